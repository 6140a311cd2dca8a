import type { Action } from '../../engine/actions/action.ts';
import { type CompiledCard, characteristicsOf, couldProduce, type GameState, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, poolOf, zoneOf } from './acting.ts';
import { begun } from './boards.ts';

/** Rules questions in tests: a board, what is done, and what is asked of the game then. */

export interface RulesQuestion {
  /** The rule and the fact. */
  readonly fact: string;
  readonly a: Omit<PlayerSetup, 'id'>;
  readonly b?: Omit<PlayerSetup, 'id'>;
  readonly c?: Omit<PlayerSetup, 'id'>;
  /** 903. */
  readonly format?: 'commander';
  readonly actions: readonly Action[];
  readonly asks: Asks;
  readonly expected: unknown;
}

export type Asks = (state: GameState) => unknown;

/** The board of a question. */
export function boardOf(
  cards: readonly CompiledCard[],
  { a, b = {}, c, format }: Pick<RulesQuestion, 'a' | 'b' | 'c' | 'format'>,
): GameState {
  const players = [{ id: 'a', ...a }, { id: 'b', ...b }, ...(c === undefined ? [] : [{ id: 'c', ...c }])];
  return begun({ players, ...(format === undefined ? {} : { format }) }, cards);
}

/** What a question comes to. */
export const answerTo = (cards: readonly CompiledCard[], question: RulesQuestion): unknown =>
  question.asks(played(boardOf(cards, question), ...question.actions));

/** Several things at once. */
export const all =
  (...asks: readonly Asks[]): Asks =>
  (state) =>
    asks.map((one) => one(state));
export const zones =
  (...ids: readonly string[]): Asks =>
  (state) =>
    ids.map((id) => zoneOf(state, id)).join(' ');
export const lives: Asks = (state) => state.players.map(({ id }) => lifeOf(state, id)).join(' ');
export const pool =
  (player = 'a'): Asks =>
  (state) =>
    poolOf(state, player);
export const onStack: Asks = (state) => state.stack.length;
export const size =
  (id: string): Asks =>
  (state) => {
    const { power, toughness } = characteristicsOf(state, id);
    return `${power}/${toughness}`;
  };
export const damageOn =
  (...ids: readonly string[]): Asks =>
  (state) =>
    ids.map((id) => state.permanents.get(id)?.damage ?? 'gone').join(' ');
/** 106.7: as letters. */
export const types =
  (id: string): Asks =>
  (state) =>
    couldProduce(state, id).types.join('');
/** How many permanents of a name there are. */
export const named =
  (name: string): Asks =>
  (state) =>
    [...state.permanents.keys()].filter((id) => characteristicsOf(state, id).name === name).length;
