import { NOTHING } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import type { Substitute } from '../costs/substitutes.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import { type Asker, type Groups, groupsOf } from './groups.ts';
import { type Offer, offersOf } from './offers.ts';
import { type Changing, changingIn, phased } from './phases.ts';
import { Places } from './places.ts';
import { manaOf } from './uses.ts';
import { type Way, waysOf } from './ways.ts';

/** All that a player could do to pay, whatever for: objects in groups, and every way to use a mana ability or to pay the rest of a cost. */
export interface Terrain {
  readonly groups: Groups;
  readonly places: Places;
  readonly ways: readonly Way[];
  /** One of each kind of mana that the ways add. */
  readonly mana: readonly ManaKind[];
  /** What the board or the text leaves open, in words. */
  readonly open: readonly string[];
  /** False where mana abilities change what others give in more ways than are looked at: there may be other ways than these, too. */
  readonly complete: boolean;
  /** Ways after which others give less, so that the others go first; none where the order is told by phases. */
  readonly changing: ReadonlySet<Way>;
  /** Bounds of what could be done where it is not complete and changes only take away; null otherwise. */
  readonly bounds: Bounds | null;
}

/** Two simpler views of what could be done. */
export interface Bounds {
  /** As though nothing changed anything: what can't be paid so can't be paid. */
  readonly most: Terrain;
  /** First what would give less after a change, then what changes something: what can be paid so can be paid. */
  readonly staged: Terrain;
}

/** What is paid for, as far as it bears on which objects are there to be paid with. */
export interface Payee {
  /** The card that is being cast: it is on the stack, so that no cost can use it in the zone where it was (601.2a). */
  readonly card: string | null;
  /** The object whose ability is activated, and what that asks for beside mana; null where it asks for nothing. */
  readonly rest: { readonly source: string | null; readonly demands: Demands } | null;
  /** 601.2h: what may be done in place of paying mana. */
  readonly substitutes: readonly Substitute[];
}

export const NOBODY: Payee = { card: null, rest: null, substitutes: [] };

const KNOWN = new WeakMap<Ground, Terrain>();

/** Worked out once for a state, a player and a payee. */
export function terrainOf(state: GameState, player: string, payee: Payee): Terrain {
  const ground = groundOf(state, player, payee);
  const known = KNOWN.get(ground) ?? survey(state, player, ground);
  KNOWN.set(ground, known);
  return known;
}

/** A card that is cast makes no difference where no cost could use it and it has no mana ability itself. */
function asFarAsItMatters(state: GameState, player: string, payee: Payee): Payee {
  const { card, rest, substitutes } = payee;
  if (card === null) return payee;
  const couldUse = ({ objects, counters }: Demands): boolean => [...objects, ...counters].some(({ among }) => among.includes(card));
  const matters =
    (rest !== null && couldUse(rest.demands)) ||
    substitutes.some(({ objects }) => objects.includes(card)) ||
    offersOf(state, player).offers.some(({ source, demands }) => source === card || demands.discardsHand || couldUse(demands));
  return matters ? payee : { ...payee, card: null };
}

/** What there is before it is looked at what mana abilities change for one another. */
interface Ground {
  readonly groups: Groups;
  readonly places: Places;
  /** The ways of using mana abilities as things stand. */
  readonly ways: readonly Way[];
  /** The ways of paying the rest, and in place of mana. */
  readonly atTheEnd: readonly Way[];
  readonly changing: Changing;
  readonly open: readonly string[];
  readonly waysIn: (state: GameState) => { readonly ways: readonly Way[]; readonly open: readonly string[] };
}

const GROUNDS = new WeakMap<GameState, Map<string, Ground>>();

function groundOf(state: GameState, player: string, whose: Payee): Ground {
  const ofState = GROUNDS.get(state) ?? new Map<string, Ground>();
  GROUNDS.set(state, ofState);
  const payee = asFarAsItMatters(state, player, whose);
  const key = JSON.stringify([player, payee]);
  const known = ofState.get(key) ?? layGround(state, player, payee);
  ofState.set(key, known);
  return known;
}

