import type { CounterDemand, Demands } from '../activation/demands.ts';
import type { ManaCost } from '../ast/index.ts';
import type { Substitute } from '../costs/substitutes.ts';
import type { PaidCosts, Yields } from '../mana/activation.ts';
import type { GameState } from '../state/game.ts';
import { type Actor, casts, numbers, type PlacedActor, type Removed } from './actors.ts';
import { isGoneAfter } from './aftermath.ts';
import type { Asker, Group, Groups } from './groups.ts';
import type { Price, Tokens } from './net.ts';
import type { Offer } from './offers.ts';
import { type BodyState, joined, type Place, type Places } from './places.ts';
import { immediateLoss, priceOf } from './price.ts';
import { turnout } from './turnouts.ts';

/** One way of activating a mana ability of a group's member, or of paying the rest of a cost. */
export interface Way {
  /** Null for what is not done by activating a mana ability. */
  readonly offer: Offer | null;
  /** What is done in place of paying mana; where this is null too, it is the rest of the cost. */
  readonly substitute: Substitute | null;
  readonly actors: readonly PlacedActor[];
  readonly removed: readonly Removed[];
  readonly x: number | null;
  /** The mana that it costs; {X} stands for `x`. */
  readonly mana: ManaCost;
  /** What paying it settles, with members of the groups that stand for the others. */
  readonly paid: PaidCosts;
  /** Null for the rest of a cost. */
  readonly yields: Yields | null;
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  readonly price: Price;
  /** Life lost at once by what the ability does; below 0 for life gained. */
  readonly pain: number;
  /** Whether what the ability does moves its own object away. */
  readonly gone: boolean;
}

/** How many ways of paying one ability's costs are looked at. */
const LIMIT = 500;
/** Up to which X every value is looked at, where nothing but mana bounds it. */
const FREE_X = 20;

export interface Ways {
  readonly ways: readonly Way[];
  readonly open: readonly string[];
}

/** Every way to pay what an ability of a group, or the rest of a cost, asks for beside mana. */
export function waysOf(state: GameState, player: string, asker: Asker, groups: Groups, places: Places): Ways {
  const ways: Way[] = [];
  const open: string[] = [];
  const { demands, source } = asker;
  const values = valuesOfX(demands, state);
  if (values.truncated) open.push(`an X of more than ${FREE_X} for “${asker.offer?.ability.text ?? 'the cost'}”`);
  for (const x of values.xs) {
    const { casts: all, truncated } = casts(demands.objects, source, x, groups, LIMIT);
    if (truncated) open.push(`more than ${LIMIT} ways to pay for “${asker.offer?.ability.text ?? 'the cost'}”`);
    for (const actors of all)
      for (const removed of removals(demands.counters, x, groups, state))
        for (const players of states(actors, groups)) {
          if (ways.length >= 2 * LIMIT) return { ways, open: [...open, 'further ways to pay'] };
          ways.push(way(state, player, asker, players, removed, x, groups, places));
        }
  }
  return { ways, open };
}

/** 107.3: the values that X can have; as far as counters, objects, life or energy bound it, all of them. */
function valuesOfX(
  { x, objects, counters, perX }: Demands,
  state: GameState,
): { readonly xs: readonly (number | null)[]; readonly truncated: boolean } {
  if (x === null) return { xs: [null], truncated: false };
  const bounds = [
    ...(x.most === null ? [] : [x.most]),
    ...objects.flatMap(({ amount, among }) => (amount === 'x' ? [among.length] : [])),
    ...counters.flatMap(({ kind, amount, among, counter }) =>
      amount === 'x' && kind === 'remove' ? [among.reduce((sum, id) => sum + counted(state, id, counter), 0)] : [],
    ),
  ];
  const bounded = bounds.length > 0;
  const most = bounded ? Math.min(...bounds) : FREE_X;
  return {
    xs: Array.from({ length: Math.max(0, most - x.least + 1) }, (_, index) => x.least + index),
    truncated: !bounded && perX.life + perX.energy + perX.mills === 0,
  };
}

