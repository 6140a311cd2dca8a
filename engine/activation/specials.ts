import { type GameState, permanentsOf } from '../state/game.ts';
import { type Reason, reason } from './reasons.ts';
import type { SpecialAction, SpecialKind } from './specialAction.ts';
import { reasonsAgainstTurningUp, waysToTurnUp } from './turningUp.ts';

/** The special actions of a kind that an object is there for, each way of taking them by itself; whether they may be taken now is not asked. */
export function specialActions(state: GameState, kind: SpecialKind, object: string): readonly SpecialAction[] {
  switch (kind) {
    case 'turnFaceUp': {
      const permanent = state.permanents.get(object);
      return permanent === undefined ? [] : waysToTurnUp(state, permanent);
    }
  }
}

/** 116.1, 117.1c: all that is against taking a special action of a kind with an object now, paying for it left aside. */
export function reasonsAgainstSpecial(state: GameState, player: string, kind: SpecialKind, object: string): readonly Reason[] {
  if (state.step === 'UNTAP') return [reason('timing', 'Nobody has priority in the untap step.', '502.4', '116.1')];
  switch (kind) {
    case 'turnFaceUp':
      return reasonsAgainstTurningUp(state, player, object);
  }
}

/** Objects with which a player might take special actions, by kind. */
export const specialObjects = (state: GameState): readonly { readonly kind: SpecialKind; readonly object: string }[] =>
  permanentsOf(state).flatMap((object) =>
    state.permanents.get(object)?.faceDown === false ? [] : [{ kind: 'turnFaceUp' as const, object }],
  );
