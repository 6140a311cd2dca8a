import { setTimeout as pause } from 'node:timers/promises';
import type { GameState } from '../../engine/index.ts';
import { StoreError } from './errors.ts';
import type { KeptGame, KeptGames } from './kept.ts';
import type { GameLog } from './log.ts';
import { guarded, packed, unpacked } from './snapshot/pack.ts';

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

export type Changed<R> =
  | { readonly kind: 'done'; readonly game: KeptGame; readonly log: GameLog }
  | { readonly kind: 'refused'; readonly refusal: R }
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'absent' }
  /** The key was used for something else. */
  | { readonly kind: 'otherUse' };

/** How long a change is tried again and again while others come first, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Changes a game once: decides on its newest version, and stores the next one; where another change came first, decides again on that. What has been
 * asked for with its key before is answered as it was then.
 *
 * A key is never in two versions: it is looked for in every version up to the one that was decided on, and only one can be stored after that.
 *
 * @throws {StoreError}
 */
export async function change<R>(
  games: KeptGames,
  { owner, id, expectedVersion, key, digest }: ChangeRequest,
  decide: (game: KeptGame) => Promise<Decision<R>>,
  now: () => number = Date.now,
): Promise<Changed<R>> {
  const start = now();
  let current = await games.newest(owner, id);
  if (current === null) return { kind: 'absent' };
  let searched = current.version;
  if (key !== null) {
    const claim = await games.store.claim(current.game, { key, digest, from: current.version + 1, refusal: null });
    if (claim.digest !== digest) return { kind: 'otherUse' };
    if (claim.refusal !== null) return { kind: 'refused', refusal: refusalOf(claim.refusal) };
    searched = claim.from - 1;
  }
  for (let attempt = 0; ; attempt += 1) {
    if (key !== null && current.version > searched) {
      const before = await madeWith(games, current, key, searched + 1);
      if (before !== null) return before;
      searched = current.version;
    }
    if (expectedVersion !== null && expectedVersion !== current.version)
      return { kind: 'conflict', expected: expectedVersion, actual: current.version };
    const decision = await decide(current);
    if (decision.kind === 'refused') {
      if (key !== null) await games.store.refused(current.game, key, packed(JSON.stringify(decision.refusal)));
      return decision;
    }
    const version = current.version + 1;
    const { state, log, same = version, before = current.version } = decision;
    const next: KeptGame = { game: current.game, version, at: now(), same, before, key, state };
    const outcome = await games.append(next, log);
    if (outcome === 'stored') return { kind: 'done', game: next, log };
    if (now() - start > PATIENCE)
      throw new StoreError('STORE_BUSY', 'Others change this game so fast that this change found no place. It was not made. Ask again.');
    await pause(Math.random() * Math.min(200, 5 * 2 ** attempt));
    current = outcome === 'gone' ? null : await games.newest(owner, id);
    if (current === null) return { kind: 'absent' };
  }
}

/** The change that was made with the key, as it was answered. */
async function madeWith(games: KeptGames, { game }: KeptGame, key: string, from: number): Promise<Changed<never> | null> {
  const made = (await games.store.facts(game.owner, game.id, from)).find((facts) => facts.key === key);
  if (made === undefined) return null;
  const { version } = made;
  const [kept, [logged]] = await Promise.all([
    games.version(game.owner, game.id, version),
    games.logs(game.owner, game.id, version, version, 1),
  ]);
  return kept === null || logged === undefined ? { kind: 'absent' } : { kind: 'done', game: kept, log: logged.log };
}

function refusalOf<R>(bytes: Uint8Array): R {
  const { text } = unpacked(bytes);
  const refusal: R = guarded(() => JSON.parse(text));
  return refusal;
}
