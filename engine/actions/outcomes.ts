import type { Division } from '../choices.ts';
import { damageWarningsOf } from '../damage/warnings.ts';
import type { GameEvent } from '../events/event.ts';
import type { Warning } from '../mana/warnings.ts';
import { isPreventionSeen } from '../replacements/preventionSeen.ts';
import { written } from '../replacements/written.ts';
import type { GameState } from '../state/game.ts';
import type { Way, Ways } from '../ways.ts';
import type { Progress } from './progress.ts';

/** A choice that led to an outcome: what was to be chosen, who chooses (null where that is told by the words alone), and what was. */
export interface OutcomeChoice {
  readonly what: string;
  readonly by: string | null;
  readonly options: readonly string[];
  readonly answer: readonly string[];
}

/** One thing that can come of damage. */
export interface DamageOutcome {
  /** One way that leads to it, the first by the order of the options. */
  readonly choices: readonly OutcomeChoice[];
  /** 510.1: how creatures divide their combat damage in that way, where that was one of the choices: as `combatDamage` takes it. */
  readonly assign: Division;
  /** What happens, with why: which effects applied in which order, what the damage results in, what follows from effects that applied. */
  readonly events: readonly GameEvent[];
  /** The game right after the damage: before state-based actions, of a combat after those and before what has triggered goes on the stack. */
  readonly state: GameState;
  /** How many ways lead to it, of those that were looked at. */
  readonly ways: number;
}

/** Everything that can come of damage, over the legal orders of what replaces and prevents it (616.1). */
export interface DamageOutcomes {
  /** No two alike; in the order in which they were found. */
  readonly outcomes: readonly DamageOutcome[];
  /** How many ways of choosing were looked at. */
  readonly ways: number;
  /** Whether there are more ways than that. */
  readonly truncated: boolean;
  /** Unread text that could bear on it: the outcomes are as though it were not there. */
  readonly warnings: readonly Warning[];
}

/** Ways of choosing that are looked at. */
export const MOST_WAYS = 256;

/** What ways lead to, each once. `before`: the game that they begin from. */
export function outcomesOf(before: GameState, { ways, truncated }: Ways<Pick<Progress, 'events' | 'state'>>): DamageOutcomes {
  const outcomes = new Map<string, DamageOutcome>();
  const isSeen = isPreventionSeen(before);
  for (const way of ways) {
    const key = keyOf(way.result.events, isSeen);
    const known = outcomes.get(key);
    outcomes.set(key, known === undefined ? outcomeOf(way) : { ...known, ways: known.ways + 1 });
  }
  return { outcomes: [...outcomes.values()], ways: ways.length, truncated, warnings: damageWarningsOf(before) };
}

const outcomeOf = ({ choices, result: { events, state } }: Way<Pick<Progress, 'events' | 'state'>>): DamageOutcome => ({
  choices: choices.map(({ question: { what, by = null, options }, answer }) => ({ what, by, options, answer })),
  assign: choices.flatMap(({ question: { options, divisions = [] }, answer: [answer = ''] }) => divisions[options.indexOf(answer)] ?? []),
  events,
  state,
  ways: 1,
});

/**
 * What happened step by step (510.4), however it came about and how much was prevented where nothing looks at that, the same whatever came first of what is
 * at the same time.
 */
function keyOf(events: readonly GameEvent[], isSeen: boolean): string {
  const steps: string[][] = [[]];
  for (const { explanation: _, ...event } of events) {
    if (event.kind === 'StepBegan') steps.push([]);
    if (event.kind !== 'LifeHeld' && (isSeen || event.kind !== 'DamagePrevented')) steps.at(-1)?.push(written(event));
  }
  return steps.map((step) => step.sort().join('\n')).join('\n\n');
}
