import { describe, expect, it } from 'vitest';
import { availableMana, canPay, characteristicsOf, type GameState, perform } from '../../engine/index.ts';
import { randomFrom } from '../support/random.ts';
import { CARDS, game } from './cards.ts';

/** Cards that count one another, untap, sacrifice, filter, double: what order matters for. */
const NAMES = CARDS.map((one) => one.definition.name).filter((name) => !/Fireball|Bolt|Spirit Guide/.test(name));
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const SYMBOLS = ['W', 'U', 'B', 'R', 'G', 'C', '1', '2', '3', 'W/U', 'B/R', '2/G', 'B/P', 'G/W', 'S'];
/** Boards with more games to reach than this are left out. */
const MOST = 400;

/** Every game that one mana ability leads to, with every choice. */
function after(state: GameState): readonly GameState[] {
  const found: GameState[] = [];
  const sources = [...state.permanents.keys(), ...(state.players[0]?.hand ?? [])];
  for (const permanent of sources)
    for (const ability of [0, 1, 2]) {
      if (state.permanents.has(permanent) && characteristicsOf(state, permanent).abilities[ability]?.isManaAbility !== true) continue;
      const tryOut = (choose: readonly string[]): void => {
        const done = perform(state, { kind: 'activate', permanent, ability, choose, by: 'a', pay: [] });
        if (done.ok) found.push(done.value.state);
        const missing = done.ok ? null : done.error.missingChoice;
        if (missing === null || missing.unfit !== undefined || choose.length > 4) return;
        for (const option of missing.options) tryOut([...choose, option]);
      };
      tryOut([]);
    }
  return found;
}

const keyOf = ({ players, permanents }: GameState): string => {
  const [player] = players;
  const pool = (player?.manaPool ?? []).map(
    ({ type, amount, riders, origin }) => `${type}${amount}${JSON.stringify([riders, origin?.supertypes])}`,
  );
  const board = [...permanents.values()].map(
    ({ id, tapped, counters, activations }) =>
      `${id}${tapped}${[...counters].join()}${[...activations.values()].map(({ thisTurn }) => thisTurn).join()}`,
  );
  return [pool.sort().join(), player?.life, player?.hand.join(), ...board].join('|');
};

/** Every game that mana abilities lead to; null where there are too many. */
function reachable(state: GameState): readonly GameState[] | null {
  const seen = new Map([[keyOf(state), state]]);
  const queue = [state];
  for (let now = queue.pop(); now !== undefined; now = queue.pop())
    for (const next of after(now)) {
      if (seen.has(keyOf(next))) continue;
      if (seen.size >= MOST) return null;
      seen.set(keyOf(next), next);
      queue.push(next);
    }
  return [...seen.values()];
}

/** Nothing but the pool and the life of that game. */
function poolOf({ players }: GameState): GameState {
  const [player] = players;
  const bare = game([], { life: Math.max(0, player?.life ?? 0) });
  return { ...bare, players: bare.players.map((one) => (one.id === 'a' ? { ...one, manaPool: player?.manaPool ?? [] } : one)) };
}

const LEGENDS = new Set(
  CARDS.map(({ definition }) => definition).flatMap(({ name, typeLine }) => (typeLine.startsWith('Legendary') ? [name] : [])),
);

describe('payments, compared with every order of activating mana abilities', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('CR 601.2g: seed %i', (seed) => {
    const next = randomFrom(seed);
    const pick = <T>(from: readonly T[]): T => {
      const one = from[Math.floor(next() * from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    };
    const battlefield = Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
      card: next() < 0.25 ? pick(BASICS) : pick(NAMES),
      tapped: next() < 0.2,
    }));
    // 704.5j: between two activations one of two legendary permanents of one name would go, and within one payment none does.
    const legends = battlefield.flatMap(({ card }) => (LEGENDS.has(card) ? [card] : []));
    if (new Set(legends).size < legends.length) return;
    const counted = battlefield.map((one) => (one.card === 'Gemstone Mine' ? { ...one, counters: { mining: 1 } } : one));
    const hand = next() < 0.3 ? [{ card: 'Elvish Spirit Guide' }] : [];
    const state = game(counted, { life: 1 + Math.floor(next() * 6), hand, manaPool: next() < 0.25 ? '{G}' : '' });
    const all = reachable(state)?.map(poolOf);
    if (all === undefined) return;
    const board = battlefield.map(({ card, tapped }) => `${card}${tapped ? ' (tapped)' : ''}`).join(', ');
    const most = all.map(({ players }) => (players[0]?.manaPool ?? []).reduce((sum, { amount }) => sum + amount, 0n));
    const [largest] = most.sort((one, other) => (one < other ? 1 : -1));
    expect([board, availableMana(state, 'a', { unspent: true }).max]).toEqual([board, largest]);
    for (const cost of Array.from({ length: 4 }, () => Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick(SYMBOLS)))) {
      const question = { cost, purpose: null, x: 0, preference: [] };
      const truth = all.some((pool) => canPay(pool, 'a', question).payable);
      expect([board, cost.join(), canPay(state, 'a', question).payable]).toEqual([board, cost.join(), truth]);
    }
  });
});
