import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** Instructions with numbers, payments and conditions of their own: the text of a sorcery, a kind of node, and facts of the first one. */
const SAID: readonly (readonly [text: string, kind: string, facts: object])[] = [
  ["Get an amount of {E} equal to that creature's power.", 'getCounters', { counter: 'energy', amount: { kind: 'characteristic' } }],
  [
    '~ deals 2 damage to each Elf if {R} was spent to cast this spell and 4 damage to each Goblin if {G} was spent to cast this spell.',
    'sequence',
    {
      shared: true,
      effects: [
        { condition: { mana: { cost: ['R'] } }, effect: { kind: 'dealDamage', amount: { value: 2 }, source: { kind: 'self' } } },
        { condition: { mana: { cost: ['G'] } }, effect: { kind: 'dealDamage', amount: { value: 4 }, source: { kind: 'self' } } },
      ],
    },
  ],
  [
    'Target creature gets +X/+X or -X/-X until end of turn, where X is the number of Swamps you control.',
    'oneOf',
    { options: [{ power: { sign: '+', amount: { kind: 'x' } } }, { power: { sign: '-', amount: { kind: 'x' } } }] },
  ],
  [
    "Draw a card. When you next activate an ability that isn't a mana ability this turn, copy it.",
    'delayed',
    { word: 'when', duration: { kind: 'thisTurn' }, event: { kind: 'nextActivates' } },
  ],
  [
    'Draw cards equal to the number of players who control at least two more lands than you.',
    'playersWho',
    { condition: { kind: 'moreThan', comparison: 'more', by: { value: 2 } } },
  ],
  [
    'Draw cards equal to the greatest number of creatures you control that have a creature type in common.',
    'mostInCommon',
    { what: 'creatureType', among: { words: [{ type: 'creature' }] } },
  ],
  [
    'Draw cards equal to the greatest mana value among your commanders.',
    'greatestOf',
    { which: 'manaValue', among: { kind: 'possessed', of: { kind: 'you' } } },
  ],
  ['Destroy target artifact without mana abilities.', 'target', { filter: { suffixes: [{ kind: 'manaAbility', not: true }] } }],
];

/** What an event waits for besides. */
const WAITED: readonly (readonly [text: string, kind: string, facts: object])[] = [
  [
    'Whenever you cast an Elf spell using mana produced by this artifact, draw a card.',
    'limited',
    { event: { kind: 'casts' }, to: { kind: 'usingMana', produced: true, from: { kind: 'self' } } },
  ],
  [
    "If a nontoken creature would enter and it wasn't cast or no mana was spent to cast it, exile it instead.",
    'replaces',
    {
      event: { kind: 'enters' },
      limit: {
        kind: 'and',
        condition: {
          kind: 'any',
          of: [
            { kind: 'cast', not: true },
            { kind: 'manaSpent', mana: { kind: 'none' } },
          ],
        },
      },
    },
  ],
];

/** What a static ability says of spells and of cards' keywords. */
const HAD: readonly (readonly [text: string, facts: object])[] = [
  [
    'The first spell you cast each turn that mana from a Treasure was spent to cast has cascade.',
    { kind: 'spellsHave', of: { nth: 'first', from: 'each turn', also: [{ kind: 'paidWith' }] } },
  ],
  [
    'Each Goblin card in your graveyard has encore {X}, where X is its mana value.',
    {
      kind: 'continuous',
      changes: [{ abilities: [{ keyword: { name: 'encore', cost: [{ cost: ['X'] }], amount: { which: 'manaValue' } } }] }],
    },
  ],
];

/** What must stay unread. */
const REFUSED = [
  'Target creature gets +1/-1 or until end of turn.',
  'You draw a card if {U} was spent to cast this spell and 3 damage to any target if {R} was spent to cast this spell.',
  'Draw a card. When you next draw this turn, copy it.',
];

describe('instructions with numbers and conditions of their own', () => {
  it.each(SAID)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text, 'Sorcery');
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text, 'Sorcery')).toBe(true);
  });
  it.each(WAITED)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text)).toBe(true);
  });
  it.each(HAD)('%s', (text, facts) => {
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ kind: 'static', effects: [facts] });
  });
  it.each(REFUSED)('leaves unread: %s', (text) => {
    expect(read(text, 'Sorcery').unread).not.toEqual([]);
  });
});
