import type { SpecialAction } from '../activation/specialAction.ts';
import { layered } from '../characteristics/layers.ts';
import { AS_TURNED } from '../effects/deeds/facing.ts';
import type { Result } from '../result.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond } from './illegal.ts';
import { type Progress, wouldHappen } from './progress.ts';

/** 708.7-8: the permanent is turned face up, for X where its cost had one; by megamorph with a +1/+1 counter (702.37b). */
export function turnedUp(
  progress: Progress,
  by: string,
  { object: permanent, keyword }: SpecialAction,
  x: number | null,
  answers: Answers,
): Result<Progress, Illegal> {
  const turned = wouldHappen(progress, [{ kind: 'TurnedFaceUp', permanent, by, x }], answers);
  if (!turned.ok) return turned;
  const unread = unreadAsTurned(turned.value, permanent);
  if (unread !== null) return beyond(unread, 'what is done as it is turned face up is not carried out');
  if (keyword !== 'megamorph') return turned;
  return wouldHappen(turned.value, [{ kind: 'CounterAdded', object: permanent, counter: '+1/+1', amount: 1 }], answers);
}

/** 614.1e: text that is not read of what is done as it is turned face up; null where there is none. */
function unreadAsTurned({ state }: Progress, id: string): string | null {
  const abilities = layered(state).view.object(id)?.abilities ?? [];
  return abilities.find(({ text }) => AS_TURNED.test(text))?.text ?? null;
}
