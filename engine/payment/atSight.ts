import type { ObjectDemand } from '../activation/demands.ts';
import type { Addition } from '../mana/activation.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { PooledMana } from '../state/manaPool.ts';
import { isGoneAfter } from './aftermath.ts';
import { doublesPool } from './doubling.ts';
import { takesAway } from './groups.ts';
import { interplayIn } from './interplay.ts';
import { type Offer, offersOf } from './offers.ts';
import { immediateLoss } from './price.ts';
import { turnout } from './turnouts.ts';

/** What one use of some mana ability adds to its player's pool: one of these. */
export type Outputs = readonly (readonly Addition[])[];

/** An untapped permanent with mana abilities that cost {T} alone and change nothing for others. */
export interface PlainSource {
  readonly id: string;
  readonly outputs: Outputs;
}

/** What can be told of a player's mana without looking for payments. */
export interface AtSight {
  readonly pool: readonly PooledMana[];
  /** Each can be used once, whatever else is. */
  readonly plain: readonly PlainSource[];
  /** No more than one of the outputs of each of these could be added besides what is in the pool; null where that is not so simple. */
  readonly most: readonly Outputs[] | null;
}

const KNOWN = new WeakMap<GameState, Map<string, AtSight>>();

/** Worked out once for a state and player. */
export function atSight(state: GameState, player: string): AtSight {
  const ofState = KNOWN.get(state) ?? new Map<string, AtSight>();
  KNOWN.set(state, ofState);
  const known = ofState.get(player) ?? look(state, player);
  ofState.set(player, known);
  return known;
}

function look(state: GameState, player: string): AtSight {
  const { offers, open } = offersOf(state, player);
  const untaps = offers.some(({ demands }) => demands.objects.some(({ kind }) => kind === 'untap'));
  const plain: PlainSource[] = [];
  const most: Outputs[] = [];
  let isTold = open.length === 0 && !untaps;
  for (const [id, own] of Map.groupBy(offers, ({ source }) => source)) {
    const tapped = state.permanents.get(id)?.tapped !== false;
    const found = own
      .filter((offer) => offer.uses !== 0 && !(tapped && taps(offer)))
      .map((offer) => ({ offer, outputs: outputsOf(state, player, offer) }));
    const outputs = (which: (offer: Offer) => boolean): Outputs =>
      found.flatMap((one) => (one.outputs !== null && which(one.offer) ? one.outputs : []));
    const alone = outputs((offer) => costsTapAlone(state, player, offer));
    if (alone.length > 0) plain.push({ id, outputs: alone });
    if (found.some((one) => one.outputs === null)) isTold = false;
    most.push(...[outputs(taps), outputs((offer) => !taps(offer))].filter(({ length }) => length > 0));
  }
  return { pool: playerOf(state, player)?.manaPool ?? [], plain, most: isTold ? most : null };
}

const taps = ({ demands }: Offer): boolean => demands.objects.some(({ kind }) => kind === 'tap');

const costsTapAlone = (state: GameState, player: string, offer: Offer): boolean =>
  taps(offer) &&
  offer.demands.objects.length === 1 &&
  offer.demands.mana === null &&
  offer.demands.life === 0 &&
  !offer.early &&
  !leaves(state, player, offer);

/** Whether its object is gone afterwards, by its costs or by what it does. */
const leaves = (state: GameState, player: string, offer: Offer): boolean =>
  offer.demands.objects.some(takesAway) || isGoneAfter(state, player, offer, []);

/**
 * What an ability can add that is used once at the most, since it taps its own object or takes it away, and changes nothing that other mana abilities look at;
 * null of any other, and where it can't be told.
 */
function outputsOf(state: GameState, player: string, offer: Offer): Outputs | null {
  const { source, demands, settledByCosts } = offer;
  const { objects, counters, life, energy, mills, discardsHand, x } = demands;
  const isOwn = objects.length > 0 && objects.every((one) => isItself(one, source) && (one.kind === 'tap' || takesAway(one)));
  if (!isOwn || counters.length + energy + mills > 0 || discardsHand || x !== null || settledByCosts || doublesPool({ offer })) return null;
  const interplay = interplayIn(state);
  if (interplay.life && (life > 0 || immediateLoss(offer) !== 0)) return null;
  if (interplay.turning(source) || (leaves(state, player, offer) && AWAY.some((to) => interplay.leaving(source, to)))) return null;
  const { options, truncated, open } = turnout(state, player, offer, { x: null, objects: [], countersRemoved: null });
  if (truncated || open.length > 0) return null;
  return options.map(({ additions }) => additions.filter((addition) => addition.player === player));
}

/** Whether a part of a cost takes the object itself, once. */
export const isItself = ({ among, amount }: ObjectDemand, source: string): boolean =>
  among.length === 1 && among[0] === source && amount !== 'x' && amount.least === 1 && amount.most === 1;

const AWAY = ['graveyard', 'exile', 'hand', 'library'] as const;
