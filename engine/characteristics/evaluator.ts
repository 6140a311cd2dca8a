import { holds } from './conditions.ts';
import { matches, matching } from './filters.ts';
import { isPlayer, players } from './players.ts';
import { amount } from './quantities.ts';
import { objects } from './references.ts';
import type { Context, Evaluators, ObjectView, View } from './view.ts';

/** The evaluators of text, together; `hasManaAbility` looks at abilities as 605.1 does. */
export const evaluators = (hasManaAbility: (object: ObjectView) => boolean): Evaluators => ({
  matches,
  matching,
  amount,
  holds,
  objects,
  isPlayer,
  players,
  hasManaAbility,
});

/** A context for the text of an object in a view: "you" is its controller, nothing was named before, X is what it was cast with. */
export function contextOf(view: View, evaluate: Evaluators, source: string): Context {
  const x = view.state.permanents.get(source)?.x ?? null;
  return { view, evaluate, source, you: view.object(source)?.controller ?? null, it: null, they: null, x, thatMany: null };
}
