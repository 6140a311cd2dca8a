import {
  ALL_TYPES,
  amountsKey,
  keepTypes,
  MANA_TYPES,
  type ManaAmounts,
  scaleAmounts,
  type TypeSet,
  totalMana,
  typeBit,
  typesIn,
  typesOfMana,
} from './amounts.ts';
import { isTwoOrMore, type Outcome, outcomeOf, outcomeOfMana, outcomeTypes } from './possibilities.ts';

/**
 * 106.12b, 614: one replacement effect as it bears on one production: which mana it looks at, and what it makes of it.
 * Effects that do the same to this production are one rewrite with several sources, so that thirty alike are no harder than one.
 */
export interface Rewrite {
  readonly action: RewriteAction;
  /** Only productions with at least one of these types; null: any. */
  readonly needs: TypeSet | null;
  /** Only productions of at least so much mana (1 or 2). */
  readonly least: 1 | 2;
  /** The permanents that the effect comes from, in timestamp order. */
  readonly sources: readonly string[];
}

export type RewriteAction =
  /** Mana of one of these types instead of that of the types `from`, amount kept. No type to be had: none is produced (106.5). */
  | { readonly kind: 'retype'; readonly to: TypeSet; readonly from: TypeSet }
  /** One of these amounts instead of everything. */
  | { readonly kind: 'replace'; readonly by: readonly ManaAmounts[] }
  | { readonly kind: 'multiply'; readonly factor: bigint };

/** What a rewrite does, as a key: equal keys do the same to every production. */
export function rewriteKey({ action, needs, least }: Omit<Rewrite, 'sources'>): string {
  const what =
    action.kind === 'replace'
      ? action.by.map(amountsKey).join()
      : action.kind === 'multiply'
        ? action.factor
        : `${action.to}/${action.from}`;
  return `${action.kind}:${what}:${needs}:${least}`;
}

/** Joins rewrites that do the same. */
export function grouped(rewrites: readonly Rewrite[]): readonly Rewrite[] {
  const groups = Map.groupBy(rewrites, rewriteKey);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, sources: group.flatMap(({ sources }) => sources) }] : [];
  });
}

/** A final production and the sources of the effects applied on the way, in order. */
export interface Rewritten<T> {
  readonly value: T;
  readonly order: readonly string[];
}

/** How a rewrite acts on a kind of value: on exact amounts, or on outcomes where only types and "one or more than one" count. */
interface Domain<T> {
  readonly key: (value: T) => string;
  readonly types: (value: T) => TypeSet;
  readonly isTwoOrMore: (value: T) => boolean;
  readonly apply: (action: RewriteAction, value: T) => readonly T[];
  /** How many equal effects are worth telling apart: one more than these changes nothing that can be reached. */
  readonly copies: (rewrite: Rewrite, all: readonly Rewrite[]) => number;
}

/** How many (effects left, value) pairs are looked at before the search stops and says so. */
const MOST_STATES = 200_000;

/**
 * How many copies of a setter are worth telling apart. Where everything always applies, the last setter of all decides, and one copy is as good
 * as many. Where some effect asks for a type or an amount, a setter may be wanted before and after it, and again behind another.
 */
const setterCopies = (all: readonly Rewrite[]): number =>
  all.every(({ action, needs, least }) => needs === null && least === 1 && !isPartial(action)) ? 1 : 4;
const isPartial = (action: RewriteAction): boolean => action.kind === 'retype' && action.from !== ALL_TYPES;

/**
 * 616.1: every production that some order of the applicable effects leads to, each effect once (614.5), until none is left that applies.
 * Walks over (effects left, value) and meets each such pair once, so that n equal effects cost n steps, not n!.
 * Stops at `limit` distinct results and says so.
 */
function everyOrder<T>(domain: Domain<T>, initial: Iterable<T>, rewrites: readonly Rewrite[], limit: number): Finals<T> {
  interface State {
    readonly left: readonly number[];
    readonly value: T;
    readonly from: State | null;
    readonly source: string;
  }
  const results = new Map<string, State>();
  const seen = new Set<string>();
  const full = rewrites.map((rewrite) => Math.min(rewrite.sources.length, domain.copies(rewrite, rewrites)));
  const waiting: State[] = [];
  const visit = (state: State): void => {
    const key = `${state.left.join()}|${domain.key(state.value)}`;
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(state);
  };
  for (const value of initial) visit({ left: full, value, from: null, source: '' });
  for (let looked = 0; results.size <= limit && looked < MOST_STATES; looked += 1) {
    const state = waiting.pop();
    if (!state) break;
    const types = domain.types(state.value);
    const more = domain.isTwoOrMore(state.value);
    let done = true;
    rewrites.forEach((rewrite, index) => {
      const left = state.left[index] ?? 0;
      if (left === 0 || types === 0 || (rewrite.needs !== null && (rewrite.needs & types) === 0) || (rewrite.least === 2 && !more)) return;
      done = false;
      const source = rewrite.sources[(full[index] ?? 0) - left] ?? '';
      for (const value of domain.apply(rewrite.action, state.value))
        visit({ left: state.left.map((count, i) => (i === index ? count - 1 : count)), value, from: state, source });
    });
    const key = domain.key(state.value);
    if (done && !results.has(key)) results.set(key, state);
  }
  const order = (state: State): readonly string[] => (state.from === null ? [] : [...order(state.from), state.source]);
  return {
    results: [...results.values()].slice(0, limit).map((state) => ({ value: state.value, order: order(state) })),
    truncated: results.size > limit || waiting.length > 0,
  };
}

