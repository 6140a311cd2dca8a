import type { Amount } from '../amount.ts';
import type { Budget } from './firing.ts';
import { type Change, repeatedForEver } from './limit.ts';
import { type Family, type Rank, within } from './rank.ts';

/** What a search comes to: what the places hold and all that the pool could be. */
export interface Config {
  readonly places: readonly number[];
  readonly rank: Rank;
  readonly from: { readonly config: Config; readonly change: Change } | null;
  /** True where it was doubled to: each mana's kind is settled. */
  readonly settled: boolean;
}

/** Where a configuration before had no more of anything, what led from it here could be repeated for ever. */
export function accelerated(family: Family, config: Config, budget: Budget): Config {
  const changes: Change[] = [];
  for (let at = config; at.from !== null && !at.settled; at = at.from.config) {
    changes.unshift(at.from.change);
    const before = at.from.config;
    budget.left--;
    if (!holdsAtLeast(config.places, before.places) || !within(before.rank, config.rank)) continue;
    const rank = repeatedForEver(family, changes, config.rank);
    const places = grown(before.places, config.places);
    if (!within(rank, config.rank) || !holdsAtLeast(config.places, places)) return { ...config, places, rank };
  }
  return config;
}

/** The same where doubling is part of what led here: every mana's kind was settled then and is settled now. */
export function acceleratedSettled(config: Config, budget: Budget): Config {
  for (let at = config.from?.config; at !== undefined; at = at.from?.config) {
    budget.left--;
    if (!at.settled || !holdsAtLeast(config.places, at.places) || !within(at.rank, config.rank)) continue;
    let gaining = 0;
    for (let one = 1; one < config.rank.length; one <<= 1) if (at.rank[one] !== config.rank[one]) gaining |= one;
    const rank = config.rank.map((amount, set): Amount => ((set & gaining) === 0 ? amount : 'unbounded'));
    return { ...config, rank, places: grown(at.places, config.places) };
  }
  return config;
}

function holdsAtLeast(places: readonly number[], least: readonly number[]): boolean {
  for (let at = 0; at < places.length; at++) if ((places[at] ?? 0) < (least[at] ?? 0)) return false;
  return true;
}

/** Places that gained never run out. */
function grown(before: readonly number[], after: readonly number[]): readonly number[] {
  return after.map((amount, at) => (amount > (before[at] ?? 0) ? Number.POSITIVE_INFINITY : amount));
}
