import type { ManaRider, ManaType, PlayerRef } from '../ast/index.ts';
import type { ManaLifetime } from '../state/manaPool.ts';
import {
  ALL_TYPES,
  addAmounts,
  amountsKey,
  type ManaAmounts,
  manaOfOneType,
  NO_MANA,
  scaleAmounts,
  type TypeSet,
  totalMana,
  typesIn,
  typesOfMana,
} from './amounts.ts';

/**
 * What a production of mana could turn out to be, before replacement effects: an expression over choices that are still open.
 * `oneOf`'s types may hang on other permanents (106.7), so that a set of types is asked for each time the expression is worked out.
 */
export type Possibilities =
  | { readonly kind: 'fixed'; readonly mana: ManaAmounts }
  /** `amount` mana, all of one type of those in `types`. */
  | { readonly kind: 'oneOf'; readonly types: TypeSource; readonly amount: Amount }
  /** `amount` mana, each of any type in `types`; `different`: no two alike. */
  | { readonly kind: 'combination'; readonly types: TypeSource; readonly amount: Amount; readonly different: boolean }
  /** `amount` mana of each type in `types`. */
  | { readonly kind: 'each'; readonly types: TypeSource; readonly amount: Amount }
  | { readonly kind: 'times'; readonly of: Possibilities; readonly amount: Amount }
  | { readonly kind: 'sum'; readonly parts: readonly Possibilities[] }
  | { readonly kind: 'choice'; readonly options: readonly Possibilities[] }
  /** The mana of one instruction: who adds it and what is said of it. */
  | { readonly kind: 'lot'; readonly of: Possibilities; readonly lot: Lot };

/** 106.4, 106.6: what an instruction says of all the mana that it adds. */
export interface Lot {
  readonly who: PlayerRef;
  /** "That player", where an instruction before has chosen one. */
  readonly they: string | null;
  readonly riders: readonly ManaRider[];
  readonly lifetime: ManaLifetime;
}

/** Types known now, or those that some permanents could produce (by the name of the set, see couldProduce). */
export type TypeSource =
  | { readonly kind: 'known'; readonly types: TypeSet }
  | { readonly kind: 'reflected'; readonly from: string; readonly only: TypeSet };

/** An exact amount, one of several, or one that is open: any of `least` and more. */
export type Amount =
  | { readonly kind: 'exactly'; readonly value: bigint }
  | { readonly kind: 'oneOf'; readonly values: readonly bigint[] }
  | { readonly kind: 'anyFrom'; readonly least: bigint; readonly most: bigint | null };

export const NOTHING: Possibilities = { kind: 'fixed', mana: NO_MANA };
export const exactly = (value: bigint): Amount => ({ kind: 'exactly', value: value < 0n ? 0n : value });

/** The types that a source stands for, given what the reflected sets are found to be so far. */
export type Reflections = (from: string) => TypeSet;
export const typesOf = (source: TypeSource, reflections: Reflections): TypeSet =>
  source.kind === 'known' ? source.types : reflections(source.from) & source.only;

/**
 * What matters of an outcome for the question which types: the types in it, and whether it is one mana or more (some effects replace
 * "two or more mana" only). Encoded as types + 64 where it is two or more; 0: no mana.
 */
export type Outcome = number;
export const TWO_OR_MORE = ALL_TYPES + 1;
export const outcomeTypes = (outcome: Outcome): TypeSet => outcome & ALL_TYPES;
export const isTwoOrMore = (outcome: Outcome): boolean => outcome >= TWO_OR_MORE;
export const outcomeOf = (types: TypeSet, more: boolean): Outcome => (types === 0 ? 0 : types | (more ? TWO_OR_MORE : 0));
export const outcomeOfMana = (mana: ManaAmounts): Outcome => outcomeOf(typesOfMana(mana), totalMana(mana) > 1n);

/** Every outcome that the choices allow; the empty outcome 0 where it may add nothing. */
export function outcomes(of: Possibilities, reflections: Reflections): ReadonlySet<Outcome> {
  switch (of.kind) {
    case 'fixed':
      return new Set([outcomeOfMana(of.mana)]);
    case 'oneOf': {
      const types = typesIn(typesOf(of.types, reflections));
      return new Set(
        types.length === 0
          ? [0]
          : amountClasses(of.amount).flatMap((n) => types.map((type) => (n === 0 ? 0 : outcomeOf(1 << indexOf(type), n > 1)))),
      );
    }
    case 'combination': {
      const types = typesOf(of.types, reflections);
      if (types === 0) return new Set([0]);
      return new Set(
        amountClasses(of.amount, 6).flatMap((n) =>
          subsets(types)
            .filter((set) => (of.different ? size(set) === n : size(set) <= n && (n === 0) === (set === 0)))
            .map((set) => outcomeOf(set, n > 1)),
        ),
      );
    }
    case 'each': {
      const types = typesOf(of.types, reflections);
      return new Set(amountClasses(of.amount).map((n) => (n === 0 ? 0 : outcomeOf(types, n * size(types) > 1))));
    }
    case 'times':
      return new Set(
        amountClasses(of.amount).flatMap((n) =>
          [...outcomes(of.of, reflections)].map((one) =>
            n === 0 || one === 0 ? 0 : outcomeOf(outcomeTypes(one), n > 1 || isTwoOrMore(one)),
          ),
        ),
      );
    case 'sum': {
      let sums: ReadonlySet<Outcome> = new Set([0]);
      for (const part of of.parts) {
        const next = outcomes(part, reflections);
        sums = new Set([...sums].flatMap((left) => [...next].map((right) => both(left, right))));
      }
      return sums;
    }
    case 'choice':
      return new Set(of.options.flatMap((option) => [...outcomes(option, reflections)]));
    case 'lot':
      return outcomes(of.of, reflections);
  }
}

