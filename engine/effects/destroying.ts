import { layered } from '../characteristics/layers.ts';
import { hasKeyword } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { moved } from './moving.ts';

/** 702.12b: whether a permanent can't be destroyed. */
export function isIndestructible(state: GameState, id: string): boolean {
  const object = layered(state).view.object(id);
  return object !== undefined && hasKeyword(object, 'indestructible');
}

/** 701.8a: a permanent is destroyed; nothing where it is indestructible or not there. */
export function destroyed(state: GameState, id: string): readonly GameEventBody[] {
  if (!state.permanents.has(id) || isIndestructible(state, id)) return [];
  const event = moved(state, id, 'graveyard', 'destroy');
  return event === null ? [] : [event];
}
