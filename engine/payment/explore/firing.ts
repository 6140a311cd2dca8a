import type { Tokens } from '../net.ts';
import { type Input, type Rank, spent } from './rank.ts';

/** A rule made ready for a search: places are numbered within the search, mana is seen from its family. */
export interface Firable {
  readonly inputs: readonly Input[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  /** What it adds: one of these. */
  readonly outputs: readonly Rank[];
  /** For each class of kinds the class of which `copies` more are added for each mana; null where it doubles nothing. */
  readonly doubles: readonly number[] | null;
  readonly copies: bigint;
}

/** How much work a search may still do. Counted, so that an answer is the same on every machine. */
export interface Budget {
  left: number;
}

/** What a firing costs of a budget that counts comparisons of pools. */
export const FIRING = 8;

/** What the places hold after a firing; null where they don't hold enough. */
export function moved(places: readonly number[], { takes, gives }: Firable): readonly number[] | null {
  if (takes.some(({ place, amount }) => (places[place] ?? 0) < amount)) return null;
  if (takes.length === 0 && gives.length === 0) return places;
  const after = [...places];
  for (const { place, amount } of takes) after[place] = (after[place] ?? 0) - amount;
  for (const { place, amount } of gives) after[place] = (after[place] ?? 0) + amount;
  return after;
}

/** What is left of a pool when all inputs are paid in any way; null where they can't be. */
export function paidFrom(rank: Rank, { inputs }: Pick<Firable, 'inputs'>): Rank | null {
  return inputs.reduce<Rank | null>((left, input) => left && spent(left, input), rank);
}
