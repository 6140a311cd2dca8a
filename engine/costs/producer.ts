import type { Filter, FilterWord } from '../ast/index.ts';
import { cardTypeOf, supertypeOf } from '../cards/typeLine.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import type { ManaOrigin } from '../state/manaPool.ts';

/**
 * 106.3, 608.2h: whether mana was produced by what a noun phrase says, as that was when it did. Mana of which a board doesn't say where it is from,
 * and mana of a card in another zone than the battlefield, is produced by no creature, land or artifact (109.2).
 */
export function producedBy(what: Filter, origin: ManaOrigin | null, context: Context): Truth {
  if (origin === null || !origin.permanent) return false;
  if (!isAboutTypes(what)) return undetermined('what produced mana was beside its name and types');
  return context.evaluate.fits(what, asObject(origin), context);
}

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
