import type { GameState } from '../state/game.ts';
import type { Seen } from './occurrence.ts';

/** Something that a trigger speaks of and that is gone by the time it goes on the stack. */
export interface Departed {
  readonly id: string;
  /** The game right before it left. */
  readonly before: GameState;
  /** 400.7e: the id of what it has become, where the trigger finds that; null where it finds nothing. */
  readonly now: string | null;
}

/**
 * 608.2h, 400.7e: which of the objects that a trigger speaks of have left since it triggered. `place`: the place of what it triggered on;
 * `looksBack`: whether it speaks of them as they were before that (603.10a).
 */
export function departedOf(ids: Iterable<string>, occurrences: readonly Seen[], place: number, looksBack: boolean): readonly Departed[] {
  const found: Departed[] = [];
  for (const id of new Set(ids)) {
    const first = occurrences.findIndex(({ what }, at) => at >= (looksBack ? place : place + 1) && moves(what, id));
    const left = occurrences[first];
    if (left === undefined || left.what.kind !== 'ZoneChanged') continue;
    const { as, to } = left.what;
    const isItsOwn = first === place && to !== 'hand' && to !== 'library';
    const movedOn = occurrences.some(({ what }, at) => at > first && as !== null && moves(what, as));
    found.push({ id, before: left.before, now: isItsOwn && !movedOn ? as : null });
  }
  return found;
}

const moves = (what: Seen['what'], id: string): boolean => what.kind === 'ZoneChanged' && what.id === id;

/** 400.7j: which of the objects that an activated ability speaks of have left as its cost was paid, and what it finds in their place. */
export function paidAway(ids: Iterable<string>, paying: readonly Seen[]): readonly Departed[] {
  return [...new Set(ids)].flatMap((id) => {
    const left = paying.find(({ what }) => moves(what, id));
    if (left === undefined || left.what.kind !== 'ZoneChanged') return [];
    const { as, to } = left.what;
    return [{ id, before: left.before, now: to === 'hand' || to === 'library' ? null : as }];
  });
}
