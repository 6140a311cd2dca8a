import { describe, expect, it } from 'vitest';
import type { GameEventBody } from '../../engine/events/event.ts';
import { board, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { distinct, leavesOf } from '../support/settling.ts';

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card(
    'Scales',
    'Enchantment',
    'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
  ),
];
const on = (...a: readonly string[]) =>
  board(CARDS, { a: [{ id: 'bear', card: 'Bear' }, ...a.map((name, at) => ({ id: `${name} ${at}`, card: name }))] });
const counters = (counter: string, amount: number): readonly GameEventBody[] => [{ kind: 'CounterAdded', object: 'bear', counter, amount }];
const destroyed: readonly GameEventBody[] = [
  { kind: 'ZoneChanged', id: 'bear', as: 'bear', from: 'battlefield', to: 'graveyard', cause: 'destroy' },
];

describe('CR 614.16: counters that would be put', () => {
  it.each([
    // 1 + 1.
    { on: ['Scales'], put: counters('+1/+1', 1), leaves: 1, results: ['2 +1/+1 on bear'] },
    // 2 + 1 + 1.
    { on: ['Scales', 'Scales'], put: counters('+1/+1', 2), leaves: 1, results: ['4 +1/+1 on bear'] },
  ])('CR 614.16: $on, of $put.0.amount $put.0.counter', ({ on: those, put, leaves, results }) => {
    const found = leavesOf(on(...those), put);
    expect(distinct(found, / on /)).toEqual(results);
    expect(found).toHaveLength(leaves);
  });
});

describe('CR 614.8, 701.19: regeneration', () => {
  it('CR 701.19a: the next destruction is replaced, and no other', () => {
    const state = resolved(on(), 'Regenerate target creature.', { targets: [['bear']] });
    const [leaf] = leavesOf(state, destroyed);
    expect(leaf).toEqual(['Regenerated', 'PermanentTapped', 'LastingEffectEnded']);
  });

  it('CR 701.19c: what can not be regenerated is destroyed, and the shield stays', () => {
    const state = resolved(on(), 'Regenerate target creature.', { targets: [['bear']] });
    const [event] = destroyed;
    if (event?.kind !== 'ZoneChanged') throw new Error('no destruction');
    expect(leavesOf(state, [{ ...event, final: true }])).toEqual([['bear to graveyard']]);
  });
});

describe('CR 614.6: "would die this turn"', () => {
  it('CR 614.6: is exiled instead, as long as the turn lasts', () => {
    const state = resolved(on(), 'Some Spell deals 1 damage to target creature. If that creature would die this turn, exile it instead.', {
      targets: [['bear']],
    });
    expect(leavesOf(state, destroyed)).toEqual([['bear to exile']]);
  });
});
