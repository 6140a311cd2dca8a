import { declaredBlocks } from '../combat/declareBlockers.ts';
import { isObjection } from '../combat/objection.ts';
import { beingBlockedTollsOn, blockTollsOn } from '../combat/tolls.ts';
import type { DeclaredBlock } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, objected } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/** 509.1: the defending players' declarations: checked whole, then costs are paid and they block; what isn't blocked is unblocked from here on (509.1h). */
export function declareBlockers(
  progress: Progress,
  named: readonly DeclaredBlock[],
  _pay: Pay,
  _answers: Answers,
): Result<Progress, Illegal> {
  const { state } = progress;
  const declared = declaredBlocks(state, named);
  if (isObjection(declared)) return objected(declared);
  const [toll] = declared.flatMap(({ blocker, attacker }) => [...blockTollsOn(state, blocker), ...beingBlockedTollsOn(state, attacker)]);
  if (toll !== undefined) return beyond(toll.effect.text, 'costs to block are not paid here');
  return ok(happen(progress, { kind: 'BlockersDeclared', blocks: declared }));
}
