import { describe, expect, it } from 'vitest';
import { type CompiledCard, type GameState, playerOf } from '../../engine/index.ts';
import { played, refusal } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Two', 'Sorcery', 'Draw two cards.', { manaCost: '{0}' }),
  card('Three', 'Sorcery', 'Each player draws three cards.', { manaCost: '{0}' }),
  card('Offer', 'Sorcery', 'You may draw a card. If you do, you lose 3 life.', { manaCost: '{0}' }),
  card('Large Offer', 'Sorcery', 'You may draw two cards. If you do, you lose 3 life.', { manaCost: '{0}' }),
  card('Maw', 'Sorcery', 'You may sacrifice a creature. If you do, you gain 3 life.', { manaCost: '{0}' }),
  card('Spirit', 'Enchantment', "Each player can't draw more than one card each turn."),
  card('Veils', 'Enchantment', "Each opponent can't draw more than one card each turn."),
  card('Pair', 'Enchantment', "Each player can't draw more than two cards each turn."),
  card('None', 'Enchantment', "Players can't draw cards."),
  card('Host', 'Enchantment', "Spells and abilities your opponents control can't cause you to sacrifice permanents."),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Edict', 'Sorcery', 'Each player sacrifices a creature of their choice.', { manaCost: '{0}' }),
];

const on = (own: readonly string[], theirs: readonly string[], spells: readonly string[]): GameState =>
  table(CARDS, {
    a: {
      battlefield: byName(own),
      hand: byName(spells),
      library: [{ card: 'Land', count: 9 }],
    },
    b: { battlefield: theirs.map((name) => ({ id: `b-${name}`, card: name })), library: [{ card: 'Land', count: 9 }] },
  });
const cast = (state: GameState, spell: string): GameState => played(state, { kind: 'cast', card: spell }, { kind: 'resolve' });
const handOf = (state: GameState, player: string): number => playerOf(state, player)?.hand.length ?? -1;

describe('CR 121.2b: how many cards a player can draw each turn', () => {
  it.each([
    ['as many as are told', [], [], 3, 3],
    ['one each', ['Spirit'], [], 1, 1],
    ['one for opponents only', ['Veils'], [], 3, 1],
    ['one for oneself', [], ['Veils'], 1, 3],
    ['two each', ['Pair'], [], 2, 2],
    ['none', ['None'], [], 0, 0],
  ] as const)('%s', (_, own, theirs, mine, other) => {
    const state = cast(on(own, theirs, ['Three']), 'Three');
    expect([handOf(state, 'a'), handOf(state, 'b')]).toEqual([mine, other]);
  });

  it('counts what was drawn before in the same turn, and not what was in another', () => {
    const once = cast(on(['Pair'], [], ['Two', 'Three']), 'Two');
    expect(handOf(cast(once, 'Three'), 'a')).toBe(2);
    expect(handOf(played(once, { kind: 'advance', turns: 2 }), 'a')).toBe(4);
  });

  it.each([
    ['a card that can be drawn', [], 'Offer', true],
    ['a card that can no more be drawn', ['None'], 'Offer', false],
    ['two cards of which one can be drawn', ['Spirit'], 'Large Offer', false],
  ] as const)('CR 608.2d: is offered %s', (_, own, spell, asked) => {
    const state = played(on(own, [], [spell]), { kind: 'cast', card: spell });
    if (asked) expect(refusal(state, { kind: 'resolve' }).message).toContain('A choice is missing');
    else expect(playerOf(played(state, { kind: 'resolve' }), 'a')?.life).toBe(20);
  });

  it('CR 608.2d: nothing is offered for what is not there', () => {
    expect(playerOf(cast(on([], [], ['Maw']), 'Maw'), 'a')?.life).toBe(20);
  });
});

describe('CR 101.2: what spells and abilities can not cause', () => {
  it.each([
    ['an opponent is made to sacrifice', ['Bear'], ['Bear'], [], ['b-Bear']],
    ['an opponent is not, where spells of opponents can not cause it', ['Bear'], ['Bear', 'Host'], ['b-Bear'], []],
    ['oneself is, by an own spell', ['Bear', 'Host'], ['Bear'], [], ['b-Bear']],
  ] as const)('%s', (_, own, theirs, kept, gone) => {
    const state = cast(on(own, theirs, ['Edict']), 'Edict');
    expect(state.permanents.has('Bear')).toBe(false);
    for (const id of kept) expect(state.permanents.has(id)).toBe(true);
    for (const id of gone) expect(state.permanents.has(id)).toBe(false);
  });
});
