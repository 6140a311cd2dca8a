import type { ManaLifetime, ManaOrigin, PooledMana } from '../state/manaPool.ts';
import { ALL_TYPES, type ManaAmounts, NO_MANA, typeBit, typesIn } from './amounts.ts';
import { amountIn, isSettled, joined, type Option, optionKey, partsOf, settledWays, typesAmong } from './flexible.ts';
import { isFound, type Lookup } from './lookup.ts';
import type { Listed, Lot } from './possibilities.ts';
import { AMOUNTS_LIMIT, replacedAmounts } from './replacedAmounts.ts';
import type { Rewrite } from './rewrite.ts';

/** What mana has in common beside its type: whose it is, where it is from, what is said of it. */
export interface Sort {
  readonly player: string;
  readonly origin: ManaOrigin | null;
  readonly riders: PooledMana['riders'];
  readonly lifetime: ManaLifetime;
}

/** Mana as it is added, and the permanents whose replacement effects made it so, in their order. */
export interface Made {
  readonly mana: Option<Sort>;
  readonly order: readonly string[];
}

/** How many ways are listed at the most. */
export const YIELDS_LIMIT = AMOUNTS_LIMIT;

const SORTS = new WeakMap<ManaOrigin, Map<string, Sort>>();

/** One and the same for what is the same. */
function sortOf(player: string, origin: ManaOrigin, { riders, lifetime }: Pick<Lot, 'riders' | 'lifetime'>): Sort {
  const table = SORTS.get(origin) ?? new Map<string, Sort>();
  SORTS.set(origin, table);
  const key = `${player}\n${lifetime}\n${riders.length === 0 ? '' : JSON.stringify(riders)}`;
  const known = table.get(key) ?? { player, origin, riders, lifetime };
  table.set(key, known);
  return known;
}

/** 106.4: gives the mana of each instruction to the players that it names; who is not told gets none, and `untold` says so. */
export function given(
  option: Option<Lot | null>,
  by: string,
  origin: ManaOrigin,
  playersOf: Lookup['players'],
  untold: string[],
): Option<Sort> {
  const parts = option.flatMap(({ types, amount, of }) => {
    if (of === null || of.who.kind === 'you') return [{ types, amount, of: sortOf(by, origin, of ?? PLAIN) }];
    const players = playersOf(of.who, of.they);
    if (!isFound(players)) untold.push(players.why);
    return isFound(players) ? players.value.map((player) => ({ types, amount, of: sortOf(player, origin, of) })) : [];
  });
  return joined(parts);
}
const PLAIN: Pick<Lot, 'riders' | 'lifetime'> = { riders: [], lifetime: 'step' };

/**
 * 106.12b, 614, 616.1: options under replacement effects, in every order. What each sort of mana comes to is worked out for itself, and keeps
 * what is said of it, however much it becomes (106.6a). Where no effect bears on an option its choices stay together.
 */
export function replaced(options: readonly Option<Sort>[], rewrites: readonly Rewrite[]): Listed<Made> {
  if (rewrites.length === 0) return { items: options.map(unchanged), truncated: false };
  let truncated = false;
  const items = options.flatMap((option) => {
    let ways: readonly Made[] = [{ mana: [], order: [] }];
    for (const [sort, parts] of Map.groupBy(option, ({ of }) => of)) {
      const results = ofOneSort(sort, parts, rewrites);
      truncated ||= results.truncated;
      ways = ways.flatMap((way) => results.items.map((one) => ({ mana: [...way.mana, ...one.mana], order: [...way.order, ...one.order] })));
    }
    return ways;
  });
  const different = new Map<string, Made>();
  for (const made of items) {
    const key = optionKey(made.mana);
    if (!different.has(key)) different.set(key, made);
  }
  return { items: [...different.values()].slice(0, YIELDS_LIMIT), truncated: truncated || different.size > YIELDS_LIMIT };
}

const unchanged = (mana: Option<Sort>): Made => ({ mana, order: [] });

function ofOneSort(sort: Sort, parts: Option<Sort>, rewrites: readonly Rewrite[]): Listed<Made> {
  if (!rewrites.some((rewrite) => mayApply(rewrite, parts))) return { items: [unchanged(parts)], truncated: false };
  const settled = settledWays(parts, YIELDS_LIMIT);
  const finals = replacedAmounts(settled.items.map(amountsOf), rewrites);
  return {
    items: finals.results.map(({ value, order }) => ({ mana: partsOf(value, sort), order })),
    truncated: settled.truncated || finals.truncated,
  };
}

const mayApply = ({ needs, least }: Rewrite, parts: Option<Sort>): boolean =>
  (needs === null || (needs & typesAmong(parts)) !== 0) && (least === 1 || amountIn(parts) > 1n);

/** Settled mana by type. */
function amountsOf(option: Option<Sort>): ManaAmounts {
  const amounts = { ...NO_MANA };
  for (const { types, amount } of option)
    for (const type of typesIn(types & ALL_TYPES)) if (types === typeBit(type)) amounts[type] += amount;
  return amounts;
}

/** Made mana with every type settled. */
export function settledMade({ mana, order }: Made): Listed<Made> {
  if (isSettled(mana)) return { items: [{ mana, order }], truncated: false };
  const ways = settledWays(mana, YIELDS_LIMIT);
  return { items: ways.items.map((way) => ({ mana: way, order })), truncated: ways.truncated };
}
