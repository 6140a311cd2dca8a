import { layered } from '../characteristics/layers.ts';
import { standingIn, textsOf } from '../characteristics/standingText.ts';
import { called } from '../events/called.ts';
import type { GameEvent, LeftOut } from '../events/event.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Acted, Illegal } from './action.ts';
import { describe } from './describe.ts';
import type { Unmodelled } from './leaveOut.ts';
import { quoted } from './ownName.ts';

/**
 * What comes of an action where text that is so for as long as its object is there, and of which it can't be told what it does to what would happen, counts
 * as not being there: one text after the other, until nothing of that stands in the way. `attempt`: the action done in that game.
 */
export function leavingOut(before: GameState, attempt: (from: GameState) => Result<Acted, Illegal>): Result<Acted, Illegal> {
  const omitted = new Map<string, string>();
  for (;;) {
    const done = attempt({ ...before, omitted: new Set(omitted.keys()) });
    if (done.ok) return told(before, done.value, omitted) ?? attempt(before);
    const { notModelled: text, unmodelled: why } = done.error;
    if (text === null || why === undefined || omitted.has(text)) return done;
    omitted.set(text, why);
  }
}

/** With what was left out; null where it is of nothing that was there before the action or is there after it. */
function told(before: GameState, acted: Acted, omitted: ReadonlyMap<string, string>): Result<Acted, Illegal> | null {
  const { omitted: _, ...state } = acted.state;
  const events: GameEvent[] = [...acted.events];
  for (const [text, why] of omitted) {
    const standing = new Set([...standingIn(before, text), ...standingIn(acted.state, text)]);
    const sources = standing.size > 0 ? standing : elsewhere(acted.state, text);
    if (sources.size === 0) return null;
    for (const source of sources) events.push(standingLeftOut({ source, text, why }, before, state));
  }
  return ok({ ...acted, state, events });
}

/** Cards that say it, of what has entered and is gone again already; or permanents that are called so, of which something is not told by their words. */
const elsewhere = (state: GameState, text: string): ReadonlySet<string> =>
  new Set([
    ...[...state.permanents.keys()].filter((id) => called(state, id) === text),
    ...[...state.cards.keys()].filter((id) => textsOf(layered(state).view.object(id)).includes(text)),
  ]);

/** That words were left out that are so for as long as their object is there. */
export function standingLeftOut({ source, text, why }: Unmodelled, before: GameState, after: GameState): GameEvent {
  const what: LeftOut = { kind: 'LeftOut', object: source, part: 'standing', text: quoted(text, before, after), why };
  return { ...what, explanation: describe(what, before, after) };
}
