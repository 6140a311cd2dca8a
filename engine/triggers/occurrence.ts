import type { GameEventBody } from '../events/event.ts';
import type { TappedForMana } from '../mana/tapped.ts';
import type { GameState } from '../state/game.ts';

/** Something that abilities may trigger on: what happened, and the game right before and after it. */
export interface Occurrence {
  readonly what: GameEventBody | TappedForMana;
  readonly before: GameState;
  readonly after: GameState;
}
