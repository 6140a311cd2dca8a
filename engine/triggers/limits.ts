import type { EventLimit, ManaSource } from '../ast/index.ts';
import { chosenBy } from '../characteristics/chosen.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { ALL_COLORS, ALL_TYPES, type TypeSet, typeSet } from '../mana/amounts.ts';
import type { Occurrence } from './occurrence.ts';

/** 106.12a: whether mana of a kind that the words name is among that which was produced. */
export function hasType(source: ManaSource, types: TypeSet, context: Context): Truth {
  switch (source.kind) {
    case 'types':
      return (typeSet(source.types) & types) !== 0;
    case 'anyColor':
      return (ALL_COLORS & types) !== 0;
    case 'anyType':
      return (ALL_TYPES & types) !== 0;
    case 'chosenColor': {
      const { color } = chosenBy(context);
      return color !== undefined && (typeSet([color]) & types) !== 0;
    }
    default:
      return undetermined('which mana is meant');
  }
}

/** 603.1: whether something happens when the words of a trigger condition say that it counts. */
export function isWithin(limit: EventLimit, { what }: Occurrence, context: Context): Truth {
  switch (limit.kind) {
    case 'turn':
      return context.evaluate.isPlayer(limit.of, context.view.state.active, context);
    case 'thisTurn':
      return true;
    case 'while':
      return context.evaluate.holds(limit.condition, context);
    case 'usingMana':
      return undetermined('what mana was used');
    case 'words':
      // 504.1: the draw of the turn is the first of its step.
      if (EXCEPT_FIRST_DRAW.test(limit.words) && what.kind === 'ZoneChanged')
        return what.turnBased === true ? false : undetermined(limit.words);
      return undetermined(limit.words);
  }
}
const EXCEPT_FIRST_DRAW = /^except the first one (you|they) draw in each of (your|their) draw steps$/;
