import type { Ask, Stop } from '../choices.ts';
import { returned } from '../effects/returning.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import { stateBasedActions } from '../stateBasedActions/stateBasedActions.ts';
import { explanation, step } from '../trace.ts';
import { announceTriggered } from '../triggers/announce.ts';
import { setOff } from '../triggers/setOff.ts';
import { stackObjectOf } from '../triggers/stackObject.ts';
import { stateTriggers } from '../triggers/states.ts';
import { type Triggered, triggersOn } from '../triggers/triggered.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { withoutFormerFighters } from './formerFighters.ts';
import { beyond, stopped, unannounced } from './illegal.ts';
import { leaveOut, leftOutOrRefused, mayLeaveOut } from './leaveOut.ts';
import { withNewControl } from './newControl.ts';
import { carriedOut, happen, happenTogether, type Progress, putOnStack } from './progress.ts';
import { orderOf } from './triggerOrder.ts';

/** How often state-based actions and triggers may make one another happen before a player gets priority. */
const MOST_ROUNDS = 1000;

/**
 * 117.5, 704.3: what happens before a player gets priority: state-based actions until none is left, then what has triggered goes on the stack, and
 * so on until neither is left. An action that is done ends with its player having priority again (117.3b-c), a mana ability or what the caller makes
 * happen too, but no part of paying a cost does. `since`: how things were when they were last looked for. `upTo`: with `triggers` what has triggered does
 * not go on the stack any more.
 */
export function beforePriority(
  progress: Progress,
  since: Pick<Progress, 'state' | 'events'>,
  answers: Answers,
  upTo: 'priority' | 'triggers' = 'priority',
): Result<Progress, Illegal> {
  const ask = askFrom(answers);
  let before = since;
  let now = progress;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const back = returned(now.state, ask);
    if ('kind' in back) return stopped(back);
    now = withoutFormerFighters(withNewControl(carriedOut(now, back), before));
    const found = stateBasedActions({
      state: now.state,
      since: now.events.slice(before.events.length),
      pending: now.occurrences.map(({ what }) => what),
      ask,
    });
    if (found.kind !== 'due') return stopped(found);
    before = now;
    if (found.actions.length > 0) {
      const done = happenTogether(
        now,
        found.actions.map(({ event, text, rules }) => ({ event, explanation: explanation(text, [step(text, ...rules, '704.3')]) })),
        answers,
      );
      if (!done.ok) return done;
      now = done.value;
      continue;
    }
    if (upTo === 'triggers') return ok(now);
    const stacked = putTriggersOnStack(now, answers);
    if (!stacked.ok) return stacked;
    const isDone = stacked.value.events.length === now.events.length;
    now = stacked.value;
    if (isDone) return ok(now);
  }
  return beyond('', `state-based actions and triggers go on and on: after ${MOST_ROUNDS} rounds there are still some`);
}

/** 603.3b-d: what has triggered goes on the stack, each ability with its modes and targets; one that has no legal ones does not. */
function putTriggersOnStack(progress: Progress, answers: Answers): Result<Progress, Illegal> {
  const ask = askFrom(answers);
  const { triggered, untold } = triggersOn(progress.occurrences);
  const states = stateTriggers(progress.state);
  const left = leftOutOrRefused({ ...progress, occurrences: [] }, 'trigger', ...untold, ...states.untold);
  if (!left.ok) return left;
  // 800.4d: what a player would control who has left the game does not go on the stack.
  const shown = revealed(triggered, ask);
  if ('kind' in shown) return stopped(shown);
  const there = [...shown, ...states.triggered].filter(({ controller }) => playerOf(progress.state, controller)?.lost === null);
  const order = orderOf(there, progress.state, ask);
  if ('kind' in order) return stopped(order);
  let now = left.value;
  for (const one of order) {
    now = happen(now, ...setOff(one));
    const announced = announceTriggered(now.state, one, ask);
    if (!announced.ok && announced.error.kind === 'notModelled' && mayLeaveOut(now, announced.error.text, one.text)) {
      now = leaveOut(now, 'trigger', { source: one.source, text: one.text, why: announced.error.reason });
      continue;
    }
    if (!announced.ok) return unannounced(announced.error);
    if (announced.value === null) continue;
    const { object, past } = stackObjectOf(now.state, one);
    now = putOnStack(now, { kind: 'AbilityPutOnStack', object: { ...object, ...announced.value }, past }, one.cause);
  }
  return ok(now);
}

/** 702.94a: a card with miracle is revealed as it is drawn, or not; where it is not, nothing triggers. */
function revealed(triggered: readonly Triggered[], ask: Ask): readonly Triggered[] | Stop {
  const shown: Triggered[] = [];
  for (const one of triggered) {
    if (one.keyword?.name === 'miracle') {
      const question = { what: `whether ${one.source} is revealed as it is drawn`, options: ['yes', 'no'], least: 1, most: 1 };
      const [answer] = ask(question) ?? [];
      if (answer === undefined) return { kind: 'unanswered', question };
      if (answer === 'no') continue;
    }
    shown.push(one);
  }
  return shown;
}
