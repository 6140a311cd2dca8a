import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { playerOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, zoneOf } from '../support/acting.ts';
import { begun, byName, card, sized } from '../support/boards.ts';

/** Effects on what damage does to a life total (120.4c), never on the damage itself. */

const FLOOR_7 = 'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.';
const FLOOR_1 = 'Damage that would reduce your life total to less than 1 reduces it to 1 instead.';
const CARDS: readonly CompiledCard[] = [
  card(
    'Wurm',
    'Creature — Wurm',
    `Trample\nWhen this creature enters, if your life total is less than 7, your life total becomes 7.\n${FLOOR_7}`,
    sized(7, 7),
  ),
  card('Ali', 'Creature — Human', FLOOR_1, sized(0, 1)),
  card('Worship', 'Enchantment', `If you control a creature, d${FLOOR_1.slice(1)}`),
  card('Grace', 'Instant', `Until end of turn, d${FLOOR_1.slice(1)}`, { manaCost: '{0}' }),
  card('Giant', 'Creature — Giant', '', sized(3, 3)),
  card('Linker', 'Creature — Cat', 'Lifelink', sized(4, 4)),
  card('Chief', 'Legendary Creature — Cat', '', sized(5, 5)),
  card('Blood', 'Enchantment', 'Whenever an opponent loses life, you gain that much life.'),
  card('Drinker', 'Creature — Bat', 'Whenever this creature deals damage to a player, you gain that much life.', sized(4, 4)),
  card('Silence', 'Enchantment', "Players can't gain life."),
  card('Emperion', 'Creature — Golem', "Your life total can't change.", sized(8, 8)),
  card('Angel', 'Creature — Angel', "You don't lose the game for having 0 or less life.", sized(4, 4)),
  card('Blight', 'Creature — Horror', 'Infect', sized(2, 2)),
];

interface Side {
  readonly life?: number;
  readonly battlefield?: readonly (PermanentSetup | string)[];
  readonly hand?: readonly string[];
}
/** `a` strikes, `b` is struck. */
function on(b: Side, a: Side = {}): GameState {
  const player = (id: string, { life = 20, battlefield = [], hand = [] }: Side) => ({
    id,
    life,
    battlefield: byName(battlefield),
    hand: byName(hand),
  });
  const giants: Side = { ...a, battlefield: [{ id: 'g', card: 'Giant', count: 3 }, ...(a.battlefield ?? [])] };
  return begun({ players: [player('a', giants), player('b', b)], active: 'b' }, CARDS);
}
const deal = (parts: readonly (readonly [source: string, target: string, amount: number])[], combat = false): Action => ({
  kind: 'dealDamage',
  parts: parts.map(([source, target, amount]) => ({ source, target, amount })),
  combat,
});
const lifeAfter = (state: GameState, ...actions: readonly Action[]): number => lifeOf(played(state, ...actions), 'b');

describe('what a floor is: an effect on the result of damage', () => {
  it('CR 120.4c: it prevents nothing: all the damage counts, for lifelink and for triggers', () => {
    const state = on({ life: 8, battlefield: ['Wurm'] }, { battlefield: ['Linker', 'Drinker'] });
    const linked = done(state, deal([['Linker', 'b', 4]]));
    expect([lifeOf(linked.state, 'b'), lifeOf(linked.state)]).toEqual([7, 24]);
    expect(kinds(linked.events)).toEqual(['DamageDealt', 'LifeLost', 'LifeGained', 'LifeHeld']);
    const drunk = played(state, deal([['Drinker', 'b', 4]]), { kind: 'resolve', all: true });
    expect([lifeOf(drunk, 'b'), lifeOf(drunk)]).toEqual([7, 24]);
  });

  it('CR 120.4c: it applies though its permanent dies of the same damage', () => {
    const after = played(
      on({ life: 10, battlefield: ['Wurm'] }),
      deal([
        ['g-1', 'b', 10],
        ['g-1', 'Wurm', 10],
      ]),
    );
    expect([lifeOf(after, 'b'), zoneOf(after, 'Wurm')]).toEqual([7, 'graveyard']);
    const ali = played(
      on({ life: 3, battlefield: ['Ali'] }),
      deal([
        ['g-1', 'b', 5],
        ['g-1', 'Ali', 5],
      ]),
    );
    expect([lifeOf(ali, 'b'), zoneOf(ali, 'Ali'), playerOf(ali, 'b')?.lost]).toEqual([1, 'graveyard', null]);
  });

  it('CR 120.3a: life that is below it already is lost as usual', () => {
    expect(lifeAfter(on({ life: 6, battlefield: ['Wurm'] }), deal([['g-1', 'b', 3]]))).toBe(3);
    expect(lifeAfter(on({ life: 0, battlefield: ['Ali', 'Angel'] }), deal([['g-1', 'b', 3]]))).toBe(-3);
  });

  it('CR 119.3, 119.4: loss and payment of life are none of its business', () => {
    const state = on({ life: 8, battlefield: ['Wurm'] });
    expect(lifeAfter(state, { kind: 'loseLife', player: 'b', amount: 3 })).toBe(5);
    expect(lifeAfter(state, { kind: 'payLife', player: 'b', amount: 3 })).toBe(5);
  });

  it('CR 903.10a: combat damage of a commander is kept in full', () => {
    const state = on({ life: 7, battlefield: ['Wurm'] }, { battlefield: [{ id: 'c', card: 'Chief', commander: true }] });
    const after = played(state, deal([['c', 'b', 5]], true));
    expect([lifeOf(after, 'b'), playerOf(after, 'b')?.commanderDamage.get('c')]).toEqual([7, 5]);
  });
});

