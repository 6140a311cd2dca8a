import type { Effect, WouldEvent } from '../../ast/index.ts';
import { every, isKnown, type Truth } from '../../characteristics/truth.ts';
import { unread } from '../../characteristics/unread.ts';
import type { GameEventBody } from '../../events/event.ts';
import { isWithin } from '../../mana/triggers.ts';
import { modifiersOfText, thatApply } from '../../replacements/applying.ts';
import { type Changing, settleInOrder } from '../../replacements/inOrder.ts';
import type { OfText } from '../../replacements/modifier.ts';
import type { Step } from '../../trace.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, cannot, events, type Resolving, type Stop } from '../resolving.ts';
import { inWordsOf } from './inWordsOf.ts';

/** What players do so many times, or with so many cards, that effects replace. */
export type CountedAction = 'mill' | 'scry' | 'surveil' | 'proliferate';

/** What a player does after all: so much of it, or something else instead. */
export type DoneInstead =
  | {
      readonly kind: 'so many';
      readonly amount: number;
      /** 614.3: the end of the effects that worked this time only, and their keys. */
      readonly over: readonly GameEventBody[];
      readonly spent: ReadonlySet<string>;
      readonly why: readonly Step[];
    }
  | { readonly kind: 'instead'; readonly spent: ReadonlySet<string>; readonly does: (now: Resolving) => CarriedOut | Stop };

interface Wanted {
  readonly amount: number;
  /** The effect that puts something else in its place; nothing applies to it any more then. */
  readonly instead: OfText | null;
}

/** 614.1a, 616.1: what comes of a player's doing something of this kind, in the order that the player chooses where that matters. */
export function doneInstead(action: CountedAction, player: string, amount: number, resolving: Resolving): DoneInstead | Stop {
  const { state, ask, replaced } = resolving;
  const open = amount > 0 ? unread(state, new RegExp(`\\bwould ${action}`, 'i')) : null;
  if (open !== null) return cannot(open, `it could replace what a player does (${action})`);
  const how: Changing<Wanted> = {
    applying: (now) =>
      now.instead !== null || now.amount <= 0 ? [] : thatApply(modifiersOfText(state), (one) => isAbout(one, action, player)),
    apply: (now, modifier) => applied(action, player, now, modifier),
    about: `what ${player} would do (${action})`,
    by: player,
  };
  const settled = settleInOrder<Wanted>(state, { amount, instead: null }, how, ask, replaced);
  if (settled.kind !== 'inOrder') return settled;
  const { used, spent, over, steps } = settled;
  const { instead, amount: many } = settled.now;
  if (instead === null) return { kind: 'so many', amount: many, over, spent, why: steps };
  return {
    kind: 'instead',
    spent,
    does: (now) => after(over, now, (then) => carriedOut(instead, player, many, { ...then, replaced: used })),
  };
}

/** 614.3: with the end of what worked this time only before it. */
export function after(over: readonly GameEventBody[], now: Resolving, does: (then: Resolving) => CarriedOut | Stop): CarriedOut | Stop {
  if (over.length === 0) return does(now);
  const ended = happening(events(...over), now, null);
  if (ended.kind !== 'done') return ended;
  const done = does({ ...now, state: ended.state });
  return done.kind === 'done' ? { ...done, happened: [...ended.happened, ...done.happened] } : done;
}

function isAbout({ replacer: { effect, context } }: OfText, action: CountedAction, player: string): Truth {
  if (effect.kind !== 'replaces') return false;
  const { event, limit, condition } = effect;
  if (!isSaid(event, action) || !('who' in event)) return false;
  const { who } = event;
  return every(
    [
      () => context.evaluate.isRecipient(who, player, context),
      () => limit === null || isWithin(limit, context),
      () => condition === null || context.evaluate.holds(condition, context),
    ],
    (part) => part(),
  );
}

/** "Would mill one or more cards", "would scry a number of cards", "would proliferate". */
function isSaid(event: WouldEvent, action: CountedAction): boolean {
  if (event.kind === 'mills') return action === 'mill';
  if (event.kind === 'keywordAction') return event.action === `{${action}}`;
  return event.kind === 'would' && event.what.startsWith(`${action} `);
}

function applied(action: CountedAction, player: string, now: Wanted, modifier: OfText): Wanted | Stop {
  if (modifier.replacer.effect.kind !== 'replaces') return now;
  const { effect, context } = modifier.replacer;
  const quantity = (effect.afterwards ?? []).length > 0 ? null : quantityOf(effect.effect, action);
  if (quantity === null) return { ...now, instead: modifier };
  const amount = context.evaluate.amount(quantity, { ...context, they: player, thatMany: now.amount });
  // "Proliferate twice": each time that it would be done.
  return isKnown(amount) ? { ...now, amount: action === 'proliferate' ? now.amount * amount : amount } : cannot(modifier.text, amount.why);
}

/** How much of the same an effect makes of it; null where it is something else. */
function quantityOf(effect: Effect, action: CountedAction) {
  switch (effect.kind) {
    case 'mill':
      return action === 'mill' ? effect.amount : null;
    case 'scry':
      return effect.action === action ? effect.amount : null;
    case 'keywordAction':
      return effect.action === action ? (effect.amount ?? null) : null;
    default:
      return null;
  }
}

function carriedOut(modifier: OfText, player: string, amount: number, now: Resolving): CarriedOut | Stop {
  const { meant, source, named, targets } = now;
  const { text, replacer } = modifier;
  const { effect } = replacer;
  if (effect.effect.kind === 'may') return cannot(text, 'what is done instead is not carried out');
  const done = now.follow([effect.effect, ...(effect.afterwards ?? [])], inWordsOf(modifier, player, amount, now));
  return done.kind === 'done' ? { ...done, after: { meant, source, named, targets }, did: null } : done;
}
