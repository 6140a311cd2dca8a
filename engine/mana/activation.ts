import type { DelayedTrigger } from '../state/game.ts';
import type { ManaOrigin, PooledMana } from '../state/manaPool.ts';
import type { Step } from '../trace.ts';
import type { TypeSet } from './amounts.ts';

/** What paying an activation's costs settled (602.2b): its instructions may ask for it. */
export interface PaidCosts {
  /** 107.3: the X that was chosen; null where there is none. */
  readonly x: number | null;
  /** Ids of the objects other than its own that a cost acted on: sacrificed, exiled, tapped, discarded, revealed. */
  readonly objects: readonly string[];
  /** How many counters were removed; null where none had to be. */
  readonly countersRemoved: number | null;
}

/** A mana ability being activated by a player (605.3): `source` is a permanent's id, or that of a card whose ability works where it is. */
export interface Activation {
  readonly source: string;
  /** The ability's place among the object's abilities, as they are numbered. */
  readonly ability: number;
  readonly player: string;
  readonly paid: PaidCosts;
  /** 608.2c: how many of its instructions, from the first on, are carried out already in the state in which it resolves; none where not said. */
  readonly followed?: number;
}

/** Mana that is added together: `amount` of it, each of any one of these types (chosen for each by itself), all else alike. */
export interface Addition {
  /** Into whose pool (106.4): a triggered mana ability may add to another's than the activating player's. */
  readonly player: string;
  readonly types: TypeSet;
  readonly amount: bigint;
  readonly origin: ManaOrigin | null;
  readonly riders: PooledMana['riders'];
  readonly lifetime: PooledMana['lifetime'];
}

/** One way in which an activation can turn out, its triggered mana abilities (605.4a) included. */
export interface Yield {
  readonly additions: readonly Addition[];
  /** Ids of the permanents whose replacement effects were applied, in their order (616.1). */
  readonly order: readonly string[];
  /** The triggered mana abilities that resolved, in an order that gives this. */
  readonly triggered: readonly TriggeredMana[];
}

/** A triggered mana ability that resolved: of an object, by its place among the object's abilities, or one that was set up (603.7). */
export type TriggeredMana =
  | { readonly kind: 'ofObject'; readonly permanent: string; readonly ability: number }
  | { readonly kind: 'delayed'; readonly trigger: DelayedTrigger };

/** Every way in which an activation can turn out; no two alike in what they add. */
export interface Yields {
  /** One yield without additions where no mana would be produced. */
  readonly options: readonly Yield[];
  /** True where there are more than are listed. */
  readonly truncated: boolean;
  /** What the board leaves open, in words. */
  readonly open: readonly string[];
  readonly steps: readonly Step[];
}
