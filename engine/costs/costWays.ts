import type { Cost, ManaCost, Quantity } from '../ast/index.ts';
import { isKnown, type Undetermined, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { actionAsCosts, beholding, withBeheldExiled } from './keywordActions.ts';
import { repeated } from './parts.ts';
import type { Reduction } from './reduction.ts';

/** A part of a cost that is no mana, life or energy: as the text says it, and what it may be paid with where that is narrower than the text. */
export interface OtherCost {
  readonly cost: Cost;
  /** Ids of the objects of which one or more pay it; null: those that the text says. */
  readonly among: readonly string[] | null;
  /** Whose text it is: "you" and "this" in it are meant from there. */
  readonly source: string;
}

/** One way of paying a cost: choices between whole parts ("sacrifice a creature or pay {2}") are made in it (601.2b). */
export interface CostWay {
  readonly mana: ManaCost;
  readonly life: number;
  readonly energy: number;
  /** How much of the generic mana may be paid by tapping artifacts and creatures (waterbend). */
  readonly waterbend: number;
  readonly others: readonly OtherCost[];
  /** What paying it so takes off the total cost: the mana value of what is sacrificed for emerge, say. */
  readonly reductions: readonly Reduction[];
}

export const NO_COST: CostWay = { mana: [], life: 0, energy: 0, waterbend: 0, others: [], reductions: [] };

/** Both costs together. */
export const plus = (left: CostWay, right: CostWay): CostWay => ({
  mana: [...left.mana, ...right.mana],
  life: left.life + right.life,
  energy: left.energy + right.energy,
  waterbend: left.waterbend + right.waterbend,
  others: [...left.others, ...right.others],
  reductions: [...left.reductions, ...right.reductions],
});

/** Every way of paying each of the costs, together. */
export function together(all: readonly (readonly CostWay[])[]): readonly CostWay[] {
  return all.reduce<readonly CostWay[]>((before, ways) => before.flatMap((one) => ways.map((other) => plus(one, other))), [NO_COST]);
}

/**
 * The ways of paying costs in which the text says what X is (107.3c): `x` is worked out then. Null where it says nothing, so that X is that of the
 * whole spell or ability.
 */
export function waysWith(costs: readonly Cost[], x: Quantity | null, context: Context): readonly CostWay[] | Undetermined {
  if (x === null) return waysToPay(costs, context);
  const value = context.evaluate.amount(x, context);
  if (!isKnown(value)) return value;
  const ways = waysToPay(costs, { ...context, x: value });
  if ('kind' in ways) return ways;
  return ways.map((way) => ({ ...way, mana: way.mana.map((symbol) => (symbol === 'X' ? String(Math.max(0, value)) : symbol)) }));
}

/** The ways of paying a list of costs; what of it the board doesn't tell is undetermined. `context`: of the text, with the value of X. */
export function waysToPay(costs: readonly Cost[], context: Context): readonly CostWay[] | Undetermined {
  const all: (readonly CostWay[])[] = [];
  for (const cost of withBeheldExiled(costs)) {
    const ways = waysOfCost(cost, context);
    if ('kind' in ways) return ways;
    all.push(ways);
  }
  return together(all);
}

function waysOfCost(cost: Cost, context: Context): readonly CostWay[] | Undetermined {
  switch (cost.kind) {
    case 'mana':
      return [{ ...NO_COST, mana: cost.cost }];
    case 'payLife':
      return life(cost, context);
    case 'payEnergy': {
      const energy = context.evaluate.amount(cost.amount, context);
      return isKnown(energy) ? [{ ...NO_COST, energy: Math.max(0, energy) }] : energy;
    }
    case 'keywordAction':
      return cost.action === 'waterbend' ? waterbend(cost, context) : waysOfParts(actionAsCosts(cost), context);
    case 'behold':
      return waysOfParts(beholding(cost, context), context);
    case 'either': {
      const options: CostWay[] = [];
      for (const option of cost.options) {
        const ways = waysOfCost(option, context);
        if ('kind' in ways) return ways;
        options.push(...ways);
      }
      return options;
    }
    case 'both':
      return waysToPay(cost.parts, context);
    case 'forEach': {
      const times = context.evaluate.amount(cost.amount, context);
      return isKnown(times) ? waysToPay(repeated(cost.cost, Math.max(0, times)), context) : times;
    }
    case 'manaCostOf': {
      const ids = context.evaluate.objects(cost.of, context);
      if (!isKnown(ids)) return ids;
      const mana = ids.flatMap((id) => context.view.object(id)?.manaCost ?? []);
      return mana.length === 0 ? undetermined('a mana cost that is not there') : [{ ...NO_COST, mana }];
    }
    case 'anyMana':
      return undetermined('how much mana is paid');
    case 'unsupported':
      return undetermined(`what “${cost.text}” costs`);
    case 'tapSelf':
    case 'untapSelf':
    case 'loyalty':
    case 'sacrifice':
    case 'discard':
    case 'discardHand':
    case 'exile':
    case 'returnToHand':
    case 'removeCounters':
    case 'putCounters':
    case 'tapForPower':
    case 'tap':
    case 'untap':
    case 'reveal':
    case 'mill':
    case 'exert':
    case 'addMana':
    case 'unattach':
    case 'revealChoice':
    case 'putInGraveyard':
    case 'putOnLibrary':
    case 'gainLife':
      return [other(cost, context)];
  }
}

/** Costs any of which pays; each that is none of those that are put differently is paid as the text says it. */
function waysOfParts(options: readonly Cost[], context: Context): readonly CostWay[] | Undetermined {
  const ways: CostWay[] = [];
  for (const option of options) {
    const found = option.kind === 'keywordAction' || option.kind === 'behold' ? [other(option, context)] : waysToPay([option], context);
    if ('kind' in found) return found;
    ways.push(...found);
  }
  return ways;
}

const other = (cost: Cost, { source }: Context): CostWay => ({ ...NO_COST, others: [{ cost, among: null, source: source ?? '' }] });

/** 119.4: so much life, or as much as is counted: "half your life, rounded up", "life equal to this creature's power". */
function life({ amount }: Extract<Cost, { kind: 'payLife' }>, context: Context): readonly CostWay[] | Undetermined {
  const paid = context.evaluate.amount(amount, context);
  return isKnown(paid) ? [{ ...NO_COST, life: Math.max(0, paid) }] : paid;
}

/** Waterbend {N}: pay {N}, and for each generic mana of it an artifact or creature may be tapped. */
function waterbend({ amount }: Extract<Cost, { kind: 'keywordAction' }>, context: Context): readonly CostWay[] | Undetermined {
  if (amount === null) return undetermined('how much is waterbent');
  if (amount.kind === 'x') return [{ ...NO_COST, mana: ['X'], waterbend: context.x ?? 0 }];
  const generic = context.evaluate.amount(amount, context);
  return isKnown(generic) ? [{ ...NO_COST, mana: [String(Math.max(0, generic))], waterbend: Math.max(0, generic) }] : generic;
}
