import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** Costs before the colon and facts of their parts. */
const COSTS: readonly (readonly [text: string, parts: readonly object[]])[] = [
  ['{T}', [{ kind: 'tapSelf' }]],
  ['{2}, {Q}', [{ kind: 'mana', cost: ['2'] }, { kind: 'untapSelf' }]],
  ['{X}{W/U}, {T}', [{ kind: 'mana', cost: ['X', 'W/U'] }, { kind: 'tapSelf' }]],
  ['+1', [{ kind: 'loyalty', amount: 1 }]],
  ['−X', [{ kind: 'loyalty', amount: '-X' }]],
  ['{T}, Sacrifice this artifact', [{ kind: 'tapSelf' }, { kind: 'sacrifice', what: { kind: 'self' } }]],
  ['Sacrifice another creature', [{ kind: 'sacrifice', what: { kind: 'some', filter: { words: [{ kind: 'other' }, {}] } } }]],
  ['Sacrifice a Forest or a Plains', [{ kind: 'sacrifice' }]],
  ['Pay 3 life', [{ kind: 'payLife', amount: { value: 3 } }]],
  ['Pay X life', [{ kind: 'payLife', amount: { kind: 'x' } }]],
  ['Pay {E}{E}', [{ kind: 'payEnergy', amount: { value: 2 } }]],
  ['Pay eight {E}', [{ kind: 'payEnergy', amount: { value: 8 } }]],
  ['Tap two untapped Elves you control', [{ kind: 'tap', what: { kind: 'some', amount: { value: 2 } } }]],
  ['Exile this card from your graveyard', [{ kind: 'exile' }]],
  ['Discard your hand', [{ kind: 'discardHand' }]],
  ['Discard a card at random', [{ kind: 'discard', random: true }]],
  ["Return a Forest you control to its owner's hand", [{ kind: 'returnToHand' }]],
  ['Remove a charge counter from this artifact', [{ kind: 'removeCounters', counter: 'charge' }]],
  ['Remove any number of storage counters from this artifact', [{ kind: 'removeCounters', amount: { kind: 'anyNumber' } }]],
  ['Put a -1/-1 counter on this creature', [{ kind: 'putCounters', counter: '-1/-1' }]],
  [
    'Remove three quest counters from this artifact and sacrifice it',
    [{ kind: 'both', parts: [{ kind: 'removeCounters' }, { kind: 'sacrifice' }] }],
  ],
  ['Pay {1} for each +1/+1 counter on this creature', [{ kind: 'forEach', cost: { kind: 'mana' } }]],
  ['Collect evidence 3', [{ kind: 'keywordAction', action: 'collect evidence', amount: { value: 3 } }]],
];

describe('costs (118, 602.1a)', () => {
  it.each(COSTS)('%s', (text, parts) => {
    const { ability, unread } = read(`${text}: Add {C}.`);
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ kind: 'activated', costs: parts });
    expect(printsBack(`${text}: Add {C}.`)).toBe(true);
  });
  it.each(['Sacrifice a sandwich', 'Pay 3 respects', 'Tap two untapped'])('%s stays unread', (text) => {
    expect(read(`${text}: Add {C}.`).unread).toEqual([text]);
  });
});

describe('what stands round abilities', () => {
  it('702: keywords before a cost are part of the ability', () => {
    expect(read('Exhaust — {G}: Add {C}.').ability).toMatchObject({ kind: 'activated', word: 'Exhaust', costs: [{ kind: 'mana' }] });
  });
  it('207.2c: an ability word means nothing', () => {
    expect(read('Cohort — {T}: Add {C}.').ability).toMatchObject({ kind: 'activated', word: null });
  });
  it('702.179: an ability with max speed is had only then', () => {
    expect(read('Max speed — {T}: Add {C}.').ability).toMatchObject({
      kind: 'gated',
      gate: { kind: 'maxSpeed' },
      ability: { kind: 'activated' },
    });
  });
  it('711.2: the abilities of a level stand under it', () => {
    expect(read('LEVEL 1-4\n1/2\n{T}: Add {G}{G}.').ability).toMatchObject({
      kind: 'level',
      how: 'level',
      from: 1,
      to: 4,
      power: '1',
      toughness: '2',
      abilities: [{ kind: 'activated' }],
    });
  });
  it('716.2: the abilities of a class level stand under it, with its cost', () => {
    expect(read('{1}{G}: Level 2\n{T}: Add {G}.').ability).toMatchObject({
      kind: 'level',
      how: 'class',
      from: 2,
      cost: [{ cost: ['1', 'G'] }],
      abilities: [{ kind: 'activated' }],
    });
  });
  it('721: the ability of a station is had from a number of counters on', () => {
    expect(read('12+ | {G}, {T}: Add {G}.').ability).toMatchObject({
      kind: 'level',
      how: 'station',
      from: 12,
      to: null,
      abilities: [{ kind: 'activated' }],
    });
  });
  it('714.2: a chapter is a triggered ability with its numbers; flavor words mean nothing', () => {
    expect(read('II, III — Brimstone — Add {R}{R}.', 'Enchantment — Saga').ability).toMatchObject({
      kind: 'triggered',
      event: { kind: 'chapter', numbers: [2, 3] },
      effects: [{ kind: 'addMana' }],
    });
    expect(printsBack('II, III — Add {R}{R}.')).toBe(true);
  });
  it('113.1a: a quotation inside a quotation is an ability of its own', () => {
    const text = `Artifacts you control have "Swamps you control have '{T}: Add {B}{B}.'"`;
    expect(read(text).unread).toEqual([]);
    expect(nodes(read(text).ability, 'addMana')).toHaveLength(1);
    expect(printsBack(text)).toBe(true);
  });
});
