import { copyFileSync } from 'node:fs';
import { encodeCard } from '../data/cards/codec.ts';
import { Collector } from '../data/cards/collect.ts';
import { openCompiled } from '../data/cards/compiled.ts';
import { factsOf } from '../data/cards/facts.ts';
import { compilerFingerprint } from '../data/cards/fingerprint.ts';
import { starterCatalogue, starterRecords } from '../data/cards/starter.ts';
import { writeCatalogue } from '../data/cards/write.ts';
import { compileCard } from '../engine/index.ts';

/** Compiles the starter cards into a new file. */
function writeStarter(path: string): void {
  const collector = new Collector();
  for (const record of starterRecords()) collector.add(record);
  const { cards, names } = collector.collect();
  const rows = cards.map(({ definition }) => {
    const compiled = compileCard(definition);
    return { facts: factsOf(definition), support: compiled.support, compiled: encodeCard(compiled) };
  });
  const { sources, date, sha256 } = starterCatalogue(compileCard).info;
  writeCatalogue(path, { rows, names, info: { sources, date, sha256 }, compiler: compilerFingerprint() });
}

/**
 * Puts the catalogue that is to be deployed at `path`, where no file may be yet: the imported one at `imported`, or without one the
 * starter cards.
 *
 * @throws {CatalogueError} where the imported one is missing, damaged, or was compiled by another version of the compiler
 */
export function placeCatalogue(path: string, imported: string | undefined): void {
  if (imported === undefined) writeStarter(path);
  else copyFileSync(imported, path);
  openCompiled(path).close();
}
