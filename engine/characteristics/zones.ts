import type { Filter, FilterSuffix, FilterWord, Zone } from '../ast/index.ts';
import { contains } from './walk.ts';

const ZONES: readonly Zone[] = ['battlefield', 'graveyard', 'hand', 'library', 'exile', 'stack', 'command'];

/** 109.2: the zones whose objects a noun phrase speaks of: the battlefield, unless it says "card", "spell" or a zone. */
export function zonesOf(filter: Filter): readonly Zone[] {
  if (filter.kind === 'either') return [...new Set(filter.filters.flatMap(zonesOf))];
  const said = filter.suffixes.flatMap(zonesSaid);
  if (said.length > 0) return said;
  if (hasWord(filter.words, 'status', 'exiled')) return ['exile'];
  if (hasWord(filter.words, 'noun', 'spell')) return ['stack'];
  if (hasWord(filter.words, 'noun', 'card')) return ['hand', 'graveyard', 'exile', 'library', 'command'];
  if (hasWord(filter.words, 'noun', 'source')) return ['battlefield', 'stack', 'command'];
  return ['battlefield'];
}

function zonesSaid(suffix: FilterSuffix): readonly Zone[] {
  switch (suffix.kind) {
    case 'inZone':
      return [suffix.zone];
    case 'inZones':
      return suffix.zones.map(({ zone }) => zone);
    case 'fromAnywhere':
      return ZONES.filter((zone) => suffix.except === null || suffix.except.of !== null || zone !== suffix.except.zone);
    case 'exiledWith':
      return ['exile'];
    default:
      return [];
  }
}

function hasWord(words: readonly FilterWord[], kind: 'noun' | 'status', which: string): boolean {
  return words.some((word) =>
    word.kind === 'anyOf' || word.kind === 'allOf' ? hasWord(word.words, kind, which) : word.kind === kind && word.which === which,
  );
}

/** 113.6b: whether a text, or a part of one, speaks of an object's being in a zone. */
export const namesZone = (said: unknown, zone: Zone): boolean =>
  contains(said, (node) => node.kind === 'place' && 'zone' in node && node.zone === zone);
