import { describe, expect, it } from 'vitest';
import { characteristicsOf, type GameState, type StepName } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Echo (702.30), champion (702.72) and backup (702.165). */

const creature = (name: string, type: string, text: string) =>
  card(name, `Creature — ${type}`, text, { manaCost: '{1}{R}', power: '2', toughness: '2' });
const CARDS = [
  creature('Bear', 'Bear', ''),
  creature('Lizard', 'Lizard', 'Echo {2}'),
  creature('Hero', 'Goblin', 'Champion a Goblin'),
  creature('Minion', 'Goblin', ''),
  creature('Helper', 'Angel', 'Vigilance\nBackup 2\nFlying\nWhenever this creature attacks, you gain 1 life.'),
  card('Wood', 'Basic Land — Forest'),
];
const library = (id: string) => [1, 2, 3, 4].map((at) => ({ id: `${id}${at}`, card: 'Wood' }));
const on = (
  hand: readonly string[],
  mine: readonly { readonly id: string; readonly card: string; readonly sick?: boolean }[] = [],
  step?: StepName,
): GameState =>
  game(
    CARDS,
    [
      {
        id: 'a',
        hand: hand.map((id) => ({ id, card: id })),
        battlefield: [...mine, { id: 'W1', card: 'Wood' }, { id: 'W2', card: 'Wood' }],
        library: library('l'),
      },
      { id: 'b', battlefield: [{ id: 'Other', card: 'Bear' }], library: library('m') },
    ],
    step === undefined ? {} : { step },
  );
const cast = (name: string) => ({ kind: 'cast', card: name, free: true }) as const;
const RESOLVE = { kind: 'resolve', all: true } as const;
const UPKEEP = { kind: 'advance', to: 'UPKEEP' } as const;
const NEXT = [{ kind: 'advance', to: 'END' } as const, UPKEEP] as const;

describe('echo', () => {
  const first = (): GameState => played(on(['Lizard']), cast('Lizard'), RESOLVE, ...NEXT, ...NEXT);
  it.each([
    ['yes', 'battlefield', true],
    ['no', 'graveyard', false],
  ])('CR 702.30a: paid or sacrificed in the next upkeep (%s)', (answer, zone, tapped) => {
    const state = first();
    expect([state.active, state.stack.length]).toEqual(['a', 1]);
    const after = played(state, { ...RESOLVE, choose: [answer] });
    expect([zoneOf(after, 'Lizard'), after.permanents.get('W1')?.tapped]).toEqual([zone, tapped]);
  });

  it('CR 702.30a, 603.4: only in the first upkeep', () => {
    const later = played(first(), { ...RESOLVE, choose: ['yes'] }, ...NEXT, ...NEXT);
    expect([later.active, later.stack.length]).toEqual(['a', 0]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('CR 702.30a: a permanent of a board that is new (%s)', (sick, triggers) => {
    const state = played(on([], [{ id: 'Lizard', card: 'Lizard', sick }]), ...NEXT, ...NEXT);
    expect(state.stack.length).toBe(triggers);
  });

  it('CR 702.30a: it comes anew for another controller', () => {
    const mine = on([], [{ id: 'Lizard', card: 'Lizard' }]);
    const state = played(mine, { kind: 'gainControl', player: 'b', permanent: 'Lizard' }, ...NEXT);
    expect([state.active, state.stack.length]).toEqual(['b', 1]);
  });
});

describe('champion', () => {
  const on2 = (): GameState =>
    on(
      ['Hero'],
      [
        { id: 'Minion', card: 'Minion' },
        { id: 'Bear', card: 'Bear' },
      ],
    );
  it('CR 702.72a: another Goblin is exiled, and returns when the champion leaves', () => {
    const state = played(on2(), cast('Hero'), { ...RESOLVE, choose: ['yes', 'Minion'] });
    expect([zoneOf(state, 'Minion'), zoneOf(state, 'Hero')]).toEqual(['exile', 'battlefield']);
    const after = played(state, { kind: 'destroy', permanents: ['Hero'] }, RESOLVE);
    expect([...after.permanents.values()].some(({ card: { definition } }) => definition.name === 'Minion')).toBe(true);
  });

  it('CR 702.72a: without another one it is sacrificed', () => {
    const none = on(['Hero'], [{ id: 'Bear', card: 'Bear' }]);
    expect(zoneOf(played(none, cast('Hero'), RESOLVE), 'Hero')).toBe('graveyard');
    expect(zoneOf(played(on2(), cast('Hero'), { ...RESOLVE, choose: ['no'] }), 'Hero')).toBe('graveyard');
  });
});

describe('backup', () => {
  const state = (): GameState => played(on(['Helper'], [{ id: 'Bear', card: 'Bear' }]), cast('Helper'));
  it('CR 702.165a: another creature gets the counters and the abilities below until end of turn', () => {
    const after = played(state(), { ...RESOLVE, choose: ['Bear'] });
    const { power, keywords } = characteristicsOf(after, 'Bear') ?? { power: null, keywords: [] };
    expect([power, keywords]).toEqual([4, ['Flying']]);
    const fought = played(after, { kind: 'attack', attackers: [{ attacker: 'Bear', defending: 'b' }] }, RESOLVE);
    expect(fought.players[0]?.life).toBe(21);
    expect(characteristicsOf(played(after, { kind: 'advance', turns: 1 }), 'Bear')?.keywords).toEqual([]);
  });

  it('CR 702.165a: it may back itself up, and gains nothing then', () => {
    const asked = refusal(played(on(['Helper']), cast('Helper')), RESOLVE).missingChoice?.options ?? [];
    expect(asked).toContain('Helper');
    const after = played(state(), { ...RESOLVE, choose: ['Helper'] });
    expect(characteristicsOf(after, 'Helper')?.power).toBe(4);
  });
});
