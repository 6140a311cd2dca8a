import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** What is added: the text after "{T}:", and facts of the first instruction that adds mana. */
const ADDED: readonly (readonly [text: string, mana: object])[] = [
  ['Add {G}.', { kind: 'symbols', mana: ['G'] }],
  ['Add {W} or {U}.', { kind: 'either', options: [{ mana: ['W'] }, { mana: ['U'] }] }],
  ['Add {W}{W}, {W}{U}, or {U}{U}.', { kind: 'either', options: [{ mana: ['W', 'W'] }, { mana: ['W', 'U'] }, { mana: ['U', 'U'] }] }],
  ['Add {W}{W}, {U}{U}, and {B}{B}.', { kind: 'sequence', parts: [{ mana: ['W', 'W'] }, { mana: ['U', 'U'] }, { mana: ['B', 'B'] }] }],
  ['Add one mana of any color.', { kind: 'oneType', amount: { kind: 'number', value: 1 }, of: { kind: 'anyColor' } }],
  ['Add three mana of any one color.', { kind: 'oneType', amount: { kind: 'number', value: 3 }, one: true }],
  ['Add two mana of different colors.', { kind: 'combination', different: true }],
  ['Add five mana in any combination of colors.', { kind: 'combination', of: { kind: 'anyColor' } }],
  ['Add three mana in any combination of {R} and/or {G}.', { kind: 'combination', of: { kind: 'types', types: ['R', 'G'] } }],
  ['Add two mana in any combination of {W}, {B}, and/or {G}.', { kind: 'combination', of: { kind: 'types', types: ['W', 'B', 'G'] } }],
  ['Add {C} or one mana of the chosen color.', { kind: 'either', options: [{ mana: ['C'] }, { of: { kind: 'chosenColor' } }] }],
  ['Add one mana of any type that a land you control could produce.', { of: { kind: 'couldProduce', what: 'type' } }],
  ['Add one mana of any color that a land an opponent controls could produce.', { of: { kind: 'couldProduce', what: 'color' } }],
  [
    'Add one mana of any type that the sacrificed land could produce.',
    { of: { kind: 'couldProduce', by: { kind: 'that', article: 'the' } } },
  ],
  ["Add one mana of any of the exiled card's colors.", { of: { kind: 'colorsOf' } }],
  ['Add one mana of any color among creatures you control.', { of: { kind: 'colorsAmong' } }],
  ["Add one mana of any color in your commander's color identity.", { of: { kind: 'commanderIdentity' } }],
  ['Add six {R}.', { kind: 'repeated', amount: { kind: 'number', value: 6 }, wording: 'number' }],
  ['Add {B} for each Swamp you control.', { kind: 'repeated', mana: { mana: ['B'] }, amount: { kind: 'count' } }],
  ['Add an amount of {G} equal to its power.', { kind: 'repeated', amount: { kind: 'characteristic', which: 'power' } }],
  [
    "Add an amount of {B} and/or {R} equal to the sacrificed creature's mana value.",
    { kind: 'repeated', mana: { kind: 'combination', of: { types: ['B', 'R'] } }, wording: 'amountEqualTo' },
  ],
  [
    'Add an amount of mana of that color equal to your devotion to that color.',
    { kind: 'repeated', mana: { kind: 'oneType', of: { kind: 'thatColor' } }, amount: { kind: 'devotion', to: 'thatColor' } },
  ],
  ['Add twice that much {B}.', { kind: 'repeated', amount: { kind: 'times', factor: 2, of: { kind: 'thatMany' } } }],
  ['For each color among permanents you control, add one mana of that color.', { kind: 'eachType', of: { kind: 'colorsAmong' } }],
  ["Add this artifact's last noted type and amount of mana.", { kind: 'remembered', what: 'noted' }],
];

