import type { Ask, Question, Stop } from '../choices.ts';
import { inCombat } from '../combat/damageSteps.ts';
import { err, ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { everyWay } from '../ways.ts';
import type { Action, Illegal } from './action.ts';
import { damage } from './combat.ts';
import { MOST_DIVISIONS } from './dealCombatDamage.ts';
import type { CombatPlan } from './fight.ts';
import { stopped } from './illegal.ts';
import { type DamageOutcomes, MOST_WAYS, outcomesOf } from './outcomes.ts';
import { withOwnName } from './ownName.ts';
import { checked } from './perform.ts';
import type { Progress } from './progress.ts';

type CombatDamage = Extract<Action, { readonly kind: 'combatDamage' }>;
type Fought = Pick<Progress, 'events' | 'state'>;

/** Creatures that fight, over all the ways that are looked at: of a large combat fewer ways are, since each of them is a whole combat. */
const MOST_FOUGHT = 4_096;
const LEAST_WAYS = 16;

/** How a combat ends in one way: with its damage dealt, or refused. */
type Ended = { readonly done: Fought } | { readonly refused: Illegal };

/**
 * What would come of the combat damage of the creatures that attack and block, in both steps where there are two (510.4): each distinct outcome, over the
 * legal divisions of the damage of each creature of which nothing is said in `assign` (510.1), over all that players may choose where effects replace or
 * prevent it (616.1), and over what state-based actions and, between two steps, triggered abilities leave to them, as far as `choose` doesn't answer it. What
 * triggers on the last damage is not looked at. Nothing changes. Refused as the action itself would be, and where one of the ways is.
 */
export const wouldFight = (before: GameState, action: CombatDamage): Result<DamageOutcomes, Illegal> =>
  withOwnName(before, outcomes(before, action));

function outcomes(before: GameState, action: CombatDamage): Result<DamageOutcomes, Illegal> {
  let wereCut = false;
  const most = Math.max(LEAST_WAYS, Math.min(MOST_WAYS, Math.floor(MOST_FOUGHT / Math.max(1, inCombat(before).length))));
  let refused: Illegal | null = null;
  // As long as nothing was asked the ways are one: what is worked out of a game in which damage begins is so once for all of them.
  const begun: Progress[] = [];
  const found = everyWay(
    (ask): Ended | Stop => {
      if (refused !== null) return { refused };
      let open: Question | null = null;
      let [step, wasAsked] = [0, false];
      const asks: Ask = (question) => {
        wereCut ||= (question.divisions ?? []).length >= MOST_DIVISIONS;
        wasAsked = true;
        const answer = ask(question);
        if (answer === null) open = question;
        return answer;
      };
      const same = (progress: Progress): Progress => {
        if (wasAsked) return progress;
        step += 1;
        begun[step - 1] ??= progress;
        return begun[step - 1] ?? progress;
      };
      const done = fought(before, action, { ask: asks, begun: same });
      if (done.ok) return { done: done.value };
      const question = openIn(open, done.error);
      if (question !== null) return { kind: 'unanswered', question };
      refused = done.error;
      return { refused };
    },
    most,
    { onceByEnds: true },
  );
  if (refused !== null) return err(refused);
  if ('kind' in found) return stopped(found);
  const ways = found.ways.flatMap(({ choices, result }) => ('done' in result ? [{ choices, result: result.done }] : []));
  return ok(outcomesOf(before, { ways, truncated: found.truncated || wereCut }));
}

function fought(before: GameState, action: CombatDamage, looking: Pick<CombatPlan, 'ask' | 'begun'>): Result<Fought, Illegal> {
  const done = damage(before, action, looking);
  if (!done.ok) return done;
  const why = checked(before, done.value);
  return why === null ? done : why;
}

/** The question for whose answer it stopped; null where it is refused for another reason. */
const openIn = (question: Question | null, { missingChoice }: Illegal): Question | null =>
  question !== null && missingChoice?.what === question.what ? question : null;
