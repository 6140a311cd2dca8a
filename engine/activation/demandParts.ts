import type { Cost, ManaCost, Quantity } from '../ast/index.ts';
import { countersOn } from '../characteristics/numbers.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { actionAsCosts } from '../costs/keywordActions.ts';
import { boundsOf, type CostReader, type DemandPart, fixed, isNotModelled, notModelled, ONE } from './bounds.ts';
import { crewDemand } from './crewing.ts';
import type { Bounds, Demands, NotModelled } from './demands.ts';
import { objectDemand } from './objectDemands.ts';

/** What a part of a cost asks for as things stand, or that it can't be told. */
export function demandOfCost(cost: Cost, reader: CostReader): DemandPart | NotModelled {
  const { context, source } = reader;
  switch (cost.kind) {
    case 'mana':
      return { mana: cost.cost, ...(cost.cost.includes('X') ? { x: ANY_X } : {}) };
    case 'tapSelf':
      return { objects: [{ kind: 'tap', amount: ONE, among: [source], symbol: true }] };
    case 'untapSelf':
      return { objects: [{ kind: 'untap', amount: ONE, among: [source], symbol: true }] };
    case 'loyalty':
      return loyalty(cost.amount, source);
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'returnToHand':
    case 'tap':
    case 'untap':
    case 'reveal':
    case 'unattach':
    case 'putOnLibrary':
    case 'exert':
      return objectDemand(cost, reader);
    case 'tapForPower':
      return crewDemand(cost, reader);
    case 'discardHand':
      return { discardsHand: true };
    case 'removeCounters':
    case 'putCounters':
      return counters(cost, reader);
    case 'payLife':
      return perX(cost.amount, context, 'life');
    case 'payEnergy':
      return perX(cost.amount, context, 'energy');
    case 'mill':
      return perX(cost.amount, context, 'mills');
    case 'both':
      return together(cost.parts.map((part) => demandOfCost(part, reader)));
    case 'manaCostOf': {
      const ids = context.evaluate.objects(cost.of, context);
      const [object] = isKnown(ids) ? ids.flatMap((id) => context.view.object(id) ?? []) : [];
      // 118.6: without a mana cost it is a cost that nobody can pay; 107.3h: X is 0.
      if (object === undefined || object.manaCost.length === 0)
        return notModelled('mana cost', 'the mana cost of what is meant is not known');
      return { mana: object.manaCost.filter((symbol) => symbol !== 'X') };
    }
    case 'forEach': {
      const times = context.evaluate.amount(cost.amount, context);
      if (!isKnown(times)) return notModelled('for each', times.why);
      return repeated(demandOfCost(cost.cost, reader), Math.max(0, times));
    }
    case 'revealChoice':
      return {};
    case 'keywordAction':
      return keywordAction(cost, reader);
    case 'behold':
      return notModelled(cost.kind, `paying with "${cost.kind}" is not modelled`);
    case 'either':
      return notModelled('or', 'a cost that is one of several is not modelled');
    case 'gainLife':
      return lifeForAnother(cost, context);
    case 'addMana':
      return { deeds: [{ kind: 'addMana', mana: cost.mana }] };
    case 'anyMana':
    case 'putInGraveyard':
      return notModelled(cost.kind, 'a cost of this kind is not modelled');
    case 'unsupported':
      return notModelled(cost.text, 'the text of its cost is not read');
  }
}

/** 118.11: whatever becomes of the gain, it can be paid with where there is such a player. */
function lifeForAnother({ who, amount: quantity }: Extract<Cost, { kind: 'gainLife' }>, context: Context): DemandPart | NotModelled {
  const among = context.evaluate.players(who, context);
  const amount = context.evaluate.amount(quantity, context);
  if (!isKnown(among)) return notModelled('gain life', among.why);
  if (!isKnown(amount)) return notModelled('gain life', amount.why);
  return { deeds: [{ kind: 'gainLife', among, amount }] };
}

/** Keyword actions that stand for other costs (701); to waterbend is to pay mana, for which more than mana may be used (701.67). */
function keywordAction(cost: Extract<Cost, { kind: 'keywordAction' }>, reader: CostReader): DemandPart | NotModelled {
  const { action, amount } = cost;
  if (action === 'waterbend' && amount?.kind === 'number') return { mana: [String(amount.value)] };
  if (action === 'waterbend' && amount?.kind === 'x') return { mana: ['X'], x: ANY_X };
  const [only, ...others] = actionAsCosts(cost);
  if (only === undefined || only.kind === 'keywordAction' || others.length > 0)
    return notModelled(action, `paying with "${action}" is not modelled`);
  return demandOfCost(only, reader);
}

