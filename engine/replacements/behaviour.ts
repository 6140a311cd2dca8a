import type { DamageSize } from '../ast/index.ts';
import { compares } from '../characteristics/numbers.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import type { DamageDealt } from '../damage/proposed.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { isUnpreventable, modifiersOfText } from './applying.ts';
import type { Afterwards } from './changes/change.ts';
import { isToldByAmount } from './changes/damage.ts';
import { optionalOf, waysOf } from './decided.ts';
import { type Behaviour, doesAsSeen, type Seen } from './does.ts';
import { type Modifier, NOTHING_USED, type OfText } from './modifier.ts';
import { changeOf, type Pending } from './path.ts';
import type { Replacer } from './replacers.ts';
import { replaces } from './replaces.ts';
import { written } from './written.ts';

export type WithAmount = Extract<GameEventBody, { readonly kind: 'DamageDealt' | 'LifeGained' | 'LifeLost' | 'CounterAdded' }>;
export const hasAmount = (event: GameEventBody): event is WithAmount =>
  event.kind === 'DamageDealt' || event.kind === 'LifeGained' || event.kind === 'LifeLost' || event.kind === 'CounterAdded';

/** What was found out so far: of events, whatever their amount, by the keys of effects; of the words of effects, whatever the event. */
interface Found {
  readonly ofEvents: Map<string, Map<string, Behaviour | null>>;
  readonly ofWords: Map<object, Behaviour | null>;
}
const KNOWN = new WeakMap<GameState, Found>();

/**
 * What effects do to the amount of an event that they apply to, or would if it was another, in their order; null of one that does anything else, or not in the
 * same way to every amount to which it applies, or is used up by it.
 */
export function behavioursOf(state: GameState, { event, used }: Pending, modifiers: readonly Modifier[]): readonly (Behaviour | null)[] {
  if (!hasAmount(event)) return modifiers.map(() => null);
  const { ofEvents, ofWords } = knownOf(state);
  const isPlain = event.kind === 'DamageDealt' && !isUnpreventable(state, event);
  const behaviour = (modifier: Modifier): Behaviour | null => behaviourOf(state, { event, used }, modifier);
  let ofEvent: Map<string, Behaviour | null> | null = null;
  return modifiers.map((modifier) => {
    if (modifier.kind === 'floor') return null;
    if (modifier.kind === 'text' && modifier.replacer.lasting?.use != null) return null;
    if (isPlain && modifier.kind === 'text' && isTold(modifier.replacer))
      return remembered(ofWords, modifier.replacer.effect, () => behaviour(modifier));
    ofEvent ??= remembered(ofEvents, written({ ...event, amount: null }), () => new Map<string, Behaviour | null>());
    return remembered(ofEvent, modifier.key, () => behaviour(modifier));
  });
}

/** Whether its words tell what it does to any damage to which it applies, and to what amounts that is. */
const isTold = (replacer: Replacer): boolean =>
  isToldByAmount(replacer.effect.effect) && sizeIn(replacer) === null && (replacer.effect.afterwards ?? []).length === 0;

/** "3 or less damage": of what amounts an effect speaks. */
const sizeIn = ({ effect }: Replacer): DamageSize | null =>
  effect.kind === 'replaces' && effect.event.kind === 'damage' ? effect.event.amount : null;

/** Effects that don't apply to an event, but would if its amount was another one; null where that can't be told. */
export function dormantOn(state: GameState, { event, used }: Pending): readonly OfText[] | null {
  const all = event.kind === 'DamageDealt' ? modifiersOfText(state).filter(({ replacer }) => sizeIn(replacer) !== null) : [];
  const found: OfText[] = [];
  for (const modifier of all) {
    if (event.kind !== 'DamageDealt' || used.has(modifier.key)) continue;
    const within = withinOf(modifier, event);
    if (within === undefined) return null;
    const applies =
      within !== null && !compares(event.amount, within.comparison, within.than) ? applyingAt(modifier, event, within) : false;
    if (applies === null || (applies && modifier.replacer.together.some(({ kind }) => kind === 'unsupported'))) return null;
    if (applies) found.push(modifier);
  }
  return found;
}

