import { newControl } from '../events/newControl.ts';
import type { GameState } from '../state/game.ts';
import { happen, type Progress } from './progress.ts';

/** 302.6, 506.4: permanents that a continuous effect has put under another player's control are new there, and leave combat. */
export const withNewControl = (progress: Progress, before: GameState): Progress => happen(progress, ...newControl(before, progress.state));
