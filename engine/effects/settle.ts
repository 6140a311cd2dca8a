import { isForbidden } from '../activation/forbidden.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState, Meant } from '../state/game.ts';
import { moved } from './moving.ts';
import { propose } from './propose.ts';
import { type Replacer, replacersOf, replaces, unreadReplacer } from './replaced.ts';
import { cannot, type Stop } from './resolving.ts';

/**
 * What comes of an event that would happen: itself; what effects on the board put in its place (614.6), each once (614.5); what the rules
 * themselves do (stun, shield and finality counters, 122.1c-d, 122.1h); nothing where it can't happen. Stops where it can't be told, where effects
 * that differ would apply, so that their order is to be chosen (616.1), and where what an effect does instead is not carried out.
 */
export function settle(state: GameState, event: GameEventBody, used: ReadonlySet<Replacer> = NONE): readonly GameEventBody[] | Stop {
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
  const meant = meantBy(event);
  if (meant === null || (does.kind !== 'gainLife' && does.kind !== 'loseLife' && does.kind !== 'putCounters'))
    return cannot(text, 'what happens instead is not carried out');
  const resolving = {
    state,
    source,
    named: context.named ?? source,
    you: context.you ?? '',
    meant,
    text,
    instance: text,
    ask: () => null,
    known: context.view.object,
    targets: null,
    modes: [],
    addMana: null,
    pay: null,
  };
  const proposed = propose(does, resolving);
  return proposed.kind === 'events' ? proposed.events : proposed;
}

/** What words that point back mean in an effect that replaces an event. */
function meantBy(event: GameEventBody): Meant | null {
  switch (event.kind) {
    case 'LifeGained':
    case 'LifeLost':
      return { it: null, they: event.player, x: null, thatMany: event.amount };
    case 'CounterAdded':
      return { it: [event.object], they: null, x: null, thatMany: event.amount };
    default:
      return null;
  }
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
        const exiled = moved(state, event.id, 'exile', event.cause);
        return exiled === null ? [] : [exiled];
      }
      return [event];
    default:
      return [event];
  }
}

const hasCounter = (state: GameState, id: string, kind: string): boolean => (state.permanents.get(id)?.counters.get(kind) ?? 0) > 0;

const withoutCounter = (object: string, counter: string): GameEventBody => ({ kind: 'CounterRemoved', object, counter, amount: 1 });
