import { NOTHING } from '../activation/demandParts.ts';
import type { Demands } from '../activation/demands.ts';
import type { Substitute } from '../costs/substitutes.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import { type Asker, type Groups, groupsOf } from './groups.ts';
import { type Offer, offersOf } from './offers.ts';
import { phased } from './phases.ts';
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

const KNOWN = new WeakMap<GameState, Map<string, Terrain>>();

/** Worked out once for a state, a player and a payee. */
export function terrainOf(state: GameState, player: string, payee: Payee): Terrain {
  const ofState = KNOWN.get(state) ?? new Map<string, Terrain>();
  KNOWN.set(state, ofState);
  const key = JSON.stringify([player, payee]);
  const known = ofState.get(key) ?? survey(state, player, payee);
  ofState.set(key, known);
  return known;
}

function survey(state: GameState, player: string, payee: Payee): Terrain {
  const { card, rest, substitutes } = payee;
  const { open: untold } = offersOf(state, player);
  const askers = askersOf(state, player, payee);
  const last: Asker[] = [
    ...(rest === null ? [] : [{ source: rest.source, offer: null, substitute: null, demands: without(rest.demands, card) }]),
    ...substitutes.map((one) => ({ source: null, offer: null, substitute: one, demands: without(instead(one), card) })),
  ];
  const groups = groupsOf(state, player, [...askers, ...last]);
  const places = new Places(state, player, groups.groups);
  const found: string[] = [];
  const waysIn = (now: GameState, asked: readonly Asker[]): readonly Way[] => {
    const parts = asked.map((asker) => waysOf(now, player, asker, groups, places));
    found.push(...parts.flatMap((part) => part.open));
    return parts.flatMap(({ ways }) => ways);
  };
  const inGame = (now: GameState): readonly Way[] => waysIn(now, oneOfEach(askersOf(now, player, payee), groups));
  const { ways, complete, changing, bounds } = phased(state, player, inGame(state), groups, places, inGame);
  const atTheEnd = waysIn(state, last);
  const open = [...new Set([...untold, ...found])];
  const terrain = (some: readonly Way[], isComplete: boolean): Omit<Terrain, 'bounds'> => {
    const all = [...some, ...atTheEnd];
    return { groups, places, open, changing, complete: isComplete, ways: all, mana: all.flatMap((way) => manaOf(state, player, way)) };
  };
  return {
    ...terrain(ways, complete),
    bounds: bounds && {
      most: { ...terrain(bounds.most, true), bounds: null },
      staged: { ...terrain(bounds.staged, true), bounds: null },
    },
  };
}

/** The mana abilities that could be used to pay. */
function askersOf(state: GameState, player: string, { card }: Payee): readonly Asker[] {
  const fromHand = card !== null && state.cards.get(card)?.zone === 'hand';
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
