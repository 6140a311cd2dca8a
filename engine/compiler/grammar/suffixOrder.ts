import type { FilterSuffix } from '../../ast/index.ts';
import { fieldsOf } from '../syntax.ts';

/** What is said of whatever noun stands nearest before it: whose it is, where it lies, what it is like. "From your graveyard" is said of what is moved. */
function isOfTheNearest(suffix: FilterSuffix): boolean {
  switch (suffix.kind) {
    case 'controlledBy':
    case 'ownedBy':
    case 'compare':
    case 'keyword':
    case 'keywords':
    case 'counter':
    case 'named':
    case 'attachedTo':
    case 'event':
      return true;
    case 'inZone':
      return suffix.word !== 'from';
    default:
      return false;
  }
}

/** Whether there is a noun phrase in a part of a phrase; "that creature" is one of which nothing more is said. */
function hasNoun(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNoun);
  const fields = fieldsOf(value);
  if (fields === undefined || fields.kind === 'that') return false;
  return fields.kind === 'objects' || Object.values(fields).some(hasNoun);
}

/** "Spells that target a creature you control": "you control" is said of the creature, not of the spells, where another noun stands between. */
export const isOfTheSame = (before: FilterSuffix | undefined, next: FilterSuffix): boolean =>
  before === undefined || !isOfTheNearest(next) || !hasNoun(before);
