/** Kept games as the plainest thing that could be right: everything in memory, one operation after the other. */

/** What is looked at of a game's state. */
export interface Position {
  readonly a: number;
  readonly b: number;
  readonly tapped: readonly string[];
}

export type ModelAction =
  | { readonly gainLife: { readonly player: string; readonly amount: number } }
  /** Of more than a player ever has. */
  | { readonly payLife: { readonly player: string; readonly amount: number } }
  | { readonly tapForMana: { readonly permanent: string } }
  | { readonly untap: { readonly permanents: readonly string[] } };

export type Change = { readonly kind: 'act'; readonly actions: readonly ModelAction[] } | { readonly kind: 'undo'; readonly steps: number };

/** A change as it is asked for. */
export interface Request {
  readonly game: string;
  readonly change: Change;
  readonly expectedVersion: number | null;
  readonly idempotencyKey: string | null;
}

/** What has to be answered. `again`: just what was answered when that was asked for first. */
export type Expected =
  | { readonly kind: 'acted'; readonly version: number; readonly position: Position }
  | { readonly kind: 'illegal'; readonly action: number }
  | { readonly kind: 'conflict'; readonly expected: number; readonly actual: number }
  | { readonly kind: 'error'; readonly code: string; readonly field: string }
  | { readonly kind: 'again'; readonly request: number };

interface Version {
  readonly position: Position;
  /** Places in `versions`. */
  readonly before: number | null;
  readonly same: number;
}

export interface ModelGame {
  readonly id: string;
  readonly owner: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly versions: Version[];
  /** Each with the number of the request that used it first. */
  readonly keys: Map<string, { readonly asked: string; readonly request: number }>;
}

const LIFE = 30 * 86_400_000;
export const START: Position = { a: 20, b: 20, tapped: [] };

export class GamesModel {
  readonly games = new Map<string, ModelGame>();
  #requests = 0;

  create(id: string, owner: string, now: number, position: Position = START): void {
    const first: Version = { position, before: null, same: 0 };
    this.games.set(id, { id, owner, createdAt: now, expiresAt: now + LIFE, versions: [first], keys: new Map() });
  }

  find(id: string, owner: string, now: number): ModelGame | null {
    const game = this.games.get(id);
    return game !== undefined && game.owner === owner && game.expiresAt > now ? game : null;
  }

  /** The number that the next request has. */
  get requests(): number {
    return this.#requests;
  }

  change({ game: id, change, expectedVersion, idempotencyKey: key }: Request, owner: string, now: number): Expected {
    const request = this.#requests;
    this.#requests += 1;
    if (expectedVersion !== null && expectedVersion < 1) return { kind: 'error', code: 'INVALID_VALUE', field: 'expectedVersion' };
    const game = this.find(id, owner, now);
    if (game === null) return { kind: 'error', code: 'UNKNOWN_ID', field: 'game' };
    const asked = JSON.stringify([change, expectedVersion]);
    const before = key === null ? undefined : game.keys.get(key);
    if (before !== undefined) {
      if (before.asked !== asked) return { kind: 'error', code: 'KEY_REUSED', field: 'idempotencyKey' };
      return { kind: 'again', request: before.request };
    }
    if (key !== null) game.keys.set(key, { asked, request });
    const actual = game.versions.length;
    if (expectedVersion !== null && expectedVersion !== actual) return { kind: 'conflict', expected: expectedVersion, actual };
    return change.kind === 'act' ? acted(game, change.actions) : undone(game, change.steps);
  }

  list(owner: string, now: number): readonly ModelGame[] {
    return [...this.games.values()]
      .filter((game) => game.owner === owner && game.expiresAt > now)
      .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  }

  delete(id: string, owner: string, now: number): boolean {
    return this.find(id, owner, now) !== null && this.games.delete(id);
  }
}

function acted(game: ModelGame, actions: readonly ModelAction[]): Expected {
  const same = game.versions.length;
  let position = game.versions[same - 1]?.position ?? START;
  for (const [action, each] of actions.entries()) {
    const next = after(position, each);
    if (next === null) return { kind: 'illegal', action };
    position = next;
  }
  game.versions.push({ position, before: same - 1, same });
  return { kind: 'acted', version: same + 1, position };
}

function after(position: Position, action: ModelAction): Position | null {
  if ('gainLife' in action) {
    const { player, amount } = action.gainLife;
    return player === 'a' ? { ...position, a: position.a + amount } : { ...position, b: position.b + amount };
  }
  if ('payLife' in action) return null;
  if ('untap' in action) return { ...position, tapped: position.tapped.filter((id) => !action.untap.permanents.includes(id)) };
  const { permanent } = action.tapForMana;
  return position.tapped.includes(permanent) ? null : { ...position, tapped: [...position.tapped, permanent] };
}

function undone(game: ModelGame, steps: number): Expected {
  let at: Version | undefined = game.versions.at(-1);
  for (let step = 0; step < steps; step += 1) at = at === undefined || at.before === null ? undefined : game.versions[at.before];
  if (at === undefined) return { kind: 'illegal', action: 0 };
  game.versions.push(at);
  return { kind: 'acted', version: game.versions.length, position: at.position };
}
