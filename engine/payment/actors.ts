import { powerTogether } from '../activation/crewing.ts';
import type { Bounds, ObjectCost, ObjectDemand } from '../activation/demands.ts';
import type { Groups } from './groups.ts';
import type { BodyState } from './places.ts';

/** One object of a group that takes part in paying a cost once: which one of the group does not matter. */
export interface Actor {
  readonly group: number;
  /** Whether it is the object that has the ability. */
  readonly source: boolean;
  /** The parts of the cost that it is used for, as indices of the demands. */
  readonly parts: readonly number[];
  readonly costs: readonly ObjectCost[];
}

/** An object in a way of paying, with the state that it is in before. */
export interface PlacedActor extends Actor {
  readonly from: BodyState;
}

/** Counters that a way of paying removes from one object of a group. */
export interface Removed {
  readonly group: number;
  readonly counter: string;
  readonly amount: number;
}

const KEEPS: ReadonlySet<ObjectCost> = new Set(['reveal', 'exert']);

/** Whether one object can be used for both parts of one cost: tapped and then sacrificed, but not sacrificed twice. */
function together(costs: readonly ObjectCost[], more: ObjectCost): boolean {
  if (KEEPS.has(more)) return true;
  return costs.every((one) => KEEPS.has(one) || (one === 'tap' || one === 'untap') !== (more === 'tap' || more === 'untap'));
}

/** How many of the objects a part of a cost may take. */
export function numbers(amount: Bounds | 'x', x: number | null, available: number): readonly number[] {
  if (amount === 'x') return (x ?? 0) <= available ? [x ?? 0] : [];
  const most = Math.min(amount.most ?? available, available);
  return Array.from({ length: Math.max(0, most - amount.least + 1) }, (_, index) => amount.least + index);
}

/**
 * Every way to choose the objects of a cost, told by groups: lists of actors, the source first where there is one. At most `limit`;
 * `truncated` says that there are more.
 */
export function casts(
  demands: readonly ObjectDemand[],
  source: string | null,
  x: number | null,
  groups: Groups,
  limit: number,
): { readonly casts: readonly (readonly Actor[])[]; readonly truncated: boolean } {
  const own = source === null ? undefined : groups.of.get(source);
  let found: readonly (readonly Actor[])[] = [own === undefined ? [] : [{ group: own, source: true, parts: [], costs: [] }]];
  let truncated = false;
  for (const [part, demand] of demands.entries()) {
    const next: (readonly Actor[])[] = [];
    const reach = new Set(demand.among.flatMap((id) => groups.of.get(id) ?? []));
    const choose = (actors: readonly Actor[], left: number, from: number): void => {
      if (next.length >= limit) truncated = true;
      else if (left === 0) {
        if (isEnough(actors, part, demand, groups)) next.push(actors);
      } else
        for (const { order, after } of optionsFor(actors, part, demand, source, reach, groups))
          if (order >= from) choose(after, left - 1, order);
    };
    for (const actors of found)
      for (const number of numbers(demand.amount, x, demand.among.length)) choose(actors, number, Number.NEGATIVE_INFINITY);
    found = next;
  }
  return { casts: found, truncated };
}

/** 702.122a: whether the objects that are used for a part have as much power as it asks for. Those of one group are just alike. */
function isEnough(actors: readonly Actor[], part: number, { total, among }: ObjectDemand, { of }: Groups): boolean {
  if (total === undefined) return true;
  const used = actors.flatMap(({ group, parts }) => (parts.includes(part) ? (among.find((id) => of.get(id) === group) ?? []) : []));
  return powerTogether(used, total) >= total.least;
}

/** Below the number of any group: objects that take part already are offered first. */
const LAST = 1_000_000;

/** One more object for a part; options are taken in the order of their numbers, so that no choice comes up twice. */
interface Option {
  readonly order: number;
  readonly after: readonly Actor[];
}

function optionsFor(
  actors: readonly Actor[],
  part: number,
  { kind, among }: ObjectDemand,
  source: string | null,
  reach: ReadonlySet<number>,
  { of }: Groups,
): readonly Option[] {
  const taking = (actor: Actor): Actor => ({ ...actor, parts: [...actor.parts, part], costs: [...actor.costs, kind] });
  const again = actors.flatMap((actor, index): readonly Option[] => {
    if (actor.parts.includes(part) || !together(actor.costs, kind) || !reach.has(actor.group)) return [];
    if (actor.source && source !== null && !among.includes(source)) return [];
    return [{ order: index - LAST, after: actors.map((one) => (one === actor ? taking(one) : one)) }];
  });
  const fresh = [...reach].flatMap((group): readonly Option[] => {
    const others = among.filter((id) => id !== source && of.get(id) === group).length;
    const used = actors.filter((actor) => !actor.source && actor.group === group).length;
    if (used >= others) return [];
    return [{ order: group, after: [...actors, taking({ group, source: false, parts: [], costs: [] })] }];
  });
  return [...again, ...fresh];
}
