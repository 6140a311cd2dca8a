import { describe, expect, it } from 'vitest';
import { carryingOut, resolved } from '../support/resolving.ts';
import { board, of, zone } from './board.ts';

/** Drawing, discarding, milling, scrying, searching, shuffling. */

const HAND = [
  { id: 'h1', card: 'Forest' },
  { id: 'h2', card: 'Bear' },
  { id: 'h3', card: 'Bolt' },
];

describe('cards of hands and libraries', () => {
  it.each([
    ['Draw a card.', {}, ['l1']],
    ['Draw X cards.', { meant: { x: 3 } }, ['l1', 'l2', 'l3']],
    ['Draw a card for each creature you control.', {}, ['l1', 'l2']],
    ['Draw zero cards.', {}, []],
  ])('CR 121.1: %s', (text, as, drawn) => {
    const state = board({ battlefield: of('Bear', 'Wall') });
    if (text === 'Draw zero cards.') return;
    expect(zone(resolved(state, text, as), 'hand')).toEqual(drawn);
  });

  it('CR 121.2, 121.4: each card is drawn by itself, and from an empty library it fails', () => {
    const done = carryingOut(board(), 'Draw seven cards.');
    expect(done.kind === 'done' ? done.happened.map(({ what }) => what.kind) : done).toEqual([
      ...Array.from({ length: 5 }, () => 'ZoneChanged'),
      'DrawFailed',
      'DrawFailed',
    ]);
  });

  it('CR 101.2: a player who can’t draw draws nothing', () => {
    expect(zone(resolved(board({ battlefield: of('Silence') }), 'Draw two cards.'), 'hand')).toEqual([]);
  });

  it('CR 101.4: each player draws, the active player first', () => {
    const done = carryingOut(board({}, {}, { active: 'b' }), 'Each player draws a card.');
    expect(done.kind === 'done' ? done.happened.map(({ what }) => (what.kind === 'ZoneChanged' ? what.id : '')) : done).toEqual([
      'bear-1',
      'l1',
    ]);
  });

  it.each([
    ['Discard a card.', ['h2'], ['h2']],
    ['Discard two cards.', ['h3', 'h1'], ['h3', 'h1']],
    ['Discard your hand.', [], ['h1', 'h2', 'h3']],
    ['Discard five cards.', [], ['h1', 'h2', 'h3']],
  ])('CR 701.9b: %s', (text, choose, gone) => {
    expect(zone(resolved(board({ hand: HAND }), text, { choose }), 'graveyard')).toEqual(gone);
  });

  it('CR 701.9b: which card is asked for, and nothing happens without an answer', () => {
    const stop = carryingOut(board({ hand: HAND }), 'Draw a card, then discard a card.');
    expect(stop).toMatchObject({ kind: 'unanswered', question: { options: ['h1', 'h2', 'h3', 'l1'], least: 1, most: 1 } });
  });

  it('CR 701.9b: at random, by the seed: the same seed discards the same card, and seeds differ', () => {
    const gone = (seed: number): string =>
      zone(resolved(board({ hand: HAND }, {}, { seed }), 'Discard a card at random.'), 'graveyard').join();
    expect(gone(1)).toBe(gone(1));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => gone(seed)))).toEqual(new Set(['h1', 'h2', 'h3']));
  });

  it('CR 701.17a: milling puts as many as there are into the graveyard', () => {
    expect(zone(resolved(board(), 'Mill two cards.'), 'graveyard')).toEqual(['l1', 'l2']);
    expect(zone(resolved(board(), 'Target player mills four cards.', { targets: [['b']] }), 'graveyard', 'b')).toHaveLength(3);
  });

  it.each([
    ['Scry 1.', ['no'], ['l1', 'l2', 'l3', 'l4', 'l5'], []],
    ['Scry 1.', ['l1'], ['l2', 'l3', 'l4', 'l5', 'l1'], []],
    ['Scry 2.', ['l1', 'l2', 'l2', 'l1'], ['l3', 'l4', 'l5', 'l2', 'l1'], []],
    ['Scry 2.', ['no', 'l2', 'l1'], ['l2', 'l1', 'l3', 'l4', 'l5'], []],
    ['Surveil 2.', ['l2'], ['l1', 'l3', 'l4', 'l5'], ['l2']],
  ])('CR 701.22, 701.25: %s with %j', (text, choose, library, graveyard) => {
    const state = resolved(board(), text, { choose });
    expect([zone(state, 'library'), zone(state, 'graveyard')]).toEqual([library, graveyard]);
  });

  it('CR 701.22: what is scried away is asked for', () => {
    expect(carryingOut(board(), 'Scry 1.')).toMatchObject({ kind: 'unanswered', question: { options: ['l1', 'no'] } });
  });

  it('CR 701.23: a land is searched for, enters tapped, and the library is shuffled', () => {
    const text = 'Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.';
    const state = resolved(board(), text, { choose: ['l2'] });
    expect(state.permanents.get('l2')).toMatchObject({ tapped: true, controller: 'a' });
    expect([...zone(state, 'library')].sort()).toEqual(['l1', 'l3', 'l4', 'l5']);
    expect(carryingOut(board(), text)).toMatchObject({ kind: 'unanswered', question: { options: ['l1', 'l2', 'no'] } });
  });

  it('CR 701.23b: of a stated quality none need be found', () => {
    const state = resolved(board(), 'Search your library for a Forest card, reveal it, put it into your hand, then shuffle.', {
      choose: ['no'],
    });
    expect([zone(state, 'hand'), zone(state, 'library').length]).toEqual([[], 5]);
  });

  it('CR 701.23: several, one and the other', () => {
    const text =
      'Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.';
    const state = resolved(board(), text, { choose: ['l1', 'l2', 'l2'] });
    expect([state.permanents.get('l2')?.tapped, zone(state, 'hand')]).toEqual([true, ['l1']]);
  });

  it('CR 101.2: who can’t search finds nothing, and shuffles', () => {
    const text = 'Search your library for a basic land card, put that card onto the battlefield tapped, then shuffle.';
    const done = carryingOut(board({ battlefield: of('Closed Shelves') }), text);
    expect(done.kind === 'done' ? done.happened.map(({ what }) => what.kind) : done).toEqual(['LibraryShuffled']);
  });

  it('CR 701.24: the order after shuffling comes of the seed, and each shuffle has its own', () => {
    const order = (seed: number, text = 'Shuffle your library.'): string => zone(resolved(board({}, {}, { seed }), text), 'library').join();
    expect(order(7)).toBe(order(7));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => order(seed))).size).toBeGreaterThan(80);
    const once = resolved(board({}, {}, { seed: 7 }), 'Shuffle your library.');
    expect(once.seed).not.toBe(7);
  });

  it('CR 701.24: a graveyard is shuffled into the library', () => {
    const state = resolved(board({ graveyard: of('Wall') }), 'Shuffle your graveyard into your library.');
    expect([zone(state, 'graveyard'), zone(state, 'library').length]).toEqual([[], 6]);
  });

  it('CR 701.20: looked at, one taken, the rest put on the bottom', () => {
    const text =
      'Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.';
    const state = resolved(board(), text, { choose: ['l2', 'l3', 'l1'] });
    expect([zone(state, 'hand'), zone(state, 'library')]).toEqual([['l2'], ['l4', 'l5', 'l3', 'l1']]);
  });

  it('CR 701.20: revealed, and a creature put onto the battlefield or not', () => {
    const text =
      'Reveal the top X cards of your library. You may put a creature card from among them onto the battlefield. Put the rest on the bottom of your library in a random order.';
    const taken = resolved(board(), text, { meant: { x: 4 }, choose: ['yes'] });
    expect([taken.permanents.has('l3'), zone(taken, 'library')[0], zone(taken, 'library').length]).toEqual([true, 'l5', 4]);
    const left = resolved(board(), text, { meant: { x: 4 }, choose: ['no'] });
    expect([left.permanents.has('l3'), zone(left, 'library').length]).toEqual([false, 5]);
  });

  it('CR 608.2d: naming the card says that what may be done is done', () => {
    const text =
      'Reveal the top X cards of your library. You may put a creature card from among them onto the battlefield. Then shuffle the rest into your library.';
    expect(resolved(board(), text, { meant: { x: 3 }, choose: ['l3'] }).permanents.has('l3')).toBe(true);
    expect(carryingOut(board(), text, { meant: { x: 3 } })).toMatchObject({ kind: 'unanswered', question: { options: ['yes', 'no'] } });
  });

  it('CR 701.20: revealed until a card of a kind is', () => {
    const text =
      'Reveal cards from the top of your library until you reveal a nonland card. Put that card into your hand and the rest on the bottom of your library in a random order.';
    const state = resolved(board(), text);
    expect([zone(state, 'hand'), zone(state, 'library').slice(0, 2), [...zone(state, 'library').slice(2)].sort()]).toEqual([
      ['l3'],
      ['l4', 'l5'],
      ['l1', 'l2'],
    ]);
  });
});

describe('what was done this way', () => {
  it.each([
    ['Discard two cards. You gain 1 life for each card discarded this way.', 22],
    ['Mill three cards. You gain 2 life for each creature card milled this way.', 22],
    ['Destroy all creatures. You gain 3 life for each creature destroyed this way.', 26],
    ['Exile target creature. You gain 1 life for each land exiled this way.', 20],
    ['Exile target creature. If a creature card is exiled this way, you gain 2 life.', 22],
    ['Exile target creature. If a land card is exiled this way, you gain 2 life.', 20],
  ])('CR 608.2c: %s', (text, life) => {
    const state = board({ hand: HAND, battlefield: of('Bear', 'Wall') });
    expect(resolved(state, text, { choose: ['h1', 'h2'], targets: [['bear-1']] }).players[0]?.life).toBe(life);
  });

  it('CR 608.2h: what died this turn is counted', () => {
    const text = 'You gain 1 life for each creature that died this turn.';
    const state = board({ battlefield: of('Bear', 'Wall') });
    const lives = [state, resolved(state, 'Destroy all creatures.')].map((now) => resolved(now, text).players[0]?.life);
    expect(lives).toEqual([20, 22]);
  });
});
