import type { DamageRecipient, Duration, Effect, EventLimit, ObjectRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { settledWords } from '../../characteristics/settled.ts';
import { isTarget } from '../../characteristics/targetWords.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { contains } from '../../characteristics/walk.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { Use } from '../../state/game.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, cannot, events, isStop, type Proposal, type Resolving, type Stop } from '../resolving.ts';
import { type Beginning, begin } from './begin.ts';
import { settledBy } from './settling.ts';

type Prevent = Extract<Effect, { readonly kind: 'prevent' }>;
type Redirect = Extract<Effect, { readonly kind: 'redirect' }>;
type Replace = Extract<Effect, { readonly kind: 'replace' }>;
type Shield = Extract<StaticEffect, { readonly kind: 'replaces' | 'prevents' }>;

/**
 * 614.3, 615.3: a replacement or prevention effect that a spell or ability makes as it resolves. `then`: the sentences after it that say what is done right
 * after it has applied (615.5).
 */
export function shield(
  deed: Prevent | Redirect | Replace,
  then: readonly Effect[],
  resolving: Resolving,
  context: Context,
): Proposal | Stop {
  switch (deed.kind) {
    case 'prevent':
      return prevention(deed, then, resolving, context);
    case 'redirect':
      return redirection(deed, then, resolving, context);
    case 'replace':
      return replacement(deed, then, resolving, context);
  }
}

/** 615.3, 615.7: so much damage, or all of it, for a while. */
function prevention(deed: Prevent, then: readonly Effect[], resolving: Resolving, context: Context): Proposal | Stop {
  const { text } = resolving;
  const { amount: quantity, duration, voice } = deed;
  if (duration === null) return cannot(text, 'how long it lasts is not said');
  const left = quantity === 'all' ? null : context.evaluate.amount(quantity, context);
  if (left !== null && !isKnown(left)) return cannot(text, left.why);
  if (left !== null && left <= 0) return events();
  const use: Use | null = left === null ? null : { kind: 'amount', left };
  const prevents = (to: DamageRecipient | null, by: ObjectRef | null): Shield => ({
    kind: 'prevents',
    effect: { ...deed, to, by },
    condition: null,
    conditionFirst: false,
    ...(then.length === 0 ? {} : { afterwards: then }),
  });
  const { to, by } = deed;
  // "To and dealt by that creature".
  if (voice === 'both' && (to === null || !isObjectRef(to))) return cannot(text, 'what deals the damage');
  const each = use === null || to === null ? null : deed.divided ? dividedAmong(to, resolving) : eachOf(to, resolving, context);
  if (each === null) return started([prevents(to, by)], duration, use, resolving, context);
  if ('kind' in each) return each;
  const all: GameEventBody[] = [];
  for (const [id, share] of each) {
    const word = aTarget();
    const own: Resolving = { ...resolving, targets: new Map([...(resolving.targets ?? []), [word, [id]]]) };
    const one = started([prevents(word, by)], duration, share === null ? use : { kind: 'amount', left: share }, own, context);
    if (isStop(one)) return one;
    all.push(...one.events);
  }
  return about(
    each.map(([id]) => id),
    all,
  );
}

/** What a shield is put around by itself, and how much of it there where it was divided. */
type Around = readonly (readonly [id: string, share: number | null])[];

/** 601.2d: a shield for each target of as much as was announced; none around one that is illegal by now (608.2b). */
function dividedAmong(to: DamageRecipient, { shares, targets, text }: Resolving): Around | Stop {
  const parts = shares?.get(to);
  if (parts !== undefined) return [...parts];
  return isObjectRef(to) && targets?.get(to)?.length === 0 ? [] : cannot(text, 'a shield that is divided among what is no target');
}

/** 614.9, 615.7: so much damage, or all of it, dealt to someone or something else for a while. */
function redirection(deed: Redirect, then: readonly Effect[], resolving: Resolving, context: Context): Proposal | Stop {
  const { amount: quantity, damage: sort, to, by, duration, voice, instead } = deed;
  if (duration === null || deed.divided || voice === 'both')
    return cannot(resolving.text, 'what damage is dealt elsewhere, and for how long');
  const left = quantity === 'all' ? null : context.evaluate.amount(quantity, context);
  if (left !== null && !isKnown(left)) return cannot(resolving.text, left.why);
  if (left !== null && left <= 0) return events();
  const replaces: Shield = {
    kind: 'replaces',
    event: { kind: 'damage', sort, amount: null, by, to, said: 'is dealt' },
    limit: null,
    effect: { kind: 'dealtInstead', amount: null, to: instead },
    instead: 'after',
    condition: null,
    conditionFirst: false,
    ...(then.length === 0 ? {} : { afterwards: then }),
  };
  return started([replaces], duration, left === null ? null : { kind: 'amount', left }, resolving, context);
}

/** A word that means whatever is settled for it. */
const aTarget = (): Extract<ObjectRef, { kind: 'target' }> => ({
  kind: 'target',
  amount: { kind: 'number', value: 1 },
  filter: 'any',
  other: false,
});

const isObjectRef = (to: DamageRecipient): to is ObjectRef =>
  ['self', 'it', 'that', 'attached', 'each', 'all', 'some', 'target', 'outOf', 'several', 'rest'].includes(to.kind);

/** 615.11: each of several that a shield is put around by itself; null where it is one shield. */
function eachOf(to: DamageRecipient, resolving: Resolving, context: Context): Around | Stop | null {
  const whole = (ids: readonly string[]): Around => ids.map((id) => [id, null]);
  switch (to.kind) {
    case 'each': {
      const ids = objectsFor(to, resolving, context, 'what is protected');
      return isStop(ids) ? ids : whole(ids);
    }
    case 'target':
    case 'targetOrPlayer': {
      const ids = resolving.targets?.get(to) ?? [];
      return ids.length > 1 ? whole(ids) : null;
    }
    default:
      return null;
  }
}

/** 614.3, 615.8: what happens in place of an event, the next time or for a while. */
function replacement(deed: Replace, then: readonly Effect[], resolving: Resolving, context: Context): Proposal | Stop {
  const { event, effect, next, limit } = deed;
  const duration = lasts(event, limit, next);
  if (duration === null) return cannot(resolving.text, 'how long it lasts is not said');
  const replaces: Shield = {
    kind: 'replaces',
    event,
    limit: duration.kind === 'permanent' ? limit : null,
    effect,
    instead: 'unsaid',
    condition: null,
    conditionFirst: false,
    ...(then.length === 0 ? {} : { afterwards: then }),
  };
  return started([replaces], duration, next ? { kind: 'once' } : null, resolving, context);
}

/** As long as the words say; the next time without more: until then. 611.2a: what is about an object that was named lasts as long as there is that. */
function lasts(event: Replace['event'], limit: EventLimit | null, next: boolean): Duration | null {
  if (limit === null) return next || contains(event, ({ kind }) => kind === 'it' || kind === 'that') ? { kind: 'permanent' } : null;
  if (limit.kind === 'thisTurn') return { kind: 'thisTurn' };
  return limit.kind === 'words' && limit.words === 'this combat' ? { kind: 'untilEndOfCombat' } : null;
}

/** 611.2: shields that begin together. */
export function started(
  effects: readonly Shield[],
  duration: Duration,
  use: Use | null,
  resolving: Resolving,
  context: Context,
): Proposal | Stop {
  const all: Beginning[] = [];
  let spoken: readonly string[] | null = null;
  for (const effect of effects) {
    const settled = settledBy(effect, resolving, context);
    if (isStop(settled)) return settled;
    spoken ??= settledWords(effect).flatMap((word, at) => (isTarget(word) ? [settled[at] ?? []] : []))[0] ?? null;
    all.push({ effect, duration, objects: null, settled, ...(use === null ? {} : { use }) });
  }
  const begun = begin(resolving, all);
  if (isStop(begun)) return begun;
  if (spoken !== null) return spokenOf(spoken, begun, resolving);
  return resolving.meant.it === null ? events(...begun) : about(resolving.meant.it, begun);
}

/** "Prevent … by target creature this turn. That creature gets +0/+2": what the next sentences speak of is what was targeted. */
function spokenOf(ids: readonly string[], begun: readonly GameEventBody[], { state, meant }: Resolving): Proposal {
  const objects = ids.filter((id) => state.permanents.has(id) || state.cards.has(id));
  const [player = null] = ids.filter((id) => !objects.includes(id));
  return { kind: 'events', events: begun, objects: objects.length > 0 || player === null ? objects : meant.it, player };
}

const ONE: Quantity = { kind: 'number', value: 1 };

/** 701.19a: "Regenerate target creature": a shield around it until it would be destroyed this turn. */
export function regeneration(
  { who, what }: Extract<Effect, { readonly kind: 'regenerate' }>,
  resolving: Resolving,
  context: Context,
): Proposal | Stop {
  const ids = objectsFor(what, resolving, context, 'a permanent to regenerate');
  if (isStop(ids)) return ids;
  const all: GameEventBody[] = [];
  for (const id of ids) {
    const word: ObjectRef = { kind: 'target', amount: ONE, filter: 'any', other: false };
    const destroyed: Shield = {
      kind: 'replaces',
      event: { kind: 'objectAction', what: word, action: '{be} destroyed', object: null },
      limit: null,
      effect: { kind: 'regenerate', who, what: { kind: 'it', plural: false } },
      instead: 'unsaid',
      condition: null,
      conditionFirst: false,
    };
    const own: Resolving = { ...resolving, targets: new Map([...(resolving.targets ?? []), [word, [id]]]) };
    const one = started([destroyed], { kind: 'thisTurn' }, { kind: 'once' }, own, context);
    if (isStop(one)) return one;
    all.push(...one.events);
  }
  return about(ids, all);
}
