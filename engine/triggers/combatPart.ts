import type { StackObject } from '../state/game.ts';

/** What abilities trigger on of a declaration of attackers or blockers (508.3, 509.3): one part for each creature, player and pair of creatures. */
export type CombatPart =
  /** `all`: all attackers, itself among them; alone it is the only one (506.5). */
  | {
      readonly kind: 'Attacks';
      readonly attacker: string;
      readonly player: string;
      readonly whom: string;
      readonly defending: string;
      readonly all: readonly string[];
    }
  /** A player or permanent is attacked, by one or more creatures. */
  | { readonly kind: 'IsAttacked'; readonly whom: string; readonly player: string; readonly attackers: readonly string[] }
  | { readonly kind: 'Blocks'; readonly blocker: string; readonly attackers: readonly string[] }
  | { readonly kind: 'BecomesBlocked'; readonly attacker: string; readonly blockers: readonly string[] }
  /** One creature blocks another. */
  | { readonly kind: 'BlocksOne'; readonly blocker: string; readonly attacker: string }
  /** 509.3g: it attacks and isn't blocked. */
  | { readonly kind: 'Unblocked'; readonly attacker: string; readonly defending: string };

/** 115.1, 603.2: an object or player becomes a target of a spell or ability on the stack: one for each of its targets. */
export interface BecomesTarget {
  readonly kind: 'BecomesTarget';
  readonly object: StackObject;
  readonly target: string;
}
