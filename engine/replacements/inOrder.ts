import { type Ask, isStop, type Stop } from '../choices.ts';
import { called } from '../events/called.ts';
import { named } from '../events/endings.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { type Step, step } from '../trace.ts';
import { differ } from './differ.ts';
import { firstOf } from './first.ts';
import type { OfText } from './modifier.ts';
import { written } from './written.ts';

/** What would happen as one thing, however often effects change it: which of them would apply to it as it is, and what each makes of it. */
export interface Changing<S extends object> {
  readonly applying: (now: S) => readonly OfText[] | Stop;
  readonly apply: (now: S, modifier: OfText) => S | Stop;
  /** In words: "the tokens that a would create". */
  readonly about: string;
  /** 616.1: the player who is affected. */
  readonly by: string;
}

/** What came of it, by which effects (their keys), and how. */
export interface InOrder<S> {
  readonly kind: 'inOrder';
  readonly now: S;
  readonly used: ReadonlySet<string>;
  /** 614.3: those of them that worked this time only: their keys, and their end. */
  readonly spent: ReadonlySet<string>;
  readonly over: readonly GameEventBody[];
  readonly steps: readonly Step[];
}

/** Most steps that are tried to find whether an order matters; where that isn't enough, the order is asked for. */
const MOST_TRIED = 2000;

/**
 * 616.1, 614.5: what comes of it when each effect that would apply has applied once, and those again looked for after each. `used`: keys of effects that
 * had their chance before. Where the order makes a difference, the affected player is asked which comes first.
 */
export function settleInOrder<S extends object>(
  state: GameState,
  start: S,
  how: Changing<S>,
  ask: Ask,
  used: ReadonlySet<string> = new Set(),
): InOrder<S> | Stop {
  let at: At<S> = { now: start, used };
  const steps: Step[] = [];
  const once: OfText[] = [];
  for (;;) {
    const left = leftAt(at, how);
    if ('kind' in left) return left;
    const [only, another] = left;
    if (only === undefined) {
      const spent = new Set(once.map(({ key }) => key));
      return { kind: 'inOrder', now: at.now, used: at.used, spent, over: once.flatMap(endOf), steps };
    }
    const first = another === undefined || !matters(at, left, how) ? only : firstOf(left, how.about, how.by, ask);
    if ('question' in first) return first;
    const next = applied(at, first, how);
    if (isStop(next)) return next;
    at = next;
    if (first.replacer.lasting?.use?.kind === 'once') once.push(first);
    steps.push(step(`“${first.text}” of ${called(state, first.source)} applies to ${how.about}.`, '614.1a', '616.1'));
  }
}

/** 614.3: what works the next time only is over once it has. */
export const endOf = ({ replacer: { lasting } }: OfText): readonly GameEventBody[] =>
  lasting?.use?.kind === 'once' ? [{ kind: 'LastingEffectEnded', effects: [named(lasting)] }] : [];

interface At<S> {
  readonly now: S;
  readonly used: ReadonlySet<string>;
}

function leftAt<S extends object>({ now, used }: At<S>, { applying }: Changing<S>): readonly OfText[] | Stop {
  const all = applying(now);
  return 'kind' in all ? all : all.filter(({ key }) => !used.has(key));
}

function applied<S extends object>({ now, used }: At<S>, modifier: OfText, { apply }: Changing<S>): At<S> | Stop {
  const next = apply(now, modifier);
  return isStop(next) ? next : { now: next, used: new Set([...used, modifier.key]) };
}

/** Effects in the same words for the same player make the same of it. */
const sortOf = ({ text, replacer: { context, lasting } }: OfText): string => JSON.stringify([text, context.you, lasting?.id]);

interface Search {
  readonly known: Map<string, ReadonlySet<string>>;
  left: number;
}

function matters<S extends object>(at: At<S>, left: readonly OfText[], how: Changing<S>): boolean {
  const search: Search = { known: new Map(), left: MOST_TRIED };
  return differ(Map.groupBy(left, sortOf).values(), ([one]) => (one === undefined ? null : endsAfter(at, one, how, search)));
}

/** What can come of it with one effect next; null where that takes too long, or can't be told. */
function endsAfter<S extends object>(at: At<S>, modifier: OfText, how: Changing<S>, search: Search): ReadonlySet<string> | null {
  search.left -= 1;
  const next = search.left < 0 ? null : applied(at, modifier, how);
  if (next === null || isStop(next)) return null;
  const left = leftAt(next, how);
  if ('kind' in left) return null;
  const here = written(next.now);
  if (left.length === 0) return new Set([here]);
  const key = JSON.stringify([here, left.map(sortOf).sort()]);
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const all = new Set<string>();
  for (const [one] of Map.groupBy(left, sortOf).values()) {
    const ends = one === undefined ? null : endsAfter(next, one, how, search);
    if (ends === null) return null;
    for (const end of ends) all.add(end);
  }
  search.known.set(key, all);
  return all;
}
