import type { EventLimit, ManaSource } from '../ast/index.ts';
import { chosenBy } from '../characteristics/chosen.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { EXCEPT_FIRST_DRAW, isFirstOfDrawStep } from '../events/history.ts';
import { ALL_COLORS, ALL_TYPES, type TypeSet, typeSet } from '../mana/amounts.ts';
import { isWithin as isWithinWords } from '../mana/triggers.ts';
import { permanentIn } from '../state/game.ts';
import type { Seen } from './occurrence.ts';

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
export function isWithin(limit: EventLimit, { what, before }: Seen, context: Context): Truth {
  if (limit.kind === 'words' && EXCEPT_FIRST_DRAW.test(limit.words) && what.kind === 'ZoneChanged')
    return !isFirstOfDrawStep(before, before.cards.get(what.id)?.owner ?? null);
  // 702.171b: "attacks while saddled".
  if (limit.kind === 'words' && limit.words === 'while saddled')
    return permanentIn(context.view.state, context.source ?? '')?.designations.has('saddled') === true;
  return isWithinWords(limit, context);
}
