import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

type Row = readonly [text: string, kind: string, facts: object];

const SAID: readonly Row[] = [
  [
    'During your turn, creatures you control have first strike and equip abilities you activate cost {1} less to activate.',
    'static',
    {
      effects: [
        { kind: 'continuous', conditionFirst: true },
        { kind: 'costModification', conditionFirst: true },
      ],
      joined: [1],
    },
  ],
  [
    'As long as you control your commander, this creature gets +2/+2 and other creatures you control get +2/+2 and have trample.',
    'static',
    {
      effects: [
        { kind: 'continuous', conditionFirst: true },
        { kind: 'continuous', conditionFirst: true },
      ],
      joined: [1],
    },
  ],
  [
    'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    'triggersAgain',
    { cause: { kind: 'dies' }, of: { kind: 'some' }, limit: null },
  ],
  [
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    'replaces',
    {
      event: { kind: 'created', by: null },
      effect: { kind: 'createMore', amount: { kind: 'times', factor: 2 }, plus: null, passive: true },
    },
  ],
  [
    'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    'replaces',
    { event: { kind: 'countersPut', counter: '+1/+1' }, effect: { kind: 'putCounters', passive: true } },
  ],
  [
    'As long as this creature is enchanted, it has base power and toughness 10/10, vigilance, and trample.',
    'together',
    { wording: 'has base', changes: [{ kind: 'basePowerToughness' }, { kind: 'gains' }] },
  ],
];

/** What holds when isn't told for sure. */
const UNREAD = ["Creatures you control have haste and your opponents can't gain life as long as you control a Swamp."];

describe('what is said in one sentence, or in several', () => {
  it.each(SAID)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text, 'Creature — Elf');
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text, 'Creature — Elf')).toBe(true);
  });

  it.each(UNREAD)('does not guess at: %s', (text) => {
    expect(read(text, 'Creature — Elf').unread).not.toEqual([]);
  });
});
