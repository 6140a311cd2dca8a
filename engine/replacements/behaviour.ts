import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { isUnpreventable } from './applying.ts';
import { isToldByAmount } from './changes/damage.ts';
import { optionalOf } from './decided.ts';
import { type Modifier, NOTHING_USED } from './modifier.ts';
import { changeOf, type Pending } from './path.ts';
import type { Replacer } from './replacers.ts';
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

/** What was found out so far: of events, whatever their amount, by the keys of effects; of the words of effects, whatever the event. */
interface Found {
  readonly ofEvents: Map<string, Map<string, Behaviour | null>>;
  readonly ofWords: Map<object, Behaviour | null>;
}
const KNOWN = new WeakMap<GameState, Found>();

/** What effects that apply to an event do to its amount, in their order; null of one that does anything else, or not the same to every amount, or is used up by it. */
export function behavioursOf(state: GameState, { event, used }: Pending, modifiers: readonly Modifier[]): readonly (Behaviour | null)[] {
  if (!hasAmount(event)) return modifiers.map(() => null);
  const { ofEvents, ofWords } = knownOf(state);
  const isPlain = event.kind === 'DamageDealt' && !isUnpreventable(state, event);
  const behaviour = (modifier: Modifier): Behaviour | null =>
    lookedAt((amount) => madeAt(state, { event: { ...event, amount }, used }, modifier));
  let ofEvent: Map<string, Behaviour | null> | null = null;
  return modifiers.map((modifier) => {
    if (modifier.kind === 'floor' || optionalOf(modifier) !== null) return null;
    if (modifier.kind === 'text' && modifier.replacer.lasting?.use != null) return null;
    if (isPlain && modifier.kind === 'text' && isTold(modifier.replacer))
      return remembered(ofWords, modifier.replacer.effect, () => behaviour(modifier));
    ofEvent ??= remembered(ofEvents, written({ ...event, amount: null }), () => new Map<string, Behaviour | null>());
    return remembered(ofEvent, modifier.key, () => behaviour(modifier));
  });
}

/** Whether its words tell what it does to any damage to which it applies. */
function isTold({ effect }: Replacer): boolean {
  const looksAtAmount = effect.kind === 'replaces' && effect.event.kind === 'damage' && effect.event.amount !== null;
  return isToldByAmount(effect.effect) && !looksAtAmount;
}

function knownOf(state: GameState): Found {
  const found = KNOWN.get(state) ?? { ofEvents: new Map(), ofWords: new Map() };
  KNOWN.set(state, found);
  return found;
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  const there = known.get(key);
  if (there !== undefined) return there;
  const found = find();
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
