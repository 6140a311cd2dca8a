import type { ManaCost, ManaRider, SpentConsequence } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, not, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { ALL_TYPES, NO_TYPES, type TypeSet } from '../mana/amounts.ts';
import { unreachable } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import { asThoughEffects, spendableAs } from './asThough.ts';
import type { Purpose, SymbolDemand } from './demand.ts';
import { paidFor } from './paidFor.ts';
import { isPurpose, type Payment } from './purposes.ts';
import { consequenceOf, riderText } from './riders.ts';
import { letsSpend, ownRules, typesForX } from './spendOnly.ts';

/** Whether one mana may pay one mana of a symbol. */
export type Pays = (mana: ManaKind, demand: SymbolDemand) => boolean;

/** A limit on a payment as a whole, which no single mana breaks. `onePerColor`: at most one mana of each color goes into X, and no more of any. */
export interface PaymentLimit {
  readonly kind: 'onePerColor';
  readonly text: string;
}

/** What comes of spending mana on something (106.6): its text, and what happens. */
export interface SpendingConsequence {
  readonly mana: ManaKind;
  readonly consequence: SpentConsequence;
  readonly text: string;
  /** What the board leaves open about whether it does; null where it does. */
  readonly open: string | null;
}

/**
 * Which mana may pay which symbol of a cost: 106.6 what mana may be spent on, 609.4b as what it may be spent, 107.4h snow, and what the thing that
 * is paid for says of the mana for it. `cost`: the whole cost, where it isn't the printed one ("costs that contain {X}"). With the purpose null, mana
 * that may only be spent on something pays for nothing. Where the board doesn't tell whether mana may be spent, it may not; `openQuestions` says so.
 */
export function spendingFor(state: GameState, player: string, purpose: Purpose, cost: ManaCost | null = null): Pays {
  const { worked } = rulesFor(state, player, purpose, cost);
  return (mana, demand) => {
    const { generic, other, x, snow } = worked(mana);
    const types = demand.ofX ? x : demand.generic ? generic : other;
    return (types & demand.types) !== 0 && (snow || !demand.snow);
  };
}

/** What the board leaves open about whether such mana may be spent so, in words, each once. */
export function openQuestions(
  state: GameState,
  player: string,
  purpose: Purpose,
  mana: Iterable<ManaKind>,
  cost: ManaCost | null = null,
): readonly string[] {
  const { worked } = rulesFor(state, player, purpose, cost);
  return [...new Set([...mana].flatMap((one) => worked(one).open))];
}

/** Limits on a payment for a purpose as a whole. */
export function paymentLimits(state: GameState, player: string, purpose: Purpose): readonly PaymentLimit[] {
  const limits = rulesFor(state, player, purpose, null).own.filter(({ rule }) => rule.kind === 'onePerColor');
  return limits.map(({ text }) => ({ kind: 'onePerColor', text }));
}

/** 106.6, 106.6a: what follows where such mana is spent on a purpose, for each mana given. */
export function consequencesOf(
  state: GameState,
  player: string,
  purpose: Purpose,
  spent: Iterable<ManaKind>,
  cost: ManaCost | null = null,
): readonly SpendingConsequence[] {
  const { applies } = rulesFor(state, player, purpose, cost);
  return [...spent].flatMap((mana) =>
    mana.riders.flatMap((rider): SpendingConsequence[] => {
      const consequence = consequenceOf(rider);
      const truth = consequence !== null && applies(rider, mana);
      if (consequence === null || truth === false) return [];
      return [{ mana, consequence, text: riderText(rider), open: isKnown(truth) ? null : truth.why }];
    }),
  );
}

/** What a kind of mana can do in a payment: the types as which it pays generic mana, what X has become, and all else. */
interface Worked {
  readonly generic: TypeSet;
  readonly x: TypeSet;
  readonly other: TypeSet;
  /** 107.4h. */
  readonly snow: boolean;
  readonly open: readonly string[];
}

interface Rules {
  readonly worked: (mana: ManaKind) => Worked;
  readonly own: ReturnType<typeof ownRules>;
  /** Whether the mana is spent on what a rider speaks of. */
  readonly applies: (rider: ManaRider, mana: ManaKind) => Truth;
}

const KNOWN = new WeakMap<GameState, Map<string, Rules>>();

function rulesFor(state: GameState, player: string, purpose: Purpose, cost: ManaCost | null): Rules {
  const known = KNOWN.get(state) ?? new Map<string, Rules>();
  KNOWN.set(state, known);
  const key = JSON.stringify([player, purpose, cost]);
  const rules = known.get(key) ?? workOutRules(state, player, purpose, cost);
  known.set(key, rules);
  return rules;
}

function workOutRules(state: GameState, player: string, purpose: Purpose, cost: ManaCost | null): Rules {
  const { view } = layered(state);
  const meant = paidFor(state, player, purpose);
  const own = ownRules(meant, view, player);
  const itself = meant.kind === 'cast' ? meant.from : meant.kind === 'activate' ? meant.source : null;
  const effects = asThoughEffects(state, view, player, itself);
  const payment: Payment = { paidFor: meant, cost, generic: false };
  const intoGeneric: Payment = { ...payment, generic: true };
  /** 106.6: the text of mana is that of what made it, and "you" who spends it. */
  const contextOf = ({ origin }: ManaKind): Context => ({
    ...{ view, evaluate: EVALUATE, source: origin?.id ?? null, named: origin?.id ?? null, you: player },
    ...{ it: null, they: null, x: null, thatMany: null, chosen: origin?.chosen ?? {} },
  });
  const forX = own.reduce((types, one) => types & typesForX(one), ALL_TYPES);
  const work = (mana: ManaKind): Worked => {
    const context = contextOf(mana);
    const { types, open: unclear } = spendableAs(mana, effects, player, payment);
    const open = [...unclear, ...(meant.kind === 'cast' && mana.riders.length > 0 ? meant.open : [])];
    const holds = (truth: Truth, text: string): boolean => {
      if (!isKnown(truth)) open.push(`“${text}”: the board does not tell ${truth.why}`);
      return truth === true;
    };
    const asRestricted = (part: Payment): TypeSet =>
      mana.riders.every((rider) => holds(permits(rider, part, context), riderText(rider))) ? types : NO_TYPES;
    if (!own.every((one) => holds(letsSpend(one, mana), one.text)))
      return { generic: NO_TYPES, x: NO_TYPES, other: NO_TYPES, snow: false, open };
    const generic = asRestricted(intoGeneric);
    return { generic, x: generic & forX, other: asRestricted(payment), snow: isSnow(mana), open: [...new Set(open)] };
  };
  const found = new WeakMap<ManaKind, Worked>();
  return {
    own,
    applies: (rider, mana) => (rider.kind === 'retained' ? false : isPurpose(rider.on, payment, contextOf(mana))),
    worked: (mana) => {
      const known = found.get(mana) ?? work(mana);
      found.set(mana, known);
      return known;
    },
  };
}

/** 106.6: whether a rider lets the mana be spent so. */
function permits(rider: ManaRider, payment: Payment, context: Context): Truth {
  switch (rider.kind) {
    case 'spendOnly':
      return isPurpose(rider.on, payment, context);
    case 'cantSpend':
      return not(isPurpose(rider.on, payment, context));
    case 'retained':
    case 'ifSpent':
      return true;
    default:
      return unreachable(rider);
  }
}

/** 107.4h, 106.3: whether a snow source produced it. */
export const isSnow = ({ origin }: ManaKind): boolean => origin?.supertypes.includes('snow') === true;
