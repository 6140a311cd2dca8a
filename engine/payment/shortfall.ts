import type { ManaSymbol } from '../ast/index.ts';
import type { SymbolDemand } from '../costs/demand.ts';
import { ALL_TYPES, type TypeSet } from '../mana/amounts.ts';
import type { Shortfall } from './answer.ts';
import { mostMana } from './explore.ts';
import type { Coverable, Goal, KindSet, Net, Units } from './net.ts';
import type { Label, PaymentNet } from './netOf.ts';

/** How many smaller goals are tried for the smallest repair. */
const MOST_TRIED = 300;
/** More different sets of kinds than these are not looked at in every union. */
const MOST_SETS = 6;
/** No more symbols are listed. */
const MOST_SYMBOLS = 100;

/** Whether a goal could be covered in a net. */
export type Covers = (net: Net, goal: Goal) => Coverable;

/**
 * Why a goal can't be covered, in a form that can be checked: symbols that ask for more than could be had at once of the mana that pays them
 * (Hall's condition); where there are none such, all of them, with as much as could be paid of them together.
 */
export function shortfallOf(paying: PaymentNet, demands: readonly SymbolDemand[], covers: Covers): Shortfall {
  const goal = paying.goal(demands);
  const short = tooFew(paying, goal) ?? partly(paying, goal, covers);
  const symbols = demands.filter((demand) => (paying.accepted(demand) & ~short.kinds) === 0);
  return {
    symbols: symbols.flatMap(({ symbol, generic, amount }) => repeated(generic ? '1' : symbol, amount)).slice(0, MOST_SYMBOLS),
    asked: short.asked,
    reached: short.reached,
    sources: sourcesOf(paying, short.kinds),
    contested: contestedIn(paying, goal, short.kinds, covers),
    repair: repairOf(paying, demands, goal, covers),
  };
}

const repeated = (symbol: ManaSymbol, amount: bigint): readonly ManaSymbol[] =>
  Array.from({ length: Number(amount > BigInt(MOST_SYMBOLS) ? BigInt(MOST_SYMBOLS) : amount) }, () => symbol);

interface Short {
  readonly kinds: KindSet;
  readonly asked: bigint;
  readonly reached: bigint;
}

/** The union of sets of kinds for which less could be had than is asked for, with the fewest symbols; null where there is none. */
function tooFew({ net }: PaymentNet, { mana }: Goal): Short | null {
  const sets = mana.map(({ kinds }) => kinds);
  const unions = sets.length > MOST_SETS ? [...sets, sets.reduce((all, one) => all | one, 0)] : unionsOf(sets);
  let best: Short | null = null;
  for (const kinds of new Set(unions)) {
    const asked = sum(mana.filter((one) => (one.kinds & ~kinds) === 0));
    if (asked === 0n || (best !== null && asked >= best.asked)) continue;
    const reached = kinds === 0 ? 0n : mostMana(net, kinds);
    if (typeof reached === 'bigint' && reached < asked) best = { kinds, asked, reached };
  }
  return best;
}

function unionsOf(sets: readonly KindSet[]): readonly KindSet[] {
  const unions: KindSet[] = [0];
  for (const set of sets) unions.push(...unions.map((union) => union | set));
  return unions;
}

const sum = (units: readonly Units[]): bigint => units.reduce((total, { count }) => total + count, 0n);

/** All that is asked for, and as much as could be paid of it by leaving out one mana after another. */
function partly({ net }: PaymentNet, goal: Goal, covers: Covers): Short {
  const kinds = goal.mana.reduce((set, one) => set | one.kinds, 0);
  const asked = sum(goal.mana);
  const found = leastLeftOut(goal, (smaller) => covers(net, smaller) === 'yes');
  return { kinds, asked, reached: found === null ? 0n : asked - sum(found) };
}

/** The least that has to be left out of a goal; null where that is not found. */
function leastLeftOut({ mana, takes }: Goal, isCovered: (goal: Goal) => boolean): readonly Units[] | null {
  let tried = 0;
  const total = Number(sum(mana) > 1_000n ? 1_000n : sum(mana));
  for (let left = 1; left <= total; left += 1)
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

/** Ids of the sources of mana of these kinds. */
function sourcesOf({ net, labels, terrain }: PaymentNet, kinds: KindSet): readonly string[] {
  const groups = net.transitions.flatMap(({ outputs }, index) =>
    outputs.some((output) => output.some((unit) => (unit.kinds & kinds) !== 0)) ? groupsOf(labels[index], terrain) : [],
  );
  return [...new Set(groups)].flatMap((group) => terrain.groups.groups[group]?.members ?? []);
}

const groupsOf = (label: Label | undefined, { groups }: PaymentNet['terrain']): readonly number[] => {
  if (label?.kind !== 'way') return [];
  const own = label.way.offer === null ? undefined : groups.of.get(label.way.offer.source);
  return own === undefined ? label.way.actors.map(({ group }) => group) : [own];
};

/** Objects that are wanted for two things at once: with another like it the cost could be paid. */
function contestedIn({ net, labels, terrain }: PaymentNet, goal: Goal, kinds: KindSet, covers: Covers): readonly string[] {
  const { groups, places } = terrain;
  const sets = goal.mana.filter((one) => (one.kinds & ~kinds) === 0);
  return groups.groups.flatMap(({ members, tapped }, group) => {
    const uses = net.transitions.filter((_, index) => actsIn(labels[index], group));
    const touched = sets.filter((set) =>
      uses.some(({ outputs }) => outputs.some((output) => output.some((unit) => (unit.kinds & set.kinds) !== 0))),
    );
    if (uses.length < 2 && touched.length < 2) return [];
    const more = net.places.map((amount, index) => {
      const place = places.all[index];
      if (place === undefined || !('group' in place) || place.group !== group) return amount;
      const isThere = place.kind === 'body' && (place.state === 'any' || (place.state === 'tapped') === tapped);
      return isThere || place.kind === 'uses' ? amount + 1 : amount;
    });
    const isMore = more.some((amount, index) => amount !== net.places[index]);
    return isMore && covers({ ...net, places: more }, goal) === 'yes' ? members : [];
  });
}

const actsIn = (label: Label | undefined, group: number): boolean =>
  label?.kind === 'way' && label.way.actors.some((actor) => actor.group === group);

/** The smallest repair: for each mana that has to be left out, the types of one more mana that would pay it. */
function repairOf(paying: PaymentNet, demands: readonly SymbolDemand[], goal: Goal, covers: Covers): readonly TypeSet[] | null {
  const isCovered = (smaller: Goal): boolean => covers(paying.net, smaller) === 'yes';
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
