import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import { declaredAttacks } from '../combat/declareAttackers.ts';
import { isObjection } from '../combat/objection.ts';
import { attackTollsOn } from '../combat/tolls.ts';
import type { GameEventBody } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { Attacking, Illegal, Pay } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond, objected } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/** 508.1: the active player's declaration: checked whole, then the attackers are tapped, costs are paid and they attack. */
export function declareAttackers(progress: Progress, named: readonly Attacking[], _pay: Pay, _answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const declared = declaredAttacks(state, named);
  if (isObjection(declared)) return objected(declared);
  const [toll] = declared.flatMap(({ attacker, whom, defending }) => attackTollsOn(state, attacker, { id: whom, defending }));
  if (toll !== undefined) return beyond(toll.effect.text, 'costs to attack are not paid here');
  if (declared.length === 0) return ok(progress);
  const { view } = layered(state);
  const taps = declared.flatMap(({ attacker }): readonly GameEventBody[] => {
    const object = view.object(attacker);
    return object === undefined || hasKeyword(object, 'vigilance')
      ? []
      : [{ kind: 'PermanentTapped', permanent: attacker, forMana: false, by: state.active }];
  });
  return ok(happen(progress, ...taps, { kind: 'AttackersDeclared', player: state.active, attackers: declared }));
}
