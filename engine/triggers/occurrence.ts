import type { TriggerEvent } from '../ast/index.ts';
import type { GameEventBody } from '../events/event.ts';
import type { TappedForMana } from '../mana/tapped.ts';
import type { GameState } from '../state/game.ts';
import type { BecomesTarget, CombatPart } from './combatPart.ts';

/** Something that abilities may trigger on: what happened, and the game right before and after it. */
export interface Occurrence {
  readonly what: GameEventBody | TappedForMana;
  readonly before: GameState;
  readonly after: GameState;
  /** 603.3b: of a triggered ability that is put on the stack, what it triggered on. */
  readonly cause?: TriggeredBy;
}

/** What an ability triggered on, and the condition that this met. */
export interface TriggeredBy {
  readonly on: Seen;
  readonly event: TriggerEvent;
}

/** The same as abilities look at it: also a part of a declaration of attackers or blockers, or that something becomes a target. */
export interface Seen {
  readonly what: Occurrence['what'] | CombatPart | BecomesTarget;
  readonly before: GameState;
  readonly after: GameState;
  readonly cause?: TriggeredBy;
}
