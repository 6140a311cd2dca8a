import type { ManaSymbol } from '../ast/index.ts';
import type { SymbolDemand } from '../costs/demand.ts';
import { ALL_TYPES, type TypeSet } from '../mana/amounts.ts';
import type { Shortfall } from './answer.ts';
import type { Goal, KindSet, Units } from './net.ts';
import type { Label, PaymentNet } from './netOf.ts';
import { certificate, coverable } from './solve.ts';

/** How many smaller goals are tried for the smallest repair. */
const MOST_TRIED = 300;
/** No more symbols are listed. */
const MOST_SYMBOLS = 100;

/** Why symbols can't be paid, told by sources; null where they can be, or where that isn't certain. */
export function shortfallOf(paying: PaymentNet, demands: readonly SymbolDemand[]): Shortfall | null {
  const goal = paying.goal(demands);
  const found = certificate(paying.prepared, goal);
  if (found === null) return null;
  const { short, asked, reached, transitions, contested } = found;
  return {
    symbols: symbolsOf(paying, demands, short),
    asked,
    reached,
    sources: membersOf(
      paying,
      transitions.flatMap((index) => sourceGroups(paying, paying.labels[index])),
    ),
    contested: membersOf(
      paying,
      contested.flatMap((index) => {
        const place = paying.terrain.places.all[index];
        return place !== undefined && 'group' in place ? [place.group] : [];
      }),
    ),
    repair: repairOf(paying, demands, goal),
  };
}

/** The symbols that ask for these units, generic ones one by one. */
function symbolsOf({ accepted }: PaymentNet, demands: readonly SymbolDemand[], units: readonly Units[]): readonly ManaSymbol[] {
  const symbols = units.flatMap(({ kinds, count }) => {
    const fitting = demands.filter((demand) => accepted(demand) === kinds);
    const single = fitting.flatMap(({ symbol, generic, amount }) =>
      Array.from({ length: Number(amount > BigInt(MOST_SYMBOLS) ? MOST_SYMBOLS : amount) }, () => (generic ? '1' : symbol)),
    );
    return single.slice(0, Number(count > BigInt(MOST_SYMBOLS) ? MOST_SYMBOLS : count));
  });
  return symbols.slice(0, MOST_SYMBOLS);
}

const membersOf = ({ terrain }: PaymentNet, groups: readonly number[]): readonly string[] =>
  [...new Set(groups)].flatMap((group) => terrain.groups.groups[group]?.members ?? []);

function sourceGroups({ terrain }: PaymentNet, label: Label | undefined): readonly number[] {
  if (label?.kind !== 'way') return [];
  const { offer, actors } = label.way;
  const own = offer === null ? undefined : terrain.groups.of.get(offer.source);
  return own === undefined ? actors.map(({ group }) => group) : [own];
}

/** The smallest repair: for each mana that has to be left out, the types of one more mana that would pay it. */
function repairOf(paying: PaymentNet, demands: readonly SymbolDemand[], goal: Goal): readonly TypeSet[] | null {
  const isCovered = (smaller: Goal): boolean => coverable(paying.prepared, smaller) === 'yes';
  const out = leastLeftOut(goal, isCovered);
  if (out === null) return null;
  const typesOf = (kinds: KindSet): TypeSet =>
    demands.reduce((types, demand) => (paying.accepted(demand) === kinds ? types | demand.types : types), 0) & ALL_TYPES;
  const single = out.length === 1 && out[0]?.count === 1n;
  if (!single) return out.flatMap(({ kinds, count }) => Array.from({ length: Number(count) }, () => typesOf(kinds)));
  const each = goal.mana.filter(({ kinds }) => isCovered({ ...goal, mana: without(goal.mana, kinds) })).map(({ kinds }) => typesOf(kinds));
  return [each.reduce((all, types) => all | types, 0)];
}

const without = (mana: readonly Units[], kinds: KindSet): readonly Units[] =>
  mana.map((one) => (one.kinds === kinds ? { ...one, count: one.count - 1n } : one)).filter(({ count }) => count > 0n);

/** The least that has to be left out of a goal; null where that is not found. */
function leastLeftOut({ mana, takes }: Goal, isCovered: (goal: Goal) => boolean): readonly Units[] | null {
  let tried = 0;
  const total = mana.reduce((sum, { count }) => sum + count, 0n);
  for (let left = 1; BigInt(left) <= total; left += 1)
    for (const out of shared(mana, left)) {
      tried += 1;
      if (tried > MOST_TRIED) return null;
      const less = mana.map((one, index) => ({ ...one, count: one.count - (out[index]?.count ?? 0n) })).filter(({ count }) => count > 0n);
      if (isCovered({ mana: less, takes })) return out.filter(({ count }) => count > 0n);
    }
  return null;
}

/** The ways to share so many among units. */
function* shared(mana: readonly Units[], left: number): Generator<readonly Units[]> {
  const [first, ...others] = mana;
  if (first === undefined) {
    if (left === 0) yield [];
    return;
  }
  const most = first.count < BigInt(left) ? Number(first.count) : left;
  for (let count = most; count >= 0; count -= 1)
    for (const rest of shared(others, left - count)) yield [{ kinds: first.kinds, count: BigInt(count) }, ...rest];
}
