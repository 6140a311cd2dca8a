import type { Ability, Condition, Filter, ObjectRef, Quantity } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { speaksOfExile } from '../characteristics/exiledCards.ts';
import type { Ids } from '../characteristics/truth.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { AbilityOrigin, Context } from '../characteristics/view.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import type { Activation, PaidCosts } from './activation.ts';
import { ALL_COLORS, ALL_TYPES, NO_TYPES, type TypeSet } from './amounts.ts';
import { type CostChoices, costChoices } from './costChoices.ts';
import { isThisWay, lookupFrom, quantityOf } from './look.ts';
import { found, type Looked, type Lookup } from './lookup.ts';
import type { Moment } from './moment.ts';
import { type Amount, exactly, type TypeSource } from './possibilities.ts';
import { sharedNumber, sharedTypes } from './sharedLooks.ts';

/** How an ability that was activated sees the game: its costs were paid, and its words point to what they were paid with. */
export function lookupWhenPaid(ability: Ability, origin: AbilityOrigin, { source, player, paid }: Activation, moment: Moment): Lookup {
  const choices = costChoices(ability);
  const context: Context = {
    ...contextOf(moment.view, EVALUATE, source, origin.kind === 'granted' ? origin.by : source),
    you: player,
    it: pointedTo(ability, source, paid, choices, moment),
  };
  const settled: Context =
    choices.chosen === null ? context : { ...context, x: paid.x ?? paid.countersRemoved, thatMany: paid.countersRemoved ?? paid.x };
  const objects = (ref: ObjectRef): Ids => objectsPaid(ref, ability, paid, settled);
  return lookupFrom(ability, settled, {
    objects,
    quantity: (quantity) =>
      settledNumber(quantity, ability, choices, paid) ??
      sharedNumber(quantity, settled, () => quantityOf(quantity, choices, settled, 'amounts')),
    condition: (condition) => truthOf(asPresent(condition), settled),
    couldProduce: (what, by) => sharedTypes([what, by], settled, () => typesThere(objects(by), what, moment)),
    produced: null,
  });
}

/** How instructions of a spell or ability that resolves from the stack see the game: all that was settled before is in the context. */
export function lookupWhileResolving(context: Context, moment: Moment): Lookup {
  return lookupFrom(null, context, {
    objects: (ref) => (ref.kind === 'that' && speaksOfExile(ref.filter) ? exiledBy(context) : context.evaluate.objects(ref, context)),
    quantity: (quantity) => {
      const amount = context.evaluate.amount(quantity, context);
      return typeof amount === 'number' ? found(exactly(BigInt(Math.max(0, Math.trunc(amount))))) : amount;
    },
    condition: (condition) => truthOf(asPresent(condition), context),
    couldProduce: (what, by) => typesThere(context.evaluate.objects(by, context), what, moment),
    produced: null,
  });
}

/** How a triggered mana ability sees the game (605.4a): `source` was just tapped for mana or has added some, by `player`. */
export function lookupWhenTriggered(
  ability: Ability,
  own: Context,
  { source, player, produced }: { readonly source: string; readonly player: string; readonly produced: TypeSet },
  moment: Moment,
): Lookup {
  const context: Context = { ...own, view: moment.view, it: [source], they: player };
  const choices = costChoices(ability);
  return lookupFrom(ability, context, {
    objects: (ref) => (ref.kind === 'that' && speaksOfExile(ref.filter) ? exiledBy(own) : context.evaluate.objects(ref, context)),
    quantity: (quantity) => {
      const ofThat = alikeThat(quantity);
      return quantityOf(ofThat, choices, ofThat === quantity ? context : { ...context, source }, 'amounts');
    },
    condition: (condition) => truthOf(asPresent(condition), context),
    couldProduce: (what, by) => typesThere(context.evaluate.objects(by, context), what, moment),
    produced,
  });
}

/** Ids of the cards that "the exiled card" means (607.2a). */
export function exiledBy({ view, source }: Context): readonly string[] {
  const permanent = view.state.permanents.get(source ?? '');
  return permanent === undefined ? [] : [...permanent.imprinted, ...permanent.exiledWith];
}

function truthOf(condition: Condition, context: Context): Looked<boolean> {
  const truth = context.evaluate.holds(condition, context);
  return typeof truth === 'boolean' ? found(truth) : truth;
}

