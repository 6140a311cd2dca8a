import type { FaceDown } from '../state/game.ts';
import type { Action } from './action.ts';

export type Cast = Extract<Action, { readonly kind: 'cast' }>;

/** What is said of how a card is cast. */
export type CastSaid = Pick<Cast, 'x' | 'targets' | 'modes' | 'kicked' | 'pay'>;

/** A way of casting a card: for its mana cost or an alternative, and what is paid besides for flash. */
export interface Way {
  readonly card: string;
  /** The face that has the costs and keywords. */
  readonly face: number;
  /** As `alternativesOf` names it; null: for the mana cost. */
  readonly alternative: string | null;
  /** The face that is cast, which an alternative may change, and whether it is cast face down. */
  readonly faceUp: number;
  readonly faceDown: FaceDown;
  /** 601.3c: the id of what is paid in addition for flash. */
  readonly flash: string | null;
  /** 608.2g: an effect that resolves has it cast; `transformed`: with its back face up. */
  readonly byEffect: boolean | 'transformed';
}

/** For the mana cost, with that face up, by a player with priority. */
export const plainWay = (card: string, face: number): Way => ({
  card,
  face,
  alternative: null,
  faceUp: face,
  faceDown: false,
  flash: null,
  byEffect: false,
});
