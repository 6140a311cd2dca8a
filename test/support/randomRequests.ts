import type { Change, GamesModel, ModelAction, ModelGame, Request } from './gamesModel.ts';

/** Something that is done to kept games, by somebody. */
export type Operation =
  | { readonly kind: 'create'; readonly owner: string }
  | { readonly kind: 'change'; readonly owner: string; readonly request: Request }
  | { readonly kind: 'fork'; readonly owner: string; readonly game: string; readonly atVersion: number | null }
  | { readonly kind: 'delete'; readonly owner: string; readonly id: string }
  | { readonly kind: 'read'; readonly owner: string; readonly id: string; readonly version: number | null }
  | { readonly kind: 'history'; readonly owner: string; readonly id: string; readonly first: number }
  | { readonly kind: 'list'; readonly owner: string; readonly first: number }
  | { readonly kind: 'wait'; readonly milliseconds: number };

const OWNERS = ['ann', 'ben', 'eve'];
const DAY = 86_400_000;
/** So many games are alive at most before others are made: long ones among them. */
const GAMES = 40;

/** Operations at random, mostly on games that are there. `earlier`: requests that were made with a key. */
export function randomOperation(model: GamesModel, earlier: readonly Request[], now: number, next: () => number): Operation {
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(list: readonly T[], otherwise: T): T => list[below(list.length)] ?? otherwise;
  const all = [...model.games.values()];
  const alive = all.filter(({ expiresAt }) => expiresAt > now);
  const games = next() < 0.97 ? alive : all;
  const game: ModelGame | undefined = next() < 0.5 ? games.at(-1 - below(5)) : games[below(games.length)];
  if (game === undefined) return { kind: 'create', owner: pick(OWNERS, 'ann') };
  const owner = next() < 0.05 ? pick(OWNERS, 'ann') : game.owner;
  const id = next() < 0.01 ? 'no such game' : game.id;
  const newest = game.versions.length;
  const version = next() < 0.1 ? pick([0, -1, newest + 1, 2_147_483_647], 0) : 1 + below(newest);
  const dice = next();
  if (dice < 0.04) return { kind: alive.length < GAMES ? 'create' : 'delete', owner, id };
  if (dice < 0.07) return { kind: 'fork', owner, game: id, atVersion: next() < 0.3 ? null : version };
  if (dice < 0.09) return { kind: 'delete', owner, id };
  if (dice < 0.2) return { kind: 'read', owner, id, version: next() < 0.4 ? null : version };
  if (dice < 0.22) return { kind: 'history', owner, id, first: 1 + below(100) };
  if (dice < 0.24) return { kind: 'list', owner, first: 1 + below(7) };
  if (dice < 0.27) return { kind: 'wait', milliseconds: next() < 0.5 ? 1 : below(10 * DAY) };
  const before = earlier.at(-1 - below(30));
  if (dice < 0.37 && before !== undefined) {
    const isOther = next() < 0.2;
    const request = isOther ? { ...before, change: changeAtRandom(below, next) } : before;
    return { kind: 'change', owner: model.games.get(before.game)?.owner ?? owner, request };
  }
  const expectedVersion = next() < 0.4 ? (next() < 0.7 ? newest : version) : null;
  const idempotencyKey = next() < 0.4 ? `key ${model.requests}` : null;
  return { kind: 'change', owner, request: { game: id, change: changeAtRandom(below, next), expectedVersion, idempotencyKey } };
}

function changeAtRandom(below: (most: number) => number, next: () => number): Change {
  if (next() < 0.25) return { kind: 'undo', steps: 1 + below(next() < 0.2 ? 20 : 2) };
  return { kind: 'act', actions: Array.from({ length: 1 + below(3) }, () => actionAtRandom(below)) };
}

function actionAtRandom(below: (most: number) => number): ModelAction {
  const permanent = below(2) === 0 ? 'forest' : 'island';
  switch (below(10)) {
    case 0:
    case 1:
      return { tapForMana: { permanent } };
    case 2:
    case 3:
      return { untap: { permanents: [permanent] } };
    case 4:
      return { payLife: { player: 'b', amount: 1_000_000 } };
    default:
      return { gainLife: { player: below(2) === 0 ? 'a' : 'b', amount: 1 + below(9) } };
  }
}
