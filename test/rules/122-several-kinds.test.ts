import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Counters of several kinds at once (122.1, 614.1c). */

const SIZE = { power: '1', toughness: '1', manaCost: '{0}' };
const CARDS = [
  card('Kit', 'Creature — Golem', 'Kit enters with two +1/+1 counters, a flying counter, and a shield counter on it.', SIZE),
  card(
    'Sheriff',
    'Creature — Human',
    'Sheriff enters with a +1/+1 counter on it plus an additional +1/+1 counter on it for each other creature you control.',
    SIZE,
  ),
  card(
    'Pouncer',
    'Creature — Cat',
    'Kicker {0}\nIf this creature was kicked, it enters with two +1/+1 counters and a trample counter on it and with haste.',
    SIZE,
  ),
  card('Guide', 'Creature — Human', '{0}: Put your choice of a counter from among first strike, vigilance, and lifelink on Guide.', SIZE),
  card(
    'Rite',
    'Sorcery',
    'Return target creature card from your graveyard to the battlefield with a vigilance counter and a lifelink counter on it.',
    { manaCost: '{0}' },
  ),
];
const counters = (state: GameState, id: string): Readonly<Record<string, number>> =>
  Object.fromEntries(state.permanents.get(id)?.counters ?? []);
const on = (): GameState =>
  table(CARDS, {
    a: {
      battlefield: [{ id: 'guide', card: 'Guide' }],
      hand: ['Kit', 'Sheriff', 'Pouncer', 'Rite'].map((name) => ({ id: name, card: name })),
      graveyard: [{ id: 'dead', card: 'Guide' }],
    },
    b: {},
  });

describe('counters of several kinds', () => {
  it('CR 614.1c: a permanent enters with all of a list', () => {
    const after = played(on(), { kind: 'cast', card: 'Kit' }, { kind: 'resolve' });
    expect(counters(after, 'Kit')).toEqual({ '+1/+1': 2, flying: 1, shield: 1 });
  });

  it('CR 614.1c: one, plus more for each of something', () => {
    const after = played(on(), { kind: 'cast', card: 'Sheriff' }, { kind: 'resolve' });
    expect(counters(after, 'Sheriff')).toEqual({ '+1/+1': 2 });
  });

  it.each([
    [true, { '+1/+1': 2, trample: 1 }],
    [false, {}],
  ])('CR 702.33: those of a list where it was kicked: %s', (kicked, expected) => {
    const after = played(on(), { kind: 'cast', card: 'Pouncer', kicked }, { kind: 'resolve' });
    expect(counters(after, 'Pouncer')).toEqual(expected);
  });

  it('CR 608.2d: one is chosen from among several', () => {
    const after = played(on(), { kind: 'activate', permanent: 'guide', ability: 0 }, { kind: 'resolve', choose: ['lifelink'] });
    expect(counters(after, 'guide')).toEqual({ lifelink: 1 });
  });

  it('CR 122.6: a card is returned with two kinds', () => {
    const after = played(on(), { kind: 'cast', card: 'Rite', targets: ['dead'] }, { kind: 'resolve' });
    expect(counters(after, 'dead')).toEqual({ vigilance: 1, lifelink: 1 });
  });
});
