import { createHash } from 'node:crypto';
import type { CallersGames, Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { invalid } from '../input/card.ts';
import { LIMITS } from '../limits.ts';
import type { EventConnectionModel, GameConnectionModel, GameModel } from '../models.ts';
import { callersGames } from './callersGames.ts';
import { keptModel } from './keptModel.ts';
import { eventCount, eventsOf } from './told.ts';

interface PageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** The events that led to a game as it is; none where it is stored nowhere. */
export async function historyPage({ kept }: GameModel, args: PageArguments, context: Context): Promise<EventConnectionModel> {
  const size = pageSize(args.first, 50);
  const after = placeOf(args.after, 'event');
  if (kept === undefined) return { edges: [], hasNextPage: false, hasPreviousPage: false };
  const place = after === null ? null : { version: after[0], index: Number(after[1]) };
  const found = await callersGames(context).keeper.history(kept, size + 1, place, eventCount);
  const edges = found.slice(0, size).flatMap(({ of, version, index }) => {
    const event = eventsOf(of)[index];
    return event === undefined ? [] : [{ cursor: cursor('event', version, index), event }];
  });
  return { edges, hasNextPage: found.length > size, hasPreviousPage: after !== null };
}

/** A caller's games. */
export async function gamesPage(args: PageArguments, { keeper, owner, loader }: CallersGames): Promise<GameConnectionModel> {
  const size = pageSize(args.first, 20);
  const after = placeOf(args.after, 'game');
  const found = await keeper.list(owner, size + 1, after === null ? null : { createdAt: after[0], id: after[1] });
  const edges = await Promise.all(
    found.slice(0, size).map(async ({ id, createdAt }) => ({
      cursor: cursor('game', createdAt, id),
      kept: await loader.load({ id, version: null }),
    })),
  );
  return {
    // One that was deleted a moment ago is left out.
    edges: edges.flatMap(({ cursor: at, kept }) => (kept === null ? [] : [{ cursor: at, game: keptModel(kept) }])),
    hasNextPage: found.length > size,
    hasPreviousPage: after !== null,
  };
}

function pageSize(first: number | null | undefined, usual: number): number {
  const size = first ?? usual;
  if (size < 1 || size > LIMITS.page) throw badInput(invalid(['first'], `A page has 1 to ${LIMITS.page} entries, not ${size}.`));
  return size;
}

/** Opaque to callers; with a check, so that one that was cut or changed on its way is not taken for another place. */
export function cursor(kind: CursorKind, first: number, second: number | string): string {
  const place = `${kind}:${first}:${second}`;
  return Buffer.from(`${checkOf(place)}:${place}`).toString('base64url');
}

type CursorKind = 'event' | 'game';

function placeOf(text: string | null | undefined, kind: CursorKind): readonly [number, string] | null {
  if (text === null || text === undefined) return null;
  const [, check, place = '', found, first, second] = FORM.exec(Buffer.from(text.slice(0, LONGEST), 'base64url').toString()) ?? [];
  const isWhole = text.length <= LONGEST && check === checkOf(place);
  if (isWhole && found === kind && first !== undefined && second !== undefined) return [Number(first), second];
  throw badInput(invalid(['after'], 'This is no cursor of such a list. Give what endCursor of the page before was.'));
}

const LONGEST = 300;
const FORM = /^([\w-]{8}):((event|game):(\d{1,15}):([\w-]{1,100}))$/;

const checkOf = (place: string): string => createHash('sha256').update(place).digest('base64url').slice(0, 8);
