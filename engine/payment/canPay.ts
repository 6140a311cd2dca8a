import { abilitiesOn } from '../characteristics/abilitiesOn.ts';
import { layered } from '../characteristics/layers.ts';
import { typeBit } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { Explanation } from '../trace.ts';
import type { Payment, PaymentPlan, PaymentQuestion, Shortfall } from './answer.ts';
import { type Attempt, attemptsAt, deskFor, type PayDesk, verdictOf } from './attempts.ts';
import { type HeldBack, heldBackIn } from './heldBack.ts';
import type { Coverable } from './net.ts';
import type { PaymentNet } from './netOf.ts';
import { bestOf, plansOf } from './plans.ts';
import { shortfallOf } from './shortfall.ts';
import { type Payee, type SimpleViews, simpleViewsOf } from './terrain.ts';
import { toldAtSight } from './toldAtSight.ts';
import { explainPayment } from './words.ts';

/**
 * Whether a player could pay a mana cost now with mana abilities and what is in the pool (601.2g-h, 602.2b), life for Phyrexian symbols
 * included. Exact for every order of activations; nothing is changed by asking.
 */
export const canPay = (state: GameState, player: string, question: PaymentQuestion): Payment =>
  answer(deskFor(state, player, question.purpose, null), question);

/** The same with whatever else the cost asks for, and what may be done in place of paying mana. */
export const payment = (state: GameState, player: string, question: PaymentQuestion, payee: Payee): Payment =>
  answer(deskFor(state, player, question.purpose, payee), question);

function answer(desk: PayDesk, question: PaymentQuestion): Payment {
  const { cost, x, preference } = question;
  const key = `${cost.join(' ')}|${x}|${preference.join()}`;
  const known = desk.answers.get(key);
  if (known !== undefined) return known;
  const found = new Answer(desk, question);
  desk.answers.set(key, found);
  return found;
}

/** What takes more work than whether it can be paid is worked out where it is asked for, once. */
class Answer implements Payment {
  readonly payable: boolean;
  readonly certain: boolean;
  readonly #desk: PayDesk;
  readonly #question: PaymentQuestion;
  readonly #verdict: Coverable;
  readonly #limits: readonly string[];
  /** Those that the answer comes from; null where it is plain without any. */
  readonly #told: readonly Attempt[] | null;
  #whole: readonly Attempt[] | undefined;
  #plan: PaymentPlan | null | undefined;
  #shortfall: Shortfall | null | undefined;

  constructor(desk: PayDesk, question: PaymentQuestion) {
    this.#desk = desk;
    this.#question = question;
    const sight = desk.allowed.rest ? toldAtSight(desk, question) : null;
    const simple = sight === null ? settledSimply(desk, question) : { attempts: null, verdict: sight };
    const found = simple ?? settledWhole(desk, question);
    this.#told = found.attempts;
    this.#whole = simple === null ? (found.attempts ?? undefined) : undefined;
    this.#limits = question.x > 0 && question.cost.includes('X') ? desk.limits : [];
    this.#verdict = found.verdict === 'yes' && this.#limits.length > 0 ? 'undetermined' : found.verdict;
    this.payable = this.#verdict === 'yes';
    this.certain = this.#verdict !== 'undetermined';
  }

