import { canEachHaveOne } from '../activation/matching.ts';
import type { SymbolDemand } from '../costs/demand.ts';
import { openQuestions, type Pays, spendingFor } from '../costs/spending.ts';
import { symbolDemands } from '../costs/symbols.ts';
import type { Addition } from '../mana/activation.ts';
import { typesIn } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import type { PaymentQuestion } from './answer.ts';
import { type AtSight, atSight, isItself, type Outputs } from './atSight.ts';
import { type Desk, symbolsSaid } from './netOf.ts';
import type { Payee } from './terrain.ts';

/**
 * Whether a cost can be paid, where that is plain to see: what is in the pool, and untapped permanents that give mana for {T} alone, are enough; or all that
 * there could be is too little for some of its symbols together. Null where it takes a closer look.
 */
export function toldAtSight(
  { state, player, purpose, payee }: Desk,
  { cost, x }: Pick<PaymentQuestion, 'cost' | 'x'>,
): 'yes' | 'no' | null {
  const sight = atSight(state, player);
  const demands = symbolDemands(cost, x);
  if (demands.length > MOST_DEMANDS) return null;
  const said = purpose === null ? null : symbolsSaid({ x: cost.includes('X'), colorless: cost.includes('C') });
  const pays = payingFor(demands, spendingFor(state, player, purpose, said));
  if (isEnough(sight, demands, pays, state, payee)) return 'yes';
  if (payee.substitutes.length > 0 || sight.most === null) return null;
  const all = [...sight.pool, ...sight.most.flat(2).flatMap(kindsOf)];
  return openQuestions(state, player, purpose, all, said).length === 0 && isTooLittle(sight.pool, sight.most, demands, pays) ? 'no' : null;
}

/** More symbols than these are not told apart at sight. */
const MOST_DEMANDS = 12;

/** Which of the demands one mana pays, as bits. */
type Paying = (mana: ManaKind) => number;

const payingFor =
  (demands: readonly SymbolDemand[], pays: Pays): Paying =>
  (mana) =>
    demands.reduce((set, demand, at) => (pays(mana, demand) ? set | (1 << at) : set), 0);

const KINDS = new WeakMap<Addition, readonly ManaKind[]>();

/** One mana of each type that it can be of. */
function kindsOf(addition: Addition): readonly ManaKind[] {
  const { types, origin, riders, lifetime } = addition;
  const known = KINDS.get(addition) ?? typesIn(types).map((type) => ({ type, origin, riders, lifetime }));
  KINDS.set(addition, known);
  return known;
}

const paidBy = (addition: Addition, paying: Paying): number => kindsOf(addition).reduce((set, mana) => set | paying(mana), 0);

/** More mana than this is not laid out singly. */
const MOST_ASKED = 40n;

/** Whether each mana of a cost can have one of its own. What else is asked for must be there anyway. */
function isEnough({ pool, plain }: AtSight, demands: readonly SymbolDemand[], paying: Paying, state: GameState, payee: Payee): boolean {
  const asked = demands.reduce((sum, { amount }) => sum + amount, 0n);
  if (asked > MOST_ASKED || !isThere(payee, state)) return false;
  const most = Number(asked);
  const times = (amount: bigint): number => (amount < asked ? Number(amount) : most);
  const units = pool.flatMap((mana) => Array.from({ length: times(mana.amount) }, () => paying(mana)));
  for (const { id, outputs } of plain) {
    if (id === payee.card || id === payee.rest?.source) continue;
    const [only = [], ...others] = outputs;
    if (others.length > 0) units.push(outputs.flat().reduce((set, addition) => set | paidBy(addition, paying), 0));
    else for (const one of only) units.push(...Array.from({ length: times(one.amount) }, () => paidBy(one, paying)));
  }
  if (units.length < most) return false;
  return canEachHaveOne(
    demands.flatMap(({ amount }, at) => {
      const paying = [...units.keys()].filter((unit) => ((units[unit] ?? 0) & (1 << at)) !== 0);
      return Array.from({ length: Number(amount) }, () => paying);
    }),
  );
}

/** Whether the rest of the cost asks for nothing but the object itself, as it is: to be tapped, or sacrificed. */
function isThere({ rest }: Payee, state: GameState): boolean {
  if (rest === null) return true;
  const { objects, counters, life, energy, mills, discardsHand, x } = rest.demands;
  const permanent = rest.source === null ? undefined : state.permanents.get(rest.source);
  if (permanent === undefined || counters.length + life + energy + mills > 0 || discardsHand || x !== null) return false;
  const kinds = objects.map(({ kind }) => kind);
  return (
    objects.every((one) => isItself(one, permanent.id)) &&
    new Set(kinds).size === kinds.length &&
    kinds.every((kind) => (kind === 'tap' && !permanent.tapped) || kind === 'sacrifice')
  );
}

/** Whether some symbols together ask for more than all there could be that pays any of them (Hall's condition). What life or other mana can pay instead is left out. */
function isTooLittle(pool: AtSight['pool'], most: readonly Outputs[], demands: readonly SymbolDemand[], paying: Paying): boolean {
  const strict = demands.reduce((set, { orLife, orGeneric }, at) => (orLife + orGeneric > 0 ? set : set | (1 << at)), 0);
  const inPool = pool.map((mana) => ({ amount: mana.amount, set: paying(mana) }));
  const added = most.map((outputs) =>
    outputs.map((additions) => additions.map((one) => ({ amount: one.amount, set: paidBy(one, paying) }))),
  );
  const sum = (parts: readonly { readonly amount: bigint; readonly set: number }[], wanted: number): bigint =>
    parts.reduce((total, { amount, set }) => ((set & wanted) === 0 ? total : total + amount), 0n);
  for (const wanted of subsets(strict)) {
    const asked = demands.reduce((total, { amount }, at) => ((wanted & (1 << at)) === 0 ? total : total + amount), 0n);
    let there = sum(inPool, wanted);
    for (const outputs of added) {
      let best = 0n;
      for (const one of outputs.map((additions) => sum(additions, wanted))) if (one > best) best = one;
      there += best;
    }
    if (there < asked) return true;
  }
  return false;
}

/** Every set of bits within one, but for none. */
function* subsets(whole: number): Iterable<number> {
  for (let set = whole; set > 0; set = (set - 1) & whole) yield set;
}