describe('what is judged', () => {
  it.each([
    ['all damage of one event together', 9, [3, 3, 3], 7],
    ['only as far as it is needed', 9, [1], 8],
    ['exactly down to it', 10, [3], 7],
    ['at it, nothing is lost', 7, [100], 7],
  ] as const)('CR 120.4d: %s', (_, life, amounts, after) => {
    const parts = amounts.map((amount, at) => [`g-${at + 1}`, 'b', amount] as const);
    expect(lifeAfter(on({ life, battlefield: ['Wurm'] }), deal(parts))).toBe(after);
  });

  it('CR 120.4d: with the life that is gained in the same event', () => {
    // 8 - 6 + 4 = 6 would be too low by 1; 8 - 5 + 4 = 7 is not.
    const state = on({ life: 8, battlefield: ['Wurm', 'Linker'] });
    expect(
      lifeAfter(
        state,
        deal([
          ['g-1', 'b', 6],
          ['Linker', 'g-2', 4],
        ]),
      ),
    ).toBe(7);
    const { state: after, events } = done(
      state,
      deal([
        ['g-1', 'b', 5],
        ['Linker', 'g-2', 4],
      ]),
    );
    expect([lifeOf(after, 'b'), kinds(events).includes('LifeHeld')]).toEqual([7, false]);
  });

  it("CR 119.7: but not where that player can't gain life", () => {
    const state = on({ life: 8, battlefield: ['Wurm', 'Linker', 'Silence'] });
    expect(
      lifeAfter(
        state,
        deal([
          ['g-1', 'b', 5],
          ['Linker', 'g-2', 4],
        ]),
      ),
    ).toBe(7);
  });

  it('CR 120.3a: the life that is lost is what triggers on losing life see', () => {
    const state = on({ life: 9, battlefield: ['Wurm'] }, { battlefield: ['Blood'] });
    expect(
      lifeOf(
        played(
          state,
          deal([
            ['g-1', 'b', 3],
            ['g-2', 'b', 3],
          ]),
          { kind: 'resolve', all: true },
        ),
      ),
    ).toBe(22);
    expect(kinds(done(on({ life: 7, battlefield: ['Wurm'] }), deal([['g-1', 'b', 3]])).events)).toEqual(['DamageDealt', 'LifeHeld']);
  });

  it("CR 120.3b: poison counters are no life, and other players' life is none of it", () => {
    const state = on({ life: 7, battlefield: ['Wurm'] }, { life: 8, battlefield: ['Blight'] });
    const after = played(
      state,
      deal([
        ['Blight', 'b', 2],
        ['Wurm', 'a', 7],
      ]),
    );
    expect([playerOf(after, 'b')?.poison, lifeOf(after)]).toEqual([2, 1]);
  });

  it('CR 604.1: its own condition is looked at as the damage is dealt', () => {
    expect(lifeAfter(on({ life: 3, battlefield: ['Worship', 'Giant'] }), deal([['g-1', 'b', 5]]))).toBe(1);
    const lost = played(on({ life: 3, battlefield: ['Worship'] }), deal([['g-1', 'b', 5]]));
    expect([lifeOf(lost, 'b'), playerOf(lost, 'b')?.lost]).toEqual([-2, 'life']);
    const dying = on({ life: 3, battlefield: ['Worship', 'Giant'] });
    expect(
      lifeAfter(
        dying,
        deal([
          ['g-1', 'b', 5],
          ['g-1', 'Giant', 5],
        ]),
      ),
    ).toBe(1);
  });
});

describe('several effects on one life total', () => {
  it('CR 616.1: of several floors the highest decides, in whatever order they are applied', () => {
    expect(lifeAfter(on({ life: 8, battlefield: ['Ali', 'Wurm', 'Worship'] }), deal([['g-1', 'b', 20]]))).toBe(7);
    expect(lifeAfter(on({ life: 6, battlefield: ['Ali', 'Wurm'] }), deal([['g-1', 'b', 20]]))).toBe(1);
  });

  it("CR 119.8: a life total that can't change is not lowered at all", () => {
    const { state, events } = done(on({ life: 9, battlefield: ['Wurm', 'Emperion'] }), deal([['g-1', 'b', 5]]));
    expect([lifeOf(state, 'b'), kinds(events)]).toEqual([9, ['DamageDealt']]);
  });

  it('CR 611.2: one that lasts until end of turn needs no permanent, and ends', () => {
    const cast = played(on({ life: 2, hand: ['Grace'] }), { kind: 'cast', card: 'Grace' }, { kind: 'resolve' });
    expect(lifeAfter(cast, deal([['g-1', 'b', 5]]))).toBe(1);
    expect(lifeAfter(cast, { kind: 'advance', to: 'UPKEEP' }, deal([['g-1', 'b', 5]]))).toBe(-3);
  });

  it('CR 119.5: life becomes 7 where it is less as the Wurm enters, and no sooner or later', () => {
    const low = on({ life: 4, hand: ['Wurm'] });
    const cast: Action = { kind: 'cast', card: 'Wurm', free: true };
    expect(lifeAfter(low, cast, { kind: 'resolve', all: true })).toBe(7);
    expect(lifeAfter(on({ life: 8, hand: ['Wurm'] }), cast, { kind: 'resolve', all: true })).toBe(8);
  });
});
