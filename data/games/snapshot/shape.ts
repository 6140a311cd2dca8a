import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of the engine that say what card text is as data, and what a game is. */
const FOLDERS = ['ast', 'state'];

/**
 * A digest of the types that games are made of: what was written under the same one can be gone on with as it is. In a bundle, where the sources
 * are not at hand, it is put in by the bundler as `WELLSPRING_SHAPE`.
 */
export function shapeOfGames(): string {
  shape ??= process.env.WELLSPRING_SHAPE ?? digest();
  return shape;
}

let shape: string | undefined;

function digest(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const path = fileURLToPath(new URL(`../../../engine/${folder}/`, import.meta.url));
    if (!existsSync(path)) throw new Error(`Neither WELLSPRING_SHAPE nor the sources of the engine (${path}) are there`);
    for (const file of readdirSync(path).sort()) hash.update(withoutComments(readFileSync(join(path, file), 'utf8'))).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ');
