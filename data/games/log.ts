import type { GameEvent } from '../../engine/index.ts';

/** Something that happened, as it is told: with the place of the action that it came of among those that were done together. */
export type LoggedEvent = GameEvent & { readonly action: number };

/** What was done to a game in one go, and what came of it. */
export type GameLog =
  | {
      readonly kind: 'acted';
      /** As they were asked for: `Action`s of the API. */
      readonly actions: readonly unknown[];
      /** Where what is not modelled was left out rather than refused. */
      readonly allowUnsupported?: boolean;
      readonly events: readonly LoggedEvent[];
      /** 608.2h: for each action the ids that objects had, by those under which what happened speaks of them after they were gone. */
      readonly gone: readonly ReadonlyMap<string, string>[];
    }
  | { readonly kind: 'created' }
  /** `to`: the version whose state it has again; `steps`: how many changes that took back. */
  | { readonly kind: 'undone'; readonly to: number; readonly steps: number }
  | { readonly kind: 'forked'; readonly from: string; readonly version: number };
