import type { Demands, ObjectDemand } from '../activation/demands.ts';
import { layered } from '../characteristics/layers.ts';
import type { Substitute } from '../costs/substitutes.ts';
import type { GameState } from '../state/game.ts';
import { interplayIn } from './interplay.ts';
import type { Offer } from './offers.ts';
import { turnout, turnoutKey } from './turnouts.ts';
import { twinsIn } from './twins.ts';

/**
 * What asks for objects to be paid with: a mana ability; what may be done in place of paying mana; or, where both are null, the rest of the
 * cost that is paid at the end.
 */
export interface Asker {
  /** The object whose ability it is, or null. */
  readonly source: string | null;
  readonly demands: Demands;
  readonly offer: Offer | null;
  readonly substitute: Substitute | null;
}

/** Objects that nothing in paying tells apart, so that only their number counts. */
export interface Group {
  /** In the order of the board. */
  readonly members: readonly string[];
  readonly tapped: boolean;
  /** Some cost takes it away from where it is. */
  readonly leaves: boolean;
  readonly taps: boolean;
  readonly untaps: boolean;
  /** Each is activated once at the most, so that limits and counters on it are no concern beyond that once. */
  readonly once: boolean;
  /** The mana abilities of the first member; each other member has the same in the same order. */
  readonly offers: readonly Offer[];
}

export interface Groups {
  readonly groups: readonly Group[];
  /** Index of the group that an object is in. */
  readonly of: ReadonlyMap<string, number>;
}

/** Parts of costs after which the object is no longer where it was. */
export const takesAway = ({ kind }: ObjectDemand): boolean =>
  kind === 'sacrifice' ||
  kind === 'exile' ||
  kind === 'discard' ||
  kind === 'returnToHand' ||
  kind === 'putInGraveyard' ||
  kind === 'putOnLibrary';

/** Puts the objects that costs could be paid with into groups. `player`: who pays. */
export function groupsOf(state: GameState, player: string, askers: readonly Asker[]): Groups {
  const roles = rolesOf(askers);
  const byKey = new Map<string, string[]>();
  for (const [id, role] of roles) {
    const key = keyOf(state, player, id, role);
    const members = byKey.get(key);
    if (members === undefined) byKey.set(key, [id]);
    else members.push(id);
  }
  const groups = [...byKey.values()].map((members): Group => {
    const [first = ''] = members;
    const { offers, leaves, taps, untaps } = roles.get(first) ?? NO_ROLE;
    return {
      members,
      tapped: state.permanents.get(first)?.tapped === true,
      leaves,
      taps,
      untaps,
      once: isUsedOnce(first, roles.get(first) ?? NO_ROLE),
      offers,
    };
  });
  const of = new Map(groups.flatMap(({ members }, index) => members.map((id): [string, number] => [id, index])));
  return { groups, of };
}

/** What costs could do with one object. */
interface Role {
  readonly offers: Offer[];
  /** Names of the choices that it is among. */
  readonly lists: string[];
  /** Askers whose mana hangs on which object is chosen, and that could choose it. */
  readonly watchers: Offer[];
  /** Whether others than its own abilities remove counters from it. */
  countersWanted: boolean;
  leaves: boolean;
  taps: boolean;
  untaps: boolean;
  /** It is the object whose ability is paid for, so that no other can stand in for it. */
  paidFor: boolean;
}

const NO_ROLE: Role = {
  ...{ offers: [], lists: [], watchers: [], countersWanted: false },
  ...{ leaves: false, taps: false, untaps: false, paidFor: false },
};

