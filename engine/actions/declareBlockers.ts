import { layered } from '../characteristics/layers.ts';
import { withBands } from '../combat/bands.ts';
import { blockCharges } from '../combat/charges.ts';
import { declaredBlocks } from '../combat/declareBlockers.ts';
import { isObjection } from '../combat/objection.ts';
import type { DeclaredBlock } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { objected } from './illegal.ts';
import { payCharges } from './payCharges.ts';
import { happen, type Progress } from './progress.ts';

/** 509.1: the defending players' declarations: checked whole, then costs are paid and they block; what isn't blocked is unblocked from here on (509.1h). */
export function declareBlockers(
  progress: Progress,
  named: readonly DeclaredBlock[],
  pay: Pay,
  answers: Answers,
): Result<Progress, Illegal> {
  const { state } = progress;
  const declared = declaredBlocks(state, named);
  if (isObjection(declared)) return objected(declared);
  const charges = blockCharges(state, declared);
  if (isObjection(charges)) return objected(charges);
  const paid = payCharges(progress, charges, pay, answers, '509.1d');
  if (!paid.ok) return paid;
  // 509.1g: those that are still there.
  const now = layered(paid.value.state).view;
  const blocks = declared.filter(({ blocker }) => now.object(blocker)?.controller === layered(state).view.object(blocker)?.controller);
  return ok(happen(paid.value, { kind: 'BlockersDeclared', blocks: withBands(paid.value.state, blocks) }));
}