const counted = (state: GameState, id: string, counter: string | null): number => {
  const counters = state.permanents.get(id)?.counters ?? new Map<string, number>();
  return counter === null ? [...counters.values()].reduce((sum, one) => sum + one, 0) : (counters.get(counter) ?? 0);
};

/** Every way to remove the counters that a cost asks for, told by groups. */
function removals(demands: readonly CounterDemand[], x: number | null, groups: Groups, state: GameState): readonly (readonly Removed[])[] {
  let found: readonly (readonly Removed[])[] = [[]];
  for (const demand of demands) {
    if (demand.kind !== 'remove') continue;
    const heaps = heapsFor(demand, groups, state);
    const available = heaps.reduce((most, heap) => (demand.spread ? most + heap.amount : Math.max(most, heap.amount)), 0);
    const options = numbers(demand.amount, x, available).flatMap((number) =>
      demand.spread
        ? splits(heaps, number)
        : number === 0
          ? [[]]
          : heaps.filter(({ amount }) => amount >= number).map((heap) => [{ ...heap, amount: number }]),
    );
    found = found.flatMap((before) => options.map((option) => [...before, ...option]));
  }
  return found;
}

/** The counters of each kind on one object of each group: for `spread`, on all of the group's. */
function heapsFor({ among, counter, spread }: CounterDemand, groups: Groups, state: GameState): readonly Removed[] {
  const reach = new Set(among.flatMap((id) => groups.of.get(id) ?? []));
  return [...reach].flatMap((group) => {
    const members = groups.groups[group]?.members ?? [];
    const [first = ''] = members;
    const kinds = [...(state.permanents.get(first)?.counters ?? new Map<string, number>())];
    return kinds
      .filter(([kind]) => counter === null || kind === counter)
      .map(([kind, amount]) => ({ group, counter: kind, amount: spread ? amount * members.length : amount }));
  });
}

/** The ways to take so many from heaps together. */
function splits(heaps: readonly Removed[], number: number): readonly (readonly Removed[])[] {
  const [heap, ...others] = heaps;
  if (heap === undefined) return number === 0 ? [[]] : [];
  const taken = Array.from({ length: Math.min(heap.amount, number) + 1 }, (_, amount) => amount);
  return taken.flatMap((amount) => splits(others, number - amount).map((rest) => (amount === 0 ? rest : [{ ...heap, amount }, ...rest])));
}

/** The states in which each actor can be before: tapped or not is the same to what nothing taps. */
function states(actors: readonly Actor[], { groups }: Groups): readonly (readonly PlacedActor[])[] {
  let found: readonly (readonly PlacedActor[])[] = [[]];
  for (const actor of actors) {
    const options = statesOf(actor, groups[actor.group]);
    found = found.flatMap((before) =>
      options.filter((from) => inOrder(before, actor, from)).map((from) => [...before, { ...actor, from }]),
    );
  }
  return found;
}

/** Of two objects of a group that are used alike, the untapped one comes first: the other order is the same choice. */
const inOrder = (before: readonly PlacedActor[], actor: Actor, from: BodyState): boolean =>
  from !== 'untapped' ||
  !before.some(
    (other) =>
      other.from === 'tapped' && other.group === actor.group && !other.source && !actor.source && other.parts.join() === actor.parts.join(),
  );

function statesOf({ costs }: Actor, group: Group | undefined): readonly BodyState[] {
  if (group === undefined || (!group.taps && !group.untaps)) return ['any'];
  if (costs.includes('tap')) return ['untapped'];
  if (costs.includes('untap')) return ['tapped'];
  if (!group.leaves) return ['any'];
  const untapped: readonly BodyState[] = group.tapped && !group.untaps ? [] : ['untapped'];
  const tapped: readonly BodyState[] = !group.tapped && !group.taps ? [] : ['tapped'];
  return [...untapped, ...tapped];
}

