/** Marks an SQLite file as a Wellspring catalogue ("WELL"). */
export const APPLICATION_ID = 0x57454c4c;

/** Goes up with every change of the tables or of what a column means. */
export const FORMAT_VERSION = 1;

/**
 * `cards.id` counts in name order. Compiled cards are kept apart from the columns that lists read, so that narrowing a list
 * doesn't pass over them. `names` has one card for each folded name that any card answers to.
 */
export const TABLES = `
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${FORMAT_VERSION};
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE cards (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL, types TEXT NOT NULL,
    colors INTEGER NOT NULL, identity INTEGER NOT NULL, support TEXT NOT NULL
  ) STRICT;
  CREATE TABLE compiled (id INTEGER PRIMARY KEY, card BLOB NOT NULL) STRICT;
  CREATE TABLE names (key TEXT PRIMARY KEY, card INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`;

/** The cards that pass a filter. :part and the color sets narrow nothing when null; :words is a JSON list. */
const PASSING = `
  (:part IS NULL OR instr(key, :part) > 0)
  AND NOT EXISTS (SELECT 1 FROM json_each(:words) WHERE instr(types, value) = 0)
  AND (:colors IS NULL OR (CASE :colors WHEN 0 THEN colors = 0 ELSE (colors & :colors) = :colors END))
  AND (:identity IS NULL OR (identity & ~:identity) = 0)
  AND (:support IS NULL OR support = :support)
`;

export const COUNT = `SELECT count(*) AS total FROM cards WHERE ${PASSING}`;

/** A page in name order, beginning behind (:key, :name). */
export const PAGE = `
  SELECT id FROM cards WHERE ${PASSING} AND (:key IS NULL OR (key, name) > (:key, :name)) ORDER BY id LIMIT :limit
`;
