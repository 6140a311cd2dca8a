import { drawOne } from '../effects/deeds/drawing.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { apart } from './apart.ts';
import { askFrom } from './asking.ts';
import { stopped } from './illegal.ts';
import { carriedOut, type Progress } from './progress.ts';

/** 504.1, 614.11: a player draws a card for the turn, or what replaces that happens. */
export function drawForTurn(progress: Progress, player: string, answers: Answers): Result<Progress, Illegal> {
  const words = { source: player, you: player, text: 'the draw of the draw step', it: null };
  const done = drawOne(player, apart(progress.state, words, askFrom(answers)), true);
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}
