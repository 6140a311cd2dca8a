import type { GameEventBody } from '../events/event.ts';
import type { TappedForMana } from '../mana/tapped.ts';
import type { GameState } from '../state/game.ts';
import type { CombatPart } from './combatPart.ts';

/** Something that abilities may trigger on: what happened, and the game right before and after it. */
export interface Occurrence {
  readonly what: GameEventBody | TappedForMana;
  readonly before: GameState;
  readonly after: GameState;
}

/** The same as abilities look at it: also a part of a declaration of attackers or blockers. */
export interface Seen {
  readonly what: Occurrence['what'] | CombatPart;
  readonly before: GameState;
  readonly after: GameState;
}
