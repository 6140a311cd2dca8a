import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import { done, played } from '../support/acting.ts';
import { begun, board, byName, card } from '../support/boards.ts';
import { distinct, leavesOf } from '../support/settling.ts';

const enchantment = (name: string, text: string) => card(name, 'Enchantment', text);
const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Druid', 'Creature — Druid', 'Put a -1/-1 counter on this creature: Untap this creature.', { power: '2', toughness: '2' }),
  enchantment(
    'Remedy',
    'If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one are put on it instead.',
  ),
  enchantment(
    'Coil',
    'If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on it instead.',
  ),
  enchantment('Self Coil', 'If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.'),
  enchantment(
    'Season',
    'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
  ),
  enchantment(
    'Giver',
    'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.',
  ),
  enchantment(
    'Miser',
    'If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
  ),
  enchantment('Refinery', 'If you would get one or more {E}, you get twice that many {E} instead.'),
  enchantment('Denial', "Players can't get counters.\nCounters can't be put on artifacts, creatures, enchantments, or lands."),
];
const on = (a: readonly string[]) =>
  board(CARDS, { a: [{ id: 'bear', card: 'Bear' }, ...a.map((name, at) => ({ id: `${name} ${at}`, card: name }))], b: [] });
type Put = Extract<GameEventBody, { kind: 'CounterAdded' }>;
const put = (counter: string, amount: number, more: Partial<Put> = {}): Put => ({
  kind: 'CounterAdded',
  object: 'bear',
  counter,
  amount,
  ...more,
});

describe('CR 614.16, 616.1: counters that would be put or got', () => {
  it.each([
    { on: ['Remedy'], event: put('-1/-1', 1), results: [''] },
    { on: ['Remedy'], event: put('-1/-1', 3), results: ['2 -1/-1 on bear'] },
    { on: ['Remedy'], event: put('+1/+1', 1), results: ['1 +1/+1 on bear'] },
    { on: ['Coil'], event: put('charge', 2), results: ['3 charge on bear'] },
    // Both orders: 1 more and twice that, or twice and 1 more.
    { on: ['Coil', 'Season'], event: put('+1/+1', 1), results: ['3 +1/+1 on bear', '4 +1/+1 on bear'] },
    { on: ['Season', 'Season'], event: put('+1/+1', 1), results: ['4 +1/+1 on bear'] },
    // 609.1: what is paid as a cost is put by no effect.
    { on: ['Season'], event: put('loyalty', 1, { noEffect: true }), results: ['1 loyalty on bear'] },
    { on: ['Coil'], event: put('loyalty', 1, { noEffect: true }), results: ['2 loyalty on bear'] },
    { on: ['Self Coil'], event: put('poison', 1, { object: 'a' }), results: ['2 poison on a'] },
    { on: ['Self Coil'], event: put('poison', 1, { object: 'b' }), results: ['1 poison on b'] },
    { on: ['Giver'], event: put('+1/+1', 2, { by: 'a' }), results: ['4 +1/+1 on bear'] },
    { on: ['Giver'], event: put('+1/+1', 2, { by: 'b' }), results: ['2 +1/+1 on bear'] },
    { on: ['Giver'], event: put('poison', 1, { object: 'b', by: 'a' }), results: ['2 poison on b'] },
    { on: ['Miser'], event: put('+1/+1', 3, { by: 'b' }), results: ['1 +1/+1 on bear'] },
    { on: ['Miser'], event: put('+1/+1', 1, { by: 'b' }), results: [''] },
    { on: ['Refinery'], event: put('energy', 2, { object: 'a' }), results: ['4 energy on a'] },
    { on: ['Refinery'], event: put('poison', 2, { object: 'a' }), results: ['2 poison on a'] },
    { on: ['Denial'], event: put('+1/+1', 2), results: [''] },
    { on: ['Denial'], event: put('poison', 2, { object: 'b' }), results: [''] },
  ])('$on, of $event.amount $event.counter', ({ on: those, event, results }) => {
    expect(distinct(leavesOf(on(those), [event]), / on /)).toEqual(results);
  });

  it('CR 118.11: a cost is paid though nothing is left of the counter', () => {
    const state = board(CARDS, {
      a: [
        { id: 'druid', card: 'Druid', tapped: true },
        { id: 'remedy', card: 'Remedy' },
      ],
    });
    const { state: after } = done(done(state, { kind: 'activate', permanent: 'druid', ability: 0 }).state, { kind: 'resolve' });
    expect([after.permanents.get('druid')?.tapped, after.permanents.get('druid')?.counters.size]).toEqual([false, 0]);
  });
});

describe('CR 714.3c: lore counters', () => {
  it.each([
    { given: ['Season'], lore: 1 },
    { given: ['Giver'], lore: 2 },
  ])('are put by the rules, and no effect, under the player who puts them: $given', ({ given, lore }) => {
    const saga = card('Tale', 'Enchantment — Saga', 'I, II, III, IV — You gain 1 life.');
    const made = begun(
      {
        players: [
          {
            id: 'a',
            library: [{ id: 'top', card: 'Bear' }],
            battlefield: [{ id: 'tale', card: 'Tale', counters: { lore: 0 } }, ...byName(given)],
          },
          { id: 'b' },
        ],
        step: 'UPKEEP',
      },
      [...CARDS, saga],
    );
    const after = played(made, { kind: 'advance', to: 'PRECOMBAT_MAIN' });
    expect(after.permanents.get('tale')?.counters.get('lore')).toBe(lore);
  });
});
