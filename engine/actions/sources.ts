import { activatedAbilities } from '../activation/activated.ts';
import type { PaidSymbol, PaymentPlan } from '../payment/answer.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal, PayWith } from './action.ts';
import { badInput, forbidden } from './illegal.ts';
import type { Activated, Intent } from './intent.ts';
import type { Progress } from './progress.ts';
import { named, select } from './select.ts';

/** Activates a mana ability as part of another action. */
export type ActivateOne = (progress: Progress, intent: Intent) => Result<Activated, Illegal>;

/** 601.2g, 602.2b: uses the mana abilities of a list, in its order. */
export function withSources(
  progress: Progress,
  player: string,
  list: readonly PayWith[],
  activate: ActivateOne,
): Result<Progress, Illegal> {
  let now = progress;
  for (const one of list) {
    const used = withSource(now, player, one, activate);
    if (!used.ok) return used;
    now = used.value;
  }
  return ok(now);
}

function withSource(
  progress: Progress,
  player: string,
  { permanent, ability, choose = [] }: PayWith,
  activate: ActivateOne,
): Result<Progress, Illegal> {
  if (!progress.state.permanents.has(permanent) && !progress.state.cards.has(permanent))
    return badInput('pay', `There is no object “${permanent}”.`);
  const all = activatedAbilities(progress.state, permanent).filter(({ isManaAbility }) => isManaAbility);
  const abilities = named(all, ability, permanent);
  if (!abilities.ok) return abilities;
  const result = select(abilities.value, choose.length > 0, ({ index }) =>
    activate(progress, { player, source: permanent, ability: index, x: null, choose, pay: [], planned: null, moment: 'payment' }),
  );
  if (result === null) return forbidden(`${permanent} has no mana ability to pay with.`, '605.1', '602.2');
  return result.ok ? ok(result.value.progress) : result;
}

/** Uses the mana abilities of a plan, each paid for as the plan says. */
export function withPlan(progress: Progress, player: string, { steps }: PaymentPlan, activate: ActivateOne): Result<Progress, Illegal> {
  let now = progress;
  for (const [number, step] of steps.entries()) {
    if (step.kind !== 'activate') continue;
    const { source, ability, choose, early } = step;
    const planned = paidFor(steps, number);
    const used = activate(now, { player, source, ability, x: null, choose, pay: [], planned, moment: early ? 'priority' : 'payment' });
    if (!used.ok) return used;
    now = used.value.progress;
  }
  return ok(now);
}

/** Which mana or life a plan pays for which symbol: of the cost of one of its steps, or (null) of the cost that it is for. */
export const paidFor = (steps: PaymentPlan['steps'], step: number | null): readonly PaidSymbol[] =>
  steps.flatMap(({ kind, pays }) => (kind === 'substitute' ? [] : pays.filter((paid) => paid.step === step)));
