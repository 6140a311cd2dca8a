import { layered } from '../characteristics/layers.ts';
import { carryOut } from '../effects/carryOut.ts';
import { drawOne } from '../effects/deeds/drawing.ts';
import { ok, type Result } from '../result.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { stopped } from './illegal.ts';
import { carriedOut, type Progress } from './progress.ts';

/** 504.1, 614.11: a player draws a card for the turn, or what replaces that happens. */
export function drawForTurn(progress: Progress, player: string, answers: Answers): Result<Progress, Illegal> {
  const { state } = progress;
  const text = 'the draw of the draw step';
  const done = drawOne(
    player,
    {
      ...{ state, source: player, named: player, you: player, text, instance: text },
      ...{ targets: null, modes: [], addMana: null, pay: null, cast: null },
      meant: { it: null, they: player, x: null, thatMany: null },
      ask: askFrom(answers),
      known: layered(state).view.object,
      follow: carryOut,
    },
    true,
  );
  return done.kind === 'done' ? ok(carriedOut(progress, done)) : stopped(done);
}
