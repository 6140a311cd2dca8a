import { layered } from '../characteristics/layers.ts';
import { type Ask, cannot, type Question, type Stop } from '../choices.ts';
import { type AssignedDamage, type Dealer, dealerOf } from '../combat/assign.ts';
import { dividesByBanding } from '../combat/bands.ts';
import { dealersNow, inCombat } from '../combat/damageSteps.ts';
import { type Assignment, assignDamage, legalDivisions, targetsOf } from '../combat/divide.ts';
import { isObjection, type Objection } from '../combat/objection.ts';
import { unreadText } from '../combat/unreadText.ts';
import { proposedDamage } from '../damage/proposed.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import type { Assignments } from './assignments.ts';
import { badInput, beyond, forbidden, objected, stopped, unassigned } from './illegal.ts';
import { happenTogether, type Progress } from './progress.ts';

/** Text that isn't read and could bear on how combat damage is assigned. */
const ABOUT_ASSIGNING = /\bassigns?\b[^.]*\bcombat damage\b|\bdivide\b[^.]*\bcombat damage\b|\bcombat damage\b[^.]*\bdivided\b/i;

/**
 * 510.1-2: the creatures of the combat damage step that the game is in assign their damage, and all of it is dealt at once. `ask`: answers how a creature
 * assigns its damage where nothing was said of it.
 */
export function dealCombatDamage(progress: Progress, said: Assignments, answers: Answers, ask?: Ask): Result<Progress, Illegal> {
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
  for (;;) {
    const assigned = assignDamage(state, dealers, taken);
    switch (assigned.kind) {
      case 'illegal':
        return objected(assigned.why);
      case 'open': {
        const { id, amount } = assigned.dealer;
        if (ask === undefined) return unassigned(id, amount, targetsOf(assigned.dealer), answers.nextId);
        const parts = askDivision(state, assigned.dealer, legalDivisions(state, dealers, taken, assigned.dealer, MOST_DIVISIONS), ask);
        if ('kind' in parts) return stopped(parts);
        taken.set(id, parts);
        break;
      }
      case 'assigned':
        return happenTogether(
          progress,
          assigned.parts.flatMap((part) => proposedDamage(state, { ...part, combat: true }).map((event) => ({ event }))),
          answers,
        );
    }
  }
}

/** Most ways of dividing one creature's damage that are offered. */
export const MOST_DIVISIONS = 300;

/** 510.1: how a creature's controller, or who chooses in their place, has it assign its damage. */
function askDivision(state: GameState, dealer: Dealer, all: readonly Assignment[], ask: Ask): Assignment | Stop {
  const { id, amount } = dealer;
  const options = all.map((parts) => parts.map((part) => `${part.amount} to ${part.target}`).join(', '));
  const by = dividerOf(state, dealer);
  if (typeof by === 'object') return cannot(by.words ?? by.text, by.why ?? by.text);
  const what = `how ${id} assigns its ${amount} combat damage`;
  const question: Question = {
    what,
    options,
    least: 1,
    most: 1,
    required: true,
    rule: '510.1',
    ...(by === undefined ? {} : { by }),
    divisions: all,
  };
  const [answer = ''] = ask(question) ?? [];
  return all[options.indexOf(answer)] ?? { kind: 'unanswered', question };
}

/**
 * 510.1c-d: who divides a creature's damage: its controller; 702.22j-k: where a creature with banding blocks it or is blocked by it, that creature's controller.
 */
function dividerOf(state: GameState, dealer: Dealer): string | undefined | Objection {
  const { view } = layered(state);
  const own = view.object(dealer.id)?.controller;
  const opposed = targetsOf(dealer).filter((id) => view.object(id) !== undefined && view.object(id)?.controller !== own);
  const by = dividesByBanding(state, opposed);
  return by !== null && isObjection(by) ? by : (by?.controller ?? own);
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
