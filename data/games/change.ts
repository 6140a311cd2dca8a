import { setTimeout as pause } from 'node:timers/promises';
import type { GameState } from '../../engine/index.ts';
import type { Changed, NotMade } from './changed.ts';
import type { KeptGame, KeptGames } from './kept.ts';
import { type KeyUse, keyUse, NO_KEY } from './keyUse.ts';
import type { GameLog } from './log.ts';
import { tooBusy } from './turns.ts';

/** What a caller says of a change beside what it is. */
export interface ChangeRequest {
  readonly owner: string;
  readonly id: string;
  /** The version that it is meant for; null: whatever the game is by then. */
  readonly expectedVersion: number | null;
  /** Tells it apart from other changes, so that it happens once however often it is asked for. */
  readonly key: string | null;
  /** Of all that is asked. */
  readonly digest: string;
}

/** What is to come of a game: its next state, or why not, as data. */
export type Decision<R> =
  | { readonly kind: 'next'; readonly state: GameState; readonly log: GameLog; readonly same?: number; readonly before?: number | null }
  | { readonly kind: 'refused'; readonly refusal: R };

/** Until when a change is tried again while others come first, and what time it is that versions are marked with. */
export interface ChangeTimes {
  /** As `performance.now()` counts. */
  readonly until: number;
  readonly now: () => number;
}

/**
 * Changes a game once: decides on its newest version, and stores the next one; where another change came first, decides again on that. What has been
 * asked for with its key before is answered as it was then. Equal requests have to be decided equally at one version.
 *
 * @throws {StoreError}
 */
export async function change<R>(
  games: KeptGames,
  { owner, id, expectedVersion, key, digest }: ChangeRequest,
  decide: (game: KeptGame) => Promise<Decision<R>>,
  { until, now }: ChangeTimes,
): Promise<Changed<R>> {
  const use: KeyUse<R> = key === null ? NO_KEY : keyUse(games, key, digest);
  for (let attempt = 0; ; attempt += 1) {
    const current = await games.newest(owner, id);
    if (current === null) return { kind: 'absent' };
    const before = await use.answered(current);
    if (before !== null) return before;
    const decision: Decision<R> | NotMade<R> =
      expectedVersion !== null && expectedVersion !== current.version
        ? { kind: 'conflict', expected: expectedVersion, actual: current.version }
        : await decide(current);
    if (decision.kind !== 'next') {
      if (await use.note(current, decision)) return decision;
    } else if (await use.mayMake(current)) {
      const version = current.version + 1;
      const { state, log, same = version, before: undone = current.version } = decision;
      const next: KeptGame = { game: current.game, version, at: now(), same, before: undone, key, state };
      const outcome = await games.append(next, log);
      if (outcome === 'stored') return { kind: 'done', game: next, log };
      if (outcome === 'gone') return { kind: 'absent' };
    }
    if (performance.now() > until) throw tooBusy();
    await pause(Math.random() * Math.min(200, 5 * 2 ** attempt));
  }
}
