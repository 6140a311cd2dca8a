import { describe, expect, it } from 'vitest';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { done, played, refusal } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

const CARDS = [
  card('Wagon', 'Artifact — Vehicle', 'Crew 3', { manaCost: '{2}', power: '4', toughness: '4' }),
  card('Pilot', 'Creature — Dwarf Pilot', 'This creature can crew Vehicles as though its power were 2 greater.', {
    power: '1',
    toughness: '1',
  }),
  card('Coward', 'Creature — Human', "This creature can't crew Vehicles.", { power: '5', toughness: '1' }),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Mouse', 'Creature — Mouse', '', { power: '1', toughness: '1' }),
];

const withCrew = (...crew: readonly string[]): GameState =>
  board(CARDS, {
    a: [{ id: 'wagon', card: 'Wagon' }, ...crew.map((name, at) => ({ id: `${name}-${at}`, card: name, sick: true }))],
    b: [],
  });
const crew = (...choose: readonly string[]) => ({ kind: 'activate', permanent: 'wagon', ability: 'Crew 3', choose }) as const;
const tapped = (state: GameState): readonly string[] => [...state.permanents.values()].filter((one) => one.tapped).map(({ id }) => id);

describe('CR 702.122a: crew', () => {
  it.each([
    { given: ['Bear', 'Mouse'], choose: [], taps: ['Bear-0', 'Mouse-1'] },
    { given: ['Bear', 'Bear', 'Bear'], choose: [], taps: ['Bear-0', 'Bear-1'] },
    { given: ['Bear', 'Mouse', 'Mouse'], choose: ['Bear-0', 'Mouse-2'], taps: ['Bear-0', 'Mouse-2'] },
    { given: ['Bear', 'Bear', 'Mouse'], choose: ['Bear-0', 'Bear-1', 'Mouse-2'], taps: ['Bear-0', 'Bear-1', 'Mouse-2'] },
  ])('taps creatures with a total power of 3, new ones too: $given', ({ given, choose, taps }) => {
    const state = played(withCrew(...given), crew(...choose), { kind: 'resolve' });
    expect(tapped(state)).toEqual(taps);
    expect([...(characteristicsOf(state, 'wagon')?.types ?? [])].sort()).toEqual(['Artifact', 'Creature']);
  });

  it('leaves open which creatures crew where several would do', () => {
    expect(refusal(withCrew('Bear', 'Bear', 'Mouse'), crew()).missingChoice?.options).toEqual(['Bear-0', 'Bear-1', 'Mouse-2']);
  });

  it('is refused without enough power', () => {
    expect(refusal(withCrew('Bear'), crew()).rules).toContain('702.122a');
  });

  it('lasts until end of turn', () => {
    const state = played(withCrew('Bear', 'Mouse'), crew(), { kind: 'resolve' }, { kind: 'advance', to: 'CLEANUP' });
    expect(characteristicsOf(state, 'wagon')?.types.includes('Creature')).toBe(false);
  });

  it('702.122f: looks at what a creature can crew as though its power were', () => {
    expect(tapped(done(withCrew('Pilot'), crew()).state)).toEqual(['Pilot-0']);
  });

  it("101.2: is not done by what can't crew", () => {
    expect(refusal(withCrew('Coward'), crew()).rules).toContain('702.122a');
  });
});
