import { type GameState, isOver } from '../state/game.ts';
import { nextStep } from '../turn/advance.ts';
import { NAMES } from '../turn/steps.ts';
import { once } from './announcing.ts';
import type { LegalAction, PlayerAction } from './option.ts';
import { prospectOf } from './prospect.ts';

/** 117.3d, 117.4: passing, all others passing as well: the topmost object of the stack resolves, or the game goes on to the next step in which players get priority. */
export function passingOptions(state: GameState): readonly LegalAction[] {
  if (isOver(state)) return [];
  const top = state.stack.at(-1);
  const action: PlayerAction = top === undefined ? { kind: 'advance', to: nextStep(state) } : { kind: 'resolve' };
  const prospect = once(() => prospectOf(state, action));
  // 508.1d, 509.1c: passing is declaring no attackers or blockers, where some may have to be.
  if (isBeforeDeclaring(state) && prospect().refused) return [];
  return [
    {
      action,
      text: action.kind === 'advance' && 'to' in action ? NAMES[action.to] : (top?.text ?? ''),
      ...{ alternative: null, notModelled: null, announcement: () => null, payments: () => null },
      prospect,
    },
  ];
}

const isBeforeDeclaring = ({ step, stack }: GameState): boolean =>
  stack.length === 0 && (step === 'BEGIN_COMBAT' || step === 'DECLARE_ATTACKERS');
