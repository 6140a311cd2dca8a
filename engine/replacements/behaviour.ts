import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { optionalOf } from './decided.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Pending } from './path.ts';
import { replaces } from './replaces.ts';
import { written } from './written.ts';

/** What an effect makes of an amount, whatever it is, where it leaves all else of an event as it is. Amounts never fall below 0. */
export type Behaviour = Does & {
  /** Whether what it takes away is prevented. */
  readonly prevents: boolean;
};

type Does =
  | { readonly kind: 'same' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'times'; readonly by: number }
  | { readonly kind: 'plus'; readonly by: number }
  | { readonly kind: 'minus'; readonly by: number }
  | { readonly kind: 'halved'; readonly rounded: 'up' | 'down' };

/** What is left of an amount under it; 0: nothing, which nothing applies to any more (120.8). */
export function leftUnder(behaviour: Behaviour, amount: number): number {
  switch (behaviour.kind) {
    case 'same':
      return amount;
    case 'nothing':
      return 0;
    case 'times':
      return amount * behaviour.by;
    case 'plus':
      return amount + behaviour.by;
    case 'minus':
      return Math.max(0, amount - behaviour.by);
    case 'halved':
      return behaviour.rounded === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
  }
}

export type WithAmount = Extract<GameEventBody, { readonly kind: 'DamageDealt' | 'LifeGained' | 'LifeLost' | 'CounterAdded' }>;
export const hasAmount = (event: GameEventBody): event is WithAmount =>
  event.kind === 'DamageDealt' || event.kind === 'LifeGained' || event.kind === 'LifeLost' || event.kind === 'CounterAdded';

/** What was found out of events, whatever their amount: by the keys of effects. */
type Found = Map<string, Behaviour | null>;
const KNOWN = new WeakMap<GameState, Map<string, Found>>();

/** What effects that apply to an event do to its amount, in their order; null of one that does anything else, or not the same to every amount, or is used up by it. */
export function behavioursOf(state: GameState, { event, used }: Pending, modifiers: readonly Modifier[]): readonly (Behaviour | null)[] {
  if (!hasAmount(event)) return modifiers.map(() => null);
  const found = foundOf(state, event);
  return modifiers.map((modifier) => {
    if (modifier.kind === 'floor' || optionalOf(modifier) !== null) return null;
    if (modifier.kind === 'text' && modifier.replacer.lasting?.use != null) return null;
    const known = found.get(modifier.key);
    if (known !== undefined) return known;
    const behaviour = lookedAt((amount) => madeAt(state, { event: { ...event, amount }, used }, modifier));
    found.set(modifier.key, behaviour);
    return behaviour;
  });
}

/** What was found out of an event, whatever its amount, so far. */
function foundOf(state: GameState, event: WithAmount): Found {
  const known = KNOWN.get(state) ?? new Map<string, Found>();
  KNOWN.set(state, known);
  const key = written({ ...event, amount: null });
  const found = known.get(key) ?? new Map<string, Behaviour | null>();
  known.set(key, found);
  return found;
}

/** Amounts at which an effect is looked at, to see what it does to any; the last is beyond what words take away. */
const PROBES = [1, 2, 3, 1_000_000_000] as const;

/** What an effect makes of an amount, and how much of it is prevented. */
interface Made {
  readonly left: number;
  readonly prevented: number;
}

function lookedAt(madeOf: (amount: number) => Made | null): Behaviour | null {
  const all: Made[] = [];
  for (const amount of PROBES) {
    const made = madeOf(amount);
    if (made === null) return null;
    all.push(made);
  }
  const prevents = all.some(({ prevented }) => prevented > 0);
  if (prevents && PROBES.some((amount, at) => all[at]?.prevented !== amount - (all[at]?.left ?? 0))) return null;
  const [one = 0] = all.map(({ left }) => left);
  const less = PROBES[3] - (all.at(-1)?.left ?? 0);
  const may: readonly Does[] = [
    { kind: 'nothing' },
    { kind: 'same' },
    { kind: 'times', by: one },
    less > 0 ? { kind: 'minus', by: less } : { kind: 'plus', by: -less },
    { kind: 'halved', rounded: one === 1 ? 'up' : 'down' },
  ];
  const does = may.find((it) => PROBES.every((amount, at) => leftUnder({ ...it, prevents }, amount) === all[at]?.left));
  return does === undefined ? null : { ...does, prevents };
}

/** What an effect makes of an event's amount, where it does nothing else. */
function madeAt(
  state: GameState,
  pending: { readonly event: WithAmount; readonly used: Pending['used'] },
  modifier: Modifier,
): Made | null {
  const { event } = pending;
  if (modifier.kind === 'text') {
    const applies = replaces(modifier.replacer, event);
    if (!isKnown(applies) || !applies) return null;
  }
  const change = changeOf(state, pending, NOTHING_USED, modifier);
  if (change.kind !== 'change' || change.afterwards !== null) return null;
  const { events, prevented } = change;
  const [one, another] = events;
  if (one === undefined) return { left: 0, prevented };
  if (another !== undefined || !hasAmount(one)) return null;
  return isSameButAmount(one, event) ? { left: one.amount, prevented } : null;
}

function isSameButAmount(one: WithAmount, other: WithAmount): boolean {
  const keys = Object.keys(one);
  const values = new Map<string, unknown>(Object.entries(other));
  const isPlain = keys.length === values.size && Object.entries(one).every(([key, value]) => key === 'amount' || values.get(key) === value);
  return isPlain || (one.kind === other.kind && written({ ...one, amount: 0 }) === written({ ...other, amount: 0 }));
}
