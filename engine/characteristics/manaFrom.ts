import type { Filter, FilterWord, ObjectRef } from '../ast/index.ts';
import { cardTypeOf, supertypeOf } from '../cards/typeLine.ts';
import type { ManaOrigin, PooledMana } from '../state/manaPool.ts';
import { type Amount, isKnown, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** 106.3: "mana from a Treasure": whether what produced mana was that, as it last was then. A board's mana tells nothing of it. */
export function isFrom(source: ObjectRef, { origin }: PooledMana, context: Context): Truth {
  const isNamed = source.kind === 'some' || source.kind === 'all' || source.kind === 'each';
  return isNamed && origin !== null ? wasSuch(source.filter, origin, context) : undetermined('from where mana was that was spent');
}

/** 608.2h: whether what produced mana was what a noun phrase says. A card in another zone than the battlefield is a source only: no creature, land or artifact (109.2). */
export function wasSuch(what: Filter, origin: ManaOrigin, context: Context): Truth {
  if (!isAboutTypes(what)) return undetermined('what produced mana was beside its name and types');
  return (origin.permanent || isOfSources(what)) && context.evaluate.fits(what, asObject(origin), context);
}

const isOfSources = (filter: Filter): boolean =>
  filter.kind === 'either'
    ? filter.filters.some(isOfSources)
    : filter.words.some((word) => word.kind === 'noun' && word.which === 'source');

/** Whether a noun phrase asks for nothing but what is remembered of a source of mana. */
function isAboutTypes(filter: Filter): boolean {
  if (filter.kind === 'either') return filter.filters.every(isAboutTypes);
  return filter.words.every(isTypeWord) && filter.suffixes.every(({ kind }) => kind === 'named' || kind === 'basicLandType');
}

function isTypeWord(word: FilterWord): boolean {
  switch (word.kind) {
    case 'cardType':
    case 'supertype':
    case 'subtype':
    case 'historic':
      return true;
    case 'noun':
      return word.which === 'permanent' || word.which === 'source';
    case 'anyOf':
    case 'allOf':
      return word.words.every(isTypeWord);
    default:
      return false;
  }
}

const asObject = ({ id, names, supertypes, types, subtypes }: ManaOrigin): ObjectView => ({
  id,
  zone: 'battlefield',
  owner: '',
  controller: '',
  names,
  manaCost: [],
  manaValue: 0,
  colors: new Set(),
  supertypes: new Set(supertypes.flatMap((word) => supertypeOf(word) ?? [])),
  types: new Set(types.flatMap((word) => cardTypeOf(word) ?? [])),
  subtypes: new Set(subtypes),
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  abilities: [],
});

/** How much of some mana is from there; not told where that can't be told of one of them. */
export function amountFrom(source: ObjectRef, spent: readonly PooledMana[], context: Context): Amount {
  let sum = 0;
  for (const mana of spent) {
    const from = isFrom(source, mana, context);
    if (!isKnown(from)) return from;
    if (from) sum += Number(mana.amount);
  }
  return sum;
}
