import type { Effect, Filter, ObjectRef, Quantity } from '../ast/index.ts';
import { apart } from '../characteristics/together.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { type CarriedOut, contextWhile, type Resolving, type Stop } from './resolving.ts';

/** Deeds done with objects or cards: where nothing comes of them, there was nothing to do them with. */
type Done = Extract<Effect, { readonly kind: 'sacrifice' | 'discard' | 'exile' | 'tap' | 'untap' | 'removeCounters' | 'draw' | 'move' }>;

/** The part of an instruction that comes first, where that is a deed that can be impossible. */
function firstDeed(effect: Effect): Done | null {
  switch (effect.kind) {
    case 'sequence':
      return effect.effects[0] === undefined ? null : firstDeed(effect.effects[0]);
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'tap':
    case 'untap':
    case 'removeCounters':
    case 'draw':
    case 'move':
      return effect;
    default:
      return null;
  }
}

const asksForMuch = (filter: Filter): boolean =>
  apart(filter).together.some((said) => said.kind === 'total' && (said.comparison === 'orGreater' || said.comparison === 'greater'));

/** Whether a phrase may mean no object at all: "up to two creatures", "any number of lands", "your hand". */
function mayBeNone(ref: ObjectRef | undefined): boolean {
  if (ref === undefined) return true;
  switch (ref.kind) {
    case 'some':
      // "Any number of creatures with total power 6 or greater".
      if (asksForMuch(ref.filter)) return false;
      return ['upTo', 'anyNumber', 'orFewer', 'x', 'allOfThem'].includes(ref.amount.kind);
    case 'outOf':
      return typeof ref.amount === 'string' ? ref.amount === 'any' : ['upTo', 'anyNumber', 'orFewer'].includes(ref.amount.kind);
    case 'each':
    case 'all':
    case 'wholeZone':
    case 'rest':
    case 'topCards':
    case 'target':
    case 'targetOrPlayer':
      return true;
    default:
      return false;
  }
}

function objectOf(deed: Exclude<Done, { readonly kind: 'draw' }>): ObjectRef | undefined {
  if (deed.kind === 'move') return deed.parts[0]?.what;
  return deed.kind === 'removeCounters' ? deed.from : deed.what;
}

/**
 * 609.3: whether not all of a deed can be done: "Sacrifice that many permanents. If you can't, …"; null where that is not told. `attempt`: what comes of it
 * with nothing answered; what leaves a choice open can be done.
 */
export function isBeyond(
  deed: Effect,
  attempt: (deed: Effect, resolving: Resolving) => CarriedOut | Stop,
  resolving: Resolving,
): boolean | null {
  const done = firstDeed(deed);
  if (done === null || done !== deed || done.kind === 'draw') return null;
  const least = leastOf(done, objectOf(done), contextWhile(resolving));
  if (least === null) return null;
  const came = attempt(deed, { ...resolving, ask: () => null, whole: true });
  if (came.kind !== 'done') return came.kind === 'unanswered' ? false : null;
  return came.happened.reduce((sum, { what }) => sum + (what.kind === 'CounterRemoved' ? what.amount : 1), 0) < least;
}

/** With how many objects, or counters, a deed is done whole. */
function leastOf(deed: Done, ref: ObjectRef | undefined, context: Context): number | null {
  const quantity: Quantity | null =
    deed.kind === 'removeCounters'
      ? deed.amount
      : ref?.kind === 'some'
        ? ref.amount
        : ref?.kind === 'outOf' && typeof ref.amount !== 'string'
          ? ref.amount
          : null;
  if (quantity === null) return ref === undefined || ref.kind === 'outOf' || mayBeNone(ref) ? null : 1;
  const amount = context.evaluate.amount(quantity, context);
  return isKnown(amount) ? amount : null;
}

/**
 * 608.2d: an option that is impossible can't be chosen: what is to be sacrificed, discarded and so on isn't there; or a player can't draw so many cards (121.2b,
 * 121.3), which an empty library does not keep anyone from. `attempt`: what comes of the instruction with nothing answered.
 */
export function isImpossible(
  effect: Effect,
  attempt: (deed: Effect, resolving: Resolving) => CarriedOut | Stop,
  resolving: Resolving,
): boolean {
  const deed = firstDeed(effect);
  if (deed === null) return false;
  if (deed.kind !== 'draw' && mayBeNone(objectOf(deed))) return false;
  const came = attempt(deed, { ...resolving, ask: () => null, whole: true });
  if (came.kind !== 'done') return false;
  return deed.kind === 'draw' ? came.happened.length < (came.after.meant.thatMany ?? 0) : came.happened.length === 0;
}
