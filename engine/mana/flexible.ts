import { ALL_TYPES, type ManaAmounts, type TypeSet, typeBit, typesIn } from './amounts.ts';
import { type Amount, type Listed, type Lot, type Possibilities, type Reflections, typesOf, valuesOf } from './possibilities.ts';

/** `amount` mana, at least 1, each of any one of `types` by itself; `of`: what all of it has in common beside that. */
export interface Part<T extends object | null> {
  readonly types: TypeSet;
  readonly amount: bigint;
  readonly of: T;
}

/** One way in which mana could be added: all of these parts, no two of the same types and the same sort. */
export type Option<T extends object | null> = readonly Part<T>[];

const isOne = (types: TypeSet): boolean => (types & (types - 1)) === 0;

/** Whether no type is left to be chosen. */
export const isSettled = (option: Option<object | null>): boolean => option.every(({ types }) => isOne(types));

/** The types that there could be among an option's mana. */
export const typesAmong = (option: Option<object | null>): TypeSet => option.reduce((set, { types }) => set | types, 0);

/** How much mana it is. */
export const amountIn = (option: Option<object | null>): bigint => option.reduce((sum, { amount }) => sum + amount, 0n);

type Own = Option<Lot | null>;

/** The ways that the choices allow, choices of each mana's type kept together; at most `limit`. An open amount is listed up to a bound. */
export function optionsOf(of: Possibilities, reflections: Reflections, limit: number): Listed<Own> {
  switch (of.kind) {
    case 'fixed':
      return { items: [partsOf(of.mana, null)], truncated: false };
    case 'oneOf': {
      const types = typesOf(of.types, reflections);
      return forEachAmount(of.amount, limit, (n) => (n === 1n ? single(types, n) : typesIn(types).map((type) => part(typeBit(type), n))));
    }
    case 'combination': {
      const types = typesOf(of.types, reflections);
      return forEachAmount(of.amount, limit, (n) => (of.different ? differentTypes(types, Number(n)) : single(types, n)));
    }
    case 'each': {
      const types = typesIn(typesOf(of.types, reflections));
      return forEachAmount(of.amount, limit, (n) => [types.flatMap((type) => part(typeBit(type), n))]);
    }
    case 'times': {
      const inner = optionsOf(of.of, reflections, limit);
      const settled = inner.items.map((option) => settledWays(option, limit));
      const all = forEachAmount(of.amount, limit, (n) =>
        n === 1n ? inner.items : settled.flatMap(({ items }) => items.map((option) => scaled(option, n))),
      );
      return { ...all, truncated: all.truncated || inner.truncated || settled.some(({ truncated }) => truncated) };
    }
    case 'sum':
      return of.parts.reduce<Listed<Own>>((sums, next) => allPairs(sums, optionsOf(next, reflections, limit), limit), {
        items: [[]],
        truncated: false,
      });
    case 'choice': {
      const options = of.options.map((option) => optionsOf(option, reflections, limit));
      const all = options.flatMap(({ items }) => items);
      return distinct(
        all,
        limit,
        options.some(({ truncated }) => truncated),
      );
    }
    case 'lot': {
      const inner = optionsOf(of.of, reflections, limit);
      return { ...inner, items: inner.items.map((option) => option.map((each) => ({ ...each, of: of.lot }))) };
    }
  }
}

const part = (types: TypeSet, amount: bigint): Own => [{ types, amount, of: null }];
const single = (types: TypeSet, amount: bigint): readonly Own[] => (types === 0 ? [] : [part(types, amount)]);
const scaled = <T extends object | null>(option: Option<T>, n: bigint): Option<T> =>
  option.map((each) => ({ ...each, amount: each.amount * n }));

/** Mana of settled types as parts. */
export const partsOf = <T extends object | null>(mana: ManaAmounts, of: T): Option<T> =>
  typesIn(ALL_TYPES).flatMap((type) => (mana[type] > 0n ? [{ types: typeBit(type), amount: mana[type], of }] : []));

