import type { Ask, Question, Stop } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import { applyingTo } from './applying.ts';
import { endsOf, type Search, searchIn } from './ends.ts';
import { leftOf, type UsedUp } from './modifier.ts';
import { settlePath } from './order.ts';
import type { Path, Pending } from './path.ts';

/**
 * 615.7: events that happen at the same time, each through all that applies to it. Where an effect that is used up would apply to several and there is not
 * enough of it for all, the player who is affected chooses which it is used on first.
 */
export function settleTogether(state: GameState, events: readonly Pending[], from: UsedUp, ask: Ask): Path | Stop {
  let path: Path = { pending: [], done: [], usedUp: from, afterwards: [] };
  const wants = wantsOf(state, events, from);
  if ('kind' in wants) return wants;
  let left = events;
  for (let [next] = left; next !== undefined; [next] = left) {
    const contested = contestedIn(state, left, wants, path.usedUp);
    const first = contested.includes(next) || contested.length === 0 ? next : contested[0];
    const one = contested.length < 2 || !matters(state, contested, path.usedUp) ? (first ?? next) : chosenOf(contested, ask);
    if ('kind' in one) return one;
    const settled = settlePath(state, { ...path, pending: [one] }, ask);
    if ('kind' in settled) return settled;
    path = settled;
    left = left.filter((other) => other !== one);
  }
  return path;
}

/** Which effects that are used up would apply to an event, and whether others would, too. */
interface Wants {
  readonly effects: readonly string[];
  readonly others: boolean;
}

function wantsOf(state: GameState, events: readonly Pending[], usedUp: UsedUp): ReadonlyMap<Pending, Wants> | Stop {
  const wants = new Map<Pending, Wants>();
  if (events.length < 2 || !state.effects.some(({ use }) => use !== null)) return wants;
  for (const pending of events) {
    const modifiers = applyingTo(state, pending.event, pending.used, usedUp);
    if ('kind' in modifiers) return modifiers;
    const effects = modifiers.flatMap((one) => {
      const lasting = one.kind === 'text' ? one.replacer.lasting : null;
      return lasting !== null && lasting.use !== null ? [lasting.id] : [];
    });
    if (effects.length > 0) wants.set(pending, { effects, others: modifiers.length > effects.length });
  }
  return wants;
}

/** The first events that want more of one effect than there is. */
function contestedIn(state: GameState, left: readonly Pending[], wants: ReadonlyMap<Pending, Wants>, usedUp: UsedUp): readonly Pending[] {
  if (wants.size < 2) return [];
  for (const { id, use } of state.effects) {
    if (use === null) continue;
    const wanting = left.filter((one) => wants.get(one)?.effects.includes(id) === true);
    if (wanting.length < 2) continue;
    if (use.kind === 'amount') {
      const there = leftOf(use, id, usedUp);
      const wanted = wanting.reduce(
        (sum, { event }) => sum + ('amount' in event && typeof event.amount === 'number' ? event.amount : 1),
        0,
      );
      if (there > 0 && (wanted > there || wanting.some((one) => wants.get(one)?.others === true))) return wanting;
    } else if (!usedUp.once.has(id) && new Set(wanting.map(sourceOf)).size > 1) return wanting;
  }
  return [];
}

const sourceOf = ({ event }: Pending): string => (event.kind === 'DamageDealt' ? event.source : '');

/** Most events whose orders are tried. */
const MOST_EVENTS = 4;

/** Whether what comes of the events depends on which is first; yes where that takes too long to find. */
function matters(state: GameState, events: readonly Pending[], usedUp: UsedUp): boolean {
  if (events.length > MOST_EVENTS) return true;
  const search = searchIn(state);
  let common: string | null = null;
  for (const first of events) {
    const results = resultsFrom(first, events, { pending: [], done: [], usedUp, afterwards: [] }, search);
    if (results === null) return true;
    const all = [...results].sort().join('\n');
    if (common !== null && common !== all) return true;
    common = all;
  }
  return false;
}

/** What can come of events one of which is first, the others in any order; null where that takes too long. */
function resultsFrom(first: Pending, events: readonly Pending[], path: Path, search: Search): ReadonlySet<string> | null {
  const ends = endsOf({ ...path, pending: [first] }, search);
  if (ends === null) return null;
  const others = events.filter((one) => one !== first);
  if (others.length === 0) return new Set(ends.keys());
  const all = new Set<string>();
  for (const after of ends.values())
    for (const next of others) {
      const results = resultsFrom(next, others, after, search);
      if (results === null) return null;
      for (const result of results) all.add(result);
    }
  return all;
}

/** 615.7: the event that an effect is used on first, told by what deals the damage, or by what it is dealt to. */
function chosenOf(events: readonly Pending[], ask: Ask): Pending | Stop {
  const sources = events.map(sourceOf);
  const targets = events.map(({ event }) => (event.kind === 'DamageDealt' ? event.target : ''));
  const isOne = (names: readonly string[]): boolean => new Set(names).size === names.length;
  const names = isOne(sources) ? sources : isOne(targets) ? targets : sources.map((source, at) => `${source} to ${targets[at]}`);
  const question: Question = {
    what: 'on whose damage an effect is used first that is not enough for all of it',
    options: names,
    least: 1,
    most: 1,
  };
  const [answer = ''] = ask(question) ?? [];
  return events[names.indexOf(answer)] ?? { kind: 'unanswered', question };
}