const both = (left: Outcome, right: Outcome): Outcome =>
  left === 0 ? right : right === 0 ? left : outcomeOf(outcomeTypes(left) | outcomeTypes(right), true);
const indexOf = (type: ManaType): number => ['W', 'U', 'B', 'R', 'G', 'C'].indexOf(type);
const size = (set: TypeSet): number => typesIn(set).length;
const subsets = (set: TypeSet): readonly TypeSet[] =>
  Array.from({ length: ALL_TYPES + 1 }, (_, subset) => subset).filter((subset) => (subset & ~set) === 0);

/** The amounts worth telling apart, up to `limit`. */
function amountClasses(amount: Amount, limit = 2): readonly number[] {
  const cap = (value: bigint): number => (value > BigInt(limit) ? limit : Number(value));
  if (amount.kind === 'exactly') return [cap(amount.value)];
  if (amount.kind === 'oneOf') return [...new Set(amount.values.map(cap))];
  const most = amount.most === null ? limit : cap(amount.most);
  const least = cap(amount.least);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** A list that stops at a limit and says so. */
export interface Listed<T> {
  readonly items: readonly T[];
  readonly truncated: boolean;
}

/** The exact amounts that the choices allow, each once, at most `limit` of them. An open amount is listed up to `OPEN_AMOUNT`. */
export function amounts(of: Possibilities, reflections: Reflections, limit: number): Listed<ManaAmounts> {
  switch (of.kind) {
    case 'fixed':
      return { items: [of.mana], truncated: false };
    case 'oneOf':
      return forAmounts(of.amount, limit, (n) => ({
        items: withNone(typesIn(typesOf(of.types, reflections)).map((type) => manaOfOneType(type, n))),
        truncated: false,
      }));
    case 'combination':
      return forAmounts(of.amount, limit, (n) => combinations(typesIn(typesOf(of.types, reflections)), n, of.different, limit));
    case 'each':
      return forAmounts(of.amount, limit, (n) => ({
        items: [typesIn(typesOf(of.types, reflections)).reduce((sum, type) => addAmounts(sum, manaOfOneType(type, n)), NO_MANA)],
        truncated: false,
      }));
    case 'times': {
      const inner = amounts(of.of, reflections, limit);
      const scaled = forAmounts(of.amount, limit, (n) => ({ items: inner.items.map((mana) => scaleAmounts(mana, n)), truncated: false }));
      return { items: scaled.items, truncated: scaled.truncated || inner.truncated };
    }
    case 'sum':
      return of.parts.reduce<Listed<ManaAmounts>>(
        (sums, part) => {
          const next = amounts(part, reflections, limit);
          const all = distinct(
            sums.items.flatMap((left) => next.items.map((right) => addAmounts(left, right))),
            limit,
          );
          return { items: all.items, truncated: all.truncated || sums.truncated || next.truncated };
        },
        { items: [NO_MANA], truncated: false },
      );
    case 'choice': {
      const options = of.options.map((option) => amounts(option, reflections, limit));
      const all = distinct(
        options.flatMap(({ items }) => items),
        limit,
      );
      return { items: all.items, truncated: all.truncated || options.some(({ truncated }) => truncated) };
    }
    case 'lot':
      return amounts(of.of, reflections, limit);
  }
}

/** How far an amount without an upper bound is listed. */
const OPEN_AMOUNT = 20n;
const withNone = (items: readonly ManaAmounts[]): readonly ManaAmounts[] => (items.length === 0 ? [NO_MANA] : items);

function forAmounts(amount: Amount, limit: number, list: (n: bigint) => Listed<ManaAmounts>): Listed<ManaAmounts> {
  const items: ManaAmounts[] = [];
  let truncated = amount.kind === 'anyFrom' && amount.most === null;
  for (const n of valuesOf(amount)) {
    if (items.length > limit) break;
    const one = n <= 0n ? { items: [NO_MANA], truncated: false } : list(n);
    items.push(...one.items);
    truncated ||= one.truncated;
  }
  const all = distinct(items, limit);
  return { items: all.items, truncated: truncated || all.truncated };
}

/** Each value that an amount may have, an open one up to a bound. */
export function valuesOf(amount: Amount): readonly bigint[] {
  if (amount.kind === 'exactly') return [amount.value];
  if (amount.kind === 'oneOf') return amount.values;
  const most = amount.most ?? amount.least + OPEN_AMOUNT;
  return Array.from({ length: Number(most < amount.least ? 0n : most - amount.least + 1n) }, (_, index) => amount.least + BigInt(index));
}

function distinct(items: readonly ManaAmounts[], limit: number): Listed<ManaAmounts> {
  const byKey = new Map(items.map((mana) => [amountsKey(mana), mana]));
  return { items: [...byKey.values()].slice(0, limit), truncated: byKey.size > limit };
}

/** All multisets of n mana over the types; for `different` all sets of n types. */
function combinations(types: readonly ManaType[], n: bigint, different: boolean, limit: number): Listed<ManaAmounts> {
  const found: ManaAmounts[] = [];
  const build = (index: number, left: bigint, mana: ManaAmounts): void => {
    const type = types[index];
    if (found.length > limit) return;
    if (left === 0n) found.push(mana);
    else if (type !== undefined) {
      const last = index === types.length - 1;
      const most = different ? (left > 1n ? 1n : left) : left;
      for (let count = most; count >= (last && !different ? left : 0n) && found.length <= limit; count -= 1n)
        build(index + 1, left - count, addAmounts(mana, manaOfOneType(type, count)));
    }
  };
  build(0, n, NO_MANA);
  return { items: withNone(found.slice(0, limit)), truncated: found.length > limit };
}
