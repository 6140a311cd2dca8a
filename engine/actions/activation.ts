import { type ActivatedAbility, activatedAbility, instanceOf, isCycling } from '../activation/activated.ts';
import { isNotModelled } from '../activation/bounds.ts';
import type { Demands } from '../activation/demands.ts';
import { demandsOf } from '../activation/demandsOf.ts';
import { reasonsAgainst } from '../activation/legality.ts';
import { mayPass, refusal } from '../activation/reasons.ts';
import { paymentsOfActivating } from '../payment/payFor.ts';
import { TOO_MANY_WAYS } from '../payment/told.ts';
import { ok, type Result } from '../result.ts';
import type { AbilityOnStack, GameState } from '../state/game.ts';
import { paidAway } from '../triggers/departed.ts';
import { nextStackId } from '../triggers/stackIds.ts';
import { withDeparted } from '../triggers/stackObject.ts';
import type { Illegal } from './action.ts';
import { announceAbility } from './announceAbility.ts';
import { Answers } from './answers.ts';
import { billsFor, type ManaBill } from './bills.ts';
import { beyond, forbidden, missing, refused, unpayable } from './illegal.ts';
import { type Activated, type Intent, rankOf } from './intent.ts';
import { sameness } from './interchangeable.ts';
import { asksForNumber, numbersFor } from './numbers.ts';
import { manaOfOutcome } from './outcome.ts';
import { payCosts } from './payCosts.ts';
import { canPayFromPool, payMana } from './payMana.ts';
import { happen, happenAfter, type Progress } from './progress.ts';
import { hasTapSymbol, resolveManaAbility } from './resolveMana.ts';
import { paidFor, withPlan, withSources } from './sources.ts';
import { isNumber } from './valueOfX.ts';

/**
 * 602.2, 605.3: activates an ability: the announcement, mana abilities for its cost, the mana, the other costs; a mana ability then resolves
 * at once, another goes on the stack. Where the text leaves a number open that the action does not say, the answers settle it.
 */
export function activate(progress: Progress, intent: Intent): Result<Activated, Illegal> {
  const { state } = progress;
  const { source, player, moment } = intent;
  const reasons = reasonsAgainst(state, { source, ability: intent.ability, player, x: intent.x, moment });
  const against = refusal(reasons);
  if (against !== null && !(reasons.every(({ kind }) => mayPass(kind)) && makesManaFirst(state, intent))) return refused(against);
  const ability = activatedAbility(state, source, intent.ability);
  const demands = demandsOf(state, player, source, intent.ability);
  if (ability === null || isNotModelled(demands))
    return beyond(ability?.text ?? '', 'reason' in demands ? demands.reason : 'it is not there');
  const least = demands.x?.least ?? 0;
  if (intent.x !== null && (!Number.isSafeInteger(intent.x) || intent.x < least)) return forbidden(`X can't be ${intent.x}.`, '107.3a');
  if (intent.x !== null || !asksForNumber(demands)) return attempt(progress, intent, ability, intent.x);
  const said = intent.choose.findIndex((one) => isNumber(state, one));
  if (said >= 0 && Number(intent.choose[said]) < least) return forbidden(`X can't be ${intent.choose[said]}.`, '107.3a');
  if (said >= 0) return attempt(progress, { ...intent, choose: intent.choose.toSpliced(said, 1) }, ability, Number(intent.choose[said]));
  return overNumbers(progress, intent, ability, demands);
}

/** Whether mana abilities are used in between, so that what its costs take may be there by then. */
function makesManaFirst(state: GameState, { player, source, ability, pay, x }: Intent): boolean {
  if (pay !== 'auto') return pay.length > 0;
  const { all } = paymentsOfActivating(state, player, { source, ability, x: x ?? 0 });
  return all.some(({ cost, payment }) => cost.mana.length > 0 && payment.payable);
}

