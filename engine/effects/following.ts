import { pastObject, withPast } from '../events/past.ts';
import { type GameState, renamedMeant } from '../state/game.ts';
import type { Happened, Resolving } from './resolving.ts';

/** The game, and what the words of a resolving object mean in it. */
export interface Followed {
  readonly state: GameState;
  readonly rename: (id: string) => string;
}

/**
 * 400.7, 400.7j, 608.2h: after something has moved, words that mean it mean what it was, and find what it has become where that is in public; what
 * came to the battlefield is meant as it is there.
 */
export function following(before: GameState, happened: readonly Happened[], after: GameState): Followed {
  const stands = new Map<string, string>();
  let state = after;
  for (const { what } of happened) {
    if (what.kind !== 'ZoneChanged') continue;
    const found = what.to === 'hand' || what.to === 'library' ? null : what.as;
    for (const one of before.past.values()) {
      if (one.now !== what.id) continue;
      if (what.to === 'battlefield' && what.as !== null) stands.set(one.id, what.as);
      else state = withPast(state, [{ ...one, now: found }]);
    }
    if (what.to === 'battlefield' && what.as !== null) {
      stands.set(what.id, what.as);
      continue;
    }
    const past = pastObject(before, what.id, found, state);
    if (past === null) continue;
    state = withPast(state, [past]);
    stands.set(what.id, past.id);
  }
  return { state, rename: (id) => stands.get(id) ?? id };
}

/** What words that point back mean once objects have other names. */
export function renamed(
  { meant, source, named, targets }: Resolving,
  rename: (id: string) => string,
): Pick<Resolving, 'meant' | 'source' | 'named' | 'targets'> {
  return {
    meant: {
      ...renamedMeant(meant, rename),
      ...(meant.thisWay === undefined ? {} : { thisWay: new Map([...meant.thisWay].map(([how, ids]) => [how, ids.map(rename)])) }),
    },
    source: rename(source),
    named: rename(named),
    targets: targets === null ? null : new Map([...targets].map(([ref, ids]) => [ref, ids.map(rename)])),
  };
}

/** 400.7j: the id of the object that words find: itself, or what it has become; null where they find nothing. */
export function foundNow({ past }: GameState, id: string): string | null {
  const one = past.get(id);
  return one === undefined ? id : one.now;
}
