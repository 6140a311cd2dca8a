import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCard } from '../../engine/index.ts';
import type { CardCatalogue } from './catalogue.ts';
import { openCompiled } from './compiled.ts';
import { starterCatalogue } from './starter.ts';

export type { CardCatalogue, CardFilter, CardPage, CatalogueInfo } from './catalogue.ts';
export { CatalogueError, type CatalogueErrorCode } from './errors.ts';

function namedInEnvironment(): string | undefined {
  const path = process.env.WELLSPRING_CATALOGUE;
  return path === '' ? undefined : path;
}

/** Where `npm run cards:import` leaves the compiled catalogue when nothing else is said. */
export function defaultCataloguePath(): string {
  return namedInEnvironment() ?? fileURLToPath(new URL('./catalogue.sqlite', import.meta.url));
}

/**
 * The card catalogue: the compiled one at `path`; where no path is given, the one that WELLSPRING_CATALOGUE names; else the file
 * beside the starter cards, or where there is none the starter cards themselves.
 *
 * @throws {CatalogueError} where a file that was named is missing, or the file is damaged or of another version
 */
export function openCatalogue(options: { readonly path?: string } = {}): CardCatalogue {
  const named = options.path ?? namedInEnvironment();
  const path = named ?? defaultCataloguePath();
  return named !== undefined || existsSync(path) ? openCompiled(path) : starterCatalogue(compileCard);
}