function rolesOf(askers: readonly Asker[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  const roleOf = (id: string): Role => {
    const role = roles.get(id) ?? { ...NO_ROLE, offers: [], lists: [], watchers: [] };
    roles.set(id, role);
    return role;
  };
  for (const { source, offer, substitute, demands } of askers) {
    if (source !== null) {
      const role = roleOf(source);
      if (offer === null && substitute === null) role.paidFor = true;
      if (offer !== null) role.offers.push(offer);
    }
    for (const demand of demands.objects) {
      const name = nameOfList(demand, source);
      for (const id of demand.among) {
        const role = roleOf(id);
        if (demand.kind === 'tap') role.taps = true;
        else if (demand.kind === 'untap') role.untaps = true;
        else if (takesAway(demand)) role.leaves = true;
        if (id === source && name === SELF) continue;
        role.lists.push(name);
        if (offer?.settledByCosts === true) role.watchers.push(offer);
      }
    }
    for (const { kind, counter, among, spread } of demands.counters) {
      if (among.length === 1 && among[0] === source) continue;
      for (const id of among) {
        const role = roleOf(id);
        role.lists.push(`${kind} ${counter} counter${spread ? 's' : ''} ${among.join()}`);
        if (kind === 'remove') role.countersWanted = true;
      }
    }
  }
  return roles;
}

const SELF = 'self';

/** Two choices from the same objects to do the same with are one. */
const nameOfList = ({ kind, among }: ObjectDemand, source: string | null): string =>
  among.length === 1 && among[0] === source ? SELF : `${kind} ${among.join()}`;

/** Objects with the same key can stand in for one another in every way of paying. */
function keyOf(state: GameState, player: string, id: string, role: Role): string {
  if (role.paidFor || !isPooled(id, role)) return id;
  const permanent = state.permanents.get(id);
  const counters = role.countersWanted || role.offers.some(({ demands }) => demands.counters.length > 0);
  return [
    permanent?.tapped === true ? 'tapped' : '',
    (role.taps || role.untaps) && interplayIn(state).itselfTurning(id) ? id : '',
    permanent === undefined ? (state.cards.get(id)?.zone ?? '') : '',
    [...new Set(role.lists)].sort().join(';'),
    role.leaves ? seenAs(state, id) : '',
    counters ? [...(permanent?.counters ?? [])].sort().join(';') : '',
    ...role.offers.map((offer) => offerKey(state, player, offer)),
    ...role.watchers.map((offer) => watchedKey(state, player, offer, id)),
  ].join('\n');
}

/** What texts could look at in an object that can leave, where it makes a difference to others that it does. */
function seenAs(state: GameState, id: string): string {
  const object = layered(state).view.object(id);
  const { leaving } = interplayIn(state);
  if (object === undefined || !(['graveyard', 'exile', 'hand'] as const).some((to) => leaving(id, to))) return '';
  const { names, controller, manaCost, manaValue, colors, supertypes, types, subtypes, power, toughness } = object;
  const attached = [...state.permanents.values()].filter(({ attachedTo }) => attachedTo === id).map((one) => one.id);
  const permanent = state.permanents.get(id);
  const words = [...supertypes, ...types, ...subtypes, ...colors];
  return JSON.stringify([
    names,
    controller,
    manaCost,
    manaValue,
    words,
    power,
    toughness,
    attached,
    permanent?.attachedTo,
    permanent?.token,
  ]);
}

/** An offer with its own object left out: equal for abilities that ask for the same and give the same. */
function offerKey(state: GameState, player: string, offer: Offer): string {
  const { source, ability, demands } = offer;
  const key = `${player} ${twinOf(state, source)} ${ability.index}`;
  const isOwn = ({ among }: { readonly among: readonly string[] }): boolean => among.length === 1 && among[0] === source;
  const work = (): string => offerKeyOf(state, player, offer, key);
  return demands.objects.every(isOwn) && demands.counters.every(isOwn) ? remembered(state, `own ${key}`, work) : work();
}

function offerKeyOf(state: GameState, player: string, offer: Offer, key: string): string {
  const { source, ability, demands, uses, early } = offer;
  const objects = demands.objects.map((demand) => [demand.amount, nameOfList(demand, source), demand.kind]);
  const counters = demands.counters.map(({ among, ...demand }) => [demand, among.length === 1 && among[0] === source ? SELF : among]);
  const adds = remembered(state, key, () =>
    (offer.settledByCosts ? [0, 1, 2] : [0])
      .map((x) => turnoutKey(turnout(state, player, offer, { x, objects: firstObjects(offer), countersRemoved: x }), player))
      .join('; '),
  );
  return JSON.stringify([ability.index, ability.text, { ...demands, objects, counters }, uses, early, adds]);
}

const KEYS = new WeakMap<GameState, Map<string, string>>();

/** What is the same for objects that are just alike is worked out once. */
function remembered(state: GameState, key: string, work: () => string): string {
  const ofState = KEYS.get(state) ?? new Map<string, string>();
  KEYS.set(state, ofState);
  const known = ofState.get(key) ?? work();
  ofState.set(key, known);
  return known;
}

const twinOf = (state: GameState, id: string): string => twinsIn(state).get(id) ?? id;

/** What another's ability gives for this object, as far as that hangs on the object. */
function watchedKey(state: GameState, player: string, offer: Offer, id: string): string {
  const key = `${player} ${offer.source} ${offer.ability.index} ${twinOf(state, id)}`;
  const only = remembered(state, key, () =>
    turnoutKey(turnout(state, player, offer, { x: 1, objects: [id], countersRemoved: null }), player),
  );
  const single = offer.demands.objects.every(({ among, amount }) => among[0] === offer.source || (amount !== 'x' && amount.most === 1));
  if (single) return only;
  const object = layered(state).view.object(id);
  return `${only}${JSON.stringify([object?.names, object?.manaValue, object?.power, object?.toughness, [...(object?.types ?? [])], [...(object?.subtypes ?? [])], [...(object?.colors ?? [])]])}`;
}

const firstObjects = ({ source, demands }: Offer): readonly string[] =>
  demands.objects.flatMap(({ among, amount }) =>
    among.filter((id) => id !== source).slice(0, amount === 'x' ? 1 : Math.max(1, amount.least)),
  );

/** Its own abilities all tap it, and nothing untaps it or uses up what lies on it. */
const isUsedOnce = (id: string, { offers, untaps, countersWanted }: Role): boolean =>
  !untaps &&
  !countersWanted &&
  offers.every(({ demands }) => demands.objects.some(({ kind, among }) => kind === 'tap' && among.length === 1 && among[0] === id));

/**
 * Whether the object can be counted together with others like it: what it has is used up once at the most, or in single parts that are
 * independent of one another (its being there, each kind of counter, each limited ability).
 */
function isPooled(id: string, role: Role): boolean {
  if (isUsedOnce(id, role)) return true;
  if (role.countersWanted && role.leaves) return false;
  return role.offers.every(({ demands, uses }) => {
    const body = role.leaves || demands.objects.some(({ among }) => among.includes(id)) ? 1 : 0;
    const counters = demands.counters.filter(({ kind, among }) => kind === 'remove' && among.includes(id));
    if (counters.some(({ amount }) => amount === 'x' || amount.most !== 1)) return false;
    return body + counters.length + (uses === null ? 0 : 1) <= 1;
  });
}