function layGround(state: GameState, player: string, payee: Payee): Ground {
  const { card, rest, substitutes } = payee;
  const { open: untold } = offersOf(state, player);
  const last: Asker[] = [
    ...(rest === null ? [] : [{ source: rest.source, offer: null, substitute: null, demands: without(rest.demands, card) }]),
    ...substitutes.map((one) => ({ source: null, offer: null, substitute: one, demands: without(instead(one), card) })),
  ];
  const groups = groupsOf(state, player, [...askersOf(state, player, payee), ...last]);
  const places = new Places(state, player, groups.groups);
  const waysOfAll = (now: GameState, asked: readonly Asker[]): ReturnType<Ground['waysIn']> => {
    const parts = asked.map((asker) => waysOf(now, player, asker, groups, places));
    return { ways: parts.flatMap(({ ways }) => ways), open: parts.flatMap(({ open }) => open) };
  };
  const waysIn: Ground['waysIn'] = (now) => waysOfAll(now, oneOfEach(askersOf(now, player, payee), groups));
  const now = waysIn(state);
  const atTheEnd = waysOfAll(state, last);
  return {
    ...{ groups, places, waysIn, ways: now.ways, atTheEnd: atTheEnd.ways },
    changing: changingIn(state, now.ways, groups, places),
    open: [...untold, ...now.open, ...atTheEnd.open],
  };
}

/** The terrain with these ways of using mana abilities. */
function terrainWith(
  state: GameState,
  player: string,
  { groups, places, atTheEnd, changing, open }: Ground,
  ways: readonly Way[],
): Terrain {
  const all = [...ways, ...atTheEnd];
  return {
    ...{ groups, places, ways: all, complete: true, bounds: null, changing: changing.changing },
    open: [...new Set(open)],
    mana: all.flatMap((way) => manaOf(state, player, way)),
  };
}

/** Two views of what could be done that take no look at what is changed. */
export interface SimpleViews {
  /** Without what changes anything: what can be paid so can be paid. */
  readonly calm: Terrain;
  /** As though nothing changed anything: what can't be paid so can't be paid. Null where changes may do more than take away. */
  readonly upper: Terrain | null;
}

const SIMPLE = new WeakMap<Ground, SimpleViews>();

/** Null where nothing changes anything, so that the whole is as simple. */
export function simpleViewsOf(state: GameState, player: string, payee: Payee): SimpleViews | null {
  const ground = groundOf(state, player, payee);
  const { ways, changing } = ground;
  if (changing.changing.size === 0) return null;
  const views = SIMPLE.get(ground) ?? {
    calm: terrainWith(
      state,
      player,
      ground,
      ways.filter((way) => !changing.changing.has(way)),
    ),
    upper: changing.lowered === null ? null : terrainWith(state, player, ground, ways),
  };
  SIMPLE.set(ground, views);
  return views;
}

function survey(state: GameState, player: string, ground: Ground): Terrain {
  const { groups, places } = ground;
  const found: string[] = [];
  const { ways, complete, changing, bounds } = phased(state, player, ground.ways, ground.changing, groups, places, (now) => {
    const there = ground.waysIn(now);
    found.push(...there.open);
    return there.ways;
  });
  const open = [...new Set([...ground.open, ...found])];
  const terrain = (some: readonly Way[]): Terrain => ({ ...terrainWith(state, player, ground, some), open, changing });
  return {
    ...terrain(ways),
    complete,
    bounds: bounds && { most: terrain(bounds.most), staged: terrain(bounds.staged) },
  };
}

/** The mana abilities that could be used to pay. */
function askersOf(state: GameState, player: string, { card, rest }: Payee): readonly Asker[] {
  // What is used before it is announced can't take a card with it that is then cast, or whose ability is activated, from the hand.
  const fromHand = [card, rest?.source ?? null].some((id) => id !== null && state.cards.get(id)?.zone === 'hand');
  return offersOf(state, player)
    .offers.filter(({ source, demands, early }) => source !== card && !(fromHand && early && demands.discardsHand))
    .map((offer) => ({ source: offer.source, offer, substitute: null, demands: without(offer.demands, card) }));
}

/** The abilities of one member of each group. */
function oneOfEach(askers: readonly Asker[], { of }: Groups): readonly Asker[] {
  const first = new Map<number, string>();
  for (const { source } of askers) {
    const group = source === null ? undefined : of.get(source);
    if (group !== undefined && source !== null && !first.has(group)) first.set(group, source);
  }
  return askers.filter(({ source }) => source !== null && first.get(of.get(source) ?? -1) === source);
}

/** What using a substitute once asks of this player: of mana that another pays there is so much as its limit says. */
const instead = ({ does, objects }: Substitute): Demands => ({
  ...NOTHING,
  objects: does === 'pay' ? [] : [{ kind: does, amount: { least: 1, most: 1 }, among: objects, symbol: false }],
});

/** 601.2a: the card that is being cast is no longer where its costs would look for it. */
function without(demands: Offer['demands'], card: string | null): Offer['demands'] {
  if (card === null || !demands.objects.some(({ among }) => among.includes(card))) return demands;
  return { ...demands, objects: demands.objects.map((demand) => ({ ...demand, among: demand.among.filter((id) => id !== card) })) };
}
