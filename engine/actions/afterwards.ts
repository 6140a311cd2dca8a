import { isKnown } from '../characteristics/truth.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { nextStackId } from '../triggers/stackIds.ts';
import { stateTriggers } from '../triggers/states.ts';
import { hasTargets } from '../triggers/targets.ts';
import { type Triggered, triggersOn } from '../triggers/triggered.ts';
import type { Illegal } from './action.ts';
import { beyond } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/** 603.3b: what has triggered goes on the stack, the active player's abilities first, then the others' in turn order. */
export function putTriggersOnStack(progress: Progress): Result<Progress, Illegal> {
  const { triggered, untold } = triggersOn(progress.occurrences);
  const states = stateTriggers(progress.state);
  const [open] = [...untold, ...states.untold];
  if (open !== undefined) return beyond(open.text, open.why);
  let now = progress;
  for (const one of inTurnOrder([...triggered, ...states.triggered], progress.state)) {
    const { source, index, text, instance, ability, controller, meant } = one;
    now = happen(now, { kind: 'AbilityTriggered', source, ability: index, player: controller, text, mana: false, instance });
    const can = hasTargets(now.state, one);
    if (!isKnown(can)) return beyond(text, can.why);
    if (!can) continue;
    const object = {
      id: nextStackId(now.state),
      kind: 'triggeredAbility',
      source,
      ability,
      text,
      controller,
      targets: [],
      modes: [],
      meant,
    } as const;
    now = happen(now, { kind: 'AbilityPutOnStack', object });
  }
  return ok(now);
}

function inTurnOrder(triggered: readonly Triggered[], { players, active }: GameState): readonly Triggered[] {
  const first = players.findIndex(({ id }) => id === active);
  const place = ({ controller }: Triggered): number =>
    (players.findIndex(({ id }) => id === controller) - first + players.length) % players.length;
  return [...triggered].sort((left, right) => place(left) - place(right));
}
