import type { Result } from '../result.ts';
import type { Answers } from './answers.ts';
import type { Course, Halt } from './course.ts';

/** The steps of combat in which something is done as they begin (703.4). */
export type CombatStep = 'DECLARE_ATTACKERS' | 'DECLARE_BLOCKERS' | 'COMBAT_DAMAGE';

/** What the course of turns leaves to those who know how objects resolve. */
export interface Priority {
  /**
   * 117.5: what happens before a player gets priority: state-based actions, and what has triggered goes on the stack. `since`: how things were when
   * they were last looked for.
   */
  readonly receive: (course: Course, since: Pick<Course, 'state' | 'events'>, answers: Answers) => Result<Course, Halt>;
  /** 508.1, 509.1, 510.1-2: what players do in combat as those steps begin, without the stack. */
  readonly fight: (course: Course, step: CombatStep, answers: Answers) => Result<Course, Halt>;
  /** 614.11: a player draws a card for the turn, or what replaces that happens. */
  readonly draw: (course: Course, player: string, answers: Answers) => Result<Course, Halt>;
  /** 500.2, 608.1: all players pass until the stack is empty. */
  readonly pass: (course: Course, answers: Answers) => Result<Course, Halt>;
}
