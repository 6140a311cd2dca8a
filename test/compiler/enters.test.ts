import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

const ENTERS: readonly (readonly [text: string, facts: object])[] = [
  ['This land enters tapped.', { how: { kind: 'tapped' }, condition: null }],
  ['This land enters tapped unless you control a Mountain.', { how: { kind: 'tapped' }, unless: true, condition: { kind: 'controls' } }],
  ['Creatures your opponents control enter tapped.', { subject: { kind: 'all' }, how: { kind: 'tapped' } }],
  ['This artifact enters with three charge counters on it.', { how: { kind: 'withCounters', amount: { value: 3 }, counter: 'charge' } }],
  ['This creature enters with X +1/+1 counters on it.', { how: { amount: { kind: 'x' }, wording: 'number' } }],
  [
    'This creature enters with X +1/+1 counters on it, where X is the number of Forests you control.',
    { how: { amount: { kind: 'count' }, wording: 'whereX' } },
  ],
  ['This creature enters with a +1/+1 counter on it for each Forest you control.', { how: { forEach: { kind: 'count' } } }],
  [
    'This creature enters with a number of +1/+1 counters on it equal to the number of Forests you control.',
    { how: { wording: 'equal', amount: { kind: 'count' } } },
  ],
  ['Other Elves you control enter with an additional +1/+1 counter on it.', { how: { additional: true } }],
  ['This land enters tapped with two charge counters on it.', { how: { kind: 'together', join: 'with' } }],
  ['As this land enters, choose a basic land type.', { how: { kind: 'choose', what: 'basicLandType' } }],
  ['As this enchantment enters, choose a color.', { how: { kind: 'choose', what: 'color' } }],
  ['As this enchantment enters, choose North or South.', { how: { kind: 'choose', what: 'words' } }],
  [
    "As this land enters, you may pay 3 life. If you don't, it enters tapped.",
    { how: { kind: 'mayPay', costs: [{ kind: 'payLife' }], else: { kind: 'tapped' } } },
  ],
  [
    "As this land enters, you may reveal a Forest card from your hand. If you don't, it enters tapped.",
    { how: { kind: 'mayPay', costs: [{ kind: 'reveal' }] } },
  ],
  [
    'You may have this creature enter as a copy of any creature on the battlefield.',
    { how: { kind: 'asCopy', optional: true, except: [] } },
  ],
  [
    "You may have this creature enter as a copy of a creature you control, except it isn't legendary and it has haste.",
    { how: { except: [{ kind: 'changes' }, { kind: 'changes' }] } },
  ],
  [
    "You may have this artifact enter as a copy of any artifact on the battlefield, except it's a creature in addition to its other types.",
    { how: { except: [{ kind: 'changes', changes: [{ kind: 'together' }] }] } },
  ],
];

describe('CR 614.1c, 614.12: how permanents enter', () => {
  for (const [text, facts] of ENTERS)
    it(text, () => {
      const { ability, unread } = read(text);
      expect(unread).toEqual([]);
      expect(nodes(ability, 'enters')[0]).toMatchObject(facts);
      expect(printsBack(text)).toBe(true);
    });

  for (const text of [
    'This land enters sideways.',
    'As this land enters, choose wisely.',
    "As this land enters, you may sing. If you don't, it enters tapped.",
  ])
    it(`stays unread: ${text}`, () => expect(read(text).unread.length).toBeGreaterThan(0));
});
