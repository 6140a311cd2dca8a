import { describe, expect, it } from 'vitest';
import { type GameState, playerOf } from '../../engine/index.ts';
import { lifeOf, played } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Mana that a player has spent this turn, and from where mana was (700.14, 106.3). */

const bought = (name: string, text: string) => card(name, 'Sorcery', text, { manaCost: '{2}' });
const CARDS = [
  card('Spender', 'Enchantment', 'Whenever you expend 4, you gain 1 life.\nWhenever you expend 8, you gain 10 life.'),
  card('Watcher', 'Enchantment', 'Whenever an opponent expends 2, you gain 1 life.'),
  card('One', 'Sorcery', '', { manaCost: '{1}' }),
  card('Two', 'Sorcery', '', { manaCost: '{2}' }),
  card('Three', 'Sorcery', '', { manaCost: '{3}' }),
  card('Nine', 'Sorcery', '', { manaCost: '{9}' }),
  card('Robot', 'Artifact', '{2}: You gain 0 life.'),
  card('Treasure', 'Artifact — Treasure', '{T}, Sacrifice this artifact: Add one mana of any color.'),
  card('Forest', 'Basic Land — Forest'),
  bought('Bribe', 'If mana from a Treasure was spent to cast this spell, you gain 5 life.'),
  bought('Count', 'You gain 1 life for each mana from a Treasure that was spent to cast this spell.'),
  bought('Machine', 'You gain 3 life. If mana from an artifact was spent to cast this spell, you gain 4 life.'),
];
const BLANKS = Array.from({ length: 5 }, () => ({ card: 'Forest' }));
const cast = (name: string) => ({ kind: 'cast', card: name }) as const;
const resolve = { kind: 'resolve', all: true } as const;
const table = (hand: readonly string[], manaPool = '', battlefield: readonly string[] = ['Spender']) =>
  game(CARDS, [
    {
      id: 'a',
      manaPool,
      hand: byName(hand),
      battlefield: byName(battlefield),
      library: BLANKS,
    },
    { id: 'b', battlefield: [{ card: 'Watcher' }], library: BLANKS },
  ]);
const all = (state: GameState, ...names: readonly string[]) => names.reduce((now, name) => played(now, cast(name), resolve), state);

describe('CR 700.14: expend', () => {
  it.each([
    { hand: ['Three'], life: [20, 21] },
    { hand: ['Three', 'One'], life: [21, 21] },
    { hand: ['One', 'Two', 'Three'], life: [21, 21] },
    { hand: ['Nine'], life: [31, 21] },
    { hand: ['Nine', 'Two'], life: [31, 21] },
  ])('by casting $hand', ({ hand, life }) => {
    const state = all(table(hand, '{C}'.repeat(12)), ...hand);
    expect([lifeOf(state, 'a'), lifeOf(state, 'b')]).toEqual(life);
  });

  it('counts what is spent on abilities, and each turn by itself', () => {
    const robot = { kind: 'activate', permanent: 'Robot', ability: 0 } as const;
    const start = table([], '{C}{C}{C}{C}{C}{C}', ['Spender', 'Robot']);
    const once = played(start, robot, resolve);
    expect([lifeOf(once), lifeOf(played(once, robot, resolve))]).toEqual([20, 21]);
    const later = played(once, { kind: 'advance', turns: 1 });
    expect(playerOf(later, 'a')?.manaPool).toEqual([]);
    expect(later.thisTurn.manaSpent.size).toBe(0);
  });
});

describe('CR 106.3: from where the mana was that was spent', () => {
  const withTreasures = (spell: string, treasures: number) =>
    game(CARDS, [
      {
        id: 'a',
        hand: [{ id: spell, card: spell }],
        battlefield: [
          { id: 'treasure', card: 'Treasure', count: Math.max(1, treasures), tapped: treasures === 0 },
          { id: 'forest', card: 'Forest', count: Math.max(1, 2 - treasures), tapped: treasures === 2 },
        ],
      },
      { id: 'b' },
    ]);
  it.each([
    { spell: 'Bribe', treasures: 0, life: 20 },
    { spell: 'Bribe', treasures: 1, life: 25 },
    { spell: 'Count', treasures: 1, life: 21 },
    { spell: 'Count', treasures: 2, life: 22 },
    { spell: 'Machine', treasures: 0, life: 23 },
    { spell: 'Machine', treasures: 1, life: 27 },
  ])('$spell with $treasures Treasures', ({ spell, treasures, life }) => {
    expect(lifeOf(all(withTreasures(spell, treasures), spell))).toBe(life);
  });
});
