import type { ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import { distinctBest } from './easier.ts';
import type { LockedMana } from './locked.ts';
import { announced, costOfParts, manaRange, type Parts, partsOf, type Way, waysOf } from './parts.ts';
import { type Reduced, type Reduction, reduced, typesReduced } from './reduction.ts';

/**
 * 601.2b, 601.2f, 118.7: all that a cost can come to, by how its hybrid and Phyrexian symbols are announced (before it is reduced) and how the
 * player applies hybrid reductions; no result that another is easier to pay than. `x`: the value of {X}; null while it is not chosen. `least`:
 * how much mana it comes to at the least, whatever reduced it.
 */
export function lockedMana(cost: ManaCost, x: number | null, reductions: readonly Reduction[], least: number): readonly LockedMana[] {
  const types = typesReduced(reductions);
  const keepsSome = reductions.some(({ floor }) => floor > 0);
  const ready = announcements(partsOf(cost), (symbol) => matters(symbol, types, keepsSome));
  const lowered = ready.flatMap((parts) => reduced(parts, reductions, x ?? 0)).flatMap((one) => spread(one, x));
  return distinctBest(lowered.flatMap((one) => raised(one, x ?? 0, least)).map(locked));
}

interface Spread {
  readonly parts: Parts;
  readonly offX: number;
}

const locked = ({ parts, offX }: Spread): LockedMana => ({ mana: costOfParts(parts), offX, life: parts.life });

/** Whether it makes a difference to reductions how a symbol is announced. */
function matters(symbol: ManaSymbol, types: readonly ManaType[], keepsSome: boolean): boolean {
  const ways = waysOf(symbol);
  if (ways.some((way) => way.kind === 'type' && types.includes(way.type))) return true;
  return keepsSome && ways.some(({ kind }) => kind !== 'type');
}

/** 601.2b: the parts for each way of announcing those symbols; equal symbols are told apart by how many go which way only. */
function announcements(parts: Parts, which: (symbol: ManaSymbol) => boolean): readonly Parts[] {
  const symbols = [...new Set(parts.others)].filter(which);
  return symbols.reduce<readonly Parts[]>(
    (before, symbol) => before.flatMap((one) => distributed(one, symbol, waysOf(symbol), count(one.others, symbol))),
    [parts],
  );
}

const count = <T>(list: readonly T[], value: T): number => list.filter((one) => one === value).length;

/** The ways in which `times` equal symbols can be announced. */
function distributed(parts: Parts, symbol: ManaSymbol, [way, ...others]: readonly Way[], times: number): readonly Parts[] {
  if (way === undefined) return times === 0 ? [parts] : [];
  const results: Parts[] = [];
  let here: Parts = parts;
  for (let taken = 0; taken <= times; taken += 1) {
    if (taken > 0) here = announced(here, symbol, way);
    if (others.length > 0 || taken === times) results.push(...distributed(here, symbol, others, times - taken));
  }
  return results;
}

/**
 * Generic reduction that is left takes from {X}, and from symbols like {2/W} that are announced as generic mana: every smallest choice of them
 * that uses it up. To announce fewer of them so leaves more to pay, to announce more of them so is still open afterwards.
 */
function spread({ parts, excess }: Reduced, x: number | null): readonly Spread[] {
  if (excess === 0) return [{ parts, offX: 0 }];
  if (parts.xs > 0 && x === null) return [{ parts, offX: excess }];
  const fromX = Math.min(excess, parts.xs * (x ?? 0));
  const left = excess - fromX;
  const halves = [...new Set(parts.others)].flatMap((symbol) => {
    const way = waysOf(symbol).find(({ kind }) => kind === 'generic');
    return way?.kind === 'generic' ? [{ symbol, way }] : [];
  });
  return taken(parts, halves, left).map((one) => ({ parts: one, offX: fromX }));
}

interface GenericHalf {
  readonly symbol: ManaSymbol;
  readonly way: Extract<Way, { kind: 'generic' }>;
}

function taken(parts: Parts, [half, ...others]: readonly GenericHalf[], left: number): readonly Parts[] {
  if (left <= 0 || half === undefined) return [parts];
  const results: Parts[] = [];
  let [here, rest] = [parts, left];
  for (let times = count(parts.others, half.symbol); ; times -= 1) {
    results.push(...taken(here, others, rest));
    if (times === 0 || rest <= 0) return results;
    const generic = announced(here, half.symbol, half.way);
    const less = Math.min(rest, half.way.amount);
    here = { ...generic, generic: generic.generic - less };
    rest -= less;
  }
}

/** 601.2f: effects that say what a total cost comes to at the least come last: the missing mana is generic. */
function raised({ parts, offX }: Spread, x: number, least: number): readonly Spread[] {
  const missing = (one: Parts): number => least - (manaRange(one, x).least - Math.min(offX, one.xs * x));
  if (least <= 0 || missing(parts) <= 0) return [{ parts, offX }];
  return announcements(parts, (symbol) => waysOf(symbol).some(({ kind }) => kind !== 'type')).map((one) => ({
    parts: { ...one, generic: one.generic + Math.max(0, missing(one)) },
    offX,
  }));
}
