/** What a game is apart from its versions. Times are milliseconds since 1970. */
export interface GameFacts {
  readonly id: string;
  /** Who made it; to anyone else it isn't there. */
  readonly owner: string;
  readonly createdAt: number;
  /** From then on it isn't there any more. */
  readonly expiresAt: number;
}

export interface VersionFacts {
  /** From 1, without gaps. */
  readonly version: number;
  readonly at: number;
  /** The version that undoing this one leads back to; null: there is nothing to undo. */
  readonly before: number | null;
  /** The version at which the game became what it is: this one, or the one that undoing led back to. */
  readonly same: number;
  /** The key of the change that made it, see `Claim`. */
  readonly key: string | null;
}

/** A version to be stored, whole. */
export interface NewVersion extends VersionFacts {
  readonly state: Uint8Array;
  readonly log: Uint8Array;
}

export interface StoredVersion extends VersionFacts {
  readonly game: GameFacts;
  readonly state: Uint8Array;
}

export interface StoredLog extends VersionFacts {
  readonly log: Uint8Array;
}

/** The first use of a key that tells apart a change that is asked for again from another one. */
export interface Claim {
  readonly key: string;
  /** Of everything that was asked: the same key with another digest is another change. */
  readonly digest: string;
  /** No version before this one was made with the key, */
  readonly from: number;
  /** nor is one after this one (`GameStore.tried` raises it). */
  readonly to: number;
  /** The answer, where the change was not made and never will be; null where it was made, or isn't known to have been answered. */
  readonly refusal: Uint8Array | null;
}

/**
 * Where games are kept. The one promise that all others rest on: of several versions of one number that are appended, one is stored, whole or not at
 * all, and every reading that begins afterwards finds it. A game that is expired, deleted, or another owner's is not there.
 *
 * Everything throws `StoreError`s: `STORE_UNAVAILABLE`, `STORE_BUSY`, `STORE_FULL`. After `STORE_UNAVAILABLE` a write may have been made or not.
 */
export interface GameStore {
  /** A new game with what never changes of it, and its version 1. False, and nothing done, where there is one of that id, whoever's. */
  create(game: GameFacts, fixed: Uint8Array, first: NewVersion): Promise<boolean>;
  /** Has a game that is there be in its owner's list, where making it was broken off before it came to that. */
  enlist(game: GameFacts): Promise<void>;
  fixed(owner: string, id: string): Promise<Uint8Array | null>;
  /** As many reads however many versions there are. */
  newest(owner: string, id: string): Promise<StoredVersion | null>;
  version(owner: string, id: string, version: number): Promise<StoredVersion | null>;
  /** Versions `from` to `to` with their logs, in order; at most `most`. */
  logs(owner: string, id: string, from: number, to: number, most: number): Promise<readonly StoredLog[]>;
  /** Versions from `from` on, in order. */
  facts(owner: string, id: string, from: number): Promise<readonly VersionFacts[]>;
  /** The commit point. `taken`: there is a version of that number already; `gone`: there is no such game (any more). */
  append(game: GameFacts, next: NewVersion): Promise<'stored' | 'taken' | 'gone'>;
  /** The claim on a key: this one where it is the first, otherwise the one before. */
  claim(game: GameFacts, claim: Claim): Promise<Claim>;
  /** Raises the `to` of a claim to a version that is going to be appended. False, and nothing done, where it is higher, the change was refused, or nothing is claimed. */
  tried(game: GameFacts, key: string, version: number): Promise<boolean>;
  /** Notes that the change of a claim was refused, where its `to` is at most that version and none was noted before; false otherwise. */
  refused(game: GameFacts, key: string, to: number, refusal: Uint8Array): Promise<boolean>;
  /** An owner's games, those made last first, at most `most`, of those after one. */
  list(owner: string, most: number, after: Pick<GameFacts, 'id' | 'createdAt'> | null): Promise<readonly GameFacts[]>;
  /** False where there is no such game. */
  delete(owner: string, id: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** The time, for tests. */
  readonly now?: () => number;
}
