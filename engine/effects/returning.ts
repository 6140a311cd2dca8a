import { EVALUATE } from '../characteristics/battlefield.ts';
import { isOver } from '../characteristics/durations.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import type { Ask } from '../choices.ts';
import { applyAll } from '../events/apply.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState, Returning } from '../state/game.ts';
import { comesOf } from './comesOf.ts';
import { onto } from './deeds/onto.ts';
import { moved } from './moving.ts';
import { cannot, type Happened, isStop, type Stop } from './resolving.ts';

/** The game once everything has returned that was away until now, and what happened. */
export interface Returned {
  readonly state: GameState;
  readonly happened: readonly Happened[];
}

/**
 * 610.3: cards that were moved until something happens return right after it, those that are due at the same time all at once, under their owners'
 * control (610.3c), and so on until nothing more is due.
 */
export function returned(state: GameState, ask: Ask): Returned | Stop {
  let now: Returned = { state, happened: [] };
  for (;;) {
    const { state: before } = now;
    const due = before.returning.filter((one) => one.due || isOver(one, before) === true);
    if (due.length === 0) return now;
    const over = due.map(({ id, source, text }) => ({ id, source, text }));
    const would: GameEventBody[] = [{ kind: 'ReturnOver', returning: over }];
    for (const one of due) {
      const back = comingBack(one, before, ask);
      if ('kind' in back) return back;
      would.push(...back);
    }
    const comes = comesOf(before, would, { ask });
    if (isStop(comes)) return comes;
    const [beside] = comes.afterwards;
    if (beside !== undefined) return cannot(beside.text, 'what it does as something returns is not carried out');
    const all = comes.events;
    const after = applyAll(before, all);
    now = { state: after, happened: [...now.happened, ...all.map((what) => ({ what, before, after }))] };
  }
}

function comingBack(
  { cards, source, named, controller, text, meant }: Returning,
  state: GameState,
  ask: Ask,
): readonly GameEventBody[] | Stop {
  const context = { ...contextOf(layered(state).view, EVALUATE, source, named), you: controller };
  const all: GameEventBody[] = [];
  for (const { id, to } of cards) {
    const { owner, zone } = state.cards.get(id) ?? {};
    if (owner === undefined || zone !== 'exile') continue;
    if (to === 'battlefield') {
      const entering = onto([id], [], owner, { state, text, ask, meant }, context);
      if (isStop(entering)) return entering;
      all.push(...entering);
    } else {
      const back = moved(state, id, to, 'other');
      if (back !== null) all.push(back);
    }
  }
  return all;
}
