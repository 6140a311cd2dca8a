import type { Ability, Cost, Effect, Filter, ObjectRef } from '../ast/index.ts';

/** What paying an ability's costs settles for its instructions (106.7 leaves aside whether they can be paid, not what they settle). */
export interface CostChoices {
  /** The objects that a cost acts on, as the cost names them: "the sacrificed creature", "that land". */
  readonly object: ObjectRef | null;
  /** A number that the payer chooses: {X}, "remove X counters", "remove any number of counters". `counter`: bounded by those on the permanent. */
  readonly chosen:
    | { readonly kind: 'mana' }
    | { readonly kind: 'counters'; readonly counter: string | null }
    /** So many of these objects: "sacrifice any number of Treasures", "reveal any number of artifact cards in your hand". */
    | { readonly kind: 'objects'; readonly among: Filter }
    | { readonly kind: 'other' }
    | null;
}

export function costChoices(ability: Ability): CostChoices {
  if (ability.kind !== 'activated') return { object: null, chosen: null };
  const objects = ability.costs.flatMap(actsOn);
  const [first] = objects;
  return {
    object: objects.length === 1 && first !== undefined ? first : null,
    chosen: [...ability.costs.map(chosenNumber), ...ability.effects.map(revealed)].find((chosen) => chosen !== null) ?? null,
  };
}

/** The objects other than the permanent itself that a cost is paid with. */
export function actsOn(cost: Cost): readonly ObjectRef[] {
  switch (cost.kind) {
    case 'sacrifice':
    case 'exile':
    case 'discard':
    case 'tap':
    case 'untap':
    case 'returnToHand':
    case 'reveal':
      return cost.what.kind === 'self' ? [] : [cost.what];
    default:
      return [];
  }
}

function chosenNumber(cost: Cost): CostChoices['chosen'] {
  switch (cost.kind) {
    case 'mana':
      return cost.cost.includes('X') ? { kind: 'mana' } : null;
    case 'removeCounters':
      return isOpen(cost.amount.kind) ? { kind: 'counters', counter: cost.counter } : null;
    case 'loyalty':
      return typeof cost.amount === 'string' ? { kind: 'counters', counter: 'loyalty' } : null;
    case 'payLife':
    case 'putCounters':
      return isOpen(cost.amount.kind) ? { kind: 'other' } : null;
    case 'sacrifice':
    case 'tap':
    case 'discard':
    case 'exile':
    case 'reveal':
    case 'returnToHand':
      return someOf(cost.what);
    default:
      return null;
  }
}

/** Revealing is no cost, but it settles a number in the same way. */
const revealed = (effect: Effect): CostChoices['chosen'] => (effect.kind === 'reveal' ? someOf(effect.what) : null);

const someOf = (what: ObjectRef): CostChoices['chosen'] =>
  what.kind === 'some' && isOpen(what.amount.kind) ? { kind: 'objects', among: what.filter } : null;

const isOpen = (kind: string): boolean => kind === 'x' || kind === 'anyNumber' || kind === 'orMore' || kind === 'upTo';
