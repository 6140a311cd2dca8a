import { parseArgs } from 'node:util';
import { isCatalogueFile } from '../data/cards/file.ts';
import { SourceError } from '../data/cards/import/errors.ts';
import { SCRYFALL_API, scryfallSource } from '../data/cards/import/fetch.ts';
import { showProgress } from '../data/cards/import/progress.ts';
import { type ImportReport, importCards, recompile } from '../data/cards/import/run.ts';
import { fileSource } from '../data/cards/import/source.ts';
import { CatalogueError, defaultCataloguePath } from '../data/cards/index.ts';

const USAGE = `Usage: npm run cards:import -- [--out FILE] [--api ADDRESS] [FILE…]

Compiles card data into the catalogue that the server reads. FILE is a bulk file of Scryfall (oracle_cards, default_cards; a list or
JSON Lines), MTGJSON's AtomicCards, either of them gzipped or not, or a catalogue, to compile its cards again.
Without a FILE the current oracle_cards are fetched from Scryfall.

  --out FILE     where the catalogue goes (WELLSPRING_CATALOGUE, else data/cards/catalogue.sqlite)
  --api ADDRESS  of Scryfall's API (WELLSPRING_SCRYFALL, else ${SCRYFALL_API})
  --help         this text
`;

/** Unreadable records printed one by one; the rest are counted. */
const SHOWN = 20;

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

function reportLines(report: ImportReport, target: string, seconds: number): readonly string[] {
  const { read, cards, skipped, unreadable, support, failed } = report;
  const left = [...skipped].sort(([, a], [, b]) => b - a);
  const share = (count: number): string => `${count} (${percent(count, cards)})`;
  return [
    `read        ${read} records in ${seconds.toFixed(1)} s`,
    `catalogue   ${cards} cards -> ${target}`,
    `modelled    whole ${share(support.full)}, in part ${share(support.partial)}, not at all ${share(support.none)}`,
    `skipped     ${left.reduce((sum, [, count]) => sum + count, 0)}`,
    ...left.map(([reason, count]) => `  ${String(count).padStart(8)}  ${reason}`),
    `unreadable  ${unreadable.length}`,
    ...unreadable.slice(0, SHOWN).map(({ source, line, offset, message }) => `  ${source}, line ${line}, byte ${offset}: ${message}`),
    ...(unreadable.length > SHOWN ? [`  … and ${unreadable.length - SHOWN} more`] : []),
    ...failed.map((message) => `the compiler failed on ${message}`),
  ];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, api: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interrupted.abort(new SourceError(`stopped by ${name}`)));
  const target = values.out ?? defaultCataloguePath();
  const options = { progress: showProgress(process.stderr), signal: interrupted.signal };
  const began = performance.now();
  const [catalogue] = positionals.filter(isCatalogueFile);
  if (catalogue !== undefined && positionals.length > 1) throw new SourceError(`${catalogue} is a catalogue, and is compiled again alone`);
  const api = values.api ?? process.env.WELLSPRING_SCRYFALL ?? SCRYFALL_API;
  const report =
    catalogue !== undefined
      ? await recompile(catalogue, target, options)
      : await importCards(
          positionals.length === 0 ? [await scryfallSource(api, interrupted.signal)] : positionals.map(fileSource),
          target,
          options,
        );
  process.stdout.write(`${reportLines(report, target, (performance.now() - began) / 1000).join('\n')}\n`);
  if (report.failed.length > 0) process.exitCode = 1;
}

function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}

try {
  await main();
} catch (error) {
  const expected = error instanceof SourceError || error instanceof CatalogueError;
  if (!expected && !isUsageError(error)) throw error;
  process.stderr.write(`${error.message}\n${expected ? 'The catalogue is as it was before.\n' : `\n${USAGE}`}`);
  process.exitCode = expected ? 1 : 2;
}
