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

function lines<T>(file: string, accept: (value: unknown) => value is T): readonly T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(accept);
}

const faceOf = (raw: RawFace): FaceDefinition => ({ name: raw.name, typeLine: raw.type_line ?? '', oracleText: raw.oracle_text ?? '' });

/** The cards of JSON Lines files in Scryfall's shape, those that belong in decks. */
export function cardsIn(files: readonly string[]): readonly CountedCard[] {
  return files
    .flatMap((file) => lines(file, isCard))
    .filter(({ layout }) => !SIDEWAYS.has(layout ?? ''))
    .map((card) => ({ name: card.name, faces: (card.card_faces ?? [card]).map(faceOf) }));
}

/** Tags by card name, of files of `{ name, tags }` lines. */
export function tagsIn(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(files.flatMap((file) => lines(file, isTagged)).map((row) => [row.name, row.tags]));
}
