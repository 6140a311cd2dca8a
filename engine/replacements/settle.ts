import { isForbidden } from '../activation/forbidden.ts';
import { protects } from '../activation/protection.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { cannot, type Stop } from '../choices.ts';
import { lifeGained, lifeLost } from '../damage/life.ts';
import type { DamageDealt } from '../damage/proposed.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Replacer, replacersOf, replaces, unreadReplacer } from './replacers.ts';

/**
 * What comes of an event that would happen: itself; what effects on the board put in its place (614.6), each once (614.5); what the rules
 * themselves do (stun, shield and finality counters, 122.1c-d, 122.1h); nothing where it can't happen. Stops where it can't be told, where effects
 * that differ would apply, so that their order is to be chosen (616.1), and where what an effect does instead is not carried out.
 */
export function settle(state: GameState, event: GameEventBody, used: ReadonlySet<Replacer> = NONE): readonly GameEventBody[] | Stop {
  if (event.kind === 'DamageDealt') {
    const kept = keptOff(state, event);
    if (kept !== null) return kept;
  }
  const applying: Replacer[] = [];
  for (const replacer of replacersOf(state)) {
    if (used.has(replacer)) continue;
    const applies = replaces(replacer, event);
    if (!isKnown(applies)) return cannot(replacer.text, applies.why);
    if (applies) applying.push(replacer);
  }
  const unread = unreadReplacer(state, event);
  if (unread !== null) return cannot(unread, 'it could replace what would happen');
  const [first, ...others] = applying;
  if (first === undefined) return byTheRules(state, event);
  if (others.some(({ text }) => text !== first.text))
    return cannot(first.text, 'the order in which replacement effects are applied is not chosen here');
  const instead = insteadOf(state, event, first);
  if ('kind' in instead) return instead;
  const all: GameEventBody[] = [];
  for (const one of instead) {
    const settled = settle(state, one, new Set([...used, first]));
    if ('kind' in settled) return settled;
    all.push(...settled);
  }
  return all;
}

/** The same with the effects of one object left out; null: with all. */
export const settleBut = (state: GameState, event: GameEventBody, except: string | null): readonly GameEventBody[] | Stop =>
  settle(state, event, except === null ? NONE : new Set(replacersOf(state).filter(({ source }) => source === except)));

const NONE: ReadonlySet<Replacer> = new Set();

/** 614.1a: what an effect does instead: exiling what would be put elsewhere, another amount of life or counters. */
function insteadOf(state: GameState, event: GameEventBody, { source, text, effect, context }: Replacer): readonly GameEventBody[] | Stop {
  const { effect: does } = effect;
  if (effect.kind === 'prevents') return cannot(text, 'what it prevents is not worked out');
  if (event.kind === 'ZoneChanged') {
    const isExile =
      does.kind === 'exile' && does.until === null && does.details.length === 0 && (does.what.kind === 'it' || does.what.kind === 'that');
    return isExile ? [{ ...event, to: 'exile' }] : cannot(text, 'what happens instead is not carried out');
  }
  if (event.kind === 'LifeGained' || event.kind === 'LifeLost' || event.kind === 'CounterAdded') {
    const own: Context = { ...context, ...meantBy(event) };
    if (does.kind === 'gainLife' || does.kind === 'loseLife') {
      const players = own.evaluate.players(does.who, own);
      const amount = own.evaluate.amount(does.amount, own);
      if (!isKnown(players)) return cannot(text, players.why);
      if (!isKnown(amount)) return cannot(text, amount.why);
      return players.flatMap((player) =>
        does.kind === 'gainLife' ? lifeGained(state, player, amount, source) : lifeLost(state, player, amount),
      );
    }
    if (does.kind === 'putCounters' && event.kind === 'CounterAdded') {
      const on = own.evaluate.objects(does.on, own);
      if (!isKnown(on)) return cannot(text, on.why);
      const all: GameEventBody[] = [];
      for (const { amount: quantity, counter } of does.counters) {
        const amount = own.evaluate.amount(quantity, own);
        if (!isKnown(amount)) return cannot(text, amount.why);
        for (const object of on) if (amount > 0) all.push({ ...event, object, counter: counter ?? event.counter, amount });
      }
      return all;
    }
  }
  return cannot(text, 'what happens instead is not carried out');
}

/** What words that point back mean in an effect that replaces an event. */
function meantBy(
  event: Extract<GameEventBody, { readonly kind: 'LifeGained' | 'LifeLost' | 'CounterAdded' }>,
): Pick<Context, 'it' | 'they' | 'x' | 'thatMany'> {
  return event.kind === 'CounterAdded'
    ? { it: [event.object], they: null, x: null, thatMany: event.amount }
    : { it: null, they: event.player, x: null, thatMany: event.amount };
}

/** 101.2, 702.16e, 122.1c: what comes of damage that can't be dealt, or that the rules themselves prevent; null where they don't. */
function keptOff(state: GameState, { source, target }: DamageDealt): readonly GameEventBody[] | Stop | null {
  const { view } = layered(state);
  if (isForbidden(state, source, "can't deal damage") === true || isForbidden(state, target, "can't be dealt damage") === true) return [];
  const [from, recipient] = [view.object(source), view.object(target)];
  if (recipient !== undefined && from !== undefined) {
    const safe = protects(recipient, from, view);
    if (!isKnown(safe)) return cannot('protection', safe.why);
    if (safe) return [];
  }
  return hasCounter(state, target, 'shield') ? [withoutCounter(target, 'shield')] : null;
}

function byTheRules(state: GameState, event: GameEventBody): readonly GameEventBody[] {
  switch (event.kind) {
    case 'PermanentUntapped': {
      if (isForbidden(state, event.permanent, "can't become untapped") === true) return [];
      return hasCounter(state, event.permanent, 'stun') ? [withoutCounter(event.permanent, 'stun')] : [event];
    }
    case 'ZoneChanged':
      if (event.cause === 'destroy' && hasCounter(state, event.id, 'shield')) return [withoutCounter(event.id, 'shield')];
      if (event.to === 'graveyard' && event.from === 'battlefield' && hasCounter(state, event.id, 'finality')) {
        return [{ ...event, to: 'exile' }];
      }
      return [event];
    default:
      return [event];
  }
}

const hasCounter = (state: GameState, id: string, kind: string): boolean => (state.permanents.get(id)?.counters.get(kind) ?? 0) > 0;

const withoutCounter = (object: string, counter: string): GameEventBody => ({ kind: 'CounterRemoved', object, counter, amount: 1 });