const onOutcomes: Domain<Outcome> = {
  key: String,
  types: outcomeTypes,
  isTwoOrMore,
  copies: (rewrite, all) => (rewrite.action.kind === 'multiply' ? 3 : setterCopies(all)),
  apply: (action, outcome) => {
    switch (action.kind) {
      case 'multiply':
        return [action.factor > 1n ? outcomeOf(outcomeTypes(outcome), true) : action.factor === 0n ? 0 : outcome];
      case 'replace':
        return action.by.map(outcomeOfMana);
      case 'retype': {
        const types = outcomeTypes(outcome);
        const kept = types & ~action.from;
        if (types === kept) return [outcome];
        if (action.to === 0) return [outcomeOf(kept, isTwoOrMore(outcome))];
        return typesIn(action.to).map((type) => outcomeOf(kept | typeBit(type), isTwoOrMore(outcome)));
      }
    }
  },
};

const onAmounts: Domain<ManaAmounts> = {
  key: amountsKey,
  types: typesOfMana,
  isTwoOrMore: (mana) => totalMana(mana) > 1n,
  copies: (rewrite, all) => (rewrite.action.kind === 'multiply' ? Number.POSITIVE_INFINITY : setterCopies(all)),
  apply: (action, mana) => {
    switch (action.kind) {
      case 'multiply':
        return [scaleAmounts(mana, action.factor)];
      case 'replace':
        return action.by;
      case 'retype': {
        const kept = keepTypes(mana, ALL_TYPES & ~action.from);
        const changed = MANA_TYPES.reduce((sum, type) => sum + mana[type] - kept[type], 0n);
        if (changed === 0n) return [mana];
        if (action.to === 0) return [kept];
        return typesIn(action.to).map((type) => ({ ...kept, [type]: kept[type] + changed }));
      }
    }
  },
};

/**
 * The outcomes that the effects can lead to, in any order, each with one order that does; there are at most 126. `truncated`: there are more
 * different effects than could be put in every order.
 */
export const rewriteOutcomes = (initial: Iterable<Outcome>, rewrites: readonly Rewrite[]): Finals<Outcome> =>
  everyOrder(onOutcomes, initial, sameForTypes(rewrites), Number.POSITIVE_INFINITY);

/** For the question which types, doubling is as good as tripling. */
function sameForTypes(rewrites: readonly Rewrite[]): readonly Rewrite[] {
  const alike = rewrites.map(
    (rewrite): Rewrite =>
      rewrite.action.kind === 'multiply' && rewrite.action.factor > 1n ? { ...rewrite, action: { kind: 'multiply', factor: 2n } } : rewrite,
  );
  return grouped(alike);
}

/** The exact amounts that the effects can lead to, in any order, at most `limit`. */
export const rewriteAmounts = (initial: Iterable<ManaAmounts>, rewrites: readonly Rewrite[], limit: number): Finals<ManaAmounts> =>
  everyOrder(onAmounts, initial, rewrites, limit);

/** What a search over orders comes to. */
export interface Finals<T> {
  readonly results: readonly Rewritten<T>[];
  readonly truncated: boolean;
}

/**
 * A search over orders that permanents under the same effects share: thirty lands under the same list of rewrites ask the same question
 * thirty times. Without rewrites there is nothing to search, and nothing is kept: the empty list outlives every board.
 */
export function shared<T>(
  search: (initial: readonly T[], rewrites: readonly Rewrite[]) => Finals<T>,
  keyOf: (value: T) => string,
): (initial: readonly T[], rewrites: readonly Rewrite[]) => Finals<T> {
  const tables = new WeakMap<readonly Rewrite[], Map<string, Finals<T>>>();
  return (initial, rewrites) => {
    if (rewrites.length === 0) return search(initial, rewrites);
    const table = tables.get(rewrites) ?? new Map<string, Finals<T>>();
    tables.set(rewrites, table);
    const key = initial.map(keyOf).join();
    const finals = table.get(key) ?? search(initial, rewrites);
    table.set(key, finals);
    return finals;
  };
}
