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

/** Joins options that differ in a single mana's type, each at most once; the same list where there are none. */
function mergedOnce<T extends object | null>(options: readonly Option<T>[]): readonly Option<T>[] {
  const groups = new Map<string, { readonly rest: Option<T>; readonly part: Part<T>; readonly from: Option<T> }[]>();
  for (const option of options)
    for (const part of option) {
      if (part.amount !== 1n) continue;
      const rest = option.filter((one) => one !== part);
      const key = `${optionKey(rest)}|${partKey({ ...part, types: 0 })}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [{ rest, part, from: option }]);
      else group.push({ rest, part, from: option });
    }
  const became = new Map<Option<T>, Option<T> | null>();
  for (const group of groups.values()) {
    const left = group.filter(({ from }) => !became.has(from));
    const [first] = left;
    if (first === undefined || left.length < 2) continue;
    const types = left.reduce((set: TypeSet, { part }) => set | part.types, 0);
    for (const { from } of left) became.set(from, null);
    became.set(first.from, joined([...first.rest, { ...first.part, types }]));
  }
  if (became.size === 0) return options;
  return options.flatMap((option) => {
    const now = became.get(option);
    return now === undefined ? [option] : now === null ? [] : [now];
  });
}
