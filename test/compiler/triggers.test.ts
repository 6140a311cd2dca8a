import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** What is waited for (603.1): the words before the comma, and facts of the event. */
const EVENTS: readonly (readonly [event: string, kind: string, facts: object])[] = [
  ['When this creature enters', 'enters', { what: { kind: 'self' }, from: null, under: null }],
  ['Whenever another Elf you control enters', 'enters', { what: { kind: 'some' } }],
  ['Whenever a land enters under your control', 'enters', { under: { kind: 'you' } }],
  ['When this creature enters from a graveyard', 'enters', { from: { zone: 'graveyard' }, elsewhere: false }],
  ['Whenever one or more creatures you control die', 'dies', { what: { amount: { kind: 'orMore' } } }],
  [
    'When this artifact is put into a graveyard from the battlefield',
    'zoneChange',
    { to: { zone: 'graveyard' }, from: { zone: 'battlefield' } },
  ],
  ['Whenever one or more cards leave your graveyard', 'zoneChange', { verb: 'leaves', from: { zone: 'graveyard', of: { kind: 'you' } } }],
  ['Whenever this creature attacks a player', 'attacks', { whom: { kind: 'player' } }],
  ['Whenever a creature attacks you or a planeswalker you control', 'attacks', { whom: { kind: 'mixed', join: 'or' } }],
  ['Whenever you attack with two or more creatures', 'attacksWith', { with: { amount: { kind: 'orMore' } } }],
  ["Whenever this creature attacks and isn't blocked", 'unblocked', {}],
  ['Whenever enchanted creature deals combat damage to a player', 'dealsDamage', { combat: true, to: { kind: 'player' } }],
  ['Whenever a source you control deals noncombat damage to an opponent', 'dealsDamage', { combat: false }],
  ["Whenever you're dealt damage", 'playerDealtDamage', { who: { kind: 'you' }, combat: null }],
  ['Whenever you cast your second spell each turn', 'nth', { deed: 'cast', ordinal: 2, per: 'each turn' }],
  ['Whenever a player casts a spell from their hand', 'casts', { who: { kind: 'player' } }],
  ['When you cast this spell', 'casts', { what: { kind: 'self' } }],
  ['Whenever you cast a spell that targets this creature', 'targets', { what: { kind: 'self' } }],
  ['Whenever you draw a card', 'draws', {}],
  ['Whenever you cycle or discard a card', 'cycles', { orDiscards: true }],
  ['Whenever you put one or more +1/+1 counters on a creature you control', 'countersPut', { by: { kind: 'you' }, oneOrMore: true }],
  ['When this creature becomes the target of a spell or ability an opponent controls', 'becomesTarget', {}],
  ['At the beginning of your upkeep', 'phase', { which: 'upkeep', whose: { player: { kind: 'you' } } }],
  ['At the beginning of combat on your turn', 'phase', { which: 'combat', whose: { word: 'on' } }],
  [
    "At the beginning of the upkeep of enchanted creature's controller",
    'phase',
    { whose: { word: 'of', player: { kind: 'controllerOf' } } },
  ],
  ['At the beginning of each end step', 'phase', { which: 'end step', whose: 'each' }],
  ['Whenever you gain life for the first time each turn', 'limited', { to: { kind: 'words' } }],
  ["Whenever you cast a spell during an opponent's turn", 'limited', { to: { kind: 'turn', of: { kind: 'opponent' } } }],
  ['Whenever this creature enters or attacks', 'either', { join: 'or', events: [{ kind: 'enters' }, { kind: 'attacks' }] }],
  ['When this creature enters and at the beginning of your upkeep', 'either', { join: 'and at' }],
  ['When you control no Islands', 'state', { condition: { kind: 'controls', not: true } }],
  ['Whenever day becomes night or night becomes day', 'occurrence', {}],
];

describe('what triggered abilities wait for (603.1)', () => {
  it.each(EVENTS)('%s', (event, kind, facts) => {
    const text = `${event}, draw a card.`;
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(ability.kind).toBe('triggered');
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text)).toBe(true);
  });

  it.each([
    'Whenever this creature wobbles, draw a card.',
    'Whenever you attack sideways, draw a card.',
    'At the beginning of your lunch, draw a card.',
    'Whenever a creature dies enters, draw a card.',
    'Whenever creatures dies, draw a card.',
  ])('not read whole: %s', (text) => {
    expect(read(text).unread).not.toEqual([]);
  });
});

