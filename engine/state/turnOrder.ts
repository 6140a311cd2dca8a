import type { StepName } from './steps.ts';

/** 500.8: a phase that an effect adds to a turn. */
export type AddedPhase = 'combat' | 'main';

/** 500.11: what a player skips the next time that it would come. */
export type Skippable = 'turn' | 'untap step' | 'upkeep step' | 'draw step' | 'combat phase';

/** 500.7-11: what effects have made of the order of turns and phases. */
export interface TurnOrder {
  /** 500.7: the players of extra turns to come, the next one first. */
  readonly extra: readonly string[];
  /** Who took the last turn that was no extra one: the order of turns goes on from there. */
  readonly last: string;
  readonly skipping: readonly { readonly player: string; readonly what: Skippable }[];
  /** 500.8: phases that were added after the phase that is under way, the next one first. */
  readonly phases: readonly AddedPhase[];
  /** The step after which the turn goes on as it would have, once no added phase is left; null where none was added. */
  readonly after: StepName | null;
}

/** The order of turns where no effect has changed anything. */
export const plainOrder = (active: string): TurnOrder => ({ extra: [], last: active, skipping: [], phases: [], after: null });