/** Sentences that follow, and facts of the node that they are read as. */
const SAID_OF_IT: readonly (readonly [text: string, kind: string, facts: object])[] = [
  ['Spend this mana only to cast a creature spell.', 'spendOnly', { on: { kind: 'castSpell', form: 'a' }, consequence: null }],
  ['Spend this mana only to cast creature spells.', 'spendOnly', { on: { kind: 'castSpell', form: 'plural' } }],
  [
    "Spend this mana only to cast a legendary spell, and that spell can't be countered.",
    'spendOnly',
    { consequence: { kind: 'cantBeCountered' } },
  ],
  [
    'Spend this mana only to cast a Cleric or Wizard spell or to activate an ability of a Cleric or Wizard.',
    'spendOnly',
    { on: { kind: 'either', join: 'or to', purposes: [{ kind: 'castSpell' }, { kind: 'activateAbility', form: 'anOfA' }] } },
  ],
  ['Spend this mana only to cast spells from your graveyard.', 'spendOnly', { on: { kind: 'castSpell' } }],
  ['Spend this mana only on costs that contain {X}.', 'spendOnly', { on: { kind: 'other', what: 'costsWithX' } }],
  [
    'Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.',
    'spendOnly',
    {
      on: { kind: 'either', purposes: [{ kind: 'castSpell' }, { kind: 'activateAbility' }, { kind: 'other', what: 'costWithColorless' }] },
    },
  ],
  [
    'Spend this mana only to cast an enchantment spell, unlock a door, or turn a permanent face up.',
    'spendOnly',
    { on: { kind: 'either', join: 'or', purposes: [{ kind: 'castSpell' }, { what: 'unlockDoor' }, { what: 'turnPermanentFaceUp' }] } },
  ],
  ["This mana can't be spent to cast a nonartifact spell.", 'cantSpend', { by: 'mana' }],
  ["You can't spend this mana to cast spells.", 'cantSpend', { by: 'you' }],
  ["Until end of turn, you don't lose this mana as steps and phases end.", 'retained', { until: 'endOfTurn' }],
  [
    "If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
    'ifSpent',
    { word: 'if', wording: 'thatOn', consequence: { kind: 'cantBeCountered' } },
  ],
  [
    'If that mana is spent to cast a creature spell, that creature enters with an additional +1/+1 counter on it.',
    'ifSpent',
    { wording: 'thatTo', consequence: { kind: 'entersWithCounters', counter: '+1/+1', amount: { value: 1 } } },
  ],
  ['When you spend this mana to cast a Dragon creature spell, draw a card.', 'ifSpent', { word: 'when', consequence: { kind: 'effect' } }],
  ['Activate only if you control a Swamp.', 'only', { limits: [{ kind: 'if', condition: { kind: 'controls' } }] }],
  [
    'Activate only during your turn and only once each turn.',
    'only',
    {
      limits: [
        { kind: 'timing', when: 'yourTurn' },
        { kind: 'times', per: 'turn' },
      ],
    },
  ],
  ['Activate no more than twice each turn.', 'only', { limits: [{ kind: 'times', most: { value: 2 } }] }],
  ['Any player may activate this ability but only during their turn.', 'by', { who: 'anyPlayer', limits: [{ when: 'theirTurn' }] }],
];

const STATIC: readonly (readonly [text: string, kind: string, facts: object])[] = [
  [
    'If a land is tapped for mana, it produces {B} instead of any other type.',
    'produces',
    { event: { by: null, of: null }, mana: { mana: ['B'] }, insteadOf: 'type' },
  ],
  [
    'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.',
    'produces',
    { event: { least: 2 }, insteadOf: 'typeAndAmount' },
  ],
  [
    'If a land is tapped for mana, it produces colorless mana instead of any other type.',
    'produces',
    { mana: { kind: 'sameAmount', of: { types: ['C'] } } },
  ],
  [
    'If you tap a permanent for mana, it produces three times as much of that mana instead.',
    'multiplies',
    { event: { by: { kind: 'you' } }, factor: 3 },
  ],
  [
    'If tapped for mana, Plains produce {R}, Islands produce {G}, and Swamps produce {W} instead of any other type.',
    'producesByType',
    { pairs: [{ mana: { mana: ['R'] } }, { mana: { mana: ['G'] } }, { mana: { mana: ['W'] } }] },
  ],
  ["You don't lose unspent green mana as steps and phases end.", 'unspentMana', { mana: 'G', becomes: null }],
  ['If you would lose unspent mana, that mana becomes colorless instead.', 'unspentMana', { mana: 'all', becomes: 'C' }],
  ['You may spend mana as though it were mana of any color.', 'spendAsThough', { how: { mana: 'all', as: 'anyColor' }, on: null }],
  ['You may spend white mana as though it were red mana.', 'spendAsThough', { how: { mana: 'W', as: 'R' } }],
  ['You may spend other mana only as though it were colorless mana.', 'spendAsThough', { how: { mana: 'other', as: 'C', only: true } }],
  ['Mana of any type can be spent to cast creature spells.', 'spendAsThough', { how: { as: 'anyType', passive: true } }],
  ['Spend only black mana on X.', 'colorsOnX', { colors: ['B'] }],
];