/** Tries each value of an open number, and takes the one that the answers fit best. */
function overNumbers(progress: Progress, intent: Intent, ability: ActivatedAbility, demands: Demands): Result<Activated, Illegal> {
  const countsObjects = demands.x === null && demands.counters.every(({ amount }) => amount !== 'x' && amount.least === amount.most);
  const isAnswered = intent.choose.some((one) => !one.startsWith('{'));
  if (countsObjects && isAnswered) return attempt(progress, intent, ability, null);
  const tried = numbersFor(demands, progress.state, intent).map((number) => attempt(progress, intent, ability, number, false));
  const done = tried.flatMap((one) => (one.ok ? [one.value] : []));
  const best = Math.min(...done.map(rankOf));
  const fitting = new Map(done.filter((one) => rankOf(one) === best).map((one) => [one.mana ?? '', one]));
  const [only, another] = fitting.values();
  if (only !== undefined && another === undefined && fitting.size === 1 && (done.length === 1 || intent.choose.length > 0)) return ok(only);
  if (only !== undefined) return missing('the number, or the mana that it gives', fitting.keys());
  return tried.find((one) => !one.ok) ?? forbidden(`“${ability.text}” can't be paid for.`, '118.3', '602.2');
}

/** 602.2b: for the first of the total costs that can be paid. `searches`: whether what is not answered may be told by what it gives. */
function attempt(
  progress: Progress,
  intent: Intent,
  ability: ActivatedAbility,
  number: number | null,
  searches = true,
): Result<Activated, Illegal> {
  const { player, source } = intent;
  const bills = billsFor(progress.state, player, source, intent.ability, number ?? 0);
  if (!bills.ok) return bills;
  const [first, ...others] = bills.value.map((bill, place) => () => attemptFor(progress, intent, ability, number, bill, place));
  if (first === undefined) return forbidden('There is no cost that could be paid.', '118.6', '602.2');
  const done = first();
  if (done.ok) return done;
  const settled = searches ? byWhatItGives(progress, intent, ability, number, done.error) : null;
  if (settled !== null) return settled;
  for (const other of others) {
    const instead = other();
    if (instead.ok) return instead;
  }
  return done;
}

/** Most objects that are tried where the mana that was answered tells which of them a cost is paid with. */
const MOST_OBJECTS = 40;

/** Where objects for a cost are not answered but the mana is, the one object, or those that are all alike, with which it comes to that mana. */
function byWhatItGives(
  progress: Progress,
  intent: Intent,
  ability: ActivatedAbility,
  number: number | null,
  { missingChoice }: Illegal,
): Result<Activated, Illegal> | null {
  const isMana = intent.choose.some((one) => one.startsWith('{'));
  if (!isMana || !ability.isManaAbility || missingChoice === null || missingChoice.unfit !== undefined) return null;
  const { permanents, cards } = progress.state;
  const { options } = missingChoice;
  if (options.length > MOST_OBJECTS || !options.every((id) => permanents.has(id) || cards.has(id))) return null;
  const alike = new Map(options.map((id) => [sameness(progress.state, id), id]));
  const fitting = [...alike.values()].flatMap((id) => {
    const tried = attempt(progress, { ...intent, choose: [...intent.choose, id] }, ability, number, false);
    return tried.ok ? [{ id, tried }] : [];
  });
  const [only, another] = fitting;
  if (only === undefined) return null;
  return another === undefined
    ? only.tried
    : missing(
        missingChoice.what,
        fitting.map(({ id }) => id),
      );
}

function attemptFor(
  progress: Progress,
  intent: Intent,
  ability: ActivatedAbility,
  number: number | null,
  bill: ManaBill,
  place: number,
): Result<Activated, Illegal> {
  const { player, source } = intent;
  const answers = new Answers(intent.choose);
  const announced = announceAbility(progress.state, intent, ability, number, answers);
  if (!announced.ok) return announced;
  const paidMana = payForMana(progress, intent, bill, place, !hasToBeTapped(progress.state, ability));
  if (!paidMana.ok) return paidMana;
  const before = paidMana.value.state;
  // 602.2b: what else it costs is paid as things are by then.
  const demands = demandsOf(before, player, source, intent.ability);
  if (isNotModelled(demands)) return beyond(demands.text === '' ? ability.text : demands.text, demands.reason);
  const isTapped = ability.isManaAbility && hasTapSymbol(ability.owned.ability) && before.permanents.has(source);
  const payer = { player, source, forMana: isTapped, cycles: isCycling(ability), number, rule: '602.2' as const };
  const paid = payCosts(paidMana.value, { ...demands, life: bill.life }, payer, answers);
  if (!paid.ok) return paid;
  const { index, text } = ability;
  const activated = happenAfter(before, paid.value.progress, {
    kind: 'AbilityActivated',
    ...{ source, ability: index, player, text, instance: instanceOf(before, source, index) },
  });
  if (!ability.isManaAbility)
    return withAnswersLeft(
      { progress: toStack(activated, ability, announced.value, player, paid.value.costs, before), mana: null, rank: 0 },
      answers,
      intent,
      text,
    );
  const it = { player, source, ability: index, paid: paid.value.costs, before, isTapped };
  const resolved = resolveManaAbility(activated, it, answers);
  if (!resolved.ok) return resolved;
  const { progress: after, outcome } = resolved.value;
  return withAnswersLeft({ progress: after, mana: manaOfOutcome(outcome), rank: outcome.rank }, answers, intent, text);
}

