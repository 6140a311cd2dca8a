import { type ActivatedAbility, instanceOf } from '../activation/activated.ts';
import type { Demands } from '../activation/demands.ts';
import { activationContext, demandsOf } from '../activation/demandsOf.ts';
import { reasonsAgainst } from '../activation/legality.ts';
import type { Reason } from '../activation/reasons.ts';
import { manaAbilitiesFor } from '../activation/whose.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains, type Node } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';
import { twinsIn } from './twins.ts';

/** A mana ability that a player may activate now, its costs left aside (605.3a). */
export interface Offer {
  /** A permanent's id, or that of a card whose ability works where it is. */
  readonly source: string;
  readonly ability: ActivatedAbility;
  readonly demands: Demands;
  /** 602.5b: how often it may still be activated, of all that count together; null: as often as its costs can be paid. */
  readonly uses: number | null;
  /** 601.2g does not help: it may be activated only where an instant could be cast, so before the spell or ability is announced. */
  readonly early: boolean;
  /** Whether what it adds may hang on what its costs are paid with, or on a number that paying settles. */
  readonly settledByCosts: boolean;
}

export interface Offers {
  readonly offers: readonly Offer[];
  /** Mana abilities that can't be told from their text: what is missing, in words. */
  readonly open: readonly string[];
}

const KNOWN = new WeakMap<GameState, Map<string, Offers>>();

/** Every mana ability that the player may activate now; worked out once for a state and player. */
export function offersOf(state: GameState, player: string): Offers {
  const ofState = KNOWN.get(state) ?? new Map<string, Offers>();
  KNOWN.set(state, ofState);
  const known = ofState.get(player) ?? findOffers(state, player);
  ofState.set(player, known);
  return known;
}

function findOffers(state: GameState, player: string): Offers {
  const twins = twinsIn(state);
  const offers: Offer[] = [];
  const open: string[] = [];
  const found = new Map<string, Offer | null>();
  for (const ability of manaAbilitiesFor(state, player)) {
    const { source, index } = ability;
    const twin = twins.get(source);
    const known = twin === undefined || twin === source ? undefined : found.get(`${index} ${twin}`);
    const offer = known === undefined ? offerOf(state, player, ability, open) : known && likewise(known, ability);
    found.set(`${index} ${source}`, offer);
    if (offer !== null) offers.push(offer);
  }
  return { offers, open: [...new Set(open)] };
}

/** An offer, or null where the ability can't be used; what can't be told is added to `open`. */
function offerOf(state: GameState, player: string, ability: ActivatedAbility, open: string[]): Offer | null {
  const { source, index, body } = ability;
  const when = momentFor(state, player, ability);
  if (when === null) return null;
  if (when.open.length > 0) {
    open.push(...when.open);
    return null;
  }
  const demands = demandsOf(state, player, source, index);
  if ('reason' in demands) {
    open.push(`what “${ability.text}” of ${source} costs: ${demands.reason}`);
    return null;
  }
  const settledByCosts = contains(body.effects, pointsAtCosts);
  return { source, ability, demands, uses: usesLeft(state, player, ability), early: when.early, settledByCosts };
}

/** The same of an object that is just like the offer's. */
function likewise(offer: Offer, ability: ActivatedAbility): Offer {
  const { source: other } = offer;
  const { source } = ability;
  const swapped = (ids: readonly string[]): readonly string[] => {
    if (ids.includes(other) === ids.includes(source)) return ids;
    return ids.map((id) => (id === other ? source : id === source ? other : id));
  };
  const { demands } = offer;
  const objects = demands.objects.map((demand) => ({ ...demand, among: swapped(demand.among) }));
  const counters = demands.counters.map((demand) => ({ ...demand, among: swapped(demand.among) }));
  return { ...offer, source, ability, demands: { ...demands, objects, counters } };
}

type Body = ActivatedAbility['body'];

const limitsOf = ({ restrictions }: Body) =>
  restrictions.flatMap((restriction) => (restriction.kind === 'only' || restriction.kind === 'by' ? restriction.limits : []));

/** 602.5b: the least of what its limits leave; null where there are none. A limit that can't be told has been refused before. */
function usesLeft(state: GameState, player: string, ability: ActivatedAbility): number | null {
  const { source, index, body } = ability;
  const used = state.permanents.get(source)?.activations.get(instanceOf(state, source, index));
  const context = activationContext(state, player, ability);
  const left = limitsOf(body).flatMap((limit) => {
    if (limit.kind !== 'times') return [];
    const most = context.evaluate.amount(limit.most, context);
    return isKnown(most) ? [most - ((limit.per === 'turn' ? used?.thisTurn : used?.thisGame) ?? 0)] : [0];
  });
  if (body.word === 'Exhaust' || body.word === 'Power-up') left.push(1 - (used?.thisGame ?? 0));
  return left.length === 0 ? null : Math.max(0, Math.min(...left));
}

/**
 * Whether nothing stands against activating it but costs, which are looked at as a whole; and whether that is so only before a cost is
 * being paid ("Activate only as an instant"). Null where something does.
 */
function momentFor(
  state: GameState,
  player: string,
  { source, index }: ActivatedAbility,
): { readonly early: boolean; readonly open: readonly string[] } | null {
  const intent = { source, ability: index, player };
  const paying = reasonsAgainst(state, { ...intent, moment: 'payment' }).filter(stands);
  const untold = (reasons: readonly Reason[]): readonly string[] | null =>
    reasons.every(({ kind }) => kind === 'notModelled') ? reasons.map(({ text }) => text) : null;
  const open = untold(paying);
  if (open !== null) return { early: false, open };
  if (state.priority !== player) return null;
  const before = untold(reasonsAgainst(state, { ...intent, moment: 'priority' }).filter(stands));
  return before === null ? null : { early: true, open: before };
}

/** Whether a reason keeps an ability from being used whatever is paid first: not that its permanent is tapped now, or a counter missing. */
const stands = ({ kind, rules }: Reason): boolean =>
  kind !== 'tapped' && kind !== 'untapped' && (kind !== 'cost' || rules.includes('101.2') || rules.includes('119.8'));

/** Words by which instructions point back at what the costs were paid with, or at a number that paying them settled. */
const BACK: ReadonlySet<string> = new Set([
  'that',
  'it',
  'they',
  'thisWay',
  'thatMany',
  'x',
  'anyNumber',
  'countersRemoved',
  'possessed',
  'outOf',
  'rest',
  'greatestOf',
  'totalOf',
  'countOf',
  'distinctOf',
  'bareNumber',
  'manaSpent',
]);

const pointsAtCosts = (node: Node): boolean =>
  BACK.has(node.kind) || (node.kind === 'event' && 'what' in node && typeof node.what === 'string' && / this way$/.test(node.what));
