import { describe, expect, it } from 'vitest';
import { type GameState, playerOf } from '../../engine/index.ts';
import { done, played, refusal } from '../support/acting.ts';
import { begun, card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';

const enchantment = (name: string, text: string) => card(name, 'Enchantment', text);
const CARDS = [
  card('Plains', 'Basic Land — Plains', ''),
  card('Imp', 'Creature — Imp', 'Dredge 3', { power: '1', toughness: '1' }),
  enchantment('Reflection', 'If you would draw a card, draw two cards instead.'),
  enchantment('Insight', 'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.'),
  enchantment(
    'Thief',
    'If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.',
  ),
  enchantment('Maniac', 'If you would draw a card while your library has no cards in it, you win the game instead.'),
  enchantment('Familiar', 'If you would draw a card, you may skip that draw instead.'),
  enchantment('Collector', 'If an opponent would draw two or more cards, instead you and that player each draw a card.'),
  enchantment('Exiler', 'If a player would draw a card, that player exiles that card face up instead.'),
  enchantment('Lich', 'If you would gain life, draw that many cards instead.'),
  enchantment(
    'Sage',
    'If you would draw a card, instead look at the top three cards of your library, then put one into your hand and the rest into your graveyard.',
  ),
  enchantment('Oddity', 'If you would draw a card, something odd happens instead.'),
];
const lands = (player: string, count: number) => Array.from({ length: count }, (_, at) => ({ id: `${player}${at}`, card: 'Plains' }));
function on(
  a: readonly string[],
  b: readonly string[] = [],
  more: { readonly library?: number; readonly graveyard?: readonly string[]; readonly step?: 'UPKEEP' } = {},
): GameState {
  const there = (player: string, names: readonly string[]) => names.map((name, at) => ({ id: `${player} ${name} ${at}`, card: name }));
  const { library = 9, graveyard = [] } = more;
  return begun(
    {
      players: [
        { id: 'a', battlefield: there('a', a), library: lands('a', library), graveyard: there('grave', graveyard) },
        { id: 'b', battlefield: there('b', b), library: lands('b', 9) },
      ],
      ...(more.step === undefined ? {} : { step: more.step }),
    },
    CARDS,
  );
}
/** Cards of a's and b's hand and in a's graveyard. */
const sizes = (state: GameState) => ['a', 'b'].map((player) => playerOf(state, player)?.hand.length).join(' ');

describe('CR 614.11, 121.6: draws that are replaced', () => {
  it.each([
    { a: ['Reflection'], b: [], text: 'Draw a card.', hands: '2 0' },
    { a: ['Reflection'], b: [], text: 'Draw two cards.', hands: '4 0' },
    // 614.5: each once for each draw and what that turns into.
    { a: ['Reflection', 'Reflection'], b: [], text: 'Draw a card.', hands: '4 0' },
    { a: ['Insight'], b: [], text: 'Draw a card.', hands: '2 0' },
    { a: [], b: ['Thief'], text: 'Draw two cards.', hands: '0 2' },
    { a: ['Thief'], b: ['Thief'], text: 'Draw a card.', hands: '1 0' },
    // 121.2a: what is about drawing several comes first.
    { a: [], b: ['Collector'], text: 'Draw three cards.', hands: '1 1' },
    { a: [], b: ['Collector'], text: 'Draw a card.', hands: '1 0' },
    { a: ['Exiler'], b: [], text: 'Draw two cards.', hands: '0 0' },
    { a: ['Lich'], b: [], text: 'You gain 3 life.', hands: '3 0' },
    { a: ['Lich', 'Reflection'], b: [], text: 'You gain 3 life.', hands: '6 0' },
  ])('a: $a, b: $b: $text', ({ a, b, text, hands }) => {
    expect(sizes(resolved(on(a, b), text))).toBe(hands);
  });

  it.each([
    { answer: 'yes', hands: '0 0' },
    { answer: 'no', hands: '1 0' },
  ])('CR 608.2d: what the player may do instead is asked: $answer', ({ answer, hands }) => {
    expect(carryingOut(on(['Familiar']), 'Draw a card.').kind).toBe('unanswered');
    expect(sizes(resolved(on(['Familiar']), 'Draw a card.', { choose: [answer] }))).toBe(hands);
  });

  it('CR 614.11: a player wins instead of drawing from an empty library', () => {
    const after = resolved(on(['Maniac'], [], { library: 1 }), 'Draw two cards.');
    expect([sizes(after), playerOf(after, 'b')?.lost]).toEqual(['1 0', 'effect']);
  });

  it('CR 616.1: the player whose draw it is chooses between different effects', () => {
    const state = on(['Reflection', 'Sage']);
    const open = carryingOut(state, 'Draw a card.');
    expect(open.kind === 'unanswered' && open.question.options).toEqual(['a Reflection 0', 'a Sage 1']);
  });

  it('says what it can not read', () => {
    expect(carryingOut(on(['Oddity']), 'Draw a card.').kind).toBe('notModelled');
  });
});

describe('CR 702.52: dredge', () => {
  it.each([
    { answer: 'yes', hand: ['grave Imp 0'], graveyard: ['a2', 'a1', 'a0'] },
    { answer: 'no', hand: ['a0'], graveyard: ['grave Imp 0'] },
  ])('CR 702.52a: instead of a draw three cards may be milled and it returned: $answer', ({ answer, hand, graveyard }) => {
    const { hand: held, graveyard: there } =
      playerOf(resolved(on([], [], { graveyard: ['Imp'] }), 'Draw a card.', { choose: [answer] }), 'a') ?? {};
    expect(held).toEqual(hand);
    expect([...(there ?? [])].sort()).toEqual([...graveyard].sort());
  });

  it('CR 702.52b: is not asked for with fewer cards in the library', () => {
    expect(sizes(resolved(on([], [], { graveyard: ['Imp'], library: 2 }), 'Draw a card.'))).toBe('1 0');
  });

  it('CR 616.1: one of several, or none, is chosen for a draw', () => {
    const state = on([], [], { graveyard: ['Imp', 'Imp'] });
    const open = carryingOut(state, 'Draw a card.');
    expect(open.kind === 'unanswered' && open.question.options).toEqual(['grave Imp 0', 'grave Imp 1', 'no']);
    expect(playerOf(resolved(state, 'Draw a card.', { choose: ['grave Imp 1'] }), 'a')?.hand).toEqual(['grave Imp 1']);
    expect(playerOf(resolved(state, 'Draw a card.', { choose: ['no'] }), 'a')?.hand).toEqual(['a0']);
  });
});

describe('CR 504.1: the draw of the draw step', () => {
  const toDraw = { kind: 'advance', to: 'DRAW' } as const;
  it.each([
    { a: ['Reflection'], b: [], hands: '2 0' },
    { a: ['Insight'], b: [], hands: '1 0' },
    { a: ['Insight', 'Reflection'], b: [], hands: '3 0' },
    { a: [], b: ['Thief'], hands: '1 0' },
  ])('a: $a, b: $b', ({ a, b, hands }) => {
    expect(sizes(played(on(a, b, { step: 'UPKEEP' }), toDraw))).toBe(hands);
  });

  it('CR 702.52a: may be replaced by dredge', () => {
    const state = on([], [], { graveyard: ['Imp'], step: 'UPKEEP' });
    expect(refusal(state, toDraw).missingChoice?.options).toEqual(['yes', 'no']);
    expect(playerOf(done(state, { ...toDraw, choose: ['yes'] }).state, 'a')?.hand).toEqual(['grave Imp 0']);
  });

  it('CR 504.1: a further draw of the step is not the first one', () => {
    expect(sizes(resolved(played(on(['Insight'], [], { step: 'UPKEEP' }), toDraw), 'Draw a card.'))).toBe('3 0');
  });
});
