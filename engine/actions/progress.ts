import { layered } from '../characteristics/layers.ts';
import type { Ask, Stop } from '../choices.ts';
import { carryOut, follow } from '../effects/carryOut.ts';
import type { CarriedOut } from '../effects/resolving.ts';
import { apply, applyAll } from '../events/apply.ts';
import { endedNow } from '../events/endings.ts';
import type { GameEvent, GameEventBody } from '../events/event.ts';
import { leavingNow } from '../events/leaving.ts';
import type { Afterwards } from '../replacements/changes/change.ts';
import { settleAll } from '../replacements/settleAll.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation, type Step } from '../trace.ts';
import type { Occurrence, TriggeredBy } from '../triggers/occurrence.ts';
import type { Choices, Illegal } from './action.ts';
import { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { describe } from './describe.ts';
import { stopped } from './illegal.ts';

/** An action while it is done: the game as it has become, what has happened, and what abilities may trigger on. */
export interface Progress {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly occurrences: readonly Occurrence[];
  /** Answers that nothing has asked for yet: what follows from the action may. */
  readonly left: Choices;
}

export const begin = (state: GameState, left: Choices = []): Progress => ({ state, events: [], occurrences: [], left });

/** Events that happen, one after the other. */
export function happen(progress: Progress, ...bodies: readonly GameEventBody[]): Progress {
  return bodies.reduce((now, body) => withEndings(happenAfter(now.state, now, body)), progress);
}

/** 611.2b: what no longer lasts ends at once; 800.4a: what goes with a player who has left goes at once. */
function withEndings(progress: Progress): Progress {
  const over = endedNow(progress.state);
  const ended = over.reduce((now, body) => happenAfter(now.state, now, body), progress);
  const leaving = leavingNow(ended.state);
  return leaving.length === 0 ? ended : withEndings(together(ended, leaving));
}

/** Events that happen at once, as they are. */
function together(progress: Progress, bodies: readonly GameEventBody[]): Progress {
  const { state: before, events, occurrences } = progress;
  const after = applyAll(before, bodies);
  return {
    ...progress,
    state: after,
    events: [...events, ...bodies.map((body) => ({ ...body, explanation: describe(body, before, after) }))],
    occurrences: [...occurrences, ...bodies.map((what) => ({ what, before, after }))],
  };
}

/** An event that happens; `before`: the game that it is looked back from. */
export function happenAfter(before: GameState, progress: Progress, what: GameEventBody): Progress {
  const { state, events, occurrences } = progress;
  const after = apply(state, what);
  return {
    ...progress,
    state: after,
    events: [...events, { ...what, explanation: describe(what, state, after) }],
    occurrences: [...occurrences, { what, before, after }],
  };
}

/**
 * Events that would happen, one after the other: what is put in their place, and what can't happen, is looked at first (614, 615). `answers`: to what that
 * leaves open (616.1); those that the action has left, where not given.
 */
export function wouldHappen(progress: Progress, bodies: readonly GameEventBody[], answers?: Answers): Result<Progress, Illegal> {
  let now = progress;
  for (const event of bodies) {
    const done = happenTogether(now, [{ event }], answers);
    if (!done.ok) return done;
    now = done.value;
  }
  return ok(now);
}

/** 603.3: a triggered ability that is put on the stack, with what it triggered on. */
export function putOnStack(progress: Progress, what: GameEventBody, cause: TriggeredBy | null): Progress {
  const now = happen(progress, what);
  if (cause === null) return now;
  return { ...now, occurrences: now.occurrences.map((one) => (one.what === what ? { ...one, cause } : one)) };
}

/** What has come of instructions. */
export function carriedOut(progress: Progress, { state, happened }: Pick<CarriedOut, 'state' | 'happened'>): Progress {
  const { events, occurrences } = progress;
  return {
    ...progress,
    state,
    events: [
      ...events,
      ...happened.flatMap(({ what, before, after, why }) =>
        what.kind === 'TappedForMana' ? [] : [{ ...what, explanation: explained(what, before, after, why) }],
      ),
    ],
    occurrences: [...occurrences, ...happened],
  };
}

/** Events that would happen at the same time, each with what explains it; the rest as for `wouldHappen`. */
export function happenTogether(
  progress: Progress,
  all: readonly { readonly event: GameEventBody; readonly explanation?: Explanation }[],
  answers?: Answers,
): Result<Progress, Illegal> {
  const own = answers ?? new Answers(progress.left);
  const done = asked(progress, all, askFrom(own));
  if ('kind' in done) return stopped(done, own.nextId);
  return ok(answers === undefined ? { ...done, left: own.rest } : done);
}

/** The same by whatever answers what it asks. */
export function asked(
  progress: Progress,
  all: readonly { readonly event: GameEventBody; readonly explanation?: Explanation }[],
  ask: Ask,
): Progress | Stop {
  const { state: before } = progress;
  const comes = settleAll(
    before,
    all.map(({ event }) => event),
    ask,
  );
  if (comes.kind !== 'settled') return comes;
  const given = new Map(all.map(({ event, explanation: why }) => [event, why]));
  const after = applyAll(before, comes.events);
  const settled = comes.events.map(
    (event): GameEvent => ({ ...event, explanation: given.get(event) ?? explained(event, before, after, comes.why.get(event)) }),
  );
  let now = withEndings({
    ...progress,
    state: after,
    events: [...progress.events, ...settled],
    occurrences: [...progress.occurrences, ...settled.map((what) => ({ what, before, after }))],
  });
  for (const then of comes.afterwards) {
    const next = followed(now, then, ask);
    if ('kind' in next) return next;
    now = next;
  }
  return now;
}

/** What an event is, and how effects that replace or prevent came to apply. */
function explained(event: GameEventBody, before: GameState, after: GameState, why: readonly Step[] = []): Explanation {
  const { summary, steps } = describe(event, before, after);
  return explanation(summary, [...why, ...steps]);
}

/** 615.5: what a replacement or prevention effect does right afterwards. */
function followed(progress: Progress, { effects, used, separate: _, targets, ...words }: Afterwards, ask: Ask): Progress | Stop {
  const { state } = progress;
  const done = carryOut(effects, {
    ...words,
    state,
    instance: words.text,
    ask,
    known: layered(state).view.object,
    targets: targets ?? null,
    modes: [],
    addMana: null,
    pay: null,
    cast: null,
    follow,
    didBefore: words.meant.prevented !== 0,
    replaced: used,
  });
  return done.kind === 'done' ? carriedOut(progress, done) : done;
}