/** 107.6: whether {Q} is to be paid with a permanent that is not tapped yet. */
const hasToBeTapped = ({ permanents }: GameState, { source, body }: ActivatedAbility): boolean =>
  permanents.get(source)?.tapped === false && body.costs.some(({ kind }) => kind === 'untapSelf');

/** Ids that were not asked for may answer what the action brings about; mana and words, and what was answered for a payment, may not. */
function withAnswersLeft(done: Activated, answers: Answers, { moment }: Intent, text: string): Result<Activated, Illegal> {
  const left = answers.ids;
  const { unused } = answers;
  if (unused !== null && (moment === 'payment' || unused !== left[0] || answers.count > left.length))
    return forbidden(`“${unused}” answers nothing that activating “${text}” leaves open.`);
  return ok({ ...done, progress: { ...done.progress, left } });
}

/** 601.2g-h: the mana abilities for a mana cost, and the mana. `isReady`: nothing but the mana has to come about for the cost. */
function payForMana(
  progress: Progress,
  { player, source, ability, pay, planned, moment }: Intent,
  bill: ManaBill,
  place: number,
  isReady: boolean,
): Result<Progress, Illegal> {
  // 107.6: what has to be untapped for it may have to be tapped for mana first, though there is enough mana.
  if (isReady && canPayFromPool(progress, bill)) return payMana(progress, bill, planned);
  if (pay !== 'auto') {
    const made = withSources(progress, player, pay, activate);
    return made.ok ? payMana(made.value, bill, planned) : made;
  }
  if (moment === 'payment') return payMana(progress, bill, planned);
  const { all, open } = paymentsOfActivating(progress.state, player, { source, ability, x: bill.x });
  const payment = all[place]?.payment;
  const plan = payment?.plan() ?? null;
  if (plan !== null) {
    const substitute = plan.steps.find((step) => step.kind === 'substitute');
    if (substitute?.kind === 'substitute') return beyond(substitute.keyword, 'paying with it in place of mana is not carried out');
    const made = withPlan(progress, player, plan, activate);
    return made.ok ? payMana(made.value, bill, paidFor(plan.steps, null)) : made;
  }
  const [untold] = [...open, ...(payment?.open ?? [])];
  if (untold !== undefined) return beyond('', untold);
  if (payment?.certain === false) return beyond('', TOO_MANY_WAYS);
  const paid = payMana(progress, bill, planned);
  return paid.ok || payment === undefined || paid.error.notModelled !== null ? paid : unpayable(paid.error.message, payment.explanation());
}

/** 602.2a. */
function toStack(
  progress: Progress,
  { source, owned, body, text, index }: ActivatedAbility,
  announced: Pick<AbilityOnStack, 'modes' | 'targets' | 'shares'>,
  player: string,
  costs: { readonly x: number | null; readonly objects: readonly string[]; readonly countersRemoved: number | null },
  before: GameState,
): Progress {
  const named = owned.origin.kind === 'granted' && owned.ability.kind !== 'keywords' ? owned.origin.by : source;
  const object: AbilityOnStack = {
    id: nextStackId(before),
    kind: 'activatedAbility',
    source,
    named,
    // 702: what a keyword stands for.
    ability: body,
    instance: instanceOf(before, source, index),
    text,
    controller: player,
    ...announced,
    meant: {
      it: costs.objects.length > 0 ? costs.objects : [source],
      they: player,
      x: costs.x,
      thatMany: costs.countersRemoved,
      ...removedForCost(costs.countersRemoved),
    },
  };
  const paying = progress.occurrences.slice(progress.occurrences.findIndex((one) => one.before === before));
  const departed = paidAway([source, named, ...costs.objects], paying);
  return happen(progress, { kind: 'AbilityPutOnStack', ...withDeparted(progress.state, object, departed) });
}

/** "For each counter removed this way", of those that the cost took. */
const removedForCost = (removed: number | null) => (removed === null ? {} : { amounts: new Map([['counters removed', removed]]) });
