import { describe, expect, it } from 'vitest';
import { print } from '../../engine/compiler/print.ts';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { done, kinds, played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Keyword actions that have targets (115.1): they are announced with the spell or ability that says them. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Wood', 'Basic Land — Forest'),
  card('Leader', 'Creature — Ally', 'When this creature enters, support 2.', { manaCost: '{1}{W}', power: '1', toughness: '1' }),
  card('Example', 'Instant', 'Support 2.', { manaCost: '{G}' }),
  card('Uplift', 'Sorcery', 'Support X.', { manaCost: '{X}{G}' }),
  card('Quake', 'Sorcery', 'Earthbend 2.', { manaCost: '{G}' }),
  card('Twice', 'Sorcery', 'Earthbend 1, then earthbend 2.', { manaCost: '{G}' }),
];

const on = (hand: readonly string[], mine: readonly string[], theirs: readonly string[] = []): GameState =>
  game(CARDS, [
    {
      id: 'a',
      hand: byName(hand),
      battlefield: mine.map((id) => ({ id, card: id.replace(/\d$/, '') })),
      manaPool: '{G}{G}{G}{W}{W}',
    },
    { id: 'b', battlefield: theirs.map((id) => ({ id, card: id.replace(/\d$/, '') })) },
  ]);
const counters = (state: GameState, id: string): number => state.permanents.get(id)?.counters.get('+1/+1') ?? 0;
const cast = (name: string, ...targets: readonly string[]) => ({ kind: 'cast', card: name, targets }) as const;
const RESOLVE = { kind: 'resolve', all: true } as const;

describe('support', () => {
  it('CR 701.41a: a counter on each of up to so many target creatures, chosen as the spell is cast', () => {
    const state = played(on(['Example'], ['Bear1'], ['Bear2', 'Bear3']), cast('Example', 'Bear1', 'Bear3'), RESOLVE);
    expect(['Bear1', 'Bear2', 'Bear3'].map((id) => counters(state, id))).toEqual([1, 0, 1]);
  });

  it('CR 701.41a: up to so many, so that there may be none', () => {
    const { events } = done(played(on(['Example'], [], []), { ...cast('Example') }), RESOLVE);
    expect(kinds(events)).not.toContain('CounterAdded');
  });

  it.each([
    [0, ['Bear1']],
    [1, ['Bear1', 'Bear2']],
  ])('CR 107.3, 701.41a: X is %i, and so many targets at the most', (x, targets) => {
    expect(refusal(on(['Uplift'], ['Bear1', 'Bear2']), { ...cast('Uplift', ...targets), x }).notModelled).toBeNull();
    const right = played(on(['Uplift'], ['Bear1', 'Bear2']), { ...cast('Uplift', ...targets.slice(0, x)), x }, RESOLVE);
    expect([counters(right, 'Bear1'), counters(right, 'Bear2')]).toEqual([x, 0]);
  });

  it('CR 701.41a: an ability of a permanent supports other creatures only', () => {
    const state = played(on(['Leader'], ['Bear1']), cast('Leader'));
    expect(refusal(state, { ...RESOLVE, choose: ['Leader'] }).missingChoice?.options ?? []).not.toContain('Leader');
    expect(counters(played(state, { ...RESOLVE, choose: ['Bear1'] }), 'Bear1')).toBe(1);
  });
});

describe('earthbend', () => {
  it('CR 701.66a: a land becomes a creature with haste and counters, and stays a land', () => {
    const state = played(on(['Quake'], ['Wood1']), cast('Quake', 'Wood1'), RESOLVE);
    const { types, power, toughness, keywords } = characteristicsOf(state, 'Wood1') ?? raise();
    expect([[...types].sort(), power, toughness, keywords]).toEqual([['Creature', 'Land'], 2, 2, ['Haste']]);
  });

  it.each(['destroy', 'exile'] as const)('CR 701.66a, 603.7: it returns tapped, a new object, after it is gone (%s)', (kind) => {
    const state = played(on(['Quake'], ['Wood1']), cast('Quake', 'Wood1'), RESOLVE, { kind, permanents: ['Wood1'] }, RESOLVE);
    const [back] = [...state.permanents.values()];
    expect([state.permanents.size, back?.tapped, back?.counters.size]).toEqual([1, true, 0]);
    expect([...(characteristicsOf(state, back?.id ?? '')?.types ?? [])]).toEqual(['Land']);
  });

  it('CR 701.66a: not where it goes to a hand', () => {
    const state = played(
      on(['Quake'], ['Wood1']),
      cast('Quake', 'Wood1'),
      RESOLVE,
      { kind: 'returnToHand', permanents: ['Wood1'] },
      RESOLVE,
    );
    expect([state.permanents.size, zoneOf(state, state.players[0]?.hand[0] ?? '')]).toEqual([0, 'hand']);
  });

  it('CR 601.2c: each earthbending of a text has its own target', () => {
    const state = played(on(['Twice'], ['Wood1', 'Wood2']), cast('Twice', 'Wood1', 'Wood2'), RESOLVE);
    expect([counters(state, 'Wood1'), counters(state, 'Wood2')]).toEqual([1, 2]);
  });

  it('CR 115.1: only a land that its controller has', () => {
    expect(refusal(on(['Quake'], [], ['Wood1']), cast('Quake', 'Wood1')).rules).toContain('115.1');
  });
});

describe('their words', () => {
  it.each(['Support 2.', 'Support X.', 'Earthbend 3.'])('“%s” is written as it is read', (text) => {
    const [ability] = card('Some Spell', 'Instant', text).faces[0].abilities;
    expect(ability === undefined ? '' : print(ability)).toBe(text);
  });
});

function raise(): never {
  throw new Error('it is gone');
}
