import type { Addition, Yield, Yields } from '../mana/activation.ts';
import {
  addAmounts,
  amountsKey,
  MANA_TYPES,
  type ManaAmounts,
  manaOfOneType,
  NO_MANA,
  showMana,
  totalMana,
  typesIn,
} from '../mana/amounts.ts';
import { partOf, type Settled, settleBy, sharedSo, sharedUnlike } from '../mana/assign.ts';
import { ok, type Result } from '../result.ts';
import { manaKindKey } from '../state/manaPool.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, missing } from './illegal.ts';

/** How an activation turns out, all choices made. */
export interface Outcome {
  readonly from: Yield;
  /** With the type of all mana settled, in the order of the yield's additions. */
  readonly additions: readonly Settled[];
  /** How closely the answers name it: 0 where they name all of it. */
  readonly rank: number;
}

/** The mana of an outcome as symbols; `{0}` for none. */
export const manaOfOutcome = ({ additions }: Pick<Outcome, 'additions'>): string =>
  shown(additions.reduce((sum, { mana }) => addAmounts(sum, mana), NO_MANA));

const shown = (mana: ManaAmounts): string => (totalMana(mana) === 0n ? '{0}' : showMana(mana));

/**
 * Chooses among the ways in which an activation can turn out by the answers: mana as symbols, for each addition or for all of it, and the
 * permanents whose replacement effects are applied first (616.1). Fails where they fit none, or leave several that differ.
 */
export function chooseOutcome(yields: Yields, answers: Answers): Result<Outcome, Illegal> {
  const [open] = yields.open;
  if (open !== undefined) return beyond('', open);
  const wanted = answers.takeMana();
  const parsed = wanted.map(parse);
  const wrong = wanted.find((_, index) => parsed[index] === null);
  const all = yields.options;
  if (wrong !== undefined) return missing(WHAT, optionsOf(all), wrong);
  const given = parsed.filter((one) => one !== null);
  const fits = fitting(all, given);
  const [whole, ...parts] = fits.length > 0 ? [] : given;
  const named = byParts(byPlayer(whole === undefined ? fits : fitting(all, [whole]), answers), parts);
  if (named.length === 0) return missing(WHAT, optionsOf(all), wanted.join(''));
  const inOrder = byOrder(named, answers);
  const different = new Map(inOrder.map((one) => [keyOf(one), one]));
  const [only, another] = different.values();
  if (only === undefined) return missing(WHAT, optionsOf(all));
  if (another === undefined && isSettled(only)) return ok({ from: only.from, additions: settledOf(only), rank: only.rank });
  if (yields.truncated && wanted.length > 0) return beyond('', 'there are more ways in which it can turn out than are listed');
  return missing(...whatIsOpen([...different.values()]));
}

const WHAT = 'the mana to add';

/** A yield as far as the answers settle it. */
interface Candidate {
  readonly from: Yield;
  readonly additions: readonly Addition[];
  readonly rank: number;
}

/** Symbols as they are shown: `{G}{G}`, `{0}` for none, `{G}×4 {C}` for much mana; null where it is something else. */
function parse(symbols: string): ManaAmounts | null {
  if (symbols === '{0}') return NO_MANA;
  if (!/^(\{[WUBRGC]\}(×\d{1,30})? ?)+$/.test(symbols)) return null;
  let sum = NO_MANA;
  for (const [, symbol, times] of symbols.matchAll(/\{([WUBRGC])\}(?:×(\d+))?/g)) {
    const type = MANA_TYPES.find((one) => one === symbol);
    if (type !== undefined) sum = addAmounts(sum, manaOfOneType(type, BigInt(times ?? 1)));
  }
  return sum;
}

/** The yields that the answers fit best. */
function fitting(all: readonly Yield[], wanted: readonly ManaAmounts[]): readonly Candidate[] {
  if (wanted.length === 0) return all.map((from) => ({ from, additions: from.additions, rank: 0 }));
  const found = all.flatMap((from) => settleBy(from.additions, wanted).map(({ additions, rank }) => ({ from, additions, rank })));
  const best = Math.min(...found.map(({ rank }) => rank));
  return found.filter(({ rank }) => rank === best);
}

const playersOf = ({ additions }: Candidate): string => [...new Set(additions.map(({ player }) => player))].join();

/** The candidates in which the player that the answers name gets the mana, where that is a choice. */
function byPlayer(candidates: readonly Candidate[], answers: Answers): readonly Candidate[] {
  if (new Set(candidates.map(playersOf)).size < 2 || answers.nextId === null) return candidates;
  const id = answers.nextId;
  const chosen = candidates.filter(({ additions }) => additions.some(({ player }) => player === id));
  if (chosen.length > 0) answers.takeIds([id], 1);
  return chosen.length > 0 ? chosen : candidates;
}

