import type { ManaCost, ManaType } from '../ast/index.ts';
import { MANA_TYPES } from '../cards/manaCost.ts';
import { manaRange, NONE, type Parts, type Typed, waysOf } from './parts.ts';

/** 118.7: one effect's reduction of the mana component of a cost. */
export interface Reduction {
  /** Its symbols; {X} has been worked out. */
  readonly amount: ManaCost;
  /** "This effect reduces only the amount of colored mana you pay": nothing of it spills over onto generic mana. */
  readonly coloredOnly: boolean;
  /** How much mana it must leave in the cost; 0 where it says nothing of that. */
  readonly floor: number;
  /** How much it may take at most. */
  readonly cap: number | null;
}

/** A reduction with its hybrid symbols chosen (118.7e). */
interface Chosen extends Omit<Reduction, 'amount'> {
  readonly generic: number;
  readonly typed: Typed;
}

/** The types of mana that reductions speak of, hybrid halves among them. */
export const typesReduced = (reductions: readonly Reduction[]): readonly ManaType[] =>
  MANA_TYPES.filter((type) => reductions.some(({ amount }) => amount.some((symbol) => symbol.split('/').includes(type))));

/** Parts after reductions, and how much generic reduction found nothing to reduce. */
export interface Reduced {
  readonly parts: Parts;
  readonly excess: number;
}

/**
 * 601.2f, 118.7: every result that a player could choose, since hybrid reductions leave a choice; otherwise one. The player may apply reductions
 * in any order: those that must leave something come first, then those of colored mana alone, which is the order that leaves least.
 * `x`: what {X} of the cost stands for.
 */
export function reduced(parts: Parts, reductions: readonly Reduction[], x: number): readonly Reduced[] {
  return choicesOf(reductions).map((chosen) =>
    [...chosen].sort(byOrder).reduce<Reduced>((before, reduction) => apply(before, reduction, x), { parts, excess: 0 }),
  );
}

const byOrder = (left: Chosen, right: Chosen): number =>
  right.floor - left.floor ||
  Number(right.cap !== null) - Number(left.cap !== null) ||
  Number(right.coloredOnly) - Number(left.coloredOnly);

/** 118.7e-g: reductions with each hybrid symbol as one of its halves; a Phyrexian symbol is its color, a snow symbol generic. */
function choicesOf(reductions: readonly Reduction[]): readonly (readonly Chosen[])[] {
  return reductions.reduce<readonly (readonly Chosen[])[]>(
    (before, reduction) => before.flatMap((chosen) => chosenHalves(reduction).map((one) => [...chosen, one])),
    [[]],
  );
}

function chosenHalves({ amount, ...rest }: Reduction): readonly Chosen[] {
  return amount.reduce<readonly Chosen[]>(
    (before, symbol) => before.flatMap((one) => halves(symbol).map(({ generic, type }) => add(one, generic, type))),
    [{ ...rest, generic: 0, typed: NONE }],
  );
}

interface Half {
  readonly generic: number;
  readonly type: ManaType | null;
}

function halves(symbol: string): readonly Half[] {
  if (/^\d+$/.test(symbol)) return [{ generic: Number(symbol), type: null }];
  if (symbol === 'S') return [{ generic: 1, type: null }];
  const type = MANA_TYPES.find((one) => one === symbol);
  if (type !== undefined) return [{ generic: 0, type }];
  const ways = waysOf(symbol).flatMap((way): readonly Half[] => {
    if (way.kind === 'life') return [];
    return [way.kind === 'generic' ? { generic: way.amount, type: null } : { generic: 0, type: way.type }];
  });
  return ways.length === 0 ? [{ generic: 0, type: null }] : ways;
}

const add = (one: Chosen, generic: number, type: ManaType | null): Chosen => ({
  ...one,
  generic: one.generic + generic,
  typed: type === null ? one.typed : { ...one.typed, [type]: one.typed[type] + 1 },
});

/** 118.7a-d: one reduction; generic mana of {X} counts as generic mana that is there, and is taken last. */
function apply({ parts, excess }: Reduced, { generic, typed, coloredOnly, floor, cap }: Chosen, x: number): Reduced {
  let budget = Math.min(
    cap ?? Number.POSITIVE_INFINITY,
    floor > 0 ? Math.max(0, manaRange(parts, x).least - floor) : Number.POSITIVE_INFINITY,
  );
  const left = { ...parts.typed };
  let spilled = generic;
  for (const type of MANA_TYPES) {
    const taken = Math.min(typed[type], left[type], budget);
    left[type] -= taken;
    budget -= taken;
    if (!coloredOnly) spilled += Math.max(0, typed[type] - parts.typed[type]);
  }
  const wanted = Math.min(spilled, budget);
  const taken = Math.min(wanted, parts.generic);
  return { parts: { ...parts, typed: left, generic: parts.generic - taken }, excess: excess + wanted - taken };
}
