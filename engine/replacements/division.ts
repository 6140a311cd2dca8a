import type { Ask, Question, Stop } from '../choices.ts';
import { affected } from './order.ts';
import type { Pending } from './path.ts';

/** 615.7: damage that waits for an effect of a limited amount. */
export interface Wanting {
  readonly event: Pending;
  /** How much of the effect it could use by itself. */
  readonly most: number;
}

/** What of the effect there is, who says how it is divided, and what it is in words. */
export interface Divided {
  readonly left: number;
  readonly by: string;
  readonly effect: string;
}

/** Most divisions that are listed; where there are more, it is said piece by piece. */
const MOST = 300;

type Shares = readonly number[];

/**
 * 615.7: how much of an effect that is not enough for all of it is used on each of several events: all that is left of it, none of it on what it can't be used
 * on. Told by naming the one on which it is used as far as it goes, or by so much of each.
 */
export function sharesOf(wanting: readonly Wanting[], of: Divided, ask: Ask): Shares | Extract<Stop, { kind: 'unanswered' }> {
  const names = namesOf(wanting.map(({ event }) => event));
  const shares = wanting.map(() => 0);
  const isLeft = wanting.map(() => true);
  let left = of.left;
  for (;;) {
    const open = wanting.flatMap(({ most }, at) => (isLeft[at] === true && left > 0 ? [{ at, most: Math.min(most, left) }] : []));
    if (open.reduce((sum, { most }) => sum + most, 0) <= left) {
      for (const { at, most } of open) shares[at] = most;
      return shares;
    }
    const options = optionsOf(open, left, names);
    const question = questionOf(options, { ...of, left });
    const [answer = ''] = ask(question) ?? [];
    const chosen = options.find(({ words }) => words === answer);
    if (chosen === undefined) return { kind: 'unanswered', question };
    for (const [at, amount] of chosen.parts) {
      shares[at] = amount;
      isLeft[at] = false;
      left -= amount;
    }
  }
}

/** An answer: how much is used on some of the events, by their places; nothing more on these. */
interface Option {
  readonly words: string;
  readonly parts: ReadonlyMap<number, number>;
  /** Whether others among the options say the same in full. */
  readonly short: boolean;
}

interface Open {
  readonly at: number;
  readonly most: number;
}

function optionsOf(open: readonly Open[], left: number, names: readonly string[]): readonly Option[] {
  const nameOf = (at: number): string => names[at] ?? '';
  const divisions = divisionsOf(open, left);
  const first = (short: boolean): readonly Option[] =>
    open.map(({ at, most }) => ({ words: nameOf(at), parts: new Map([[at, most]]), short }));
  if (divisions === null) {
    const all = open.reduce((sum, { most }) => sum + most, 0);
    const pieces = open.flatMap(({ at, most }) =>
      // What is left must find room on the others.
      Array.from({ length: most - Math.max(1, left - (all - most)) }, (_, less) => most - 1 - less).map((amount) => ({
        words: `${amount} of ${nameOf(at)}`,
        parts: new Map([[at, amount]]),
        short: false,
      })),
    );
    return [...first(false), ...pieces];
  }
  // Of two, to name the first says it all.
  const isTold = open.length === 2;
  const told = divisions.filter((parts) => !isTold || open.every(({ at, most }) => parts.get(at) !== most));
  const inWords = (parts: ReadonlyMap<number, number>): string => [...parts].map(([at, amount]) => `${amount} of ${nameOf(at)}`).join(', ');
  return [...first(!isTold), ...told.map((parts) => ({ words: inWords(parts), parts, short: false }))];
}

/** Every division of so much, each once: what is used of each on which any is; null where there are too many. */
function divisionsOf(open: readonly Open[], left: number): readonly ReadonlyMap<number, number>[] | null {
  // There are at least as many as there are events, since there is not enough for all of them.
  if (open.length > MOST) return null;
  const found: ReadonlyMap<number, number>[] = [];
  const rooms = roomsAfter(open);
  const parts: (readonly [number, number])[] = [];
  const divide = (from: number, rest: number): void => {
    const next = open[from];
    if (found.length > MOST) return;
    if (next === undefined || rest === 0) {
      found.push(new Map(parts));
      return;
    }
    for (let part = Math.min(next.most, rest); part >= Math.max(0, rest - (rooms[from] ?? 0)); part -= 1) {
      if (part > 0) parts.push([next.at, part]);
      divide(from + 1, rest - part);
      if (part > 0) parts.pop();
    }
  };
  divide(0, left);
  return found.length > MOST ? null : found;
}

/** How much could be used on all events after each. */
function roomsAfter(open: readonly Open[]): readonly number[] {
  let room = 0;
  return open
    .toReversed()
    .map(({ most }) => {
      const after = room;
      room += most;
      return after;
    })
    .reverse();
}

function questionOf(options: readonly Option[], { left, by, effect }: Divided): Question {
  return {
    what: `of whose damage ${effect} takes as much of the ${left} left as it can, or how much of each, which ${by} chooses`,
    by,
    options: options.map(({ words }) => words),
    least: 1,
    most: 1,
    short: options.flatMap(({ words, short }) => (short ? [words] : [])),
  };
}

/** Events by what deals or causes them, or by what they are about, or by both: whatever tells each from all others. */
export function namesOf(events: readonly Pending[]): readonly string[] {
  const isOne = (names: readonly string[]): boolean => new Set(names).size === names.length;
  const sources = events.map(({ event }) => ('source' in event && typeof event.source === 'string' ? event.source : ''));
  const targets = events.map(({ event }) => affected(event) ?? '');
  if (isOne(sources)) return sources;
  if (isOne(targets)) return targets;
  const both = sources.map((source, at) => [source, targets[at] ?? ''].filter((name) => name !== '').join(' to '));
  return both.map((name, at) => {
    const before = both.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}