/**
 * The candidates in which objects add what the answers say, one object after the other: for mana that is named as a whole and that they can share out among
 * themselves in several ways.
 */
function byParts(candidates: readonly Candidate[], parts: readonly ManaAmounts[]): readonly Candidate[] {
  let left = candidates;
  for (const part of parts) {
    const id = sharedUnlike(left.map(({ additions }) => additions));
    if (id === undefined) return [];
    left = sharedSo(left, id, part);
  }
  return left;
}

/** 616.1: the candidates whose replacement effects are applied in the order that the answers name. */
function byOrder(candidates: readonly Candidate[], answers: Answers): readonly Candidate[] {
  let left = candidates;
  for (let place = 0; answers.nextId !== null; place += 1) {
    const id = answers.nextId;
    const exact = left.filter(({ from }) => from.order[place] === id);
    const somewhere = exact.length > 0 ? exact : left.filter(({ from }) => from.order.includes(id));
    if (somewhere.length === 0) return left;
    answers.takeIds([id], 1);
    left = somewhere;
  }
  return left;
}

const isOne = (types: number): boolean => (types & (types - 1)) === 0;
const isSettled = ({ additions }: Candidate): boolean => additions.every(({ types }) => isOne(types));

const settledOf = ({ additions }: Candidate): readonly Settled[] =>
  additions.map((addition) => {
    const [type = 'C'] = typesIn(addition.types);
    return { addition, mana: manaOfOneType(type, addition.amount) };
  });

/** Under which candidates that come to the same meet. */
const keyOf = ({ additions }: Candidate): string =>
  additions
    .map(
      ({ player, types, amount, origin, riders, lifetime }) =>
        `${player} ${types} ${amount} ${manaKindKey({ type: 'C', origin, riders, lifetime })}`,
    )
    .sort()
    .join('\n');

/** What is left to be chosen, and between what. */
function whatIsOpen(candidates: readonly Candidate[]): readonly [string, Iterable<string>] {
  const totals = new Set<string>();
  for (const total of manaOptions(candidates)) {
    totals.add(total);
    if (totals.size > 1) return [WHAT, manaOptions(candidates)];
  }
  const players = new Set(candidates.map(playersOf));
  if (players.size > 1) return ['the player who adds the mana', players];
  const object = candidates.every(isSettled) ? sharedUnlike(candidates.map(({ additions }) => additions)) : undefined;
  if (object !== undefined)
    return [`the mana of it that ${object ?? 'no object'} adds`, candidates.map(({ additions }) => shown(partOf(additions, object)))];
  const place = Math.max(0, ...candidates.map(({ from }) => from.order.length));
  for (let index = 0; index < place; index += 1) {
    const ids = [...new Set(candidates.flatMap(({ from }) => from.order[index] ?? []))];
    if (ids.length > 1) return ['the permanent whose replacement effect is applied first', ids];
  }
  return [WHAT, totals];
}

const optionsOf = (all: readonly Yield[]): Iterable<string> =>
  manaOptions(all.map((from) => ({ from, additions: from.additions, rank: 0 })));

/** Each mana that candidates can come to, once, as symbols. */
function* manaOptions(candidates: readonly Candidate[]): Iterable<string> {
  const seen = new Set<string>();
  for (const { additions } of candidates)
    for (const total of totalsOf(additions, NO_MANA)) {
      const key = amountsKey(total);
      if (seen.has(key)) continue;
      seen.add(key);
      yield shown(total);
    }
}

/** Every total that additions can come to, one after the other. */
function* totalsOf([first, ...others]: readonly Addition[], sum: ManaAmounts): Iterable<ManaAmounts> {
  if (first === undefined) {
    yield sum;
    return;
  }
  for (const mana of multisets(
    MANA_TYPES.filter((type) => typesIn(first.types).includes(type)),
    first.amount,
  ))
    yield* totalsOf(others, addAmounts(sum, mana));
}

function* multisets([type, ...others]: readonly (typeof MANA_TYPES)[number][], amount: bigint): Iterable<ManaAmounts> {
  if (type === undefined) return;
  if (others.length === 0 || amount === 0n) {
    yield manaOfOneType(type, amount);
    return;
  }
  for (let count = amount; count >= 0n; count -= 1n)
    for (const rest of multisets(others, amount - count)) yield addAmounts(manaOfOneType(type, count), rest);
}
