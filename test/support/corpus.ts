import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shared test data, where it is there: a folder beside the repository, or the one that WELLSPRING_SHARED names. */
export const shared = process.env.WELLSPRING_SHARED ?? '../shared';
export const hasShared = existsSync(join(shared, 'corpus'));
/** For test titles: why such a test is skipped. */
export const whySkipped = hasShared ? '' : ` (skipped: no card corpus at ${join(shared, 'corpus')}; WELLSPRING_SHARED names another place)`;

export interface RawFace {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}
export interface RawCard extends RawFace {
  readonly layout?: string;
  readonly card_faces?: readonly RawFace[];
}

/** The rows of a JSON Lines file below the shared folder. */
export function rowsOf<T>(file: string): readonly T[] {
  return readFileSync(join(shared, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line));
}

export const facesOf = (file: string): readonly RawFace[] => rowsOf<RawCard>(file).flatMap((card) => card.card_faces ?? [card]);
