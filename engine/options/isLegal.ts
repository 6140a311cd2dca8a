import type { Action } from '../actions/action.ts';
import { perform } from '../actions/perform.ts';
import type { Legality } from '../payment/answer.ts';
import type { GameState } from '../state/game.ts';
import { explanation, step } from '../trace.ts';

/**
 * Whether an action could be done now as far as it is told, or why not, with the rules. Where an answer is missing it is legal, and what is missing is said;
 * an answer that answers nothing is not.
 */
export function isLegal(state: GameState, action: Action): Legality {
  const done = perform(state, action);
  if (done.ok) {
    const said = 'Nothing forbids it.';
    const happens = done.value.events.map(({ explanation: { summary, rules } }) => step(summary, ...rules));
    return { legal: true, notModelled: null, explanation: explanation(said, [step(said), ...happens]) };
  }
  const { missingChoice, notModelled, explanation: why } = done.error;
  return { legal: missingChoice !== null && missingChoice.unfit === undefined, notModelled, explanation: why };
}
