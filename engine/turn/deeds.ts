import { isInForce, isSubject, staticsOf } from '../activation/statics.ts';
import type { Deed } from '../ast/index.ts';
import { every, isKnown } from '../characteristics/truth.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Halt, notModelled } from './course.ts';

/** 101.2: a static effect that says what some object or player doesn't do, as it holds for one of them. */
interface DeedInForce {
  readonly what: string;
  readonly text: string;
}

/**
 * The deeds of a kind that hold for an object or player, by their words; halts where it can't be told whether one does. `yours`: whom "your" in the
 * words must mean.
 */
export function deedsOn(state: GameState, id: string, words: RegExp, yours: string): Result<readonly DeedInForce[], Halt> {
  const found: DeedInForce[] = [];
  for (const standing of staticsOf(state).cant)
    for (const { what } of standing.effect.deeds.filter((deed: Deed) => words.test(deed.what))) {
      const { text, context } = standing;
      if (/\byour\b/.test(what) && context.you !== yours) continue;
      const ofIt = { ...standing, context: { ...context, it: [id] } };
      const about = every([() => isSubject(standing, id), () => isInForce(ofIt)], (part) => part());
      if (!isKnown(about)) return notModelled(text, `The board does not tell ${about.why}: “${text}”.`, '101.2');
      if (about) found.push({ what, text });
    }
  return ok(found);
}
