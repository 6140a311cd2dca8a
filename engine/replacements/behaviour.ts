import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { optionalOf } from './decided.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Pending } from './path.ts';
import { replaces } from './replaces.ts';
import { written } from './written.ts';

/** What an effect makes of an amount, whatever it is, where it leaves all else of an event as it is. Amounts never fall below 0. */
export type Behaviour =
  | { readonly kind: 'same' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'times'; readonly by: number }
  | { readonly kind: 'plus'; readonly by: number }
  | { readonly kind: 'minus'; readonly by: number };

export type WithAmount = Extract<GameEventBody, { readonly kind: 'DamageDealt' | 'LifeGained' | 'LifeLost' | 'CounterAdded' }>;
export const hasAmount = (event: GameEventBody): event is WithAmount =>
  event.kind === 'DamageDealt' || event.kind === 'LifeGained' || event.kind === 'LifeLost' || event.kind === 'CounterAdded';

/** What was found out of the event that was looked at last, whatever its amount: by the keys of effects. */
interface Found {
  readonly event: WithAmount;
  readonly behaviours: Map<string, Behaviour | null>;
}
const KNOWN = new WeakMap<GameState, Found>();

/** What an effect that applies to an event does to its amount; null where it does anything else, or not the same to every amount, or is used up by it. */
export function behaviourOf(state: GameState, pending: Pending, modifier: Modifier): Behaviour | null {
  const { event, used } = pending;
  if (!hasAmount(event) || modifier.kind === 'floor' || optionalOf(modifier) !== null) return null;
  if (modifier.kind === 'text' && modifier.replacer.lasting?.use != null) return null;
  const found = foundOf(state, event);
  const known = found.get(modifier.key);
  if (known !== undefined) return known;
  const behaviour = lookedAt((amount) => valueAt(state, { event: { ...event, amount }, used }, modifier));
  found.set(modifier.key, behaviour);
  return behaviour;
}

/** What was found out of an event, whatever its amount, so far. */
function foundOf(state: GameState, event: WithAmount): Found['behaviours'] {
  const last = KNOWN.get(state);
  if (last?.event === event) return last.behaviours;
  const behaviours: Found['behaviours'] = last !== undefined && isSameButAmount(last.event, event) ? last.behaviours : new Map();
  KNOWN.set(state, { event, behaviours });
  return behaviours;
}

/** Amounts at which an effect is looked at, to see what it does to any. */
const PROBES = [1, 2, 3, 1000] as const;

function lookedAt(amountFrom: (amount: number) => number | null): Behaviour | null {
  const values: number[] = [];
  for (const amount of PROBES) {
    const value = amountFrom(amount);
    if (value === null) return null;
    values.push(value);
  }
  const [one = 0] = values;
  const every = (of: (amount: number) => number): boolean => PROBES.every((amount, at) => values[at] === of(amount));
  if (every(() => 0)) return { kind: 'nothing' };
  if (every((amount) => amount)) return { kind: 'same' };
  if (every((amount) => amount * one)) return { kind: 'times', by: one };
  if (one > 1 && every((amount) => amount + one - 1)) return { kind: 'plus', by: one - 1 };
  const less = 1000 - (values.at(-1) ?? 1000);
  if (less > 0 && less < 1000 && every((amount) => Math.max(0, amount - less))) return { kind: 'minus', by: less };
  return null;
}

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
  if (another !== undefined || !hasAmount(one)) return null;
  return isSameButAmount(one, event) ? one.amount : null;
}

function isSameButAmount(one: WithAmount, other: WithAmount): boolean {
  const keys = Object.keys(one);
  const values = new Map<string, unknown>(Object.entries(other));
  const isPlain = keys.length === values.size && Object.entries(one).every(([key, value]) => key === 'amount' || values.get(key) === value);
  return isPlain || (one.kind === other.kind && written({ ...one, amount: 0 }) === written({ ...other, amount: 0 }));
}
