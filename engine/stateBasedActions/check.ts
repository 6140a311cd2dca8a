import type { Ask, Stop } from '../effects/resolving.ts';
import type { GameEventBody } from '../events/event.ts';
import type { RuleNumber } from '../rules.ts';
import type { GameState } from '../state/game.ts';
import type { Occurrence } from '../triggers/occurrence.ts';

/** The game as it is when state-based actions are looked for (704.3). */
export interface Check {
  readonly state: GameState;
  /** What has happened since they were last looked for: damage by deathtouch, draws from an empty library, commanders that moved. */
  readonly since: readonly GameEventBody[];
  /** What has happened since abilities that triggered were last put on the stack: those of it "have triggered but not yet left the stack". */
  readonly pending: readonly Occurrence['what'][];
  readonly ask: Ask;
}

/** One state-based action: what happens, and in a sentence why. */
export interface StateBasedAction {
  readonly event: GameEventBody;
  readonly text: string;
  readonly rules: readonly RuleNumber[];
}

/** The actions of one rule or group of rules that are due; or why that can't be told. */
export type Row = (check: Check) => readonly StateBasedAction[] | Stop;

/** A state-based action with what explains it. */
export const due = (event: GameEventBody, text: string, ...rules: readonly RuleNumber[]): StateBasedAction => ({ event, text, rules });
