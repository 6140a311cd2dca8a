import type { ManaType } from '../ast/index.ts';
import type { Addition } from './activation.ts';
import {
  addAmounts,
  amountsKey,
  MANA_TYPES,
  type ManaAmounts,
  manaOfOneType,
  NO_MANA,
  totalMana,
  typeBit,
  typesIn,
  typesOfMana,
} from './amounts.ts';

/** An addition with the type of its mana chosen. */
export interface Settled {
  readonly addition: Addition;
  readonly mana: ManaAmounts;
}

/** Additions as far as answers settle them, and how closely the answers name them: 0 all of it, or each step of it; 1 all of it or some steps by several answers, 2 by type alone. */
export interface Named {
  readonly additions: readonly Addition[];
  readonly rank: number;
}

/** How answers, each a mana, settle the types of additions: they name all of it together, or one step (one source) after the other. */
export function settleBy(additions: readonly Addition[], wanted: readonly ManaAmounts[]): readonly Named[] {
  const all = wanted.reduce(addAmounts, NO_MANA);
  const steps = stepsOf(additions);
  const each = wanted.length > 1 && wanted.length === steps.length ? inSteps(steps, wanted, assign) : null;
  if (each !== null) return [{ additions: each, rank: 0 }];
  const whole = assign(additions, all);
  if (whole !== null) return [{ additions: whole, rank: wanted.length > 1 ? 1 : 0 }];
  const exact = inSteps(steps, wanted, assign);
  if (exact !== null) return [{ additions: exact, rank: 1 }];
  const byType = inSteps(steps, wanted, ofThatType);
  return byType === null ? [] : [{ additions: byType, rank: 2 }];
}

/** The object whose ability adds it; null for none that is told. */
const giverOf = ({ origin }: Addition): string | null => origin?.id ?? null;

/** Additions by the source that they come from, in their order. */
function stepsOf(additions: readonly Addition[]): readonly (readonly Addition[])[] {
  const steps: Addition[][] = [];
  let source: string | null | undefined;
  for (const addition of additions) {
    const id = giverOf(addition);
    if (id === source) steps.at(-1)?.push(addition);
    else steps.push([addition]);
    source = id;
  }
  return steps;
}

/** What one object adds of mana whose types are settled. */
export function partOf(additions: readonly Addition[], id: string | null): ManaAmounts {
  const own = additions.filter((one) => giverOf(one) === id);
  return own.reduce((sum, { types, amount }) => addAmounts(sum, manaOfOneType(typesIn(types)[0] ?? 'C', amount)), NO_MANA);
}

/** The first object that adds something else in some of these ways than in others; undefined where it is shared out among objects alike in all. */
export function sharedUnlike(ways: readonly (readonly Addition[])[]): string | null | undefined {
  const ids = new Set(ways.flatMap((additions) => additions.map(giverOf)));
  return [...ids].find((id) => new Set(ways.map((additions) => amountsKey(partOf(additions, id)))).size > 1);
}

/** Those ways in which that object adds that mana. */
export const sharedSo = <T extends { readonly additions: readonly Addition[] }>(
  ways: readonly T[],
  id: string | null,
  part: ManaAmounts,
): readonly T[] => ways.filter(({ additions }) => amountsKey(partOf(additions, id)) === amountsKey(part));

type Settle = (step: readonly Addition[], mana: ManaAmounts) => readonly Addition[] | null;

/** The answers matched with steps in order; steps between may be left as they are. Null where they don't fit. */
function inSteps(steps: readonly (readonly Addition[])[], wanted: readonly ManaAmounts[], settle: Settle): readonly Addition[] | null {
  const [mana, ...others] = wanted;
  if (mana === undefined) return steps.flat();
  for (const [index, step] of steps.entries()) {
    const settled = settle(step, mana);
    const rest = settled === null ? null : inSteps(steps.slice(index + 1), others, settle);
    if (settled !== null && rest !== null) return [...steps.slice(0, index).flat(), ...settled, ...rest];
  }
  return null;
}

/** A single symbol that stands for the type of a step's mana, however much of it there is. */
function ofThatType(step: readonly Addition[], mana: ManaAmounts): readonly Addition[] | null {
  const types = typesOfMana(mana);
  if (totalMana(mana) !== 1n || step.length === 0 || !step.every((one) => (one.types & types) !== 0)) return null;
  return step.map((one) => ({ ...one, types }));
}

/** Types for additions so that they come to exactly that mana, split where one addition is of several types; null where they can't. */
export function assign(additions: readonly Addition[], mana: ManaAmounts): readonly Addition[] | null {
  const total = additions.reduce((sum, { amount }) => sum + amount, 0n);
  if (total !== totalMana(mana)) return null;
  const left = { ...mana };
  const given = additions.map(() => ({ ...NO_MANA }));
  const give = (index: number, type: ManaType, amount: bigint): void => {
    const own = given[index];
    if (own === undefined) return;
    own[type] += amount;
  };
  for (const [index, { types, amount }] of additions.entries()) {
    let needed = amount;
    while (needed > 0n) {
      const path = augment(index, additions, given, left);
      if (path === null) return null;
      const most = lowest(needed, path);
      for (const { from, to, of } of path) {
        give(of, to, most);
        if (from !== null) give(of, from, -most);
      }
      const last = path.at(-1);
      if (last !== undefined) left[last.to] -= most;
      needed -= most;
    }
    if (types === 0 && amount > 0n) return null;
  }
  return additions.flatMap((addition, index) =>
    MANA_TYPES.flatMap((type) => {
      const amount = given[index]?.[type] ?? 0n;
      return amount > 0n ? [{ ...addition, types: typeBit(type), amount }] : [];
    }),
  );
}

/** One step of a rearrangement: addition `of` takes `to` and gives up `from` (null: it takes what it still needs); at most `room`. */
interface Move {
  readonly of: number;
  readonly from: ManaType | null;
  readonly to: ManaType;
  readonly room: bigint;
}

function lowest(needed: bigint, path: readonly Move[]): bigint {
  let least = needed;
  for (const { room } of path) if (room < least) least = room;
  return least;
}

/** A shortest chain of moves by which an addition gets mana that is left (an augmenting path). */
function augment(start: number, additions: readonly Addition[], given: readonly ManaAmounts[], left: ManaAmounts): readonly Move[] | null {
  const reached = new Map<ManaType, { readonly before: ManaType | null; readonly of: number }>();
  const queue: ManaType[] = [];
  const reach = (of: number, before: ManaType | null): void => {
    for (const type of typesIn(additions[of]?.types ?? 0)) {
      if (reached.has(type)) continue;
      reached.set(type, { before, of });
      queue.push(type);
    }
  };
  reach(start, null);
  for (let type = queue.shift(); type !== undefined; type = queue.shift()) {
    if (left[type] > 0n) return chain(type, reached, given, left);
    for (const [index, own] of given.entries()) if (own[type] > 0n) reach(index, type);
  }
  return null;
}

function chain(
  end: ManaType,
  reached: ReadonlyMap<ManaType, { readonly before: ManaType | null; readonly of: number }>,
  given: readonly ManaAmounts[],
  left: ManaAmounts,
): readonly Move[] {
  const moves: Move[] = [];
  for (let type: ManaType | null = end; type !== null; ) {
    const step: { readonly before: ManaType | null; readonly of: number } | undefined = reached.get(type);
    if (step === undefined) return moves;
    const held = step.before === null ? left[end] : (given[step.of]?.[step.before] ?? 0n);
    moves.unshift({ of: step.of, from: step.before, to: type, room: held < left[end] ? held : left[end] });
    type = step.before;
  }
  return moves;
}
