import type { GameState } from '../state/game.ts';
import { withPermanent, withPlayer } from './change.ts';
import type { GameEventBody } from './event.ts';

/** 701.37b, 725.3, 726.3, 702.131c: a permanent or player is from now on what it has become; of the monarch and the initiative there is one only. */
export function designated(state: GameState, { object, what }: Extract<GameEventBody, { readonly kind: 'Designated' }>): GameState {
  switch (what) {
    case 'the monarch':
      return { ...state, monarch: object };
    case 'the initiative':
      return { ...state, initiative: object };
    case "the city's blessing":
      return withPlayer(state, object, (one) => ({ ...one, blessing: true }));
    case 'monstrous':
    case 'renowned':
    case 'saddled':
    case 'suspected':
    case 'solved':
      return withPermanent(state, object, (one) => ({ ...one, designations: new Set([...one.designations, what]) }));
  }
}
