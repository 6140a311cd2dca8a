import { unreachable } from '../result.ts';
import { type GameState, permanentsOf, playerOf } from '../state/game.ts';
import { type Reason, reason } from './reasons.ts';
import { reasonsAgainstSettingAside, waysToSetAside } from './settingAside.ts';
import type { AsideKind, SpecialAction, SpecialKind } from './specialAction.ts';
import { reasonsAgainstTurningUp, waysToTurnUp } from './turningUp.ts';

/** The special actions of a kind that an object is there for, each way of taking them by itself; whether they may be taken now is not asked. */
export function specialActions(state: GameState, kind: SpecialKind, object: string): readonly SpecialAction[] {
  switch (kind) {
    case 'turnFaceUp': {
      const permanent = state.permanents.get(object);
      return permanent === undefined ? [] : waysToTurnUp(state, permanent);
    }
    case 'suspend':
    case 'foretell':
    case 'plot':
      return waysToSetAside(state, kind, object);
    default:
      return unreachable(kind);
  }
}

/** 116.1, 117.1c: all that is against taking a special action of a kind with an object now, paying for it left aside. */
export function reasonsAgainstSpecial(state: GameState, player: string, kind: SpecialKind, object: string): readonly Reason[] {
  if (state.step === 'UNTAP') return [reason('timing', 'Nobody has priority in the untap step.', '502.4', '116.1')];
  switch (kind) {
    case 'turnFaceUp':
      return reasonsAgainstTurningUp(state, player, object);
    case 'suspend':
    case 'foretell':
    case 'plot':
      return reasonsAgainstSettingAside(state, player, kind, object);
    default:
      return unreachable(kind);
  }
}

const ASIDE: readonly AsideKind[] = ['suspend', 'foretell', 'plot'];

/** Objects with which a player might take special actions, by kind. */
export function specialObjects(state: GameState, player: string): readonly { readonly kind: SpecialKind; readonly object: string }[] {
  const faceDown = permanentsOf(state).filter((id) => state.permanents.get(id)?.faceDown !== false);
  const hand = playerOf(state, player)?.hand ?? [];
  return [
    ...faceDown.map((object) => ({ kind: 'turnFaceUp', object }) as const),
    ...hand.flatMap((object) =>
      ASIDE.filter((kind) => waysToSetAside(state, kind, object).length > 0).map((kind) => ({ kind, object }) as const),
    ),
  ];
}
