import { isOfAnother } from '../characteristics/standingText.ts';
import type { LeftOut } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import { leavesOut } from '../state/omitted.ts';
import type { Illegal } from './action.ts';
import { beyond } from './illegal.ts';
import { quoted } from './ownName.ts';
import { happen, type Progress } from './progress.ts';

/** Words of an object that are not modelled, and why. */
export interface Unmodelled {
  readonly source: string;
  readonly text: string;
  readonly why: string;
}

/** That words are left out, each told once in an action. */
export function leaveOut(progress: Progress, part: LeftOut['part'], ...all: readonly Unmodelled[]): Progress {
  let now = progress;
  for (const { source, text: words, why } of all) {
    const text = quoted(words, now.state);
    const isTold = now.events.some((event) => event.kind === 'LeftOut' && event.object === source && event.text === text);
    if (!isTold || part === 'resolution') now = happen(now, { kind: 'LeftOut', object: source, part, text, why });
  }
  return now;
}

/** That words are left out, in an action that leaves out what is not modelled; any other is refused for the first of them. */
export function leftOutOrRefused(progress: Progress, part: LeftOut['part'], ...all: readonly Unmodelled[]): Result<Progress, Illegal> {
  const [first] = all;
  return first === undefined || leavesOut(progress.state) ? ok(leaveOut(progress, part, ...all)) : beyond(first.text, first.why);
}

/** Whether something is left out that stopped at those words, rather than these, which are another object's. `own`: those of its text. */
export const mayLeaveOut = ({ state }: Progress, words: string, own: string): boolean =>
  leavesOut(state) && !isOfAnother(state, words, own);
