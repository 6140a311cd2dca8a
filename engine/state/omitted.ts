import type { GameState } from './game.ts';

/** Whether an action is under way that leaves out what is not modelled, rather than being refused. */
export const leavesOut = ({ omitted }: Pick<GameState, 'omitted'>): boolean => omitted !== undefined;

/** Whether words count as not being there in it. */
export const isOmitted = ({ omitted }: Pick<GameState, 'omitted'>, words: string): boolean => omitted?.has(words) === true;
