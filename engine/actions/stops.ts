import { cannot, type Stop } from '../effects/resolving.ts';
import type { Illegal } from './action.ts';

/** Why something that is done as an object resolves can't be done, as a stop of its instructions; `text`: the object's words. */
export function stopOf({ missingChoice, notModelled, message }: Illegal, text: string): Stop {
  if (missingChoice === null) return cannot(text, notModelled ?? message);
  const { what, options } = missingChoice;
  return { kind: 'unanswered', question: { what, options, least: 1, most: 1 } };
}
