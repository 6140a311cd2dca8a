import { type AssignedDamage, type Dealer, dealerOf } from '../combat/assign.ts';
import { dealersNow, inCombat } from '../combat/damageSteps.ts';
import { assignDamage, targetsOf } from '../combat/divide.ts';
import { isObjection } from '../combat/objection.ts';
import { unreadText } from '../combat/unreadText.ts';
import { proposedDamage } from '../damage/proposed.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import type { Assignments } from './assignments.ts';
import { badInput, beyond, forbidden, missing, objected } from './illegal.ts';
import { happenTogether, type Progress } from './progress.ts';

/** Text that isn't read and could bear on how combat damage is assigned. */
const ABOUT_ASSIGNING = /\bassigns?\b[^.]*\bcombat damage\b|\bdivide\b[^.]*\bcombat damage\b|\bcombat damage\b[^.]*\bdivided\b/i;

/** 510.1-2: the creatures of the combat damage step that the game is in assign their damage, and all of it is dealt at once. */
export function dealCombatDamage(progress: Progress, said: Assignments, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const fighting = inCombat(state);
  if (fighting.length === 0) return ok(progress);
  const text = unreadText(state, ABOUT_ASSIGNING, new Set(fighting));
  if (text !== null) return beyond(text, 'it could bear on how combat damage is assigned');
  const dealers: Dealer[] = [];
  for (const id of dealersNow(state)) {
    const dealer = dealerOf(state, id);
    if (dealer === null) continue;
    if (isObjection(dealer)) return objected(dealer);
    dealers.push(dealer);
  }
  const taken = new Map<string, readonly AssignedDamage[]>();
  for (const dealer of dealers) {
    const parts = said.take(dealer, targetsOf(dealer));
    if (parts !== null) taken.set(dealer.id, parts);
  }
  const assigned = assignDamage(state, dealers, taken);
  switch (assigned.kind) {
    case 'illegal':
      return objected(assigned.why);
    case 'open': {
      const { id, amount } = assigned.dealer;
      return missing(`how ${id} assigns its ${amount} combat damage (assign)`, targetsOf(assigned.dealer));
    }
    case 'assigned':
      return happenTogether(
        progress,
        assigned.parts.flatMap((part) => proposedDamage(state, { ...part, combat: true }).map((event) => ({ event }))),
        answers,
      );
  }
}

/** Why an assignment can't be meant: an amount that can't be, or a creature that neither attacks nor blocks. Null where it can. */
export function wrongAssignment(progress: Progress, said: readonly AssignedDamage[]) {
  const fighting = new Set(inCombat(progress.state));
  for (const { source, amount } of said) {
    if (!Number.isSafeInteger(amount) || amount < 0)
      return badInput('assign', `An amount must be a whole number of at least 0, not ${amount}.`);
    if (!fighting.has(source)) return forbidden(`${source} neither attacks nor blocks, and assigns no combat damage.`, '510.1');
  }
  return null;
}
