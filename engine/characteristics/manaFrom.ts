import type { Filter, FilterWord, ObjectRef } from '../ast/index.ts';
import type { ManaOrigin, PooledMana } from '../state/manaPool.ts';
import { every, isKnown, type Truth, undetermined } from './truth.ts';

/** 106.3: "mana from a Treasure": whether what produced mana was that, as it last was then. A board's mana tells nothing of it. */
export function isFrom(source: ObjectRef, { origin }: PooledMana): Truth {
  if (source.kind !== 'some' && source.kind !== 'all' && source.kind !== 'each') return undetermined('from where mana was that was spent');
  return origin === null ? undetermined('from where mana was that was spent') : fits(source.filter, origin);
}

function fits(filter: Filter, origin: ManaOrigin): Truth {
  if (filter.kind !== 'objects' || filter.suffixes.length > 0) return undetermined('from where mana was that was spent');
  return every(filter.words, (word) => is(word, origin));
}

function is(word: FilterWord, { types, subtypes, supertypes, permanent }: ManaOrigin): Truth {
  switch (word.kind) {
    case 'cardType':
      return types.includes(word.type) !== word.not;
    case 'subtype':
      return subtypes.includes(word.type) !== word.not;
    case 'supertype':
      return supertypes.includes(word.type) !== word.not;
    case 'noun':
      if (word.which === 'source' || word.which === 'object') return true;
      return word.which === 'permanent' ? permanent : undetermined('from where mana was that was spent');
    default:
      return undetermined('from where mana was that was spent');
  }
}

/** How much of some mana is from there; not told where that can't be told of one of them. */
export function amountFrom(source: ObjectRef, spent: readonly PooledMana[]): number | ReturnType<typeof undetermined> {
  let sum = 0;
  for (const mana of spent) {
    const from = isFrom(source, mana);
    if (!isKnown(from)) return from;
    if (from) sum += Number(mana.amount);
  }
  return sum;
}
