import { applyAll } from '../events/apply.ts';
import { endedNow } from '../events/endings.ts';
import type { GameEventBody } from '../events/event.ts';
import type { Afterwards } from '../replacements/changes/change.ts';
import { type GameState, type Meant, renamedMeant } from '../state/game.ts';
import { comesOf } from './comesOf.ts';
import { withAmounts, withDone } from './doneThisWay.ts';
import { following, renamed } from './following.ts';
import { type CarriedOut, type Happened, isStop, type Proposal, type Resolving, type Stop } from './resolving.ts';
import { returned } from './returning.ts';

/** One deed: its events, each after what is put in its place, all at once (608.2f); and what effects that applied say beside, right afterwards (615.5). */
export function happening(proposed: Proposal | Stop, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (isStop(proposed)) return proposed;
  const { state: before, meant } = resolving;
  const comes = comesOf(
    before,
    proposed.events.map((event) => putBy(event, resolving.you)),
    resolving,
  );
  if (comes.kind !== 'settled') return comes;
  const { events: all, why } = comes;
  const changed = applyAll(before, all);
  const happened = all.map((what): Happened => happenedSo(what, before, changed, why.get(what) ?? proposed.why));
  const { state, rename } = following(before, happened, changed);
  const moved = new Set(all.flatMap((event) => (event.kind === 'ZoneChanged' ? [event.id] : [])));
  const { rest: left, ...said } = meant;
  const rest = proposed.rest ?? (proposed.among === undefined ? left?.filter((id) => !moved.has(id)) : undefined);
  const about: Meant = {
    ...said,
    ...(rest === undefined ? {} : { rest }),
    ...proposed.outcome,
    it: proposed.objects ?? meant.it,
    they: proposed.player ?? meant.they,
    thatMany: proposed.thatMany ?? meant.thatMany,
    thisWay: withDone(meant.thisWay ?? new Map(), all, proposed.revealed),
    amounts: withAmounts(meant.amounts ?? new Map(), all),
    among: proposed.among ?? meant.among?.filter((id) => !moved.has(id)) ?? null,
  };
  // 611.2b: what lasts no longer ends before the next instruction.
  const over = endedNow(state);
  const after = applyAll(state, over);
  const ends = over.map((what): Happened => ({ what, before: state, after }));
  const done: CarriedOut = {
    kind: 'done',
    state: after,
    happened: [...happened, ...ends],
    after: renamed({ ...resolving, meant: about }, rename),
    did,
  };
  const beside = comes.afterwards.reduce<CarriedOut | Stop>(
    (now, one) => (now.kind === 'done' ? followed(now, one, rename, resolving) : now),
    done,
  );
  return beside.kind === 'done' ? withReturned(beside, resolving) : beside;
}

/** 122.6a: counters of an effect that names nobody else are put by its controller. */
const putBy = (event: GameEventBody, you: string): GameEventBody =>
  event.kind === 'CounterAdded' && event.by === undefined ? { ...event, by: you } : event;

/** 610.3: with what was away until something happened, which returns right after that. */
function withReturned(done: CarriedOut, { ask }: Resolving): CarriedOut | Stop {
  const back = returned(done.state, ask);
  return isStop(back) ? back : { ...done, state: back.state, happened: [...done.happened, ...back.happened] };
}

const happenedSo = (what: GameEventBody, before: GameState, after: GameState, why: Happened['why']): Happened => ({
  what,
  before,
  after,
  ...(why === undefined ? {} : { why }),
});

/** 615.5: with what a replacement or prevention effect does right afterwards; its words mean what they did as it applied. */
function followed(done: CarriedOut, then: Afterwards, rename: (id: string) => string, resolving: Resolving): CarriedOut | Stop {
  const { source, named, you, text, effects, meant, used } = then;
  const next = resolving.follow(effects, {
    ...resolving,
    state: done.state,
    source: rename(source),
    named: rename(named),
    you,
    meant: renamedMeant(meant, rename),
    text,
    instance: text,
    targets: then.targets ?? null,
    modes: [],
    didBefore: meant.prevented !== 0,
    replaced: used,
  });
  return next.kind === 'done' ? { ...done, state: next.state, happened: [...done.happened, ...next.happened] } : next;
}

/** Something that is done with the game as it is by then. */
export type Part = (now: Resolving) => CarriedOut | Stop;

/** 608.2c: parts of an instruction one after the other; nothing at all where there are none. */
export function inTurn(parts: Iterable<Part>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, meant, source, named, targets } = resolving;
  let done: CarriedOut = { kind: 'done', state, happened: [], after: { meant, source, named, targets }, did };
  for (const part of parts) {
    const next = part({ ...resolving, state: done.state, ...done.after });
    if (next.kind !== 'done') return next;
    done = { ...next, happened: [...done.happened, ...next.happened], did };
  }
  return done;
}
