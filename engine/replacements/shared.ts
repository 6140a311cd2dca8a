import type { Ask, Question, Stop } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import { applyingTo } from './applying.ts';
import { differ } from './differ.ts';
import { amountOf, type Division, divisionsOf, inWords, only, usedSince } from './division.ts';
import { endsOf, type Search, searchIn } from './ends.ts';
import { leftOf, type UsedUp } from './modifier.ts';
import { settlePath } from './order.ts';
import type { Path, Pending } from './path.ts';

/**
 * 615.7: events that happen at the same time, each through all that applies to it. Where an effect that is used up would apply to several and there is not
 * enough of it for all, the player who is affected chooses which it is used on first; where nothing else applies to them, also how it is divided.
 */
export function settleTogether(state: GameState, events: readonly Pending[], from: UsedUp, ask: Ask): Path | Stop {
  let path: Path = { pending: [], done: [], usedUp: from, afterwards: [] };
  const wants = wantsOf(state, events, from);
  if ('kind' in wants) return wants;
  let left = events;
  for (let [next] = left; next !== undefined; [next] = left) {
    const contest = contestedIn(state, left, wants, path.usedUp);
    const choice = contest === null ? next : nextOf(state, contest, next, path.usedUp, ask);
    if ('kind' in choice) return choice;
    const isDivision = 'parts' in choice;
    const settled = isDivision ? settleDivided(state, path, choice, ask) : settlePath(state, { ...path, pending: [choice] }, ask);
    if ('kind' in settled) return settled;
    path = settled;
    left = left.filter((other) => (isDivision ? !choice.parts.has(other) : other !== choice));
  }
  return path;
}

/** What is settled next where events want more of one effect than there is; `next`: the first of all events. */
function nextOf(state: GameState, contest: Contest, next: Pending, usedUp: UsedUp, ask: Ask): Pending | Division | Stop {
  const { events } = contest;
  if (matters(state, events, usedUp)) return chosenOf(contest, ask);
  const [first = next] = events;
  return events.includes(next) ? next : first;
}

/** Events on each of which so much of one effect is used. */
function settleDivided(state: GameState, from: Path, { effect, left: before, parts }: Division, ask: Ask): Path | Stop {
  let path = from;
  let left = before;
  for (const [one, amount] of parts) {
    const settled = settlePath(state, { ...path, pending: [one], usedUp: only(path.usedUp, effect, amount) }, ask);
    if ('kind' in settled) return settled;
    path = usedSince(settled, effect, left, amount);
    left = path.usedUp.left.get(effect) ?? 0;
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

/** Events that want more of one effect than there is. */
interface Contest {
  readonly effect: string;
  /** How much of it there is. */
  readonly left: number;
  readonly events: readonly Pending[];
  /** Whether it is a limited amount, and all that applies to them. */
  readonly divisible: boolean;
}

/** The first such events. */
function contestedIn(state: GameState, left: readonly Pending[], wants: ReadonlyMap<Pending, Wants>, usedUp: UsedUp): Contest | null {
  if (wants.size < 2) return null;
  for (const { id, use } of state.effects) {
    if (use === null) continue;
    const wanting = left.filter((one) => wants.get(one)?.effects.includes(id) === true);
    if (wanting.length < 2) continue;
    if (use.kind === 'amount') {
      const there = leftOf(use, id, usedUp);
      const wanted = wanting.reduce((sum, one) => sum + amountOf(one), 0);
      const plain = wanting.every((one) => wants.get(one)?.others === false && wants.get(one)?.effects.length === 1);
      if (there > 0 && (wanted > there || wanting.some((one) => wants.get(one)?.others === true)))
        return { effect: id, left: there, events: wanting, divisible: plain && wanted > there };
    } else if (!usedUp.once.has(id) && new Set(wanting.map(sourceOf)).size > 1)
      return { effect: id, left: 1, events: wanting, divisible: false };
  }
  return null;
}

const sourceOf = ({ event }: Pending): string => (event.kind === 'DamageDealt' ? event.source : '');

/** Most events whose orders are tried. */
const MOST_EVENTS = 4;

/** Whether what comes of the events depends on which is first; yes where that takes too long to find. */
function matters(state: GameState, events: readonly Pending[], usedUp: UsedUp): boolean {
  if (events.length > MOST_EVENTS) return true;
  const search = searchIn(state);
  return differ(events, (first) => resultsFrom(first, events, { pending: [], done: [], usedUp, afterwards: [] }, search));
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

/** 615.7: the event that an effect is used on first, told by what deals the damage, or by what it is dealt to; or how it is divided among them. */
function chosenOf({ effect, events, left, divisible }: Contest, ask: Ask): Pending | Division | Stop {
  const sources = events.map(sourceOf);
  const targets = events.map(({ event }) => (event.kind === 'DamageDealt' ? event.target : ''));
  const isOne = (names: readonly string[]): boolean => new Set(names).size === names.length;
  const names = isOne(sources) ? sources : isOne(targets) ? targets : sources.map((source, at) => `${source} to ${targets[at]}`);
  const divisions = divisible ? divisionsOf(effect, left, events) : [];
  const divided = divisions.map((division) => inWords(division, (one) => names[events.indexOf(one)] ?? ''));
  const question: Question = {
    what: 'on whose damage an effect is used first that is not enough for all of it, or how it is divided',
    options: [...names, ...divided],
    least: 1,
    most: 1,
  };
  const [answer = ''] = ask(question) ?? [];
  return events[names.indexOf(answer)] ?? divisions[divided.indexOf(answer)] ?? { kind: 'unanswered', question };
}
