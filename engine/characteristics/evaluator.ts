import { type LastingEffect, permanentIn } from '../state/game.ts';
import { holds } from './conditions.ts';
import { fits, matches, matching } from './filters.ts';
import { isPlayer, players } from './players.ts';
import { amount } from './quantities.ts';
import { isRecipient, objects } from './references.ts';
import { meaningOf } from './settled.ts';
import type { Context, Evaluators, ObjectView, View } from './view.ts';

/** The evaluators of text, together; `hasManaAbility` looks at abilities as 605.1 does. */
export const evaluators = (hasManaAbility: (object: ObjectView) => boolean): Evaluators => ({
  matches,
  fits,
  matching,
  amount,
  holds,
  objects,
  isRecipient,
  isPlayer,
  players,
  hasManaAbility,
});

/**
 * A context for the text of an object in a view: "you" is its controller, nothing was named before, X is what it was cast with.
 * `named`: the object that granted the ability, where one did.
 */
export function contextOf(view: View, evaluate: Evaluators, source: string, named: string = source): Context {
  const x = permanentIn(view.state, source)?.x ?? null;
  return { view, evaluate, source, named, you: view.object(source)?.controller ?? null, it: null, they: null, x, thatMany: null };
}

/** 611.2, 109.5: the same for an effect that lasts: "you" is who controlled the spell or ability, and what was said before is what it was then. */
export function contextOfLasting(
  view: View,
  evaluate: Evaluators,
  {
    source,
    named,
    controller,
    meant,
    effect,
    settled = [],
  }: Pick<LastingEffect, 'source' | 'named' | 'controller' | 'meant'> & Partial<Pick<LastingEffect, 'effect' | 'settled'>>,
): Context {
  return {
    ...contextOf(view, evaluate, source, named),
    ...meant,
    you: controller,
    ...(effect === undefined || settled.length === 0 ? {} : { targets: meaningOf({ effect, settled }) }),
  };
}
