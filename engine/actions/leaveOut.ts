import { isOfAnother } from '../characteristics/standingText.ts';
import type { LeftOut } from '../events/event.ts';
import { leavesOut } from '../state/omitted.ts';
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
  for (const { source, text, why } of all) {
    const isTold = now.events.some((event) => event.kind === 'LeftOut' && event.object === source && event.text === text);
    if (!isTold || part === 'resolution') now = happen(now, { kind: 'LeftOut', object: source, part, text, why });
  }
  return now;
}

/** Whether something is left out that stopped at those words, rather than these, which are another object's. `own`: those of its text. */
export const mayLeaveOut = ({ state }: Progress, words: string, own: string): boolean =>
  leavesOut(state) && !isOfAnother(state, words, own);