/** Where there is no way to add any, none is added (106.5). */
function forEachAmount(amount: Amount, limit: number, ways: (n: bigint) => readonly Own[]): Listed<Own> {
  const all = valuesOf(amount).flatMap((n): readonly Own[] => {
    const found = n <= 0n ? [] : ways(n);
    return found.length === 0 ? [[]] : found;
  });
  return distinct(all, limit, amount.kind === 'anyFrom' && amount.most === null);
}

/** Each of the sets of so many of the types. */
const differentTypes = (types: TypeSet, n: number): readonly Own[] =>
  Array.from({ length: ALL_TYPES + 1 }, (_, set) => set)
    .filter((set) => (set & ~types) === 0 && typesIn(set).length === n)
    .map((set) => typesIn(set).flatMap((type) => part(typeBit(type), 1n)));

/** Every option of one list with every one of another. */
export function allPairs<T extends object | null>(left: Listed<Option<T>>, right: Listed<Option<T>>, limit: number): Listed<Option<T>> {
  const all = left.items.flatMap((one) =>
    right.items.length === 1 && right.items[0]?.length === 0 ? [one] : right.items.map((other) => joined([...one, ...other])),
  );
  return distinct(all, limit, left.truncated || right.truncated);
}

/** Options that differ, at most `limit`. */
export function distinct<T extends object | null>(all: readonly Option<T>[], limit: number, truncated: boolean): Listed<Option<T>> {
  if (all.length < 2) return { items: all, truncated };
  const byKey = new Map<string, Option<T>>();
  for (const option of all) {
    const key = optionKey(option);
    if (!byKey.has(key)) byKey.set(key, option);
  }
  return {
    items: byKey.size > limit ? [...byKey.values()].slice(0, limit) : [...byKey.values()],
    truncated: truncated || byKey.size > limit,
  };
}

/** Parts of the same types and the same sort together. */
export function joined<T extends object | null>(option: Option<T>): Option<T> {
  const parts: Part<T>[] = [];
  for (const each of option) {
    const at = parts.findIndex(({ types, of }) => types === each.types && of === each.of);
    const same = parts[at];
    if (same === undefined) parts.push(each);
    else parts[at] = { ...same, amount: same.amount + each.amount };
  }
  return parts;
}

/** Every way in which the types of an option's mana can be settled, at most `limit` of them. */
export function settledWays<T extends object | null>(option: Option<T>, limit: number): Listed<Option<T>> {
  if (isSettled(option)) return { items: [option], truncated: false };
  return option.reduce<Listed<Option<T>>>((ways, each) => allPairs(ways, multisets(each, limit), limit), { items: [[]], truncated: false });
}

function multisets<T extends object | null>({ types, amount, of }: Part<T>, limit: number): Listed<Option<T>> {
  const all = typesIn(types).map(typeBit);
  const found: Option<T>[] = [];
  const build = (index: number, left: bigint, so: Option<T>): void => {
    const type = all[index];
    if (found.length > limit || type === undefined) return;
    if (left === 0n || index === all.length - 1) {
      found.push(left === 0n ? so : [...so, { types: type, amount: left, of }]);
      return;
    }
    for (let count = left; count >= 0n; count -= 1n)
      build(index + 1, left - count, count === 0n ? so : [...so, { types: type, amount: count, of }]);
  };
  build(0, amount, []);
  return { items: found.slice(0, limit), truncated: found.length > limit };
}

const NUMBERS = new WeakMap<object, number>();
let numbered = 0;

/** A number that tells sorts apart; 0 for none. */
function numberOf(sort: object | null): number {
  if (sort === null) return 0;
  const known = NUMBERS.get(sort);
  if (known !== undefined) return known;
  numbered += 1;
  NUMBERS.set(sort, numbered);
  return numbered;
}

export const partKey = ({ types, amount, of }: Part<object | null>): string => `${types}:${amount}:${numberOf(of)}`;

/** A key under which equal options meet. */
export const optionKey = (option: Option<object | null>): string =>
  option.length === 1 && option[0] !== undefined ? partKey(option[0]) : option.map(partKey).sort().join();
