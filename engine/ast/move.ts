import type { CounterCount } from './counters.ts';
import type { Place } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

/** Where something is taken from: a zone, or some of the objects named. */
export type Origin = Place | { readonly kind: 'among'; readonly of: ObjectRef };

/** Where something goes. `place` null: the library spoken of just before. `position`: in a library. */
export interface Destination {
  readonly kind: 'destination';
  readonly place: Place | null;
  readonly position: 'back' | 'top' | 'bottom' | 'topOrBottom' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | null;
}

export interface MovePart {
  readonly kind: 'part';
  readonly what: ObjectRef;
  readonly from: Origin | null;
  readonly to: Destination;
  readonly details: readonly MoveDetail[];
}

/** How an object arrives where it is put. */
export type MoveDetail =
  | {
      readonly kind: 'state';
      readonly state: 'tapped' | 'untapped' | 'attacking' | 'tappedAndAttacking' | 'faceDown' | 'faceUp' | 'transformed';
    }
  | { readonly kind: 'order'; readonly order: 'any' | 'random' }
  | { readonly kind: 'under'; readonly player: PlayerRef }
  /** `joined`: said with the counters before it: "with a vigilance counter and a lifelink counter on it". */
  | { readonly kind: 'withCounters'; readonly counters: CounterCount; readonly additional: boolean; readonly joined?: true }
  | { readonly kind: 'attachedTo'; readonly to: ObjectRef }
  /** 702.49c: attacking the same player, planeswalker or battle as that creature does or did; never read from text. */
  | { readonly kind: 'attackingAs'; readonly object: ObjectRef };