  /** With everything that could be done, which plans and explanations speak of. */
  get #attempts(): readonly Attempt[] {
    this.#whole ??= settledWhole(this.#desk, this.#question).attempts;
    return this.#whole;
  }

  get open(): readonly string[] {
    // What can be seen not to be enough leaves nothing open.
    const told = this.#told ?? (this.payable ? this.#attempts : []);
    return [...new Set([...told.flatMap(({ paying }) => paying.open), ...this.#limits])];
  }

  readonly plan = (): PaymentPlan | null => {
    const { state, player } = this.#desk;
    if (this.#plan === undefined) this.#plan = this.payable ? bestOf(state, player, this.#attempts, this.#question.preference) : null;
    return this.#plan;
  };

  readonly plans = (first: number): ReturnType<Payment['plans']> => {
    const plan = this.plan();
    const { state, player } = this.#desk;
    return plan === null ? { plans: [], truncated: false } : plansOf(state, player, this.#attempts, plan, first);
  };

  readonly shortfall = (): Shortfall | null => {
    const last = this.#verdict === 'no' ? this.#attempts.at(-1) : undefined;
    if (this.#shortfall === undefined) this.#shortfall = last === undefined ? null : shortfallOf(last.paying, last.demands);
    return this.#shortfall;
  };

  #heldBack(): readonly HeldBack[] {
    const { state, player } = this.#desk;
    const last = this.#verdict === 'no' ? this.#attempts.at(-1) : undefined;
    return last === undefined ? [] : heldBackIn(state, player, this.#question, last);
  }

  readonly explanation = (): Explanation =>
    explainPayment({
      question: this.#question,
      verdict: this.#verdict,
      plan: this.plan(),
      shortfall: this.shortfall(),
      heldBack: this.#heldBack(),
      open: this.open,
      restricted: this.#attempts.some(({ paying }) => isRestricted(paying)),
      asThough: this.#attempts.some(isAsThough),
      ...namesIn(this.#desk.state),
    });
}

interface Settled {
  readonly attempts: readonly Attempt[];
  readonly verdict: Coverable;
}

const VIEWS = new WeakMap<PayDesk, SimpleViews | null>();

/** Looked up once for a desk, not with each question. */
function viewsOf(desk: PayDesk): SimpleViews | null {
  let views = VIEWS.get(desk);
  if (views === undefined) {
    views = simpleViewsOf(desk.state, desk.player, desk.payee);
    VIEWS.set(desk, views);
  }
  return views;
}

/** What two simple views settle: what can be paid without changing anything for others, and what can't be paid even if nothing changed anything. */
function settledSimply(desk: PayDesk, { cost, x }: PaymentQuestion): Settled | null {
  const views = viewsOf(desk);
  if (views === null) return null;
  const calm = attemptsAt(desk, cost, x, 'calm');
  if (verdictOf(calm) === 'yes') return { attempts: calm, verdict: 'yes' };
  const upper = views.upper === null ? [] : attemptsAt(desk, cost, x, 'upper');
  return upper.length > 0 && verdictOf(upper) === 'no' ? { attempts: upper, verdict: 'no' } : null;
}

function settledWhole(desk: PayDesk, question: PaymentQuestion): Settled {
  const attempts = attemptsAt(desk, question.cost, question.x);
  const verdict = verdictOf(attempts);
  return (verdict === 'undetermined' ? settledByBounds(desk, question, attempts) : null) ?? { attempts, verdict };
}

/**
 * Where there are too many games to look at: what can be paid in two stages can be paid, and what can't be paid with the most that there could
 * be can't. Null where neither settles it.
 */
function settledByBounds(desk: PayDesk, { cost, x }: PaymentQuestion, attempts: readonly Attempt[]): Settled | null {
  if (!attempts.some(({ paying }) => paying.terrain.bounds !== null)) return null;
  const staged = attemptsAt(desk, cost, x, 'staged');
  if (verdictOf(staged) === 'yes') return { attempts: staged, verdict: 'yes' };
  const most = attemptsAt(desk, cost, x, 'most');
  return verdictOf(most) === 'no' ? { attempts: most, verdict: 'no' } : null;
}

const isRestricted = ({ terrain }: PaymentNet): boolean =>
  terrain.mana.some(({ riders }) => riders.some(({ kind }) => kind === 'spendOnly' || kind === 'cantSpend'));

/** Whether a symbol can be paid with mana of a type that it does not name. */
const isAsThough = ({ paying, demands }: Attempt): boolean =>
  demands.some((demand) =>
    paying.kinds.samples.some(({ type }, kind) => (demand.types & typeBit(type)) === 0 && (paying.accepted(demand) & (1 << kind)) !== 0),
  );

/** How objects are called in what is told. */
function namesIn(state: GameState): { readonly named: (id: string) => string; readonly words: (id: string, ability: number) => string } {
  const { view } = layered(state);
  return {
    named: (id) => {
      const name = view.object(id)?.names[0];
      return name === undefined || name === '' ? id : `${name} (${id})`;
    },
    words: (id, ability) => abilitiesOn(state, id)[ability]?.text ?? '',
  };
}
