import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

type Row = readonly [text: string, kind: string, facts: object];

const THAT_DAMAGE = { kind: 'thatMany', said: 'that damage' };
const number = (value: number): object => ({ kind: 'number', value });

/** What static abilities make of damage that would be dealt. */
const ON_PERMANENTS: readonly Row[] = [
  [
    'If a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
    'replaces',
    {
      event: { kind: 'damage', sort: 'any', amount: null, by: { kind: 'some' }, to: { kind: 'orPlayer' } },
      effect: {
        kind: 'dealDamage',
        source: { kind: 'it' },
        amount: { kind: 'times', factor: 2, of: THAT_DAMAGE },
        to: { article: 'that' },
      },
      limit: null,
      instead: 'after',
    },
  ],
  [
    'If a red source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.',
    'replaces',
    {
      event: { sort: 'noncombat', to: { kind: 'mixed', join: 'or' } },
      effect: { kind: 'dealDamage', amount: { kind: 'plus', right: number(2) }, to: null },
    },
  ],
  [
    'If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or player instead.',
    'replaces',
    { event: { amount: { comparison: 'orGreater', than: number(4) } }, effect: { amount: number(3) } },
  ],
  [
    'If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.',
    'replaces',
    { effect: { kind: 'preventThat', amount: { kind: 'half', of: THAT_DAMAGE, rounded: 'up' } }, instead: 'unsaid' },
  ],
  [
    'If a source would deal damage to another Dinosaur you control, prevent all but 1 of that damage.',
    'replaces',
    { effect: { kind: 'preventThat', amount: { kind: 'minus', left: THAT_DAMAGE, right: number(1) } } },
  ],
  [
    'If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from this creature.',
    'replaces',
    { limit: { kind: 'while' }, effect: { kind: 'sequence', effects: [{ kind: 'preventThat' }, { kind: 'removeCounters' }] } },
  ],
  [
    'If a source would deal damage to a player, you may prevent X of that damage, where X is the number of Clerics you control.',
    'replaces',
    { effect: { kind: 'may', effect: { kind: 'where', effect: { kind: 'preventThat', amount: { kind: 'x' } }, x: { kind: 'count' } } } },
  ],
  [
    'If noncombat damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.',
    'replaces',
    { effect: { kind: 'preventThat' }, afterwards: [{ kind: 'forEach', effect: { kind: 'putCounters' } }] },
  ],
  [
    'As long as this creature is untapped, all combat damage that would be dealt to you by unblocked creatures is dealt to this creature instead.',
    'replaces',
    {
      event: { kind: 'damage', sort: 'combat', to: { kind: 'you' }, by: { kind: 'all' } },
      effect: { kind: 'dealtInstead', amount: null, to: { kind: 'self' } },
      condition: { kind: 'is' },
    },
  ],
  [
    'Prevent all noncombat damage that would be dealt to other creatures you control.',
    'prevents',
    { effect: { kind: 'prevent', amount: 'all', damage: 'noncombat', duration: null }, condition: null },
  ],
  ["Damage that would be dealt by this creature can't be prevented.", 'unpreventable', { damage: 'any', by: { kind: 'self' } }],
  ["Combat damage can't be prevented.", 'unpreventable', { damage: 'combat', by: null }],
];

