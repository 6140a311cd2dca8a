import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';
import { game } from '../support/spells.ts';

/** What is said of several objects together (608.2d): different names, so much power in all. */

const creature = (name: string, size: string, manaCost: string) =>
  card(name, 'Creature — Bear', '', { power: size, toughness: size, manaCost });
const CARDS = [
  creature('One', '1', '{1}'),
  creature('Two', '2', '{2}'),
  creature('Other Two', '2', '{2}'),
  creature('Five', '5', '{5}'),
  card('Forest', 'Basic Land — Forest'),
];
const on = (battlefield: readonly string[], library: readonly string[] = []): GameState =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: battlefield.map((name, at) => ({ id: `${name} ${at}`, card: name })),
      library: library.map((name, at) => ({ id: `card ${at}`, card: name })),
    },
    { id: 'b', battlefield: [{ card: 'Five' }] },
  ]);
const gained = (state: GameState): number => (state.players[0]?.life ?? 0) - 20;

describe('CR 608.2c: a condition about several objects together', () => {
  it.each([
    { there: ['One', 'Two', 'Five'], gains: 1 },
    { there: ['One', 'Two', 'Other Two'], gains: 0 },
    { there: ['One', 'Two', 'Other Two', 'Five'], gains: 1 },
    { there: ['One', 'Forest', 'Five'], gains: 0 },
  ])('three or more creatures with different powers: $there', ({ there, gains }) => {
    expect(gained(resolved(on(there), 'If you control three or more creatures with different powers, you gain 1 life.'))).toBe(gains);
  });
});

describe('CR 608.2d: objects that are chosen together', () => {
  const HULK =
    'Search your library for any number of creature cards with total mana value 4 or less, put them onto the battlefield, then shuffle.';
  it.each([
    { choose: ['card 0', 'card 1'], found: ['card 0', 'card 1'] },
    { choose: ['card 1', 'card 2'], found: ['card 1', 'card 2'] },
    { choose: ['no'], found: [] },
  ])('CR 701.23: $choose', ({ choose, found }) => {
    const state = resolved(on([], ['One', 'Two', 'Other Two', 'Five']), HULK, { choose });
    expect(['card 0', 'card 1', 'card 2', 'card 3'].filter((id) => zoneOf(state, id) === 'battlefield')).toEqual(found);
  });

  it.each([{ choose: ['card 0', 'card 3'] }, { choose: ['card 3'] }])('CR 701.23: not $choose', ({ choose }) => {
    expect(carryingOut(on([], ['One', 'Two', 'Other Two', 'Five']), HULK, { choose }).kind).toBe('unanswered');
  });

  it('CR 609.3: where there are not so many with different names, as many as there are', () => {
    const text = 'Search your library for two creature cards with different names, reveal them, put them into your hand, then shuffle.';
    const some = on([], ['One', 'One', 'Two']);
    expect(carryingOut(some, text, { choose: ['card 0', 'card 1'] }).kind).toBe('unanswered');
    expect(zoneOf(resolved(some, text, { choose: ['card 0', 'card 2'] }), 'card 2')).toBe('hand');
  });

  it('CR 609.3: sacrificing so much power in all', () => {
    const text = 'You may sacrifice any number of creatures with total power 6 or greater. If you do, you gain 7 life.';
    const state = on(['One', 'Two', 'Five']);
    expect(gained(resolved(state, text, { choose: ['yes', 'One 0', 'Five 2'] }))).toBe(7);
    expect(carryingOut(state, text, { choose: ['yes', 'One 0', 'Two 1'] }).kind).toBe('unanswered');
    // There is nothing to be asked where it is not there.
    expect(gained(resolved(on(['One', 'Two']), text))).toBe(0);
  });

  it.each([
    { there: ['Five', 'Two', 'Forest'], choose: ['yes', 'Five 0', 'Two 1'], stays: true },
    { there: ['Five', 'Two', 'Forest'], choose: ['no'], stays: false },
    { there: ['Five', 'Forest'], choose: [], stays: false },
  ])('CR 118.12a: sacrificed unless so much is: $there, $choose', ({ there, choose, stays }) => {
    const text = 'Sacrifice a land unless you sacrifice any number of creatures with total power 7 or greater.';
    const after = resolved(on(there), text, { choose });
    expect(there.flatMap((name, at) => (zoneOf(after, `${name} ${at}`) === 'battlefield' ? [name] : []))).toEqual(
      stays ? ['Forest'] : there.filter((name) => name !== 'Forest'),
    );
  });

  it('CR 118.12a: what can not be done does not keep anything from happening', () => {
    const text = 'Sacrifice a land unless you sacrifice a creature.';
    expect(zoneOf(resolved(on(['Forest']), text), 'Forest 0')).toBe('graveyard');
    expect(zoneOf(resolved(on(['Forest', 'One']), text, { choose: ['yes'] }), 'Forest 0')).toBe('battlefield');
  });
});
