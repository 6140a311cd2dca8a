import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Keywords that spells are given and that trigger as they are cast (611.3, 702). */

const free = (name: string, text: string, type = 'Instant') => card(name, type, text, { manaCost: '{0}' });
const CARDS = [
  card('Tempest', 'Enchantment', 'Instant and sorcery spells you cast have storm.'),
  card('First', 'Enchantment', 'The first spell you cast each turn has cascade.'),
  card('Plotters', 'Enchantment', 'Each noncreature spell you cast has conspire.'),
  card('Waiting', 'Enchantment', '{0}: The next instant or sorcery spell you cast this turn has storm.'),
  free('Boon', 'You gain 1 life.'),
  free('White Boon', 'You gain 1 life.'),
  card('Big Boon', 'Sorcery', 'You gain 5 life.', { manaCost: '{3}{W}' }),
  card('Zap', 'Instant', 'You gain 10 life.', { manaCost: '{1}{R}' }),
  card('Cat', 'Creature — Cat', '', { manaCost: '{W}', power: '1', toughness: '1' }),
  card('Moth', 'Creature — Insect', '', { manaCost: '{0}', power: '1', toughness: '1' }),
  card('Forest', 'Basic Land — Forest'),
];
const cast = (id: string, more: object = {}) => ({ kind: 'cast', card: id, by: 'a', ...more }) as const;
const all = { kind: 'resolve', all: true } as const;
const table = (battlefield: readonly string[], hand: readonly string[], more: object = {}): GameState =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: battlefield.map((name, at) => ({ id: `${name} ${at}`, card: name })),
      hand: hand.map((name, at) => ({ id: `${at}`, card: name })),
      ...more,
    },
    { id: 'b', hand: [{ id: 'theirs', card: 'Boon' }] },
  ]);

describe('CR 702.40a: storm that a spell is given', () => {
  it('copies it for each spell cast before it', () => {
    const once = played(table(['Tempest'], ['Boon', 'Boon', 'Boon']), cast('0'), all);
    expect(lifeOf(once)).toBe(21);
    const twice = played(once, cast('1'), all);
    expect(lifeOf(twice)).toBe(23);
    expect(lifeOf(played(twice, cast('2'), all))).toBe(26);
  });

  it('CR 702.40b: each instance by itself', () => {
    expect(lifeOf(played(table(['Tempest', 'Tempest'], ['Boon', 'Boon']), cast('0'), all, cast('1'), all))).toBe(20 + 1 + 3);
  });

  it('CR 611.3: none for what the effect does not speak of', () => {
    const state = played(table(['Tempest'], ['Moth', 'Moth']), cast('0'), all, cast('1'));
    expect(state.stack).toHaveLength(1);
    const theirs = played(table(['Tempest'], ['Boon']), cast('0'), all);
    expect(played({ ...theirs, priority: 'b' }, { kind: 'cast', card: 'theirs', by: 'b' }).stack).toHaveLength(1);
  });

  it('CR 611.2c: of the next one alone', () => {
    const start = table(['Waiting'], ['Boon', 'Boon', 'Boon']);
    const waits = played(start, cast('0'), all, { kind: 'activate', permanent: 'Waiting 0', ability: 0 }, all);
    const next = played(waits, cast('1'), all);
    expect(lifeOf(next)).toBe(23);
    expect(lifeOf(played(next, cast('2'), all))).toBe(24);
  });
});

describe('CR 702.85a, 702.78a: other keywords', () => {
  it('cascade, for the first spell of the turn', () => {
    const more = {
      manaPool: '{W}{W}{W}{W}',
      library: [
        { id: 'l', card: 'Forest' },
        { id: 'zap', card: 'Zap' },
      ],
    };
    const state = played(table(['First'], ['Big Boon', 'Boon'], more), cast('0'));
    expect(state.stack).toHaveLength(2);
    const done = played(state, { kind: 'resolve', choose: ['yes'] }, all);
    expect([lifeOf(done), zoneOf(done, 'zap')]).toEqual([35, 'graveyard']);
    expect(played(done, cast('1')).stack).toHaveLength(1);
  });

  it('conspire, where it is paid', () => {
    const start = table(['Plotters', 'Cat', 'Cat'], ['Big Boon'], { manaPool: '{W}{W}{W}{W}' });
    expect(lifeOf(played(start, cast('0'), all))).toBe(25);
    expect(lifeOf(played(start, cast('0', { kicked: ['conspire'] }), all))).toBe(30);
  });
});
