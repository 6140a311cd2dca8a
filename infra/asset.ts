import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundleHandler } from './bundle.ts';
import { placeCatalogue } from './catalogue.ts';

/**
 * Everything that the function's zip holds: the handler, and the catalogue beside it. The folder must be there, and empty.
 * `WELLSPRING_CATALOGUE` names an imported catalogue to deploy; without it the starter cards are.
 */
export function buildAsset(directory: string): Metafile {
  placeCatalogue(join(directory, 'catalogue.sqlite'), process.env.WELLSPRING_CATALOGUE);
  return bundleHandler(directory);
}
