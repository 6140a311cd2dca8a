import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { attackCharges } from '../combat/charges.ts';
import { declaredAttacks } from '../combat/declareAttackers.ts';
import { isObjection } from '../combat/objection.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { Attacking, Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { objected } from './illegal.ts';
import { payCharges } from './payCharges.ts';
import { happen, type Progress } from './progress.ts';

/** 508.1: the active player's declaration: checked whole, then the attackers are tapped, costs are paid and they attack. */
export function declareAttackers(progress: Progress, named: readonly Attacking[], pay: Pay, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const declared = declaredAttacks(state, named);
  if (isObjection(declared)) return objected(declared);
  if (declared.length === 0) return ok(progress);
  const { view } = layered(state);
  const taps = declared.flatMap(({ attacker }): readonly GameEventBody[] => {
    const object = view.object(attacker);
    return object === undefined || hasKeyword(object, 'vigilance')
      ? []
      : [{ kind: 'PermanentTapped', permanent: attacker, forMana: false, by: state.active }];
  });
  const charges = attackCharges(state, declared);
  if (isObjection(charges)) return objected(charges);
  const paid = payCharges(happen(progress, ...taps), charges, pay, answers, '508.1h');
  if (!paid.ok) return paid;
  // 508.1k: those that are still there.
  const now = layered(paid.value.state).view;
  const attackers = declared.filter(({ attacker }) => now.object(attacker)?.controller === state.active);
  return ok(happen(paid.value, { kind: 'AttackersDeclared', player: state.active, attackers }));
}