function way(
  state: GameState,
  player: string,
  { offer, substitute, demands, source }: Asker,
  actors: readonly PlacedActor[],
  removed: readonly Removed[],
  x: number | null,
  groups: Groups,
  places: Places,
): Way {
  const takes: Tokens[] = [];
  const gives: Tokens[] = [];
  const take = (place: Place, amount: number): void => void (amount > 0 && takes.push(places.tokens(place, amount)));
  const gone = offer !== null && isGoneAfter(state, player, offer, removed);
  for (const actor of actors) moveBody(actor, groups.groups[actor.group], offer === null || (gone && actor.source), takes, gives, places);
  for (const { group, counter, amount } of removed) if (!isOnce(groups, group)) take({ kind: 'counters', group, counter }, amount);
  const own = source === null ? undefined : groups.of.get(source);
  if (offer !== null && offer.uses !== null && own !== undefined && !isOnce(groups, own))
    take({ kind: 'uses', group: own, ability: offer.ability.index, each: offer.uses }, 1);
  const each = x ?? 0;
  take({ kind: 'life' }, demands.life + each * demands.perX.life);
  take({ kind: 'energy' }, demands.energy + each * demands.perX.energy);
  take({ kind: 'library' }, demands.mills + each * demands.perX.mills);
  if (substitute !== null && substitute.limit !== null) take({ kind: 'limit', what: substitute.kind, amount: substitute.limit }, 1);
  const paid: PaidCosts = {
    x,
    objects: representatives(actors, groups, source),
    countersRemoved: removed.length === 0 ? null : removed.reduce((sum, { amount }) => sum + amount, 0),
  };
  const yields = offer === null ? null : turnout(state, player, offer, paid);
  return {
    offer,
    substitute,
    actors,
    removed,
    x,
    mana: demands.mana ?? [],
    paid,
    yields,
    takes: joined(takes),
    gives: joined(gives),
    price: priceOf(state, player, offer, demands, actors, removed, each, yields),
    pain: offer === null ? 0 : immediateLoss(offer),
    gone,
  };
}

const isOnce = ({ groups }: Groups, index: number): boolean => groups[index]?.once === true;

/** What happens to an object's place: what is paid with at the end does not come back for anything. */
function moveBody(actor: PlacedActor, group: Group | undefined, atTheEnd: boolean, takes: Tokens[], gives: Tokens[], places: Places): void {
  if (group === undefined) return;
  const { from, costs } = actor;
  const body = (state: BodyState): Tokens => places.tokens({ kind: 'body', group: actor.group, state }, 1);
  const away = costs.some((cost) => cost !== 'tap' && cost !== 'untap' && cost !== 'reveal' && cost !== 'exert' && cost !== 'unattach');
  const turned = costs.includes('tap') || costs.includes('untap');
  if (!away && !turned && !group.leaves) return;
  takes.push(body(from));
  if (away || atTheEnd) return;
  const to: BodyState = costs.includes('tap') ? 'tapped' : costs.includes('untap') ? 'untapped' : from;
  if (to === 'untapped' || to === 'any' || group.leaves || group.untaps) gives.push(body(to));
}

/** Members of the groups that stand for the objects that a cost acted on, in the order of its parts. */
function representatives(actors: readonly PlacedActor[], { groups }: Groups, source: string | null): readonly string[] {
  const used = new Set<string>(source === null ? [] : [source]);
  const ids = actors.map((actor) => {
    if (actor.source) return null;
    const id = groups[actor.group]?.members.find((member) => !used.has(member)) ?? null;
    if (id !== null) used.add(id);
    return id;
  });
  const parts = actors.flatMap((actor, index) => actor.parts.map((part) => ({ part, id: ids[index] ?? null })));
  return parts.sort((left, right) => left.part - right.part).flatMap(({ id }) => id ?? []);
}
