import type { GameEventBody } from '../events/event.ts';
import type { TypeSet } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';

/** 106.12a: a permanent was tapped for mana, and its ability produced some. */
export interface TappedForMana {
  readonly kind: 'TappedForMana';
  readonly player: string;
  readonly permanent: string;
  /** The types of mana that it produced, and how much in all. */
  readonly types: TypeSet;
  readonly amount: bigint;
}

/** Something that abilities may trigger on: what happened, and the game right before and after it. */
export interface Occurrence {
  readonly what: GameEventBody | TappedForMana;
  readonly before: GameState;
  readonly after: GameState;
}
