import type { Cost, Filter, ObjectRef } from '../ast/index.ts';
import { type Ids, isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import { unreachable } from '../result.ts';
import { playerOf } from '../state/game.ts';
import { boundsOf, type CostReader, type DemandPart, fixed, isNotModelled, notModelled, ONE } from './bounds.ts';
import type { NotModelled, ObjectCost, ObjectDemand } from './demands.ts';
import { cantSacrifice, isForbidden } from './forbidden.ts';

/** Parts of costs that are paid with objects. */
type CostOfObjects = Extract<
  Cost,
  { readonly kind: 'sacrifice' | 'discard' | 'exile' | 'returnToHand' | 'tap' | 'untap' | 'reveal' | 'unattach' | 'putOnLibrary' | 'exert' }
>;

type Group = Pick<ObjectDemand, 'amount' | 'among'>;

/** The objects that a part of a cost can be paid with now, and how many of them it takes. */
export function objectDemand(cost: CostOfObjects, reader: CostReader): DemandPart | NotModelled {
  const groups = groupsOf(cost.what, cost, reader);
  if ('reason' in groups) return groups;
  const objects = groups.map(({ amount, among }) => ({
    kind: cost.kind,
    amount,
    among: among.filter((id) => canBe(cost.kind, id, reader)),
    symbol: false,
    ...(cost.kind === 'discard' && cost.random ? { random: true as const } : {}),
  }));
  return { objects, ...(groups.some(({ amount }) => amount === 'x') ? { x: { least: 0, most: null } } : {}) };
}

function groupsOf(what: ObjectRef, cost: CostOfObjects, reader: CostReader): readonly Group[] | NotModelled {
  const { context, source } = reader;
  const all = (ids: Ids, amount?: Group['amount']): readonly Group[] | NotModelled =>
    isKnown(ids) ? [{ amount: amount ?? fixed(ids.length), among: ids }] : notModelled(cost.kind, ids.why);
  switch (what.kind) {
    case 'it':
      // "… and sacrifice it": in a cost that is the object itself.
      return [{ amount: ONE, among: [source] }];
    case 'self':
    case 'attached':
      return all(context.evaluate.objects(what, context), ONE);
    case 'some': {
      if (contains(what.filter, ({ kind }) => kind === 'total'))
        return notModelled(cost.kind, 'what the objects have together is not looked at');
      const amount = boundsOf(what.amount, context);
      if (typeof amount === 'object' && isNotModelled(amount)) return amount;
      return all(matching(what.filter, cost, reader), amount);
    }
    case 'topCards': {
      const amount = boundsOf(what.amount, context);
      if (amount === 'x' || isNotModelled(amount)) return notModelled(cost.kind, 'how many cards of a library are meant is not known');
      return all(context.evaluate.objects(what, context), amount);
    }
    case 'each':
    case 'all':
    case 'wholeZone':
      return all(context.evaluate.objects(what, context));
    case 'several': {
      const parts = what.refs.map((ref) => groupsOf(ref, cost, reader));
      const open = parts.find((part) => 'reason' in part);
      if (open !== undefined && 'reason' in open) return open;
      const groups = parts.flatMap((part) => ('reason' in part ? [] : part));
      if (what.join === 'and') return groups;
      return [{ amount: ONE, among: [...new Set(groups.flatMap(({ among }) => among))] }];
    }
    case 'that':
    case 'target':
    case 'targetOrPlayer':
    case 'bottomCards':
    case 'outOf':
    case 'rest':
    case 'none':
    case 'possessed':
    case 'bareNumber':
      return notModelled(cost.kind, `which objects its cost means is not modelled`);
    default:
      return unreachable(what);
  }
}

/** Cards in the zone that the cost names belong to who pays; other objects are those that the words describe. */
function matching(filter: Filter, cost: CostOfObjects, { context, player }: CostReader): Ids {
  const { view, evaluate } = context;
  const zone = cost.kind === 'discard' ? 'hand' : cost.kind === 'exile' || cost.kind === 'reveal' ? cost.from : null;
  if (zone !== 'hand' && zone !== 'graveyard') return evaluate.matching(filter, context);
  const found: string[] = [];
  for (const id of playerOf(view.state, player)?.[zone] ?? []) {
    const object = view.object(id);
    const fits = object !== undefined && evaluate.fits(filter, object, context);
    if (!isKnown(fits)) return fits;
    if (fits) found.push(id);
  }
  return found;
}

/** Whether an object can be used so: untapped to be tapped, one's own to be sacrificed (701.21a), and nothing forbids it (101.2). */
function canBe(kind: ObjectCost, id: string, { context, player }: CostReader): boolean {
  const { view } = context;
  const permanent = view.state.permanents.get(id);
  const object = view.object(id);
  if (object === undefined) return false;
  switch (kind) {
    case 'tap':
      return permanent?.tapped === false;
    case 'untap':
      return permanent?.tapped === true && isForbidden(view.state, id, "can't become untapped") === false;
    case 'sacrifice':
      return (
        permanent !== undefined &&
        object.controller === player &&
        isForbidden(view.state, id, "can't be sacrificed") === false &&
        cantSacrifice(view.state, player, id) === false
      );
    case 'returnToHand':
      return permanent !== undefined;
    case 'unattach':
      return permanent !== undefined && permanent.attachedTo !== null;
    case 'discard':
      return object.zone === 'hand' && object.owner === player;
    case 'exile':
    case 'reveal':
    case 'putInGraveyard':
    case 'putOnLibrary':
    case 'exert':
      return true;
    default:
      return unreachable(kind);
  }
}
