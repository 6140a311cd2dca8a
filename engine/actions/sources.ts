import { activatedAbilities } from '../activation/activated.ts';
import { autoPay } from '../payment/autoPay.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal, PayWith } from './action.ts';
import { badInput, forbidden } from './illegal.ts';
import type { Activated, Intent } from './intent.ts';
import { canPayFromPool, type ManaBill } from './payMana.ts';
import type { Progress } from './progress.ts';
import { named, select } from './select.ts';

/** Activates a mana ability as part of another action. */
export type ActivateOne = (progress: Progress, intent: Intent) => Result<Activated, Illegal>;

/**
 * 601.2g, 602.2b: the mana abilities that a player uses for a mana cost: those that are listed, in their order, or those of the plan that gives
 * up least; none where the pool pays for it already.
 */
export function withSources(progress: Progress, { player, pay }: Intent, bill: ManaBill, activate: ActivateOne): Result<Progress, Illegal> {
  if (canPayFromPool(progress, bill)) return ok(progress);
  const list = pay === 'auto' ? (autoPay(progress.state, player, bill) ?? []) : pay;
  let now = progress;
  for (const one of list) {
    const used = withSource(now, player, one, activate);
    if (!used.ok) return used;
    now = used.value;
  }
  return ok(now);
}

/** One mana ability of a list. */
export function withSource(
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
    activate(progress, { player, source: permanent, ability: index, x: null, choose, pay: [], moment: 'payment' }),
  );
  if (result === null) return forbidden(`${permanent} has no mana ability to pay with.`, '605.1', '602.2');
  return result.ok ? ok(result.value.progress) : result;
}
