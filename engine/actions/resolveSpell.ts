import type { Result } from '../result.ts';
import type { SpellOnStack } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { beyond } from './illegal.ts';
import type { Progress } from './progress.ts';

/** 608.2-3: a spell resolves. */
export function resolveSpell(_progress: Progress, { text }: SpellOnStack, _answers: Answers): Result<Progress, Illegal> {
  return beyond(text, 'spells do not resolve here');
}
