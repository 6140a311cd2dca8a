import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { mentions } from '../characteristics/mentions.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { GameState, Meant } from '../state/game.ts';
import type { TriggersFound } from './triggered.ts';
import type { Untold } from './untold.ts';
import { waitingIn } from './waiting.ts';

const NOTHING_MEANT: Meant = { it: null, they: null, x: null, thatMany: null };

const NONE: TriggersFound = { triggered: [], untold: [] };
const isState = ({ kind }: { readonly kind: string }): boolean => kind === 'state';

/** 603.8: abilities that trigger because a state of the game is there, and that are not on the stack for it yet. */
export function stateTriggers(state: GameState): TriggersFound {
  if (!mentions(state, isState)) return NONE;
  const { view } = layered(state);
  const untold: Untold[] = [];
  const triggered = waitingIn(state).flatMap((waiting) => {
    const { ability, source, text, named } = waiting;
    if (ability.event.kind !== 'state' || state.stack.some((one) => one.source === source && one.text === text)) return [];
    const context = contextOf(view, EVALUATE, source, named);
    const holds = context.evaluate.holds(ability.event.condition, context);
    if (!isKnown(holds)) untold.push({ source, text, why: holds.why });
    if (holds !== true) return [];
    return [{ ...waiting, controller: context.you ?? '', meant: NOTHING_MEANT, departed: [], cause: null }];
  });
  return { triggered, untold };
}
