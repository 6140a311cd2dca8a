import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { mayCast } from '../../engine/activation/casting.ts';
import { layered } from '../../engine/characteristics/layers.ts';
import { hasKeyword } from '../../engine/characteristics/view.ts';
import { type GameState, legalActions, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Cards that are exiled to be cast later: suspend, foretell, plot; and those cast as they are discarded or drawn: madness, miracle. */

const CARDS = [
  card('Vision', 'Sorcery', 'Suspend 2—{U}\nYou gain 4 life.'),
  card('Slow Bear', 'Creature — Bear', 'Suspend 1—{G}', { manaCost: '{5}{G}', power: '4', toughness: '4' }),
  card('Delayed', 'Sorcery', "Suspend X—{X}{R}. X can't be 0.\nYou gain 2 life.", { manaCost: '{X}{R}{R}' }),
  card('Told', 'Sorcery', 'You gain 3 life.\nForetell {W}', { manaCost: '{4}{W}' }),
  card('Told Twice', 'Sorcery', 'You gain 3 life. If this spell was foretold, you gain 2 life.\nForetell {W}', { manaCost: '{4}{W}' }),
  card('Teller', 'Enchantment', 'Whenever you foretell a card, you gain 1 life.'),
  card('Plotter', 'Creature — Human', 'Plot {1}{R}', { manaCost: '{3}{R}', power: '3', toughness: '3' }),
  card('Mad', 'Instant', 'You gain 3 life.\nMadness {B}', { manaCost: '{3}{B}' }),
  card('Looter', 'Artifact', '{T}: Discard a card.\n{0}, Discard a card: You gain 1 life.'),
  card('Wonder', 'Sorcery', 'You gain 5 life.\nMiracle {W}', { manaCost: '{4}{W}{W}' }),
  card('Draw', 'Instant', 'Draw a card.', { manaCost: '{0}' }),
  card('Harvest', 'Sorcery', 'You gain 1 life.\nRecover {B}', { manaCost: '{1}{B}' }),
  card('Hidden Note', 'Sorcery', 'Draw a card.\nCipher', { manaCost: '{0}' }),
  card('Blank', 'Sorcery'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{G}', power: '2', toughness: '2' }),
];

const LIBRARY = Array.from({ length: 9 }, () => ({ card: 'Blank' }));
const table = (a: Partial<PlayerSetup>, more: object = {}, b: Partial<PlayerSetup> = {}): GameState =>
  game(
    CARDS,
    [
      { id: 'a', life: 20, library: LIBRARY, ...a },
      { id: 'b', life: 20, library: LIBRARY, ...b },
    ],
    more,
  );
const hand = (name: string, manaPool = '', more: Partial<PlayerSetup> = {}): GameState =>
  table({ hand: [{ id: 'x', card: name }], manaPool, ...more });
const resolve: Action = { kind: 'resolve', all: true };
const upkeep: Action = { kind: 'advance', to: 'UPKEEP' };
const main: Action = { kind: 'advance', to: 'PRECOMBAT_MAIN' };
const timeOn = (state: GameState): number => state.cards.get('x')?.aside?.counters?.get('time') ?? 0;
const withMana = (state: GameState, of: GameState): GameState => ({
  ...state,
  players: state.players.map((one, at) => ({ ...one, manaPool: of.players[at]?.manaPool ?? [] })),
});
const kindsListed = (state: GameState): readonly string[] => legalActions(state, 'a').map(({ action }) => action.kind);

describe('suspend', () => {
  const suspend: Action = { kind: 'suspend', card: 'x' };

  it('CR 702.62a: exiled with its time counters for its suspend cost, without using the stack', () => {
    const state = played(hand('Vision', '{U}'), suspend);
    expect([zoneOf(state, 'x'), timeOn(state), poolOf(state), state.stack.length]).toEqual(['exile', 2, '', 0]);
    expect(refusal(hand('Vision'), suspend).rules).toContain('118.3');
  });

  it('CR 116.2f: only where it could be begun to be cast', () => {
    const later = table({ hand: [{ id: 'x', card: 'Vision' }], manaPool: '{U}' }, { step: 'END' });
    expect(refusal(later, suspend).rules).toContain('116.2f');
    expect(refusal(table({ hand: [{ id: 'x', card: 'Bear' }], manaPool: '{U}' }), suspend).rules).toContain('116.2f');
    expect(kindsListed(hand('Vision', '{U}'))).toContain('suspend');
    expect(kindsListed(later)).not.toContain('suspend');
  });

  it('CR 702.62a: a counter goes in each upkeep of its owner, and with the last one it may be cast for nothing', () => {
    const start = played(hand('Vision', '{U}'), suspend, upkeep);
    expect([start.active, timeOn(start)]).toEqual(['b', 2]);
    const one = played(start, upkeep);
    expect([one.active, one.stack.length]).toEqual(['a', 1]);
    expect(timeOn(played(one, resolve))).toBe(1);
    const last = played(one, resolve, upkeep, upkeep, { kind: 'resolve' });
    expect([timeOn(last), last.stack.length]).toEqual([0, 1]);
    expect(refusal(last, { kind: 'resolve' }).missingChoice?.options).toEqual(['yes', 'no']);
    const cast = played(last, { kind: 'resolve', choose: ['yes'] });
    expect(zoneOf(cast, 'x')).toBe('stack');
    expect(lifeOf(played(cast, resolve))).toBe(24);
    expect(zoneOf(played(last, { kind: 'resolve', choose: ['no'] }), 'x')).toBe('exile');
  });

  it('CR 702.62a: a creature that is cast so has haste', () => {
    const exiled = table({ exile: [{ id: 'x', card: 'Slow Bear', counters: { time: 1 } }] }, { step: 'UNTAP' });
    const state = played(exiled, upkeep, { kind: 'resolve' }, { kind: 'resolve', choose: ['yes'] }, resolve);
    expect(zoneOf(state, 'x')).toBe('battlefield');
    const object = layered(state).view.object('x');
    expect(object !== undefined && hasKeyword(object, 'haste')).toBe(true);
    const taken = played(state, { kind: 'gainControl', player: 'b', permanent: 'x' });
    const now = layered(taken).view.object('x');
    expect(now !== undefined && hasKeyword(now, 'haste')).toBe(false);
  });

  it('CR 107.3: X is how many counters there are, and can not be 0 where the card says so', () => {
    const state = hand('Delayed', '{R}{R}{R}');
    expect(timeOn(played(state, { ...suspend, x: 2 }))).toBe(2);
    expect(refusal(state, suspend).missingChoice?.options).toEqual(['1', '2']);
    expect(refusal(state, { ...suspend, x: 0 }).rules).toContain('107.3');
    expect(refusal(state, { ...suspend, choose: ['0'] }).message).toBe("X can't be 0.");
  });
});

describe('foretell', () => {
  const foretell: Action = { kind: 'foretell', card: 'x' };
  const cast: Action = { kind: 'cast', card: 'x', alternative: 'foretell' };

  it('CR 702.143a: exiled face down for {2}, and cast in a later turn for the foretell cost', () => {
    const start = hand('Told', '{W}{W}{W}');
    const state = played(start, foretell);
    expect([zoneOf(state, 'x'), poolOf(state), state.cards.get('x')?.aside?.faceDown]).toEqual(['exile', '{W}', true]);
    expect(refusal(state, cast).rules).toContain('702.143');
    const later = withMana(played(state, upkeep, upkeep, main), start);
    expect(lifeOf(played(later, cast, resolve))).toBe(23);
    expect(lifeOf(played(later, { kind: 'cast', card: 'x' }, resolve))).toBe(23);
  });

  it('CR 702.143a: too early a time is told as such', () => {
    const state = played(hand('Told', '{W}{W}{W}'), foretell);
    expect(mayCast(state, { player: 'a', card: 'x' })?.reasons[0]).toMatchObject({ kind: 'timing' });
    expect(mayCast(played(hand('Plotter', '{R}{R}'), { kind: 'plot', card: 'x' }), { player: 'a', card: 'x' })?.reasons[0]).toMatchObject({
      kind: 'timing',
    });
    const plotted = table({ exile: [{ id: 'x', card: 'Plotter', plotted: true }] }, { step: 'UPKEEP' });
    expect(mayCast(plotted, { player: 'a', card: 'x' })?.reasons[0]).toMatchObject({ kind: 'timing' });
  });

  it('CR 406.3a: face down it has no characteristics', () => {
    const state = played(hand('Told', '{W}{W}{W}'), foretell);
    const { types, names, manaValue, abilities } = layered(state).view.object('x') ?? {};
    expect({ types, names, manaValue, abilities }).toEqual({ types: new Set(), names: [], manaValue: 0, abilities: [] });
  });

  it('CR 116.2h: in an own turn with priority, at any time', () => {
    const of = (active: string) => table({ hand: [{ id: 'x', card: 'Told' }], manaPool: '{W}{W}' }, { active, step: 'END' });
    expect(zoneOf(played(of('a'), foretell), 'x')).toBe('exile');
    expect(refusal(of('b'), { ...foretell, by: 'a' }).rules).toContain('116.2h');
    expect(kindsListed(of('a'))).toContain('foretell');
    expect(kindsListed(of('b'))).not.toContain('foretell');
  });

  it('CR 702.143c: what was foretold on a board may be cast, and is a spell that was foretold', () => {
    const state = table({ exile: [{ id: 'x', card: 'Told Twice', foretold: true }], manaPool: '{W}' });
    expect(lifeOf(played(state, cast, resolve))).toBe(25);
    const exiled = table({ exile: [{ id: 'x', card: 'Told Twice' }], manaPool: '{W}' });
    expect(refusal(exiled, cast).rules).toContain('601.3');
  });

  it('CR 702.143c: what triggers on foretelling', () => {
    const state = hand('Told', '{W}{W}', { battlefield: [{ card: 'Teller' }] });
    expect(lifeOf(played(state, foretell, resolve))).toBe(21);
  });
});

describe('plot', () => {
  const plot: Action = { kind: 'plot', card: 'x' };
  const cast: Action = { kind: 'cast', card: 'x' };

  it('CR 702.170: exiled for its plot cost, and cast for nothing in a main phase of a later turn', () => {
    const state = played(hand('Plotter', '{R}{R}'), plot);
    expect([zoneOf(state, 'x'), poolOf(state)]).toEqual(['exile', '']);
    expect(refusal(state, cast).rules).toContain('601.3');
    const later = played(state, upkeep, upkeep);
    expect(refusal(later, cast).rules).toContain('601.3');
    expect(zoneOf(played(later, main, cast, resolve), 'x')).toBe('battlefield');
  });

  it('CR 116.2k: only with an empty stack in an own main phase', () => {
    const state = table({ hand: [{ id: 'x', card: 'Plotter' }], manaPool: '{R}{R}' }, { step: 'UPKEEP' });
    expect(refusal(state, plot).rules).toContain('116.2k');
    expect(kindsListed(hand('Plotter', '{R}{R}'))).toContain('plot');
  });

  it('CR 702.170d: the list has it once it may be cast', () => {
    const state = table({ exile: [{ id: 'x', card: 'Plotter', plotted: true }] });
    const [option] = legalActions(state, 'a').filter(({ action }) => action.kind === 'cast');
    expect(option?.alternative).toBe('plot');
    expect(option === undefined ? '' : zoneOf(played(state, option.action, resolve), 'x')).toBe('battlefield');
  });
});

describe('madness', () => {
  const looter = { battlefield: [{ id: 'l', card: 'Looter' }] };
  const discard: Action = { kind: 'activate', permanent: 'l', ability: 0 };

  it('CR 702.35a: discarded into exile, and cast for its madness cost or put into the graveyard', () => {
    const state = played(hand('Mad', '{B}', looter), discard, { kind: 'resolve' });
    expect([zoneOf(state, 'x'), state.stack.length]).toEqual(['exile', 1]);
    const cast = played(state, { kind: 'resolve', choose: ['yes'] });
    expect([zoneOf(cast, 'x'), poolOf(cast)]).toEqual(['stack', '']);
    expect(lifeOf(played(cast, resolve))).toBe(23);
    expect(zoneOf(played(state, { kind: 'resolve', choose: ['no'] }), 'x')).toBe('graveyard');
  });

  it('CR 702.35a: without the mana for it there is nothing to choose', () => {
    const state = played(hand('Mad', '', looter), discard, { kind: 'resolve' }, { kind: 'resolve' });
    expect(zoneOf(state, 'x')).toBe('graveyard');
  });

  it('CR 702.35a: so it is where it is discarded for a cost', () => {
    const state = played(hand('Mad', '{B}', looter), { kind: 'activate', permanent: 'l', ability: 1 });
    expect([zoneOf(state, 'x'), state.stack.length]).toEqual(['exile', 2]);
    expect(lifeOf(played(state, { kind: 'resolve', choose: ['yes'] }, resolve))).toBe(24);
  });

  it('CR 702.35: what was exiled otherwise can not be cast by it', () => {
    const state = table({ exile: [{ id: 'x', card: 'Mad' }], manaPool: '{B}' });
    expect(refusal(state, { kind: 'cast', card: 'x', alternative: 'madness' }).rules).toContain('601.3');
  });

  it('CR 514.1, 702.35a: discarded in the cleanup step too', () => {
    const cards = ['x', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'].map((id) => ({ id, card: id === 'x' ? 'Mad' : 'Blank' }));
    const state = played(table({ hand: cards }), { kind: 'advance', to: 'CLEANUP', choose: ['x'] });
    expect(zoneOf(state, 'x')).toBe('exile');
  });
});

describe('miracle', () => {
  const first = {
    library: [{ id: 'x', card: 'Wonder' }, ...LIBRARY],
    hand: [
      { id: 'd', card: 'Draw' },
      { id: 'e', card: 'Draw' },
    ],
  };
  const draw: Action = { kind: 'cast', card: 'd' };

  it('CR 702.94a: revealed as the first card drawn in a turn, it may be cast for its miracle cost', () => {
    const state = played(table({ ...first, manaPool: '{W}' }), draw);
    expect(refusal(state, { kind: 'resolve' }).missingChoice?.options).toEqual(['yes', 'no']);
    const shown = played(state, { kind: 'resolve', choose: ['yes'] });
    expect([zoneOf(shown, 'x'), shown.stack.length]).toEqual(['hand', 1]);
    const cast = played(shown, { kind: 'resolve', choose: ['yes'] });
    expect([zoneOf(cast, 'x'), poolOf(cast)]).toEqual(['stack', '']);
    expect(lifeOf(played(cast, resolve))).toBe(25);
    const hidden = played(state, { kind: 'resolve', choose: ['no'] });
    expect([zoneOf(hidden, 'x'), hidden.stack.length]).toEqual(['hand', 0]);
  });

  it('CR 702.94a: not as the second one', () => {
    const library = [{ card: 'Blank' }, { id: 'x', card: 'Wonder' }, ...LIBRARY];
    const state = played(table({ ...first, library, manaPool: '{W}' }), draw, resolve, { kind: 'cast', card: 'e' }, { kind: 'resolve' });
    expect([zoneOf(state, 'x'), state.stack.length]).toEqual(['hand', 0]);
  });

  it('CR 504.1, 702.94a: in the draw step, in the turn of its owner', () => {
    const state = table({ ...first, manaPool: '' }, { step: 'UPKEEP' });
    const drawn = played(state, { kind: 'advance', to: 'DRAW', choose: ['yes'] });
    expect([zoneOf(drawn, 'x'), drawn.stack.length]).toEqual(['hand', 1]);
  });
});

describe('recover', () => {
  it('CR 702.59a: as a creature of the player’s dies, back to hand for its cost, or exiled', () => {
    const start = table({ graveyard: [{ id: 'x', card: 'Harvest' }], battlefield: [{ id: 'bear', card: 'Bear' }], manaPool: '{B}' });
    const state = played(start, { kind: 'destroy', permanents: ['bear'] });
    expect(zoneOf(played(state, { kind: 'resolve', choose: ['yes'] }), 'x')).toBe('hand');
    expect(zoneOf(played(state, { kind: 'resolve', choose: ['no'] }), 'x')).toBe('exile');
  });
});

describe('what is not carried out', () => {
  it('CR 702.99: a spell with cipher is not resolved as though it had none', () => {
    const state = played(table({ hand: [{ id: 'x', card: 'Hidden Note' }] }), { kind: 'cast', card: 'x' });
    expect(refusal(state, { kind: 'resolve' }).notModelled).toBe('cipher');
  });
});
