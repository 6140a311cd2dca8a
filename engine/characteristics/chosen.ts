import type { ChosenValue } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { type Chosen, permanentIn } from '../state/game.ts';
import { type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/**
 * 607.2d: what the text's object was told to choose; in a granted ability what the object that grants it was, since the two texts are linked
 * there.
 */
export function chosenBy({ view, source, named, chosen }: Pick<Context, 'view' | 'source' | 'named' | 'chosen'>): Chosen {
  if (chosen !== undefined) return chosen;
  const of = (id: string | null): Chosen => permanentIn(view.state, id ?? '')?.chosen ?? {};
  return named === source ? of(source) : { ...of(source), ...of(named) };
}

/** Whether an object is of what the text's object was told to choose. A choice that was never made matches nothing (607.5a). */
export function isOfChosen(what: ChosenValue, object: ObjectView, context: Context): Truth {
  const { color, type, creatureType, card } = chosenBy(context);
  switch (what) {
    case 'color':
      return color !== undefined && object.colors.has(color);
    case 'name':
      return card !== undefined && object.names.some((name) => name.toLowerCase() === card.toLowerCase());
    case 'creatureType':
      return creatureType !== undefined && object.subtypes.has(creatureType);
    case 'landType':
      return type !== undefined && object.subtypes.has(type);
    case 'cardType':
      return isCardType(type, object);
    case 'type':
      return [creatureType, type].some((one) => one !== undefined && (object.subtypes.has(one) || isCardType(one, object)));
    // What was chosen just before, while something resolves.
    case 'thatType':
      return context.chosen === undefined ? undetermined('which type is meant') : isOfChosen('type', object, context);
    case 'thatColor':
      return context.chosen === undefined ? undetermined('which color is meant') : isOfChosen('color', object, context);
    case 'thatName':
      return context.chosen === undefined ? undetermined('which name is meant') : isOfChosen('name', object, context);
    case 'colors':
    case 'kind':
    case 'colorOfYourChoice':
    case 'creatureTypeOfYourChoice':
    case 'thoseTypes':
      return undetermined('what is chosen while it is carried out');
    default:
      return unreachable(what);
  }
}

const isCardType = (word: string | undefined, { types }: ObjectView): boolean => [...types].some((type) => type === word?.toLowerCase());
