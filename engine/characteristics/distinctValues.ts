import type { CardType, DistinctValue } from '../ast/index.ts';
import { subtypeGroups } from '../cards/subtypes.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import type { Context, ObjectView } from './view.ts';

const NO_PERMANENT: ReadonlySet<CardType> = new Set<CardType>(['instant', 'sorcery', 'kindred']);

/** The size of the largest group that has a value in common. */
export function mostInCommon(what: DistinctValue, all: readonly ObjectView[], context: Context): number {
  const values = all.map((one) => new Set(valuesOf(what, one, context)));
  return Math.max(0, ...[...new Set(values.flatMap((own) => [...own]))].map((value) => values.filter((own) => own.has(value)).length));
}

/** How many values there are among objects, each counted once. */
export function distinct(what: DistinctValue, all: readonly ObjectView[], context: Context): number {
  return new Set(all.flatMap((one) => valuesOf(what, one, context)).filter((value) => value !== null)).size;
}

/** What is told apart or shared of an object. */
function valuesOf(what: DistinctValue, one: ObjectView, { view }: Context): readonly (string | number | null)[] {
  return what === 'counterKind' ? [...(permanentIn(view.state, one.id)?.counters.keys() ?? [])] : characteristicValues(what, one);
}

/** The values of a characteristic. */
export function characteristicValues(what: Exclude<DistinctValue, 'counterKind'>, one: ObjectView): readonly (string | number | null)[] {
  switch (what) {
    case 'power':
      return [one.power];
    case 'toughness':
      return [one.toughness];
    case 'subtype':
      return [...one.subtypes];
    case 'permanentType':
      return [...one.types].filter((type) => !NO_PERMANENT.has(type));
    case 'colorPair':
      return one.colors.size === 2 ? [[...one.colors].sort().join('')] : [];
    case 'manaValue':
      return [one.manaValue];
    case 'name':
      return one.names;
    case 'color':
      return [...one.colors];
    case 'cardType':
      return [...one.types];
    case 'landType':
      return [...one.subtypes].filter((type) => subtypeGroups(type).includes('land'));
    case 'creatureType':
      return [...one.subtypes].filter((type) => subtypeGroups(type).includes('creature'));
    default:
      return unreachable(what);
  }
}
