import { activatedAbility } from '../activation/activated.ts';
import { isNotModelled } from '../activation/bounds.ts';
import { castCost } from '../activation/castCost.ts';
import { announcedBy, waysToCast } from '../activation/casting.ts';
import type { ObjectDemand } from '../activation/demands.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { asksForTargets, reasonsAgainst } from '../activation/legality.ts';
import { mayPass, type Reason, type Refusal, refusal } from '../activation/reasons.ts';
import { sicknessSteps } from '../activation/sickness.ts';
import { PLAIN } from '../costs/asked.ts';
import { type TotalCost, totalCost } from '../costs/total.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation, type Step, step } from '../trace.ts';
import type { ActivationQuestion, CastingQuestion, Legality } from './answer.ts';
import { forAnyX } from './anyX.ts';
import { offersOf } from './offers.ts';
import { isOutOfReach } from './outOfReach.ts';
import { type Payments, paymentsOfActivating, paymentsOfCasting } from './payFor.ts';
import { untoldIn } from './told.ts';
import { costsNoMana } from './withoutMana.ts';

/** 602.2: whether a player may activate an ability now and could pay all of its costs, with mana abilities and unspent mana. */
export function canActivate(state: GameState, question: ActivationQuestion): Legality {
  const least = canActivateAt(state, question);
  if (question.x !== null || !least.legal || !aimsByX(state, question)) return least;
  return forAnyX(state, least, (x) => canActivateAt(state, { ...question, x }));
}

/** 107.3a: whether an ability has targets and X in its cost. */
function aimsByX(state: GameState, { source, ability, player }: ActivationQuestion): boolean {
  const body = activatedAbility(state, source, ability)?.body;
  if (body === undefined || !asksForTargets(body)) return false;
  const demands = demandsOf(state, player, source, ability);
  return !isNotModelled(demands) && demands.x !== null;
}

function canActivateAt(state: GameState, { source, ability, player, x }: ActivationQuestion): Legality {
  const reasons = reasonsAgainst(state, { source, ability, player, x });
  const against = refusal(reasons);
  if (against !== null && !reasons.every(({ kind }) => mayPass(kind))) return refused(against);
  if (against === null && costsNoMana(state, player, source, ability)) return free(state, source, ability, player);
  const what = { kind: 'activate', source, ability } as const;
  const pay = (): Payments => paymentsOfActivating(state, player, { source, ability, x: x ?? 0 });
  const total = totalCost(state, player, what, { x: x ?? 0 });
  if (against !== null && !mayComeAbout(state, player, source, reasons, total)) return refused(against);
  if (isOutOfReach(state, player, what, x === null || x === 0 ? total : totalCost(state, player, what, { x: 0 })))
    return against === null ? told(false, null, () => notPaid([pay()], ['602.2', '602.2b'])) : refused(against);
  const payments = pay();
  // What its costs take may be there once mana abilities have been used for it; without any, it is not.
  if (against !== null && !payments.all.some(({ cost, payment }) => cost.mana.length > 0 && payment.payable)) return refused(against);
  return paid([payments], sicknessSteps(state, source, ability, player), '602.2', '602.2b');
}

/** Whether using mana abilities for the cost could make these reasons pass: some cost has mana, and what is tapped already can be untapped by a cost of one. */
function mayComeAbout(state: GameState, player: string, source: string, reasons: readonly Reason[], { locked }: TotalCost): boolean {
  if (locked.every(({ mana }) => mana.length === 0)) return false;
  if (!reasons.some(({ kind }) => kind === 'tapped')) return true;
  const untaps = ({ kind, among }: ObjectDemand): boolean => kind === 'untap' && among.includes(source);
  return offersOf(state, player).offers.some(({ demands }) => demands.objects.some(untaps));
}

/** 601.2: whether a player may cast a face of a card now, for its mana cost or by an alternative cost, and could pay all of it. */
export function canCast(state: GameState, question: CastingQuestion): Legality {
  const least = canCastAt(state, question);
  const { card, face, player, x } = question;
  if (x !== null || !least.legal || !castCost(state, player, { card, face }, { ...PLAIN, x: 0 }).hasX) return least;
  return forAnyX(state, least, (value) => canCastAt(state, { ...question, x: value }));
}

function canCastAt(state: GameState, { card, face, player, x }: CastingQuestion): Legality {
  const ways = waysToCast(state, player, card, x).filter((way) => way.face === face);
  const allowed = ways.filter(({ refusal }) => refusal === null);
  const [first] = ways;
  if (allowed.length === 0) return first?.refusal == null ? nothingToCast(card, face) : refused(first.refusal);
  const payments = allowed.map((way) => paymentsOfCasting(state, player, { card, face, asked: { ...announcedBy(way), x: x ?? 0 } }));
  const answer = paid(payments, [], '601.2', '601.2h');
  // Another way of casting it might be open to it.
  const untold = ways.find(({ refusal }) => refusal !== null && refusal.notModelled !== null)?.refusal ?? null;
  return answer.legal || answer.notModelled !== null || untold === null ? answer : refused(untold);
}

function free(state: GameState, source: string, ability: number, player: string): Legality {
  const text = activatedAbility(state, source, ability)?.text ?? '';
  const said = `Nothing forbids to activate “${text}” of ${source}, and what it costs is there.`;
  return {
    legal: true,
    notModelled: null,
    explanation: explanation(said, [step(said, '602.2', '602.2b'), ...sicknessSteps(state, source, ability, player)]),
  };
}

const nothingToCast = (card: string, face: number): Legality => {
  const said = `There is no face number ${face} of a card ${card} that could be cast.`;
  return { legal: false, notModelled: null, explanation: explanation(said, [step(said, '601.2a')]) };
};

const refused = ({ notModelled, explanation: why }: Refusal): Legality => ({ legal: false, notModelled, explanation: why });

/** Legal where one of its total costs can be paid. `also`: what else is told of it. */
function paid(payments: readonly Payments[], also: readonly Step[], ...rules: readonly RuleNumber[]): Legality {
  for (const { all, steps } of payments) {
    const payable = all.find(({ payment }) => payment.payable);
    if (payable === undefined) continue;
    return told(true, null, () => {
      const { summary, steps: how } = payable.payment.explanation();
      return explanation(summary, [...also, ...steps, ...how]);
    });
  }
  return told(false, untoldIn(payments), () => notPaid(payments, rules));
}

/** Why is worked out where it is asked for: a plan, or what is missing. */
const told = (legal: boolean, notModelled: string | null, why: () => Explanation): Legality => ({
  legal,
  notModelled,
  get explanation() {
    return why();
  },
});

function notPaid(payments: readonly Payments[], rules: readonly RuleNumber[]): Explanation {
  const why = payments.map(({ all, steps }) => ({ steps, said: all.map(({ payment }) => payment.explanation()) }));
  const [first] = why.flatMap(({ said }) => said);
  const said = first === undefined ? 'There is no cost that could be paid.' : 'Its cost can not be paid.';
  const all = why.flatMap((one) => [...one.steps, ...one.said.flatMap(({ steps }) => steps)]);
  return explanation(first?.summary ?? said, [step(said, ...rules, '118.3'), ...all]);
}
