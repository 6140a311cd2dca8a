import type { ObjectStatus } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { type Truth, undetermined } from './truth.ts';
import { type Context, hasKeyword, type ObjectView, type View } from './view.ts';

/** 110.5, 508, 509, 303.4: how a permanent stands. What happened while something resolved is not told by a board. */
export function fitsStatus(status: ObjectStatus, object: ObjectView, { view }: Context): Truth {
  const { id, zone } = object;
  const permanent = permanentIn(view.state, id);
  switch (status) {
    case 'tapped':
      return permanent?.tapped === true;
    case 'untapped':
      return permanent?.tapped === false;
    case 'attacking':
      return permanent !== undefined && permanent.attacking !== null;
    case 'nonattacking':
      return permanent !== undefined && permanent.attacking === null;
    case 'blocking':
      return permanent !== undefined && permanent.blocking !== null;
    case 'blocked':
      return permanent?.attacking?.blocked === true;
    case 'unblocked':
      return permanent?.attacking?.blocked === false;
    case 'face-down':
      return permanent !== undefined && permanent.faceDown !== false;
    case 'face-up':
      return permanent?.faceDown === false;
    case 'enchanted':
      return hasAttached(id, 'Aura', view);
    case 'equipped':
      return hasAttached(id, 'Equipment', view);
    case 'fortified':
      return hasAttached(id, 'Fortification', view);
    case 'exiled':
      return zone === 'exile';
    case 'unattached':
      return permanent !== undefined && permanent.attachedTo === null;
    case 'transformed':
      return permanent !== undefined && permanent.face > 0 && permanent.face < permanent.card.faces.length;
    case 'phased-out':
      return false;
    case 'imprinted':
      return [...view.state.permanents.values()].some(({ imprinted }) => imprinted.includes(id));
    case 'saddled':
    case 'suspected':
      return permanent?.designations.has(status) === true;
    case 'damaged':
      return permanent !== undefined && permanent.damage > 0;
    // 702.62b.
    case 'suspended':
      return zone === 'exile' && hasKeyword(object, 'suspend') && (view.state.cards.get(id)?.aside?.counters?.get('time') ?? 0) > 0;
    case 'defending':
    case 'milled':
    case 'returned':
    case 'destroyed':
    case 'copied':
    case 'countered':
    case 'drawn':
    case 'targeted':
    case 'prepared':
    case 'paired':
    case 'haunted':
    case 'conjured':
    case 'searched':
    case 'unspent':
    case 'sacrificed':
    case 'revealed':
    case 'discarded':
    case 'chosen':
    case 'crewed':
      return undetermined(`which objects were ${status}`);
    default:
      return unreachable(status);
  }
}

/** The permanents with that subtype that are attached to the object. */
export const attachedAs = (subtype: string, id: string, view: View): readonly string[] =>
  attachedTo(id, view).filter((other) => view.object(other)?.subtypes.has(subtype) === true);

/** Whether there is one. */
export const hasAttached = (id: string, subtype: string, view: View): boolean => attachedAs(subtype, id, view).length > 0;

const ATTACHED = new WeakMap<View['state'], ReadonlyMap<string, readonly string[]>>();

/** 701.3: the permanents that are attached to an object or player. */
export function attachedTo(id: string, { state, permanents }: View): readonly string[] {
  let index = ATTACHED.get(state);
  if (index === undefined) {
    const hosts = new Map<string, string[]>();
    for (const one of permanents) {
      const host = state.permanents.get(one)?.attachedTo;
      if (host === undefined || host === null) continue;
      const list = hosts.get(host);
      if (list === undefined) hosts.set(host, [one]);
      else list.push(one);
    }
    index = hosts;
    ATTACHED.set(state, index);
  }
  return index.get(id) ?? [];
}
