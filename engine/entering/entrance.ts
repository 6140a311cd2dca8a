import { EVALUATE } from '../characteristics/battlefield.ts';
import { layered } from '../characteristics/layers.ts';
import type { Context, ObjectView, View } from '../characteristics/view.ts';
import type { Ask, Stop } from '../choices.ts';
import { apply } from '../events/apply.ts';
import type { Entering, GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';

/** 400.7, 111.1: that something goes to the battlefield. */
export type ToBattlefield = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

/** What entering needs of those who carry it out. */
export interface EnteringTools {
  readonly ask: Ask;
  /**
   * 614.6: what comes of an event that would happen in a state: itself, what is put in its place, or nothing. Effects of the object `except` don't
   * count: it is not on the battlefield yet.
   */
  readonly settle: (state: GameState, event: GameEventBody, except: string | null) => readonly GameEventBody[] | Stop;
}

/** 614.12: the game as it is while something enters, and as it would be with it on the battlefield. */
export interface Entrance {
  readonly id: string;
  /** Before it enters. */
  readonly before: GameState;
  readonly event: ToBattlefield;
  /** How it enters, as far as effects have said so far. */
  readonly details: Entering;
  /** The permanent as it would exist on the battlefield. */
  readonly object: ObjectView;
  /** The game with it there. */
  readonly after: GameState;
  /** The other permanents as they are before, and the permanent as it would be. */
  readonly view: View;
}

/** The entrance of what an event puts onto the battlefield; null where it is nothing. */
export function entranceOf(before: GameState, event: ToBattlefield, details: Entering): Entrance | null {
  const { as: id } = event;
  if (id === null) return null;
  const after = apply(before, { ...event, entering: details });
  const there = layered(after).view.object(id);
  if (there === undefined) return null;
  const { permanents, object } = layered(before).view;
  const view: View = { state: after, permanents, object: (one) => (one === id ? there : object(one)) };
  return { id, before, event, details, object: there, after, view };
}

/**
 * For whom the text about how it enters is read: "you" is who will control it, X the X of the spell that it was (107.3m), in text that it copies 0, as
 * where it was no spell. A copy of a spell has the X of that (707.10).
 */
export function contextOfEntrance({ id, object, view, details }: Entrance, source: string = id, named: string = source): Context {
  const you = source === id ? object.controller : (view.object(source)?.controller ?? null);
  const x =
    source === id
      ? (details.copy ?? null) === null || details.token === true
        ? (details.x ?? 0)
        : 0
      : (view.state.permanents.get(source)?.x ?? null);
  return { view, evaluate: EVALUATE, source, named, you, it: [id], they: object.controller, x, thatMany: null };
}
