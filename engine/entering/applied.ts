import type { Entering, GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import type { Entrance } from './entrance.ts';
import type { CopyEntrance } from './modification.ts';

/** How something enters with one more effect applied, and what was done for it before. */
export interface Applied {
  readonly kind: 'applied';
  readonly details: Entering;
  readonly events: readonly GameEventBody[];
  /** The game with those events. */
  readonly before: GameState;
  /** What begins as it has entered: the abilities that it gains for good. */
  readonly later: readonly GameEventBody[];
  /** 707.9: what it says besides of how a copy enters. */
  readonly copied: readonly CopyEntrance[];
}

/** 614.1a: that it does not enter: what happens to it in place of that. */
export interface Turned {
  readonly kind: 'turned';
  readonly events: readonly GameEventBody[];
}

/** How it enters with this changed, and nothing else done. */
export const entered = ({ details, before }: Pick<Entrance, 'details' | 'before'>, changed: Partial<Entering>): Applied => ({
  kind: 'applied',
  details: { ...details, ...changed },
  events: [],
  before,
  later: [],
  copied: [],
});
