import { describe, expect, it } from 'vitest';
import { carryingOut, resolved } from '../support/resolving.ts';
import { board, of, zone } from './board.ts';

/** What was done "this way", "if you do", and what words after an instruction ask of what it is about (608.2c). */

const life = (state: { readonly players: readonly { readonly life: number }[] }): readonly number[] => state.players.map((one) => one.life);

describe('this way', () => {
  it.each([
    ['Each opponent loses 3 life. You gain life equal to the life lost this way.', [23, 17]],
    ['Destroy target creature. If that creature dies this way, you gain 2 life.', [22, 20]],
    ['Mill three cards. If a creature card was milled this way, you gain 4 life.', [24, 20]],
    ['Mill two cards. If a creature card was milled this way, you gain 4 life.', [20, 20]],
    ['Tap any number of untapped creatures you control. You gain 2 life for each creature tapped this way.', [24, 20]],
    ['Discard a card. If you discarded a card this way, you gain 1 life.', [21, 20]],
  ])('CR 608.2c: %s', (text, expected) => {
    const state = board({ battlefield: of('Bear', 'Wall'), hand: [{ id: 'h', card: 'Bolt' }] }, { battlefield: of('Viper') });
    expect(life(resolved(state, text, { targets: [['viper-1']], choose: ['bear-1', 'wall-1'] }))).toEqual(expected);
  });

  it('CR 701.20: all of a kind that were revealed this way are taken, and the rest is put on the bottom', () => {
    const text =
      'Reveal the top four cards of your library. Put all creature cards revealed this way into your hand and the rest on the bottom of your library in any order.';
    const state = resolved(board(), text, { choose: ['l1', 'l2', 'l4'] });
    expect([zone(state, 'hand'), zone(state, 'library')]).toEqual([['l3'], ['l5', 'l1', 'l2', 'l4']]);
  });
});

describe('if you do', () => {
  const text = 'Remove a +1/+1 counter from target creature. If you do, draw a card. Otherwise, you gain 1 life.';

  it.each([
    [{ '+1/+1': 1 }, 1, 20],
    [{}, 0, 21],
  ])('CR 608.2c: of what was no choice, with counters %j', (counters, hand, total) => {
    const state = resolved(board({ battlefield: [{ id: 'one', card: 'Bear', counters }] }), text, { targets: [['one']] });
    expect([zone(state, 'hand').length, state.players[0]?.life]).toEqual([hand, total]);
  });

  it('CR 118.12a: “if they do” after “unless” is whether that was done', () => {
    const words = 'Target opponent loses 3 life unless they sacrifice a creature. If they do, draw a card.';
    const state = board({}, { battlefield: of('Bear') });
    const done = resolved(state, words, { targets: [['b']], choose: ['yes'] });
    expect([life(done), zone(done, 'hand').length]).toEqual([[20, 20], 1]);
    const not = resolved(state, words, { targets: [['b']], choose: ['no'] });
    expect([life(not), zone(not, 'hand').length]).toEqual([[20, 17], 0]);
  });
});

describe('what words speak of', () => {
  it.each([
    // The Wall is 0/4.
    ['You gain life equal to target creature’s toughness. Tap that creature.', [24, 20], true],
    ['You gain X life, where X is target creature’s toughness. Tap that creature.', [24, 20], true],
    ['You gain life equal to target creature’s toughness. That creature’s controller loses 3 life.', [24, 17], false],
  ])('CR 608.2c: “that creature” after an amount that is told by it: %s', (text, lives, isTapped) => {
    const state = board({}, { battlefield: of('Wall') });
    const done = resolved(state, text.replaceAll('’', "'"), { targets: [['wall-1']] });
    expect([life(done), done.permanents.get('wall-1')?.tapped]).toEqual([lives, isTapped]);
  });

  it('CR 608.2c: “if it …” after an instruction is what the instruction is about', () => {
    const text = "Put a +1/+1 counter on target creature if it's a Bear.";
    const state = board({ battlefield: of('Bear', 'Wall') });
    const size = (id: string): number =>
      resolved(state, text, { targets: [[id]] })
        .permanents.get(id)
        ?.counters.get('+1/+1') ?? 0;
    expect([size('bear-1'), size('wall-1')]).toEqual([1, 0]);
  });

  it('CR 608.2h: what an object was is told of one that is gone', () => {
    const text = 'Return target creature to its owner’s hand. If it was a Bear, draw a card.'.replace('’', "'");
    const state = board({ battlefield: of('Bear', 'Wall') });
    expect([
      zone(resolved(state, text, { targets: [['bear-1']] }), 'hand').length,
      zone(resolved(state, text, { targets: [['wall-1']] }), 'hand').length,
    ]).toEqual([2, 1]);
    expect(carryingOut(state, text, { targets: [['bear-1']] }).kind).toBe('done');
  });
});
