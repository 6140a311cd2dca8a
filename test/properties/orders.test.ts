import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStop } from '../../engine/choices.ts';
import type { GameEventBody } from '../../engine/events/event.ts';
import type { GameState } from '../../engine/index.ts';
import { waysOf } from '../../engine/replacements/decided.ts';
import { NOTHING_USED } from '../../engine/replacements/modifier.ts';
import { apply, follow, type Path, pendingOf } from '../../engine/replacements/path.ts';
import { settleAll } from '../../engine/replacements/settleAll.ts';
import { everyWay } from '../../engine/ways.ts';
import { board, card } from '../support/boards.ts';
import { damage } from '../support/settling.ts';

/** Effects of several sorts: some commute with some, some bring others about, or move the damage to where others don't apply. */
const DOUBLE = 'it deals double that damage to that permanent or player instead.';
const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Twice', 'Enchantment', `If a source would deal damage to a permanent or player, ${DOUBLE}`),
  card('Twice You', 'Enchantment', 'If a source would deal damage to you, it deals double that damage to you instead.'),
  card(
    'Thrice',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
  ),
  card(
    'One More',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.',
  ),
  card(
    'Two More',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals that much damage plus 2 to that permanent or player instead.',
  ),
  card('Armor', 'Artifact', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Thick Armor', 'Artifact', 'If a source would deal damage to you, prevent 2 of that damage.'),
  card('Halver', 'Enchantment', 'If a source would deal damage to you, prevent half that damage, rounded up.'),
  card('Wall', 'Enchantment', 'Prevent all damage that would be dealt to you.'),
  card('Lid', 'Enchantment', 'If a source would deal 4 or more damage to you, prevent all but 3 of that damage.'),
  card(
    'Half',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
  ),
  card(
    'Half Up',
    'Enchantment',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded up, to that permanent or player instead.',
  ),
  card(
    'Presence',
    'Enchantment',
    'If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or player instead.',
  ),
  card('Shrug', 'Enchantment', 'If a source would deal 2 or less damage to you, prevent that damage.'),
  card('Salve', 'Enchantment', 'If a source would deal damage to you, prevent 1 of that damage. You gain 1 life.'),
  card('Veil', 'Enchantment', 'If a source would deal damage to you, you may prevent 2 of that damage.'),
  card('Guard', 'Creature — Giant', 'All damage that would be dealt to you is dealt to this creature instead.', {
    power: '5',
    toughness: '9',
  }),
];
const EFFECTS = CARDS.slice(1).map(({ definition }) => definition.name);

const dealtIn = (events: readonly GameEventBody[], gained?: number): string => {
  const life = events.reduce((sum, event) => sum + (event.kind === 'LifeGained' ? event.amount : 0), 0);
  const dealt = events.flatMap((event) => (event.kind === 'DamageDealt' ? [`${event.target} ${event.amount}`] : []));
  return `${dealt.sort().join(', ')}; life gained ${gained ?? life}`;
};

/** What can be dealt, each order of all effects tried by itself, each effect told from all others. */
function everyOrder(state: GameState, amount: number): ReadonlySet<string> {
  const ends = new Set<string>();
  const go = (path: Path): void => {
    const next = follow(state, path);
    // Whatever is done afterwards is 1 life.
    if (next.kind === 'end')
      ends.add(
        dealtIn(
          next.path.done.map(({ event }) => event),
          next.path.afterwards.length,
        ),
      );
    else if (next.kind !== 'fork') throw new Error(JSON.stringify(next));
    else
      for (const modifier of next.modifiers.flatMap(waysOf)) {
        const applied = apply(state, next.path, modifier);
        if ('kind' in applied) throw new Error(JSON.stringify(applied));
        go(applied);
      }
  };
  go({ pending: [pendingOf(damage('bear', 'b', amount))], done: [], usedUp: NOTHING_USED, afterwards: [] });
  return ends;
}

test('CR 616.1: what can come of damage is what every single order comes to, though orders that can not matter are not tried', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 6 }), (names, amount) => {
      const state = board(CARDS, { a: [{ id: 'bear', card: 'Bear' }], b: names.map((name, at) => ({ id: `${name} ${at}`, card: name })) });
      const found = everyWay((ask) => settleAll(state, [damage('bear', 'b', amount)], ask), 2000);
      if (isStop(found) || found.truncated) throw new Error(JSON.stringify(found));
      const ends = new Set(found.ways.map(({ result }) => dealtIn(result.events)));
      expect([...ends].sort()).toEqual([...everyOrder(state, amount)].sort());
    }),
    { numRuns: 100, seed: 616 },
  );
});

test('CR 616.1: each thing that can come of damage is come to by one way, whose choices are legal', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EFFECTS), { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 12 }), (names, amount) => {
      const state = board(CARDS, { a: [{ id: 'bear', card: 'Bear' }], b: names.map((name, at) => ({ id: `${name} ${at}`, card: name })) });
      const found = everyWay((ask) => settleAll(state, [damage('bear', 'b', amount)], ask), 2000, { onceByEnds: true });
      if (isStop(found) || found.truncated) throw new Error(JSON.stringify(found));
      const ends = found.ways.map(({ result }) => dealtIn(result.events));
      expect(ends.toSorted()).toEqual([...everyOrder(state, amount)].sort());
      for (const { choices, result } of found.ways) {
        const left = choices.map(({ answer }) => answer);
        const again = settleAll(state, [damage('bear', 'b', amount)], () => left.shift() ?? null);
        expect([left, 'events' in again && dealtIn(again.events)]).toEqual([[], dealtIn(result.events)]);
      }
    }),
    { numRuns: 100, seed: 616 },
  );
});

test('CR 616.1: n effects that double and n that add come to as many ways as there are orders of the two sorts', () => {
  // The orders of n of one and n of another sort: 2, 6, 20, 70.
  for (const [n, ways] of [
    [1, 2],
    [2, 6],
    [3, 20],
    [4, 70],
  ] as const) {
    const state = board(CARDS, {
      a: [
        { id: 'bear', card: 'Bear' },
        { id: 't', card: 'Twice', count: n },
        { id: 'm', card: 'One More', count: n },
      ],
      b: [],
    });
    const found = everyWay((ask) => settleAll(state, [damage('bear', 'b', 1)], ask), 100);
    expect('ways' in found ? [found.ways.length, found.truncated] : found).toEqual([ways, false]);
  }
});