/** What spells and abilities start or tell. */
const ON_SPELLS: readonly Row[] = [
  [
    'The next 1 damage that would be dealt to target creature you control this turn is dealt to another target creature instead.',
    'redirect',
    { next: true, amount: number(1), duration: { kind: 'thisTurn' }, instead: { kind: 'target', other: true } },
  ],
  [
    'All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.',
    'redirect',
    { amount: 'all', next: false, by: { kind: 'some' }, voice: 'passive, duration first' },
  ],
  [
    'The next time a source of your choice would deal damage to you this turn, that damage is dealt to any target instead.',
    'replace',
    { next: true, limit: { kind: 'thisTurn' }, event: { kind: 'damage', to: { kind: 'you' } }, effect: { kind: 'dealtInstead' } },
  ],
  [
    'If damage would be dealt to you this turn by a source of your choice, prevent that damage.',
    'replace',
    { limit: { kind: 'thisTurn' }, event: { by: { kind: 'some' }, said: 'is dealt, limit before source' } },
  ],
  [
    'Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.',
    'prevent',
    { next: true, divided: true, amount: number(5) },
  ],
  ['Prevent all combat damage that would be dealt this turn by creatures with power 4 or less.', 'prevent', { by: { kind: 'all' } }],
  ['If you control a Swamp, ~ deals 4 damage to that creature instead.', 'insteadIf', { effect: { kind: 'dealDamage' } }],
];

/** What abilities wait for, and what they choose among. */
const TRIGGERED: readonly Row[] = [
  [
    'Whenever a creature an opponent controls is dealt excess noncombat damage, draw a card.',
    'isDealtDamage',
    { combat: false, excess: true, by: null },
  ],
  ['Whenever this creature deals 6 or more damage to an opponent, draw a card.', 'dealsDamage', { amount: { comparison: 'orGreater' } }],
  ['Whenever combat damage is dealt to you, draw a card.', 'damageDealt', { combat: true, excess: false, to: { kind: 'you' } }],
  ['Whenever damage that would be dealt to you is prevented, draw a card.', 'damagePrevented', { from: null, to: { kind: 'you' } }],
  [
    'Whenever this creature attacks, it gains your choice of first strike, vigilance, or lifelink until end of turn.',
    'oneOf',
    { options: [{ kind: 'gains', verb: 'gains' }, { kind: 'gains' }, { kind: 'gains' }] },
  ],
  [
    'Whenever this creature attacks, put your choice of a flying counter or a reach counter on it.',
    'putCounterOfChoice',
    { counters: ['flying', 'reach'], shared: false },
  ],
  ['This creature enters with your choice of a +1/+1, first strike, or vigilance counter on it.', 'counterOfChoice', { shared: true }],
  ['Whenever this creature attacks, exchange life totals with target opponent.', 'exchangeLife', { with: { kind: 'opponent' } }],
  [
    "When this creature enters, each player's life total becomes the highest life total among all players.",
    'setLife',
    { to: { kind: 'extremeNumber', which: 'life', extreme: 'highest' } },
  ],
  [
    'As long as this creature is paired with another creature, both creatures have lifelink.',
    'continuous',
    { subject: { kind: 'rest', as: 'both creatures' } },
  ],
];

/** Said of no damage, or of none in particular. */
const UNREAD = ['Prevent all but 1 of that life.', 'If a source would deal damage to you, it deals double that life instead.'];

describe('CR 614, 615: damage that would be dealt', () => {
  it.each(ON_PERMANENTS)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text, 'Creature — Elf');
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text, 'Creature — Elf')).toBe(true);
  });

  it.each(TRIGGERED)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text, 'Creature — Elf');
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text, 'Creature — Elf')).toBe(true);
  });

  it.each(ON_SPELLS)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text, 'Instant');
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text, 'Instant')).toBe(true);
  });

  it.each(UNREAD)('does not guess at: %s', (text) => {
    expect(read(text, 'Creature — Elf').unread).not.toEqual([]);
  });
});

describe('damage that is dealt (120)', () => {
  it('CR 107.3: X and some more', () => {
    const { ability, unread } = read('Testing Stone deals X plus 2 damage to any target.', 'Sorcery');
    expect(unread).toEqual([]);
    expect(nodes(ability, 'dealDamage')[0]).toMatchObject({ amount: { kind: 'plus', left: { kind: 'x' }, right: number(2) } });
    expect(printsBack('Testing Stone deals X plus 2 damage to any target.', 'Sorcery')).toBe(true);
  });
});
