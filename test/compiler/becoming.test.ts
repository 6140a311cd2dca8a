import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** Texts, the kind of node in their meaning, and what it holds. */
const READ: readonly (readonly [text: string, kind: string, facts: object])[] = [
  [
    '{1}: This creature becomes a 2/2 creature with all creature types until end of turn.',
    'together',
    {
      wording: 'becomes',
      changes: [
        { kind: 'types', set: true },
        { kind: 'everyType', of: 'creatureType', set: false },
        { kind: 'basePowerToughness', power: { value: 2 } },
      ],
    },
  ],
  [
    '{2}: This land becomes a 4/3 creature with vigilance and all creature types until end of turn.',
    'together',
    { changes: [{ kind: 'types' }, { kind: 'everyType' }, { kind: 'gains' }, { kind: 'basePowerToughness' }] },
  ],
  [
    'Enchanted creature is a Citizen creature with base power and toughness 1/1 named Honest Trader.',
    'name',
    { kind: 'name', name: 'Honest Trader' },
  ],
  ['You may have this land enter tapped as a copy of any land on the battlefield.', 'asCopy', { optional: true, tapped: true, except: [] }],
  ['You may have this land enter as a copy of any land on the battlefield.', 'asCopy', { optional: true, tapped: false }],
  [
    "You may have this land enter tapped as a copy of any land card in a graveyard, except it's a Cave in addition to its other types.",
    'asCopy',
    { tapped: true, except: [{ kind: 'changes' }] },
  ],
  [
    'Each spell that would cost less than three mana to cast costs three mana to cast.',
    'leastCost',
    { least: { value: 3 }, of: { kind: 'spells', each: true } },
  ],
  [
    'If this artifact is untapped, each creature spell that would cost less than two mana to cast costs two mana to cast.',
    'leastCost',
    { least: { value: 2 }, condition: { kind: 'is' }, conditionFirst: true },
  ],
  ['This creature gets +1/+1 for each unspent green mana you have.', 'unspentMana', { of: { kind: 'you' }, mana: 'G' }],
  ['This creature gets +1/+0 for each unspent mana you have.', 'unspentMana', { of: { kind: 'you' }, mana: null }],
  ['This creature has flying as long as you have six or more unspent mana.', 'playerNumber', { which: 'unspentMana', to: { value: 6 } }],
  [
    'Cumulative upkeep—Pay {B} and 1 life.',
    'both',
    {
      parts: [
        { kind: 'mana', cost: ['B'] },
        { kind: 'payLife', amount: { value: 1 } },
      ],
    },
  ],
  ['Cumulative upkeep—Add {R}.', 'addMana', { mana: { kind: 'symbols', mana: ['R'] } }],
  [
    "At the beginning of each player's upkeep, that player adds {G}{G}{G}. Until end of turn, they don't lose this mana as steps and phases end.",
    'retained',
    { who: { kind: 'they' }, until: 'endOfTurn' },
  ],
  [
    "{T}: Add {G}. Until end of turn, you don't lose this mana as steps and phases end.",
    'retained',
    { who: { kind: 'you' }, until: 'endOfTurn' },
  ],
  [
    "{T}: Add {C}. If you spend this mana to cast your commander, it enters with a number of additional +1/+1 counters on it equal to the number of times it's been cast from the command zone this game.",
    'timesCast',
    { what: { kind: 'it' }, from: { zone: 'command' } },
  ],
  [
    "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.",
    'addedMana',
    { who: { kind: 'you' }, not: true },
  ],
  [
    '{1}, {T}: Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.',
    'manaCost',
    { costs: [['0'], ['1']] },
  ],
  [
    '{1}, {T}: Search your library for a land card with a basic land type, put it onto the battlefield, then shuffle.',
    'basicLandType',
    { each: false },
  ],
  [
    'When this creature enters, you may have this enchantment become a 5/4 Dinosaur creature with trample in addition to its other types until end of turn.',
    'continuous',
    { subject: { kind: 'self' }, changes: [{ kind: 'together', wording: 'becomes' }], duration: { kind: 'untilEndOfTurn' } },
  ],
  [
    "{1}: Target artifact becomes a copy of another target artifact until end of turn, except it's legendary in addition to its other types.",
    'continuous',
    { changes: [{ kind: 'becomesCopy', except: [{ kind: 'changes', plural: false }] }], duration: { kind: 'untilEndOfTurn' } },
  ],
  [
    '{1}: Target artifact becomes a copy of target creature, except it has vigilance and this ability.',
    'becomesCopy',
    { except: [{ kind: 'thisAbility', besides: [{ kind: 'keyword' }] }] },
  ],
  [
    "{1}: Create two tokens that are copies of target artifact, except they're 3/3 Dragon creatures in addition to their other types.",
    'copies',
    { except: [{ kind: 'changes', plural: true }] },
  ],
  ['{1}: Target land becomes a Plains or an Island until end of turn.', 'oneOf', { types: [{ type: 'Plains' }, { type: 'Island' }] }],
  ["{1}: Target land becomes a Swamp until its controller's next untap step.", 'untilNext', { step: 'untap step' }],
  [
    '{1}: Target land gains "{T}: Add {B}, {R}, or {G}." until this creature is cast from exile.',
    'untilCastFrom',
    { object: { kind: 'self' }, from: { zone: 'exile' } },
  ],
  [
    '{1}: Create a tapped colorless land token named Anywhere that is every basic land type.',
    'token',
    { name: 'Anywhere', every: 'basicLandType', types: ['land'], colors: 'colorless' },
  ],
  [
    '{1}: Create a colorless snow artifact token named Frosty Mug with "{T}: Add one mana of any color."',
    'token',
    { supertypes: ['snow'], types: ['artifact'], abilities: [{ kind: 'quoted' }] },
  ],
  [
    '{1}: Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.',
    'changeText',
    {
      replacing: [
        { words: 'color word', by: null },
        { words: 'basic land type', by: null },
      ],
      duration: { kind: 'untilEndOfTurn' },
    },
  ],
  [
    "{1}: Put a flood counter on target land. It's an Island in addition to its other types for as long as it has a flood counter on it.",
    'continuous',
    { subject: { kind: 'it' }, duration: { kind: 'asLongAs' } },
  ],
  ['Other Villains you control are Heroes in addition to their other types.', 'types', { types: [{ type: 'Hero' }], set: false }],
  [
    "{T}: Return target creature card from your graveyard to the battlefield. It's a Skeleton in addition to its other types and has no abilities.",
    'losesAbilities',
    { which: 'hasNone' },
  ],
  ['{1}: Target player activates a mana ability of each land they control.', 'activateManaAbility', { of: { kind: 'each' } }],
];

describe('what things become, cost and keep', () => {
  it.each(READ)('reads "%s"', (text, kind, facts) => {
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text)).toBe(true);
  });

  it.each([
    // The number is said twice and must be the same.
    'Each spell that would cost less than three mana to cast costs two mana to cast.',
    'You may have this land enter sideways as a copy of any land on the battlefield.',
    '{1}: This creature becomes a 2/2 creature with most creature types until end of turn.',
    'This creature gets +1/+1 for each unspent purple mana you have.',
    'Cumulative upkeep—Pay {B} and one life.',
  ])('leaves "%s" unread', (text) => {
    expect(read(text).unread).not.toEqual([]);
  });
});
