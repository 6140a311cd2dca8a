import type { ObjectRef } from '../ast/index.ts';
import { isChosen } from '../characteristics/settled.ts';
import { isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Step, step } from '../trace.ts';
import { applyingTo, isUnpreventable } from './applying.ts';
import { type Afterwards, type Change, change } from './changes/change.ts';
import { changed } from './changes/changed.ts';
import { optionalOf } from './decided.ts';
import { isImpossible } from './impossible.ts';
import { isDeclined, isOfOneSource, type Modifier, type UsedUp, useOf } from './modifier.ts';

/** An event with what has become of it so far. */
export interface Pending {
  readonly event: GameEventBody;
  /** 614.5: keys of the effects that have had their chance at it, or at what it was. */
  readonly used: ReadonlySet<string>;
  readonly steps: readonly Step[];
}

/** Events on their way through replacement and prevention effects (616.1). */
export interface Path {
  /** What effects may still apply to, the first next. */
  readonly pending: readonly Pending[];
  /** What nothing applies to any more. */
  readonly done: readonly Pending[];
  readonly usedUp: UsedUp;
  readonly afterwards: readonly Afterwards[];
}

export const pendingOf = (event: GameEventBody, used: ReadonlySet<string> = new Set()): Pending => ({ event, used, steps: [] });

/** A path of one event by itself. */
export const pathOf = (event: Pending, usedUp: UsedUp): Path => ({ pending: [event], done: [], usedUp, afterwards: [] });

/**
 * A path at which several effects would apply to the same event, or one that a player may have applied, or that is used up: what is next is to be decided.
 */
export interface Fork {
  readonly kind: 'fork';
  readonly path: Path;
  readonly event: Pending;
  readonly modifiers: readonly [Modifier, ...Modifier[]];
}

/** Goes on until nothing applies to anything any more, or it is to be decided what does. */
export function follow(state: GameState, from: Path): Fork | { readonly kind: 'end'; readonly path: Path } | Stop {
  let path = from;
  for (;;) {
    const [next, ...others] = path.pending;
    if (next === undefined) return { kind: 'end', path };
    const impossible = isImpossible(state, next.event);
    if (!isKnown(impossible)) return cannot(impossible.why, 'whether it can happen');
    if (impossible) {
      path = { ...path, pending: others };
      continue;
    }
    const modifiers = applyingTo(state, next.event, next.used, path.usedUp);
    if ('kind' in modifiers) return modifiers;
    const [only, ...more] = modifiers;
    if (only === undefined) {
      path = { ...path, pending: others, done: [...path.done, next] };
      continue;
    }
    if (more.length > 0 || optionalOf(only) !== null || useOf(only) !== null)
      return { kind: 'fork', path, event: next, modifiers: [only, ...more] };
    const applied = apply(state, path, only);
    if ('kind' in applied) return applied;
    path = applied;
  }
}

/** 614.5-6, 615.6: the path after an effect was applied to the first of what is pending. */
export function apply(state: GameState, path: Path, modifier: Modifier): Path | Stop {
  const [next, ...others] = path.pending;
  if (next === undefined) return path;
  const made = isDeclined(modifier) ? declined(next, modifier) : changeOf(state, next, path.usedUp, modifier);
  if (made.kind !== 'change') return made;
  const used = new Set([...next.used, modifier.key]);
  const steps = made.text === '' ? next.steps : [...next.steps, step(made.text, ...made.rules, '616.1')];
  const pending = made.events.map((event): Pending => ({ event, used, steps }));
  const prevented = preventedBy(next.event, modifier, made.prevented);
  return {
    pending: [...pending, ...others],
    done: prevented === null ? path.done : [...path.done, { event: prevented, used, steps }],
    usedUp: afterUse(path.usedUp, modifier, next.event, made),
    afterwards: made.afterwards === null ? path.afterwards : [...path.afterwards, made.afterwards],
  };
}

/** What a player may have applied, and does not, leaves the event as it is. */
const declined = ({ event }: Pending, { text }: Modifier): Change =>
  change([event], `What “${text}” allows is not done.`, ['614.1a', '614.5']);

/** What applying an effect to an event would make of it. */
export function changeOf(
  state: GameState,
  { event, used }: Pick<Pending, 'event' | 'used'>,
  usedUp: UsedUp,
  modifier: Modifier,
): Change | Stop {
  const unpreventable = event.kind === 'DamageDealt' && isUnpreventable(state, event);
  return changed({ state, event, modifier, used, usedUp, unpreventable });
}

function preventedBy(event: GameEventBody, modifier: Modifier, amount: number): GameEventBody | null {
  if (event.kind !== 'DamageDealt' || amount <= 0) return null;
  const { source, target, combat } = event;
  const { source: by, text, key } = modifier;
  const application = isOfOneSource(modifier) ? `${key} of ${source}` : key;
  return { kind: 'DamagePrevented', source, target, amount, combat, by, text, application };
}

/** 615.7-8, 609.7b: an effect that did nothing is not used up. */
function afterUse(before: UsedUp, modifier: Modifier, event: GameEventBody, { took, events }: Change): UsedUp {
  const limited = useOf(modifier);
  if (limited === null) return before;
  const { id, use } = limited;
  if (use.kind === 'amount') {
    const left = before.left.get(id) ?? use.left;
    return took === 0 ? before : { ...before, left: new Map(before.left).set(id, left - took) };
  }
  const [same, another] = events;
  if (same === event && another === undefined) return before;
  return { ...before, once: new Map(before.once).set(id, onceOn(modifier, event)) };
}

/** A source that was chosen or is named, and no description. */
const isOneSource = (by: ObjectRef): boolean => isChosen(by) || !['some', 'each', 'all'].includes(by.kind);

/** 615.8: a source that is told by what it is like is one source; one that is named, or any damage at all, is what the whole event is about. */
export function onceOn(modifier: Modifier, event: GameEventBody): string | null {
  if (event.kind !== 'DamageDealt' || modifier.kind !== 'text' || modifier.replacer.effect.kind !== 'replaces') return null;
  const { event: would } = modifier.replacer.effect;
  return would.kind !== 'damage' || would.by === null || isOneSource(would.by) ? null : event.source;
}