/** 603.4 and elsewhere: the words after "if", and facts of the condition. */
const CONDITIONS: readonly (readonly [condition: string, kind: string, facts: object])[] = [
  ['you control three or more artifacts', 'controls', { not: false, what: { amount: { kind: 'orMore' } } }],
  ['you control no untapped lands', 'controls', { not: true }],
  ["you don't control a Swamp", 'controls', { not: true, what: { kind: 'some' } }],
  ['an opponent controls more lands than you', 'playerCompare', { comparison: 'more', than: { kind: 'you' }, by: null }],
  ['you control the most creatures or are tied for the most', 'playerExtreme', { tied: true }],
  ['there are seven or more cards in your graveyard', 'exists', { not: false }],
  ['there are four or more card types among cards in your graveyard', 'existsQuantity', { what: 'cardType' }],
  ['you have 7 or more life', 'playerNumber', { which: 'life', comparison: 'orGreater' }],
  ['you have no cards in hand', 'playerNumber', { which: 'handSize', comparison: 'equal', to: { value: 0 } }],
  ['an opponent has three or more poison counters', 'playerNumber', { which: 'poison' }],
  ['your devotion to black is less than five', 'compare', { left: { kind: 'devotion' }, comparison: 'less', right: { value: 5 } }],
  ['X is 5 or more', 'compare', { left: { kind: 'x' }, comparison: 'orGreater' }],
  ['its power is 4 or greater', 'compare', { left: { kind: 'characteristic', which: 'power' } }],
  ['creatures you control have total power 8 or greater', 'totalOf', { which: 'power' }],
  ["it's a creature", 'is', { not: false, past: false }],
  ['that creature was an Elf', 'is', { past: true }],
  ['enchanted land is tapped', 'is', { subject: { kind: 'attached' } }],
  ['it has a +1/+1 counter on it', 'hasCounter', { counter: '+1/+1', said: 'has a' }],
  ['there are no ki counters on this creature', 'hasCounter', { counter: 'ki', amount: { value: 0 } }],
  ['that creature has flying', 'hasKeyword', { keyword: 'flying' }],
  ['this card is in your graveyard', 'inPlace', { places: [{ zone: 'graveyard' }] }],
  ["it's not your turn", 'turn', { not: true }],
  ["you're the monarch", 'designation', { what: 'the monarch' }],
  ['you have the initiative', 'designation', { what: 'the initiative' }],
  ['a creature died this turn', 'happened', { event: { kind: 'dies' }, when: 'this turn', tense: 'past' }],
  ["you've cast another spell this turn", 'happened', { event: { kind: 'casts' }, tense: 'perfect' }],
  ["you didn't attack this turn", 'happened', { not: true }],
  ['it was kicked', 'cast', { how: 'kicked' }],
  ['you cast it from your hand', 'castFrom', { by: { kind: 'you' }, from: { zone: 'hand' } }],
  ['{R} was spent to cast it', 'manaSpent', { mana: { kind: 'symbols', cost: ['R'] } }],
  ['mana from a Treasure was spent to cast it', 'manaSpent', { mana: { kind: 'from' } }],
  ['at least three green mana was spent to cast it', 'manaSpent', { mana: { kind: 'amount', color: 'G' } }],
  ['you control a Forest and an Island', 'controls', { what: { kind: 'several' } }],
  ["you control a Desert or there's a Desert card in your graveyard", 'any', { of: [{ kind: 'controls' }, { kind: 'exists' }] }],
];

describe('conditions', () => {
  it.each(CONDITIONS)('if %s', (condition, kind, facts) => {
    const text = `When this creature enters, if ${condition}, draw a card.`;
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ kind: 'triggered', effects: [{ kind: 'draw' }] });
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    if (!condition.includes("there's")) expect(printsBack(text)).toBe(true);
  });

  it.each(['you control three or more wibbles', 'it rains', 'you have 7 or more lives', 'its power is blue', 'a creature dieds this turn'])(
    'not read: if %s',
    (condition) => {
      expect(read(`When this creature enters, if ${condition}, draw a card.`).unread).not.toEqual([]);
    },
  );
});

/** How many: after "equal to", and the facts of the quantity. */
const QUANTITIES: readonly (readonly [quantity: string, kind: string, facts: object])[] = [
  ['the number of Elves you control', 'count', {}],
  ["the sacrificed creature's power", 'characteristic', { which: 'power' }],
  ['the greatest mana value among artifacts you control', 'greatest', { which: 'manaValue' }],
  ['the total power of creatures you control', 'total', { which: 'power' }],
  ['your devotion to red and green', 'devotion', { to: ['R', 'G'] }],
  ['the number of colors among permanents you control', 'distinct', { what: 'color' }],
  ['the number of basic land types among lands you control', 'basicLandTypes', {}],
  ['twice the number of cards in your hand', 'times', { factor: 2, of: { kind: 'playerNumber' } }],
  ['half your life total, rounded up', 'half', { rounded: 'up' }],
  ['your life total minus 3', 'minus', {}],
  ['the number of white mana symbols in the mana costs of permanents you control', 'manaSymbols', { color: 'W' }],
  ['the amount of mana spent to cast this spell', 'manaSpent', { on: { kind: 'cast' } }],
  ['the number of players who control more lands than you', 'playersWho', { opponents: false }],
];

describe('quantities (107.1, 107.3)', () => {
  it.each(QUANTITIES)('%s', (quantity, kind, facts) => {
    const text = `{T}: Target player gains life equal to ${quantity}.`;
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(nodes(ability, kind)[0]).toMatchObject(facts);
    expect(printsBack(text)).toBe(true);
  });
});
