import type { FilterWord, Noun } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { isCommander } from './commanders.ts';
import { fitsQuality } from './qualities.ts';
import { fitsStatus } from './statuses.ts';
import { every, some, type Truth } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** Whether one word of a noun phrase is true of an object. */
export function fitsWord(word: FilterWord, object: ObjectView, context: Context): Truth {
  switch (word.kind) {
    case 'cardType':
      return object.types.has(word.type) !== word.not;
    case 'supertype':
      return object.supertypes.has(word.type) !== word.not;
    case 'subtype':
      return object.subtypes.has(word.type) !== word.not;
    case 'color':
      return object.colors.has(word.color) !== word.not;
    case 'colorCount':
      return hasColors(word.which, object.colors.size);
    case 'status':
      return fitsStatus(word.which, object, context);
    case 'token':
      return (permanentIn(context.view.state, object.id)?.token === true) !== word.not;
    case 'other':
      return isOther(object.id, context);
    case 'commander':
      return isCommander(context.view.state, object.id) !== word.not;
    case 'historic':
      return (object.supertypes.has('legendary') || object.types.has('artifact') || object.subtypes.has('Saga')) !== word.not;
    case 'quality':
      return fitsQuality(word.which, object, context);
    case 'noun':
      return fitsNoun(word.which, object, context);
    case 'anyOf':
      return some(word.words, (one) => fitsWord(one, object, context));
    case 'allOf':
      return every(word.words, (one) => fitsWord(one, object, context));
    case 'powerToughness':
      return object.power === word.power && object.toughness === word.toughness;
    case 'abilityKind':
      // Abilities on the stack are no objects of a board.
      return false;
    default:
      return unreachable(word);
  }
}

/** "Other": than what does something, or the object whose text it is; a spell, which is none of those, speaks of others than those that it named before. */
const isOther = (id: string, { source, it, view, than }: Context): boolean =>
  id !== (than ?? source) && (it === null || view.state.cards.get(source ?? '')?.zone !== 'stack' || !it.includes(id));

/** 105.2a-c. */
function hasColors(which: Extract<FilterWord, { kind: 'colorCount' }>['which'], count: number): boolean {
  switch (which) {
    case 'colorless':
      return count === 0;
    case 'monocolored':
      return count === 1;
    case 'multicolored':
      return count > 1;
    case 'colored':
      return count > 0;
    default:
      return unreachable(which);
  }
}

/** 109.2, 110.4: what the bare nouns mean; the zone is looked at apart. */
function fitsNoun(noun: Noun, object: ObjectView, { view }: Context): boolean {
  switch (noun) {
    case 'permanent':
      return object.zone === 'battlefield' || !(object.types.has('instant') || object.types.has('sorcery'));
    case 'card':
      return permanentIn(view.state, object.id)?.token !== true;
    case 'token':
      return permanentIn(view.state, object.id)?.token === true;
    case 'spell':
      return object.zone === 'stack';
    case 'source':
    case 'object':
      return true;
    case 'ability':
    case 'copy':
    case 'door':
    case 'emblem':
      return false;
    default:
      return unreachable(noun);
  }
}