/** Whether it applies to an amount of which it speaks; null where that can't be told. */
function applyingAt({ replacer }: OfText, event: DamageDealt, within: Within): boolean | null {
  const [amount] = probesOf(within);
  const applies = amount === undefined ? false : replaces(replacer, { ...event, amount });
  return isKnown(applies) ? applies : null;
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
const PROBES = [1, 2, 3, 4, 1_000_000_000] as const;

type Within = NonNullable<Behaviour['within']>;

/** The same of the amounts to which an effect applies: those next to what it compares them with, too. */
const probesOf = (within: Within | null): readonly number[] =>
  within === null
    ? PROBES
    : [...new Set([...PROBES, ...[-2, -1, 0, 1, 2].map((off) => within.than + off)])]
        .filter((amount) => amount > 0 && compares(amount, within.comparison, within.than))
        .sort((one, other) => one - other);

/** To what amounts it applies; null: any. Undefined where that can't be told. */
function withinOf(modifier: Modifier, event: WithAmount): Within | null | undefined {
  if (modifier.kind !== 'text') return null;
  const size = sizeIn(modifier.replacer);
  if (size === null) return null;
  const { context } = modifier.replacer;
  const of = event.kind === 'DamageDealt' && context.it === null ? { ...context, it: [event.target] } : context;
  const than = of.evaluate.amount(size.than, of);
  return isKnown(than) ? { comparison: size.comparison, than } : undefined;
}

function behaviourOf(state: GameState, { event, used }: Pick<Pending, 'used'> & { readonly event: WithAmount }, modifier: Modifier) {
  const within = withinOf(modifier, event);
  const optional = optionalOf(modifier);
  const [way = modifier] = waysOf(modifier);
  if (within === undefined || optional?.optional.effect.kind === 'pay') return null;
  const all: Seen[] = [];
  for (const amount of probesOf(within)) {
    const seen = seenAt(state, { event: { ...event, amount }, used }, way);
    if (seen === null) return null;
    all.push(seen);
  }
  const found = doesAsSeen(all);
  return found === null ? null : { ...found, within, optional: optional !== null };
}

/** What an effect makes of an event's amount, where it does nothing else to it. */
function seenAt(
  state: GameState,
  pending: { readonly event: WithAmount; readonly used: Pending['used'] },
  modifier: Modifier,
): Seen | null {
  const { event } = pending;
  if (modifier.kind === 'text') {
    const applies = replaces(modifier.replacer, event);
    if (!isKnown(applies) || !applies) return null;
  }
  const change = changeOf(state, pending, NOTHING_USED, modifier);
  if (change.kind !== 'change') return null;
  const { events, prevented, afterwards: next } = change;
  if (next !== null && next.targets !== null) return null;
  const afterwards = next === null ? null : { words: wordsOf(state, event, next), about: next.meant.thatMany };
  const [one, another] = events;
  const { amount } = event;
  if (one === undefined) return { amount, left: 0, prevented, afterwards };
  if (another !== undefined || !hasAmount(one)) return null;
  return isSameButAmount(one, event) ? { amount, left: one.amount, prevented, afterwards } : null;
}

/** What is done afterwards, whichever of several objects of the same words does it, unless they speak of that object; but for how much it is about. */
function wordsOf(state: GameState, event: WithAmount, { source, you, text, effects, meant }: Afterwards): string {
  const speaksOfItself = contains(effects, ({ kind }) => kind === 'self');
  const affected = event.kind === 'DamageDealt' ? event.target : event.kind === 'CounterAdded' ? event.object : event.player;
  const it = meant.it?.join() === affected ? null : meant.it;
  const they = meant.they === affected ? null : meant.they;
  const chosen = state.permanents.get(source)?.chosen ?? null;
  return written([speaksOfItself ? source : null, you, text, it, they, meant.x, chosen]);
}

function isSameButAmount(one: WithAmount, other: WithAmount): boolean {
  const keys = Object.keys(one);
  const values = new Map<string, unknown>(Object.entries(other));
  const isPlain = keys.length === values.size && Object.entries(one).every(([key, value]) => key === 'amount' || values.get(key) === value);
  return isPlain || (one.kind === other.kind && written({ ...one, amount: 0 }) === written({ ...other, amount: 0 }));
}
