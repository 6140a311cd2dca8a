import { type TypeSet, typesIn } from './amounts.ts';
import { amountIn, isSettled, joined, type Option, optionKey, type Part, partKey, typesAmong } from './flexible.ts';

/**
 * Fewer options that allow the same: where all multisets of so many mana of some types are there, they are one option ("{W}{W}, {W}{U}, or
 * {U}{U}": two mana, each of either type); options that differ in the type of one mana only are one that leaves that type open.
 */
export function factored<T extends object | null>(options: readonly Option<T>[]): readonly Option<T>[] {
  if (options.length < 2) return options;
  let current = wholeCombinations(options);
  for (;;) {
    const next = mergedOnce(current);
    if (next === current) return current;
    current = next;
  }
}

/** Options of one sort each that together are every multiset of so many mana of their types. */
function wholeCombinations<T extends object | null>(options: readonly Option<T>[]): readonly Option<T>[] {
  const groups = Map.groupBy(options, (option) =>
    isSettled(option) && sorts(option) === 1 ? `${amountIn(option)}|${sortKey(option)}` : '',
  );
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    const [part] = first ?? [];
    if (key === '' || first === undefined || part === undefined || group.length < 3) return group;
    const types = group.reduce((set: TypeSet, option) => set | typesAmong(option), 0);
    const amount = amountIn(first);
    return BigInt(group.length) === multisetCount(amount, BigInt(typesIn(types).length)) ? [[{ types, amount, of: part.of }]] : group;
  });
}

const sorts = (option: Option<object | null>): number => new Set(option.map(({ of }) => of)).size;
const sortKey = (option: Option<object | null>): string => (option[0] === undefined ? '' : partKey({ ...option[0], types: 0, amount: 0n }));

/** How many multisets of n things there are of k sorts. */
function multisetCount(n: bigint, k: bigint): bigint {
  let count = 1n;
  for (let i = 1n; i < k; i += 1n) count = (count * (n + i)) / i;
  return count;
}

/** An option with one mana of it taken aside. */
interface Taken<T extends object | null> {
  readonly from: Option<T>;
  readonly part: Part<T>;
}

/** Joins options that differ in a single mana's type, each at most once; the same list where there are none. */
function mergedOnce<T extends object | null>(options: readonly Option<T>[]): readonly Option<T>[] {
  const became = new Map<Option<T>, Option<T> | null>();
  for (const group of alikeButForOne(options)) {
    const left = group.filter(({ from }) => !became.has(from));
    const [first] = left;
    if (first === undefined || left.length < 2) continue;
    const types = left.reduce((set: TypeSet, { part }) => set | part.types, 0);
    for (const { from } of left) became.set(from, null);
    became.set(first.from, joined([...restOf(first), { ...first.part, types }]));
  }
  if (became.size === 0) return options;
  return options.flatMap((option) => {
    const now = became.get(option);
    return now === undefined ? [option] : now === null ? [] : [now];
  });
}

const restOf = <T extends object | null>({ from, part }: Taken<T>): Option<T> => from.filter((one) => one !== part);

/** Options that are the same but for one mana of the same sort. Sums of part numbers sort out first what can't be. */
function alikeButForOne<T extends object | null>(options: readonly Option<T>[]): readonly (readonly Taken<T>[])[] {
  const numbers = new Map<string, number>();
  const weightOf = (part: Part<T>): number => {
    const key = partKey(part);
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return Math.imul(number, 0x9e3779b1) >>> 0;
  };
  const buckets = new Map<number, Taken<T>[]>();
  for (const from of options) {
    const weights = from.map(weightOf);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    from.forEach((part, index) => {
      if (part.amount !== 1n) return;
      const rest = sum - (weights[index] ?? 0);
      const bucket = buckets.get(rest);
      if (bucket === undefined) buckets.set(rest, [{ from, part }]);
      else bucket.push({ from, part });
    });
  }
  return [...buckets.values()].flatMap((bucket) =>
    bucket.length < 2
      ? []
      : [...Map.groupBy(bucket, (taken) => `${optionKey(restOf(taken))}|${partKey({ ...taken.part, types: 0 })}`).values()],
  );
}
