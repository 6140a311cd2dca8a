import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of the engine that decide what a card compiles to. */
const FOLDERS = ['ast', 'compiler', 'cards'];

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A digest of the compiler's sources: two equal ones compile every card alike. Undefined where the sources are not at hand, as in a
 * bundle; what is bundled is built together with its catalogue.
 */
export function compilerFingerprint(engine: string = fileURLToPath(new URL('../../engine/', import.meta.url))): string | undefined {
  const folders = FOLDERS.map((folder) => join(engine, folder));
  if (!folders.every((folder) => existsSync(folder))) return undefined;
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesUnder))
    hash.update(file.slice(engine.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
