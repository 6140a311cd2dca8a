import { describe, expect, it } from 'vitest';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { done, kinds, played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Roles, places in libraries, counters that were removed, and cards by chance. */

const sorcery = (name: string, text: string) => card(name, 'Sorcery', text, { manaCost: '{B}' });
const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Wood', 'Basic Land — Forest'),
  ...['Cursed', 'Monster', 'Royal', 'Sorcerer', 'Virtuous', 'Wicked', 'Young Hero'].map((role) =>
    sorcery(`Make ${role}`, `Create a ${role} Role token attached to target creature you control.`),
  ),
  sorcery('Push', "Put target creature into its owner's library second from the top."),
  sorcery('Deep', "Put target creature into its owner's library third from the top."),
  sorcery('Peek', 'Target player reveals a card at random from their hand.'),
  card(
    'Chamber',
    'Artifact',
    '{1}, Remove all pain counters from this artifact: It deals damage to target creature equal to the number of pain counters removed this way.',
  ),
  card('Bank', 'Artifact', '{1}: Remove all charge counters from this artifact. You gain 2 life for each charge counter removed this way.'),
  card('Hound', 'Creature — Dog', 'Discard a card at random: This creature gets +2/+0 until end of turn.', { power: '1', toughness: '1' }),
];

const on = (hand: readonly string[], mine: readonly string[] = ['Bear1'], more: object = {}): GameState =>
  game(CARDS, [
    {
      id: 'a',
      hand: hand.map((name) => ({ id: name, card: name.replace(/\d$/, '') })),
      battlefield: mine.map((name) => ({
        id: name,
        card: name.replace(/\d$/, ''),
        ...(/Chamber|Bank/.test(name) ? { counters: { pain: 2, charge: 3 } } : {}),
      })),
      library: ['l1', 'l2', 'l3'].map((id) => ({ id, card: 'Wood' })),
      manaPool: '{C}{C}',
      ...more,
    },
    { id: 'b', battlefield: [{ id: 'Other', card: 'Bear' }], library: [{ id: 'm1', card: 'Wood' }] },
  ]);
const cast = (name: string, ...targets: readonly string[]) => ({ kind: 'cast', card: name, free: true, targets }) as const;
const RESOLVE = { kind: 'resolve', all: true } as const;
const sizeOf = (state: GameState, id: string) => {
  const { power, toughness, keywords } = characteristicsOf(state, id) ?? { power: null, toughness: null, keywords: [] };
  return [power, toughness, ...keywords];
};

describe('Role tokens', () => {
  it.each([
    ['Cursed', [1, 1]],
    ['Monster', [3, 3, 'Trample']],
    ['Royal', [3, 3, 'Ward {1}']],
    ['Sorcerer', [3, 3]],
    ['Virtuous', [3, 3]],
    ['Wicked', [3, 3]],
    ['Young Hero', [2, 2]],
  ])('CR 111.10: %s', (role, size) => {
    expect(sizeOf(played(on([`Make ${role}`]), cast(`Make ${role}`, 'Bear1'), RESOLVE), 'Bear1')).toEqual(size);
  });

  it('CR 704.5y: of one player’s Roles on a creature only the newest stays', () => {
    const state = played(
      on(['Make Wicked', 'Make Monster']),
      cast('Make Wicked', 'Bear1'),
      RESOLVE,
      cast('Make Monster', 'Bear1'),
      RESOLVE,
    );
    const names = [...state.permanents.values()].filter(({ token }) => token).map(({ card: { definition } }) => definition.name);
    expect([names, state.players[1]?.life]).toEqual([['Monster Role Token'], 19]);
  });
});

describe('places in a library', () => {
  it.each([
    ['Push', 'Bear1', 'a', ['l1', 'Bear1', 'l2', 'l3']],
    ['Deep', 'Bear1', 'a', ['l1', 'l2', 'Bear1', 'l3']],
    ['Deep', 'Other', 'b', ['m1', 'Other']],
  ])('CR 401.7: %s of %s', (name, target, owner, library) => {
    const state = played(on([name]), cast(name, target), RESOLVE);
    expect(state.players.find(({ id }) => id === owner)?.library).toEqual(library);
  });
});

describe('counters removed this way', () => {
  it('CR 608.2h: by the cost', () => {
    const state = played(on([], ['Chamber']), { kind: 'activate', permanent: 'Chamber', ability: 0, targets: ['Other'] }, RESOLVE);
    expect([zoneOf(state, 'Other'), state.permanents.get('Chamber')?.counters.get('pain')]).toEqual(['graveyard', undefined]);
  });

  it('CR 608.2c: by the ability itself', () => {
    expect(played(on([], ['Bank']), { kind: 'activate', permanent: 'Bank', ability: 0 }, RESOLVE).players[0]?.life).toBe(26);
  });
});

describe('by chance', () => {
  const HAND = ['Bear1', 'Bear2', 'Wood1', 'Wood2'];
  it('CR 701.9b: a card is discarded at random as a cost, without a choice', () => {
    const { state, events } = done(on(HAND, ['Hound']), { kind: 'activate', permanent: 'Hound', ability: 0 });
    expect([kinds(events).includes('ChosenAtRandom'), state.players[0]?.hand.length]).toEqual([true, 3]);
    const gone = (seed: number) =>
      done({ ...on(HAND, ['Hound']), seed }, { kind: 'activate', permanent: 'Hound', ability: 0 }).state.players[0]?.graveyard[0];
    expect(new Set(Array.from({ length: 40 }, (_, seed) => gone(seed))).size).toBe(4);
    expect(gone(7)).toBe(gone(7));
  });

  it('CR 118.3: with an empty hand it can’t be paid', () => {
    expect(refusal(on([], ['Hound']), { kind: 'activate', permanent: 'Hound', ability: 0 }).rules).toContain('118.3');
  });

  it('CR 701.20: a card is revealed at random', () => {
    const { events } = done(played(on(['Peek', ...HAND], ['Hound']), cast('Peek', 'a')), RESOLVE);
    expect(kinds(events)).toContain('ChosenAtRandom');
  });
});
