import type { Ask } from '../effects/resolving.ts';
import { ok, type Result } from '../result.ts';
import { stateBasedActions } from '../stateBasedActions/stateBasedActions.ts';
import { explanation, step } from '../trace.ts';
import { announceTriggered } from '../triggers/announce.ts';
import { stackObjectOf } from '../triggers/stackObject.ts';
import { stateTriggers } from '../triggers/states.ts';
import { triggersOn } from '../triggers/triggered.ts';
import type { Illegal } from './action.ts';
import { beyond, stopped, unannounced } from './illegal.ts';
import { withNewControl } from './newControl.ts';
import { happen, happenTogether, type Progress } from './progress.ts';
import { orderOf } from './triggerOrder.ts';

/** How often state-based actions and triggers may make one another happen before a player gets priority. */
const MOST_ROUNDS = 1000;

/**
 * 117.5, 704.3: what happens before a player gets priority: state-based actions until none is left, then what has triggered goes on the stack, and
 * so on until neither is left. An action that is done ends with its player having priority again (117.3b-c), a mana ability or what the caller makes
 * happen too, but no part of paying a cost does. `since`: how things were when they were last looked for.
 */
export function beforePriority(progress: Progress, since: Pick<Progress, 'state' | 'events'>, ask: Ask): Result<Progress, Illegal> {
  let before = since.state;
  let now = progress;
  let checked = since.events.length;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    now = withNewControl(now, before);
    before = now.state;
    const found = stateBasedActions({ state: now.state, since: now.events.slice(checked), ask });
    if (found.kind !== 'due') return stopped(found);
    checked = now.events.length;
    if (found.actions.length > 0) {
      const done = happenTogether(
        now,
        found.actions.map(({ event, text, rules }) => ({ event, explanation: explanation(text, [step(text, ...rules, '704.3')]) })),
      );
      if (!done.ok) return done;
      now = done.value;
      continue;
    }
    const stacked = putTriggersOnStack(now, ask);
    if (!stacked.ok) return stacked;
    const isDone = stacked.value.events.length === now.events.length;
    now = stacked.value;
    if (isDone) return ok(now);
  }
  return beyond('', `state-based actions and triggers go on and on: after ${MOST_ROUNDS} rounds there are still some`);
}

/** 603.3b: what has triggered goes on the stack, the active player's abilities first, then the others' in turn order. */
function putTriggersOnStack(progress: Progress, ask: Ask): Result<Progress, Illegal> {
  const { triggered, untold } = triggersOn(progress.occurrences);
  const states = stateTriggers(progress.state);
  const [open] = [...untold, ...states.untold];
  if (open !== undefined) return beyond(open.text, open.why);
  const order = orderOf([...triggered, ...states.triggered], progress.state, ask);
  if ('kind' in order) return stopped(order);
  let now: Progress = { ...progress, occurrences: [] };
  for (const one of order) {
    const { source, index, text, instance, controller } = one;
    now = happen(now, { kind: 'AbilityTriggered', source, ability: index, player: controller, text, mana: false, instance });
    const announced = announceTriggered(now.state, one, ask);
    if (!announced.ok) return unannounced(announced.error);
    if (announced.value === null) continue;
    const { object, past } = stackObjectOf(now.state, one);
    now = happen(now, { kind: 'AbilityPutOnStack', object: { ...object, ...announced.value }, past });
  }
  return ok(now);
}
