import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy } from '../support/combat.ts';

/** 509.1h: attackers that an effect makes blocked, by no creature. */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Hero', 1, 'Banding'),
  creature('Boar', 3, 'Trample'),
  creature('Proud', 2, 'Whenever this creature becomes blocked, you gain 3 life.'),
  creature('Wary', 2, 'Whenever this creature becomes blocked by a creature, you gain 3 life.'),
  creature('Wall', '0/6'),
  card('Curtain', 'Artifact', '{0}: Target unblocked attacking creature becomes blocked.'),
  card('Veil', 'Artifact', '{0}: Target attacking creature becomes blocked.'),
];
const game = boardsOf(CARDS);
const ALL: Action = { kind: 'resolve', all: true };
const make = (permanent: string, target: string): Action => ({ kind: 'activate', permanent, ability: 0, targets: [target], by: 'b' });
const until = { kind: 'advance', to: 'DECLARE_BLOCKERS' } as const;

describe('CR 509.1h: becoming blocked by an effect', () => {
  it('it deals no damage to what it attacks', () => {
    const done = played(game({ a: ['Bear'], b: ['Curtain'] }), attack('Bear'), until, make('Curtain', 'Bear'), ALL, damage());
    expect([lifeOf(done, 'b'), done.state.permanents.get('Bear')?.attacking?.blocked]).toEqual([20, true]);
  });
  it('CR 702.19d: with trample all of it', () => {
    expect(lifeOf(played(game({ a: ['Boar'], b: ['Curtain'] }), attack('Boar'), until, make('Curtain', 'Boar'), ALL, damage()), 'b')).toBe(
      17,
    );
  });
  it('CR 509.3c: it becomes blocked, where it was not', () => {
    const unblocked = played(game({ a: ['Proud'], b: ['Veil', 'Wall'] }), attack('Proud'), until, make('Veil', 'Proud'), ALL);
    expect(lifeOf(unblocked, 'a')).toBe(23);
    const blocked = played(
      game({ a: ['Proud'], b: ['Veil', 'Wall'] }),
      attack('Proud'),
      block('Wall>Proud'),
      ALL,
      make('Veil', 'Proud'),
      ALL,
    );
    expect(lifeOf(blocked, 'a')).toBe(23);
  });
  it('CR 509.3d: but not by a creature', () => {
    const done = played(game({ a: ['Wary'], b: ['Curtain'] }), attack('Wary'), until, make('Curtain', 'Wary'), ALL);
    expect(lifeOf(done, 'a')).toBe(20);
  });
  it('CR 702.22i: with all of its band', () => {
    const pairs = ['Hero', 'Bear'].map((attacker) => ({ attacker, defending: 'b' }));
    const attacking: Action = { kind: 'attack', attackers: pairs, bands: [['Hero', 'Bear']] };
    const done = played(game({ a: ['Hero', 'Bear'], b: ['Curtain'] }), attacking, until, make('Curtain', 'Bear'), ALL, damage());
    expect(lifeOf(done, 'b')).toBe(20);
  });
  it('CR 115.1: what is blocked is no unblocked creature', () => {
    const state = played(game({ a: ['Bear'], b: ['Curtain', 'Wall'] }), attack('Bear'), block('Wall>Bear')).state;
    expect(refusedBy(state, make('Curtain', 'Bear')).rules.length).toBeGreaterThan(0);
  });
});