const ANY_X: Bounds = { least: 0, most: null };

/** 606.4: +N puts counters on, −N removes them. */
function loyalty(amount: number | '-X' | '+X', source: string): DemandPart {
  if (amount === 0) return {};
  const kind = amount === '-X' || (typeof amount === 'number' && amount < 0) ? 'remove' : 'put';
  const number = typeof amount === 'number' ? fixed(Math.abs(amount)) : 'x';
  return {
    counters: [{ kind, counter: 'loyalty', amount: number, among: [source], spread: false }],
    ...(number === 'x' ? { x: ANY_X } : {}),
  };
}

function counters(cost: Extract<Cost, { kind: 'removeCounters' | 'putCounters' }>, { context }: CostReader): DemandPart | NotModelled {
  const where = context.evaluate.objects(cost.kind === 'removeCounters' ? cost.from : cost.on, context);
  if (!isKnown(where)) return notModelled('counters', where.why);
  const here = where.filter((id) => context.view.object(id)?.zone === 'battlefield');
  const { counter } = cost;
  const spread = cost.kind === 'removeCounters' && cost.among;
  const amount =
    cost.amount.kind === 'allOfThem'
      ? fixed(here.reduce((sum, id) => sum + countersOn(id, counter, context), 0))
      : boundsOf(cost.amount, context);
  if (typeof amount === 'object' && isNotModelled(amount)) return amount;
  const least = amount === 'x' ? 0 : spread ? Math.min(1, amount.least) : amount.least;
  const among = cost.kind === 'removeCounters' ? here.filter((id) => countersOn(id, counter, context) >= least) : here;
  const demand = { kind: cost.kind === 'removeCounters' ? 'remove' : 'put', counter, amount, among, spread } as const;
  return { counters: [demand], ...(amount === 'x' ? { x: ANY_X } : {}) };
}

function perX(quantity: Quantity, context: Context, what: 'life' | 'energy' | 'mills'): DemandPart | NotModelled {
  const amount = boundsOf(quantity, context);
  if (amount === 'x') return { perX: { ...NO_X, [what]: 1 }, x: ANY_X };
  if (isNotModelled(amount)) return amount;
  if (amount.least !== amount.most) return notModelled('any amount', `how much ${what} may be paid is not modelled`);
  return { [what]: amount.least };
}

const NO_X: Demands['perX'] = { life: 0, energy: 0, mills: 0 };
/** What asks for nothing. */
export const NOTHING: Demands = {
  mana: null,
  objects: [],
  counters: [],
  life: 0,
  energy: 0,
  mills: 0,
  discardsHand: false,
  deeds: [],
  x: null,
  perX: NO_X,
};

/** Whether a cost asks for nothing. */
export const asksForNothing = ({ mana, objects, counters, life, energy, mills, discardsHand, deeds, x }: Demands): boolean =>
  mana === null && objects.length + counters.length + life + energy + mills + deeds.length === 0 && !discardsHand && x === null;

/** Parts of one cost put together (118.8: all of it must be paid). */
export function together(parts: readonly (DemandPart | NotModelled)[]): Demands | NotModelled {
  let sum = NOTHING;
  for (const part of parts) {
    if (isNotModelled(part)) return part;
    sum = {
      mana: joinedMana(sum.mana, part.mana ?? null),
      objects: [...sum.objects, ...(part.objects ?? [])],
      counters: [...sum.counters, ...(part.counters ?? [])],
      life: sum.life + (part.life ?? 0),
      energy: sum.energy + (part.energy ?? 0),
      mills: sum.mills + (part.mills ?? 0),
      discardsHand: sum.discardsHand || part.discardsHand === true,
      deeds: [...sum.deeds, ...(part.deeds ?? [])],
      x: sum.x ?? part.x ?? null,
      perX: {
        life: sum.perX.life + (part.perX?.life ?? 0),
        energy: sum.perX.energy + (part.perX?.energy ?? 0),
        mills: sum.perX.mills + (part.perX?.mills ?? 0),
      },
    };
  }
  return sum;
}

const joinedMana = (left: ManaCost | null, right: ManaCost | null): ManaCost | null =>
  left === null ? right : right === null ? left : [...left, ...right];

function repeated(part: DemandPart | NotModelled, times: number): DemandPart | NotModelled {
  if (isNotModelled(part)) return part;
  return together(Array.from({ length: times }, () => part));
}
