import { createHash } from 'node:crypto';
import type { Support } from '../../../engine/index.ts';
import { type Collection, Collector } from '../collect.ts';
import { openCompiled, readDefinitions } from '../compiled.ts';
import { factsOf } from '../facts.ts';
import { compilerFingerprint } from '../fingerprint.ts';
import { starterRecords } from '../starter.ts';
import { type CatalogueContents, type CatalogueRow, writeCatalogue } from '../write.ts';
import { SourceError } from './errors.ts';
import { compileAll } from './pool.ts';
import { NO_PROGRESS, type Progress } from './progress.ts';
import { records } from './records.ts';
import { replaceWhole } from './replace.ts';
import type { Source } from './source.ts';

/** A record that could not be understood, and where it stands. */
export interface UnreadableRecord {
  readonly source: string;
  /** From 1, after decompression. */
  readonly line: number;
  /** Of the record's first byte, from 0, after decompression. */
  readonly offset: number;
  readonly message: string;
}

export interface ImportReport {
  /** Records read, of all kinds. */
  readonly read: number;
  /** Cards in the new catalogue. */
  readonly cards: number;
  /** The reason, and how many records or faces were left out for it. */
  readonly skipped: ReadonlyMap<string, number>;
  readonly unreadable: readonly UnreadableRecord[];
  /** Cards by how much of their text is read. */
  readonly support: Readonly<Record<Support, number>>;
  /** Names of cards on which the compiler failed; they are not in the catalogue. */
  readonly failed: readonly string[];
}

export interface ImportOptions {
  readonly progress?: Progress;
  /** Stops the work; the target then stays as it was. */
  readonly signal?: AbortSignal;
}

/** What reading the sources gathers. */
class Reading {
  readonly collector = new Collector();
  readonly skipped = new Map<string, number>();
  readonly unreadable: UnreadableRecord[] = [];
  readonly hash = createHash('sha256');
  readonly dates: string[] = [];
  read = 0;

  skip(reason: string): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  async take(source: Source, progress: Progress, signal: AbortSignal | undefined): Promise<void> {
    const { hash } = this;
    let bytes = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of source.bytes) {
        signal?.throwIfAborted();
        hash.update(chunk);
        bytes += chunk.length;
        progress.advance(bytes);
        yield chunk;
      }
    }
    progress.begin('reading', source.size);
    let date = source.date;
    for await (const entry of records(counted(), source.name)) {
      if ('date' in entry) {
        date = entry.date === '' ? date : entry.date;
        continue;
      }
      this.read += 1;
      for (const outcome of entry.outcomes) {
        if (outcome.kind === 'skipped') this.skip(outcome.reason);
        else if (outcome.kind === 'unreadable') {
          this.unreadable.push({ source: source.name, line: entry.line, offset: entry.offset, message: outcome.message });
        } else {
          const left = this.collector.add(outcome.card);
          if (left !== undefined) this.skip(left);
        }
      }
    }
    this.dates.push(date);
    progress.end();
  }
}

type Written = Pick<ImportReport, 'cards' | 'support' | 'failed'>;

/** Compiles the cards and puts the catalogue made of them in the place of `target`, in one step. */
async function compileInto(
  target: string,
  { cards, names }: Collection,
  info: CatalogueContents['info'],
  { progress = NO_PROGRESS, signal }: ImportOptions,
): Promise<Written> {
  progress.begin('compiling', cards.length);
  const definitions = cards.map(({ definition }) => definition);
  const compiled = await compileAll(definitions, (done) => progress.advance(done), signal);
  progress.end();

  const support = { full: 0, partial: 0, none: 0 };
  const failed: string[] = [];
  const rows: CatalogueRow[] = [];
  const places = new Map<number, number>();
  for (const [index, result] of compiled.entries()) {
    const definition = definitions[index];
    if (definition === undefined) continue;
    if ('failed' in result) failed.push(`${definition.name}: ${result.failed}`);
    else {
      support[result.support] += 1;
      places.set(index, rows.length);
      rows.push({ facts: factsOf(definition), support: result.support, compiled: result.card });
    }
  }
  const answering = [...names].flatMap(([key, index]) => {
    const place = places.get(index);
    return place === undefined ? [] : [[key, place] as const];
  });
  replaceWhole(target, (path) => {
    writeCatalogue(path, { rows, names: new Map(answering), info, compiler: compilerFingerprint() });
    openCompiled(path).close();
    signal?.throwIfAborted();
  });
  return { cards: rows.length, support, failed };
}

/**
 * Reads card data from every source, compiles it and puts a new catalogue in the place of `target`. Nothing of the target is touched
 * until the new one is whole and has been opened once.
 *
 * @throws {SourceError} where a source can't be read to its end, or there is not one card in all of them
 */
export async function importCards(sources: readonly Source[], target: string, options: ImportOptions = {}): Promise<ImportReport> {
  const reading = new Reading();
  for (const source of sources) await reading.take(source, options.progress ?? NO_PROGRESS, options.signal);
  if (reading.collector.isEmpty) {
    const first = reading.unreadable[0];
    const why = first === undefined ? '' : ` (line ${first.line}: ${first.message})`;
    throw new SourceError(`no card was found in ${sources.map(({ name }) => name).join(', ')}${why}`);
  }

  // Tokens that the rules define (111.10) and other common ones are known whatever the source.
  for (const record of starterRecords()) if (record.token) reading.collector.fill(record);
  const info = {
    sources: sources.map(({ title }) => title),
    date: reading.dates.toSorted().at(-1) ?? '',
    sha256: reading.hash.digest('hex'),
  };
  const written = await compileInto(target, reading.collector.collect(), info, options);
  return { read: reading.read, skipped: reading.skipped, unreadable: reading.unreadable, ...written };
}

/**
 * Compiles the cards of a catalogue again, as is needed when the compiler has changed, and puts the result in the place of `target`.
 *
 * @throws {CatalogueError} where the file is none or of another format
 */
export async function recompile(path: string, target: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { definitions, info } = readDefinitions(path);
  const collector = new Collector();
  for (const definition of definitions) {
    const token = definition.layout === 'token' || definition.layout === 'double_faced_token';
    collector.add({ definition, identity: definition.name, token, funny: false });
  }
  const { sources, date, sha256 } = info;
  const written = await compileInto(target, collector.collect(), { sources, date, sha256 }, options);
  return { read: definitions.length, skipped: new Map(), unreadable: [], ...written };
}
