import type { Ask } from '../choices.ts';
import type { NamedBand } from '../combat/bands.ts';
import type { DeclaredBlock } from '../events/event.ts';
import type { Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { CombatStep } from '../turn/priority.ts';
import type { Attacking, Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { Assignments } from './assignments.ts';
import { dealCombatDamage } from './dealCombatDamage.ts';
import { declareAttackers } from './declareAttackers.ts';
import { declareBlockers } from './declareBlockers.ts';
import { forbidden } from './illegal.ts';
import type { Progress } from './progress.ts';

/** What players do in the combat phase of one turn; nobody attacks, blocks or says how damage is divided where it isn't said. */
export interface CombatPlan {
  readonly attackers?: readonly Attacking[];
  readonly bands?: readonly NamedBand[];
  readonly blocks?: readonly DeclaredBlock[];
  readonly assign?: Assignments;
  readonly pay?: Pay;
  /** The turn whose combat phase it is; any where not said. */
  readonly turn?: number;
  /**
   * Answers whatever is left open of the combat damage, and of what happens between two combat damage steps: the combat is only looked at, and what triggers
   * on the last combat damage doesn't go on the stack any more.
   */
  readonly ask?: Ask;
  /** Where a combat is looked at in several ways: the game in which its damage begins, as it was before where it is the same. */
  readonly begun?: (progress: Progress) => Progress;
}

/** How far what comes before priority is gone through (see `beforePriority`): less of it where a combat is only looked at and all of its damage was dealt. */
export const lookedAtUpTo = ({ ask }: CombatPlan, { step, combat }: GameState): 'priority' | 'triggers' =>
  ask !== undefined && step === 'COMBAT_DAMAGE' && combat.damage === 'all' ? 'triggers' : 'priority';

/** 703.4: what players do as a step of combat begins: attackers, blockers, combat damage. */
export function fight(progress: Progress, step: CombatStep, plan: CombatPlan, answers: Answers): Result<Progress, Illegal> {
  if (plan.turn !== undefined && plan.turn !== progress.state.turn)
    return forbidden('This turn has no such step any more: it is skipped.', '500.11', '506.1');
  switch (step) {
    case 'DECLARE_ATTACKERS':
      return declareAttackers(progress, plan, answers);
    case 'DECLARE_BLOCKERS':
      return declareBlockers(progress, plan.blocks ?? [], plan.pay ?? 'auto', answers);
    case 'COMBAT_DAMAGE':
      return dealCombatDamage(plan.begun?.(progress) ?? progress, plan.assign ?? new Assignments([]), answers, plan.ask);
  }
}
