import type { GameEvent } from '../events/event.ts';
import { isPreventionSeen } from '../replacements/ends.ts';
import { written } from '../replacements/written.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { everyWay, type Way } from '../ways.ts';
import type { Action, Illegal } from './action.ts';
import { damageOf } from './dealDamage.ts';
import { stopped } from './illegal.ts';
import { asked, begin, type Progress } from './progress.ts';

type DealDamage = Extract<Action, { readonly kind: 'dealDamage' }>;

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
  /** What happens, with why: which effects applied in which order, what the damage results in, what follows from effects that applied. */
  readonly events: readonly GameEvent[];
  /** The game right after the damage, before state-based actions. */
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
}

/** Ways of choosing that are looked at. */
export const MOST_WAYS = 256;

/**
 * What would happen if sources dealt damage: each distinct outcome, over all that players may choose where effects replace or prevent it. Orders that can't
 * matter are no choice. Nothing changes. Refused as the action itself would be.
 */
export function wouldDeal(before: GameState, action: Omit<DealDamage, 'choose'>): Result<DamageOutcomes, Illegal> {
  const would = damageOf(before, action);
  if (!would.ok) return would;
  const { state, events } = would.value;
  const found = everyWay((ask) => asked(begin(state), events, ask), MOST_WAYS);
  if ('kind' in found) return stopped(found);
  const outcomes = new Map<string, DamageOutcome>();
  for (const way of found.ways) {
    const key = keyOf(way.result.events, isPreventionSeen(state));
    const known = outcomes.get(key);
    outcomes.set(key, known === undefined ? outcomeOf(way) : { ...known, ways: known.ways + 1 });
  }
  return ok({ outcomes: [...outcomes.values()], ways: found.ways.length, truncated: found.truncated });
}

const outcomeOf = ({ choices, result: { events, state } }: Way<Progress>): DamageOutcome => ({
  choices: choices.map(({ question: { what, by = null, options }, answer }) => ({ what, by, options, answer })),
  events,
  state,
  ways: 1,
});

/** What happened, however it came about and how much was prevented where nothing looks at that, the same whatever came first of what is at the same time. */
const keyOf = (events: readonly GameEvent[], isSeen: boolean): string =>
  events
    .filter(({ kind }) => isSeen || kind !== 'DamagePrevented')
    .map(({ explanation: _, ...event }) => written(event))
    .sort()
    .join('\n');
