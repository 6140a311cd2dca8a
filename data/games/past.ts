import type { KeptGame, KeptGames, LoggedVersion } from './kept.ts';
import type { GameLog, LoggedEvent } from './log.ts';

/** How many versions are read at once where all are asked for. */
const PAGE = 200;

/** The version that undoing so many changes leads back to; null where fewer were made. */
export async function versionBefore(games: KeptGames, game: KeptGame, steps: number): Promise<KeptGame | null> {
  let at: KeptGame | null = game;
  for (let step = 0; step < steps && at !== null; step += 1)
    at = at.before === null ? null : await games.version(game.game.owner, game.game.id, at.before);
  return at;
}

/** What led to a version, what was undone left out. */
export interface Past {
  /** In the order in which they were done, from the board that the game began from. */
  readonly actions: readonly unknown[];
  /** What happened in the last of them; null where that was before the game was forked off another one, and isn't told in this one. */
  readonly lastEvents: readonly LoggedEvent[] | null;
  /** Whether anything was left out in them, since it is not modelled. */
  readonly leftOut: boolean;
}

export async function pastOf(games: KeptGames, { game, version }: KeptGame): Promise<Past> {
  const versions = new Map<number, LoggedVersion>();
  for (let from = 1; from <= version; from += PAGE)
    for (const one of await games.logs(game.owner, game.id, from, version, PAGE)) versions.set(one.version, one);
  const done: Extract<GameLog, { readonly kind: 'acted' }>[] = [];
  let at: number | null = version;
  while (at !== null) {
    const here: LoggedVersion | undefined = versions.get(versions.get(at)?.same ?? at);
    if (here?.log.kind === 'acted') done.push(here.log);
    at = here?.before ?? null;
  }
  const fixed = await games.fixed(game);
  const before = fixed.actions;
  const leftOut = fixed.leftOut === true || done.some(({ events }) => events.some(({ kind }) => kind === 'LeftOut'));
  const [last] = done;
  const lastEvents = last?.events.filter(({ action }) => action === last.actions.length - 1) ?? (before.length === 0 ? [] : null);
  return { actions: [...before, ...done.reverse().flatMap(({ actions }) => actions)], lastEvents, leftOut };
}

/** Where a history is gone on with: after this event (its place from 0) of that version. */
export interface Place {
  readonly version: number;
  readonly index: number;
}

/** A version, and one of the events that led to it by its place. */
export interface HistoryEntry extends Place {
  readonly of: LoggedVersion;
}

/** What led to a version, event by event, those that were undone later too; at most `most`, after a place. `count`: how many events a version tells of. */
export async function historyOf(
  games: KeptGames,
  { game, version }: KeptGame,
  most: number,
  after: Place | null,
  count: (version: LoggedVersion) => number,
): Promise<readonly HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let from = after?.version ?? 1;
  while (from <= version && entries.length < most) {
    const page = await games.logs(game.owner, game.id, from, version, Math.min(PAGE, most - entries.length + 1));
    if (page.length === 0) break;
    for (const of of page) {
      const first = of.version === after?.version ? after.index + 1 : 0;
      for (let index = first; index < count(of) && entries.length < most; index += 1) entries.push({ of, version: of.version, index });
      from = of.version + 1;
    }
  }
  return entries;
}