/** What "it" and "that land" mean: what the costs were paid with, or else what is exiled with the permanent, or else itself. */
function pointedTo(
  ability: Ability,
  source: string,
  { objects }: PaidCosts,
  choices: CostChoices,
  moment: Moment,
): readonly string[] | null {
  if (objects.length > 0) return objects;
  if (choices.object !== null) return null;
  if (speaks(ability, (node) => node.kind === 'that' && 'filter' in node)) {
    const permanent = moment.view.state.permanents.get(source);
    return permanent !== undefined && speaks(ability, isExiledWord) ? [...permanent.imprinted, ...permanent.exiledWith] : null;
  }
  return [source];
}

const isExiledWord = (node: Node): boolean => node.kind === 'status' && 'which' in node && node.which === 'exiled';
const speaks = (ability: Ability, test: (node: Node) => boolean): boolean =>
  ability.kind === 'activated' && contains(ability.effects, test);

function objectsPaid(ref: ObjectRef, ability: Ability, { objects }: PaidCosts, context: Context): Ids {
  if (ref.kind !== 'that' && ref.kind !== 'it') return context.evaluate.objects(ref, context);
  if (ref.kind === 'that' && speaksOfExile(ref.filter) && !(objects.length > 0 && exiles(ability))) return exiledBy(context);
  if (objects.length < 2 || ref.kind === 'it') return context.evaluate.objects(ref, context);
  const meant = objects.filter((id) => isSuch(ref.filter, id, context));
  return meant.length > 0 ? meant : objects;
}

const exiles = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.costs.some((cost) => cost.kind === 'exile' && cost.what.kind !== 'self');

/** Whether an object is of the types that a noun phrase names, whatever was done with it. */
function isSuch(filter: Filter, id: string, context: Context): boolean {
  const object = context.view.object(id);
  if (object === undefined || filter.kind !== 'objects') return false;
  const words = filter.words.filter(({ kind }) => kind !== 'status');
  return context.evaluate.fits({ kind: 'objects', words, suffixes: [] }, object, context) === true;
}

/** A number that paying has settled; undefined where it has nothing to do with the costs. */
function settledNumber(quantity: Quantity, ability: Ability, { chosen }: CostChoices, paid: PaidCosts): Looked<Amount> | undefined {
  const number = numberPaid(quantity, ability, chosen, paid);
  return number === null ? undefined : found(exactly(BigInt(number)));
}

function numberPaid(
  quantity: Quantity,
  ability: Ability,
  chosen: CostChoices['chosen'],
  { x, objects, countersRemoved }: PaidCosts,
): number | null {
  const byChoice = chosen?.kind === 'objects' ? (revealsOnResolving(ability) ? null : (x ?? objects.length)) : null;
  switch (quantity.kind) {
    case 'countersRemoved':
      return countersRemoved;
    case 'x':
    case 'thatMany':
    case 'anyNumber':
      return chosen === null ? null : (byChoice ?? (chosen.kind === 'counters' ? (countersRemoved ?? x) : x));
    case 'thisWay':
      return byChoice ?? (/counter/.test(quantity.what) ? countersRemoved : null);
    case 'count':
      return isThisWay(quantity.of) && !revealsOnResolving(ability) ? objects.length : null;
    default:
      return null;
  }
}

/** Revealing while it resolves is no cost: how much is revealed is chosen then. */
const revealsOnResolving = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.effects.some(({ kind }) => kind === 'reveal');

/** "If the sacrificed creature was a Goblin": it is looked at as it last was, and so it is that now. */
function asPresent(condition: Condition): Condition {
  if ((condition.kind === 'is' || condition.kind === 'characteristic' || condition.kind === 'hasCounter') && condition.past)
    return { ...condition, past: false };
  return condition;
}

/** "Each other land you control with the same name": as the one that was tapped. */
function alikeThat(quantity: Quantity): Quantity {
  if (quantity.kind !== 'count' || quantity.of.kind !== 'objects') return quantity;
  if (!quantity.of.suffixes.some((suffix) => suffix.kind === 'same' && suffix.as === null)) return quantity;
  const suffixes = quantity.of.suffixes.map((suffix) =>
    suffix.kind === 'same' && suffix.as === null ? { ...suffix, as: { kind: 'it', plural: false } as const } : suffix,
  );
  return { ...quantity, of: { ...quantity.of, suffixes } };
}

/** 106.7: what objects could produce: as they are, or as they last were before they departed. */
function typesThere(ids: Ids, what: 'color' | 'type', { before, after, departed }: Moment): Looked<TypeSource> {
  if (!isKnown(ids)) return ids;
  const types = ids.reduce((set, id) => set | (departed.has(id) ? before : after).solution.of(id), NO_TYPES);
  return found({ kind: 'known', types: types & (what === 'color' ? ALL_COLORS : ALL_TYPES) });
}
