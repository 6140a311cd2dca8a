/** Says of a file that it holds games (`PRAGMA application_id`). */
export const APPLICATION_ID = 0x57534731;
/** The version of the tables (`PRAGMA user_version`). */
export const TABLES_VERSION = 2;

/** What never changes of a game, its versions, and the keys of changes that were asked for with one. */
export const TABLES = `
CREATE TABLE games (
  id TEXT PRIMARY KEY, owner TEXT NOT NULL, created INTEGER NOT NULL, expires INTEGER NOT NULL, fixed BLOB NOT NULL
) STRICT;
CREATE INDEX games_of_owner ON games (owner, created DESC, id DESC);
CREATE INDEX games_by_end ON games (expires);
CREATE TABLE versions (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, version INTEGER NOT NULL, at INTEGER NOT NULL, before INTEGER, same INTEGER NOT NULL,
  key TEXT, state BLOB NOT NULL, log BLOB NOT NULL, UNIQUE (game, version)
) STRICT;
CREATE TABLE keys (
  game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, key TEXT NOT NULL, digest TEXT NOT NULL, first INTEGER NOT NULL,
  last INTEGER NOT NULL, refusal BLOB,
  PRIMARY KEY (game, key)
) STRICT;
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${TABLES_VERSION};
`;

/** What makes a file of one version one of the next: `CHANGES[0]` makes version 2 of version 1. */
export const CHANGES: readonly string[] = [
  `ALTER TABLE keys RENAME COLUMN start TO first;
   ALTER TABLE keys ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
   UPDATE keys SET last = first;
   DELETE FROM keys WHERE refusal IS NOT NULL;`,
];
