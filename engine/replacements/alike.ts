import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Pending } from './path.ts';
import { replaces } from './replaces.ts';
import { written } from './written.ts';

/**
 * 616.1: effects that would apply to an event, those together whose order among themselves can't matter: all that add to an amount, all that multiply it, all
 * that take from it, and those that make the same of it. One of each group is as good as another to be applied next.
 */
export function alike(state: GameState, pending: Pending, modifiers: readonly Modifier[]): readonly (readonly Modifier[])[] {
  const groups = Map.groupBy(modifiers, (modifier) => sortOf(state, pending, modifier));
  return [...groups.values()];
}

/** Amounts at which an effect is looked at, to see what it does to any. */
const PROBES = [1, 2, 3, 1000] as const;

function sortOf(state: GameState, pending: Pending, modifier: Modifier): string {
  if (modifier.kind === 'text' && modifier.replacer.lasting?.use != null) return modifier.key;
  const { event } = pending;
  if (!hasAmount(event)) {
    const change = changeOf(state, pending, NOTHING_USED, modifier);
    return change.kind === 'change' && change.afterwards === null ? `makes ${written(change.events)}` : modifier.key;
  }
  const values: number[] = [];
  for (const amount of PROBES) {
    const value = valueAt(state, { ...pending, event: { ...event, amount } }, modifier);
    if (value === null) return modifier.key;
    values.push(value);
  }
  return sortOfValues(values) ?? modifier.key;
}

type WithAmount = Extract<GameEventBody, { readonly kind: 'DamageDealt' | 'LifeGained' | 'LifeLost' | 'CounterAdded' }>;
const hasAmount = (event: GameEventBody): event is WithAmount =>
  event.kind === 'DamageDealt' || event.kind === 'LifeGained' || event.kind === 'LifeLost' || event.kind === 'CounterAdded';

/** The amount that an effect makes of one, where it does nothing else; 0: nothing is left of it. */
function valueAt(
  state: GameState,
  pending: { readonly event: WithAmount; readonly used: Pending['used'] },
  modifier: Modifier,
): number | null {
  const { event } = pending;
  if (modifier.kind === 'text') {
    const applies = replaces(modifier.replacer, event);
    if (!isKnown(applies) || !applies) return null;
  }
  const change = changeOf(state, pending, NOTHING_USED, modifier);
  if (change.kind !== 'change' || change.afterwards !== null) return null;
  const [one, another] = change.events;
  if (one === undefined) return 0;
  if (another !== undefined || !hasAmount(one) || one.kind !== event.kind) return null;
  return written({ ...one, amount: 0 }) === written({ ...event, amount: 0 }) ? one.amount : null;
}

function sortOfValues(values: readonly number[]): string | null {
  const [one = 0] = values;
  const every = (of: (amount: number) => number): boolean => PROBES.every((amount, at) => values[at] === of(amount));
  if (every(() => 0)) return 'nothing is left';
  if (every((amount) => amount)) return 'the same';
  if (every((amount) => amount * one)) return 'multiplied';
  if (one > 1 && every((amount) => amount + one - 1)) return 'more';
  const less = 1000 - (values.at(-1) ?? 1000);
  if (less > 0 && less < 1000 && every((amount) => Math.max(0, amount - less))) return 'less';
  return null;
}