const TRIGGERED: readonly (readonly [text: string, event: object, effect: object])[] = [
  [
    'Whenever a player taps a land for mana, that player adds one mana of any type that land produced.',
    { kind: 'tappedForMana', by: { kind: 'player', quantifier: 'a' } },
    { mana: { of: { kind: 'produced', what: 'type' } } },
  ],
  [
    'Whenever enchanted land is tapped for mana, its controller adds an additional {G}.',
    { kind: 'tappedForMana', by: null, what: { kind: 'attached' } },
    { additional: true },
  ],
  ['Whenever you tap a permanent for {C}, add an additional {C}.', { of: { kind: 'types', types: ['C'] } }, { additional: true }],
  [
    'Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.',
    { of: { kind: 'chosenColor' } },
    { mana: { of: { kind: 'thatColor' } } },
  ],
  [
    "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.",
    { kind: 'addsMana', of: { kind: 'chosenColor' } },
    { additional: true },
  ],
];

describe('adding mana (106.3, 106.4)', () => {
  it.each(ADDED)('%s', (text, mana) => {
    const { ability, unread } = read(`{T}: ${text}`);
    expect(unread).toEqual([]);
    expect(nodes(ability, 'addMana')[0]).toMatchObject({ mana });
    expect(printsBack(`{T}: ${text}`)).toBe(true);
  });
});

describe('what is said of added mana and of activating (106.6, 602.5)', () => {
  it.each(SAID_OF_IT)('%s', (text, kind, facts) => {
    const { ability, unread } = read(`{T}: Add {C}. ${text}`);
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(`{T}: Add {C}. ${text}`)).toBe(true);
  });
});

describe('static abilities about mana (106.12b, 500.5, 609.4b)', () => {
  it.each(STATIC)('%s', (text, kind, facts) => {
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text)).toBe(true);
  });
});

describe('abilities that trigger on tapping for mana (106.12a)', () => {
  it.each(TRIGGERED)('%s', (text, event, effect) => {
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ kind: 'triggered', event, effects: [effect] });
    expect(printsBack(text)).toBe(true);
  });
});

describe('wordings of earlier years', () => {
  it.each([
    ['{T}: Add {G} to your mana pool.', '{T}: Add {G}.'],
    ['{T}: Add {G}. Activate this ability only any time you could cast a sorcery.', '{T}: Add {G}. Activate only as a sorcery.'],
    ["Mana pools don't empty as steps and phases end.", "Players don't lose unspent mana as steps and phases end."],
    [
      "Activated abilities of creatures cost {1} less to activate. This effect can't reduce the amount of mana an ability costs to activate to less than one mana.",
      "Activated abilities of creatures cost {1} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
    ],
    [
      "Exile a creature you control: Add X mana of any one color, where X is the exiled creature's converted mana cost plus one.",
      "Exile a creature you control: Add X mana of any one color, where X is the exiled creature's mana value plus 1.",
    ],
    [
      'This spell costs {2} less to cast for each creature sacrificed as an additional cost.',
      'This spell costs {2} less to cast for each creature sacrificed this way.',
    ],
    [
      "Enchanted creature can't attack you or a planeswalker you control.",
      "Enchanted creature can't attack you or planeswalkers you control.",
    ],
    ['Totem armor', 'Umbra armor'],
    ['You gain life and draw cards equal to its power.', 'You gain life equal to its power and draw cards equal to its power.'],
    ['Protection from blue, from black and from red', 'Protection from blue, from black, and from red'],
    [
      'Target player searches their library for a card, then shuffles their library.',
      'Target player searches their library for a card, then shuffles.',
    ],
  ])('%s reads as %s', (old, now) => {
    const spanless = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, inner) => (key === 'span' ? undefined : inner)));
    expect(spanless(read(old).ability)).toEqual(spanless(read(now).ability));
  });
});

describe('stays unread', () => {
  it.each([
    '{T}: Add {G} quickly.',
    '{T}: Add one mana of any flavor.',
    '{T}: Add {C}. Spend this mana only to bribe judges.',
    '{T}: Add {C}. Activate only while whistling.',
    'If a land is tapped for mana, it produces {B} instead of any other temperature.',
    'If a land is tapped for mana, it produces twice as much of that soup instead.',
    "You don't lose unspent purple mana as steps and phases end.",
    'You may spend mana as though it were chocolate.',
  ])('%s', (text) => {
    expect(read(text).unread).not.toEqual([]);
  });
});
