import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CardDefinition, CompiledCard } from '../../engine/index.ts';
import type { CardCatalogue, CardFilter, CardPage, CatalogueInfo } from './catalogue.ts';
import { decodeCard } from './codec.ts';
import { factsFilter } from './facts.ts';
import { checkCompiler, numberOf, openFile, textOf } from './file.ts';
import { foldName } from './names.ts';
import { buildNearest, type Nearest } from './nearest.ts';
import { COUNT, PAGE } from './schema.ts';

/** Compiled cards kept in memory, the ones least lately asked for dropped first. */
const KEPT_CARDS = 2_000;

/** A least-recently-used store in front of the file. */
function keeping(read: (id: number) => CompiledCard | undefined): (id: number) => CompiledCard | undefined {
  const kept = new Map<number, CompiledCard>();
  return (id) => {
    const card = kept.get(id) ?? read(id);
    if (card === undefined) return undefined;
    kept.delete(id);
    kept.set(id, card);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_CARDS && oldest.done !== true) kept.delete(oldest.value);
    return card;
  };
}

/** Opens a compiled catalogue for reading. @throws {CatalogueError} where there is none, or it is of another version or damaged */
export function openCompiled(path: string): CardCatalogue {
  return openFile(path, (database, info) => {
    checkCompiler(database, path);
    return reading(database, info);
  });
}

function reading(database: DatabaseSync, info: CatalogueInfo): CardCatalogue {
  const named = database.prepare('SELECT card FROM names WHERE key = ?');
  const compiled = database.prepare('SELECT card FROM compiled WHERE id = ?');
  const count = database.prepare(COUNT);
  const page = database.prepare(PAGE);
  let nearest: Nearest | undefined;

  const card = keeping((id) => {
    const bytes = compiled.get(id)?.card;
    return bytes instanceof Uint8Array ? decodeCard(bytes) : undefined;
  });

  const suggest: Nearest = (name, limit) => {
    nearest ??= buildNearest(
      database
        .prepare('SELECT names.key AS key, cards.name AS name FROM names JOIN cards ON cards.id = names.card ORDER BY names.key')
        .all()
        .map((row) => ({ key: textOf(row.key), name: textOf(row.name) })),
    );
    return nearest(name, limit);
  };

  const list = (filter: CardFilter, first: number, after?: string): CardPage => {
    const { part, words, colors, identity } = factsFilter(filter);
    const passing: Record<string, SQLInputValue> = {
      part,
      words: JSON.stringify(words),
      colors,
      identity,
      support: filter.support ?? null,
    };
    const behind = { key: after === undefined ? null : foldName(after), name: after ?? null };
    const wanted = Math.max(0, first);
    const ids = page.all({ ...passing, ...behind, limit: wanted + 1 }).map((row) => numberOf(row.id));
    const cards = ids.slice(0, wanted).flatMap((id) => card(id) ?? []);
    return { cards, total: numberOf(count.get(passing)?.total), hasNextPage: ids.length > wanted };
  };

  return {
    info,
    find: (name) => {
      const id = named.get(foldName(name))?.card;
      return typeof id === 'number' ? card(id) : undefined;
    },
    nearest: suggest,
    list,
    close: () => database.close(),
  };
}

/** The cards of a catalogue as they were before they were compiled, whichever compiler it was. @throws {CatalogueError} as `openCompiled` */
export function readDefinitions(path: string): { readonly definitions: readonly CardDefinition[]; readonly info: CatalogueInfo } {
  return openFile(path, (database, info) => {
    const rows = database.prepare('SELECT card FROM compiled ORDER BY id').all();
    const definitions = rows.flatMap(({ card }) => (card instanceof Uint8Array ? decodeCard(card).definition : []));
    database.close();
    return { definitions, info };
  });
}
