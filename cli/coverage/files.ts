import { readFileSync } from 'node:fs';
import type { FaceDefinition } from '../../engine/index.ts';
import type { CountedCard } from './tally.ts';

interface RawFace {
  readonly name: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
}
interface RawCard extends RawFace {
  readonly layout?: string;
  readonly card_faces?: readonly RawFace[];
}

/** Layouts that are no cards of a deck (planes, schemes, vanguards): outside of the game that is modelled. */
const SIDEWAYS = new Set(['vanguard', 'planar', 'scheme', 'phenomenon']);

const isCard = (value: unknown): value is RawCard =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
const isTagged = (value: unknown): value is { name: string; tags: readonly string[] } =>
  typeof value === 'object' && value !== null && 'name' in value && 'tags' in value && Array.isArray(value.tags);

/** A file that can't be counted, in words for whoever named it. */
export class FileError extends Error {}

/** The records of a file: a JSON list, or one record a line. */
function records<T>(file: string, accept: (value: unknown) => value is T): readonly T[] {
  const text = textOf(file);
  if (text.trimStart().startsWith('[')) {
    const list = parsed(text, file);
    return Array.isArray(list) ? list.filter(accept) : [];
  }
  return text.split('\n').flatMap((line, index) => {
    const record = line.trim() === '' ? undefined : parsed(line, `${file}, line ${index + 1}`);
    return accept(record) ? [record] : [];
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new FileError(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(`${place} is no JSON. Give cards in Scryfall's shape, a JSON list or one card a line.`);
  }
}

const faceOf = (raw: RawFace): FaceDefinition => ({ name: raw.name, typeLine: raw.type_line ?? '', oracleText: raw.oracle_text ?? '' });

/** The cards of files in Scryfall's shape, a JSON list or JSON Lines: those that belong in decks. Throws `FileError`. */
export function cardsIn(files: readonly string[]): readonly CountedCard[] {
  return files
    .flatMap((file) => records(file, isCard))
    .filter(({ layout }) => !SIDEWAYS.has(layout ?? ''))
    .map((card) => ({ name: card.name, faces: (card.card_faces ?? [card]).map(faceOf) }));
}

/** Tags by card name, of files of `{ name, tags }` lines. */
export function tagsIn(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(files.flatMap((file) => records(file, isTagged)).map((row) => [row.name, row.tags]));
}
