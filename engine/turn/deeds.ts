import { isInForce } from '../activation/statics.ts';
import type { Deed, Recipient, StaticEffect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { type InForce, staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, type Truth } from '../characteristics/truth.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Halt, notModelled } from './course.ts';

type Cant = InForce<Extract<StaticEffect, { readonly kind: 'cant' }>>;

/** 101.2: a static effect that says what some object or player doesn't do, as it holds for one of them. */
export interface DeedInForce {
  readonly what: string;
  readonly text: string;
}

/**
 * The deeds of a kind that hold for an object or player, by their words; halts where it can't be told whether one does. `yours`: whom "your" in the
 * words must mean.
 */
export function deedsOn(state: GameState, id: string, words: RegExp, yours: string): Result<readonly DeedInForce[], Halt> {
  const found: DeedInForce[] = [];
  for (const one of staticEffects(state, 'cant'))
    for (const { what } of one.effect.deeds.filter((deed: Deed) => words.test(deed.what))) {
      if (/\byour\b/.test(what) && one.context.you !== yours) continue;
      const about = concerns(one, id);
      if (!isKnown(about)) return notModelled(one.text, `The board does not tell ${about.why}: “${one.text}”.`, '101.2');
      if (about) found.push({ what, text: one.text });
    }
  return ok(found);
}

function concerns(one: Cant, id: string): Truth {
  const subject: Recipient = one.effect.subject;
  const ofIt = { ...one, context: { ...one.context, it: [id] } };
  return every([() => EVALUATE.isRecipient(subject, id, one.context), () => isInForce(ofIt)], (part) => part());
}
