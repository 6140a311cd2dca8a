import type { CardType } from '../ast/index.ts';
import { BASIC_LAND_TYPES, subtypeGroups } from '../cards/subtypes.ts';
import { type Truth, undetermined } from './truth.ts';
import type { ObjectView } from './view.ts';

/** What two objects can have in common, by the words that texts use. */
const SHARED: Readonly<Record<string, (object: ObjectView) => readonly (string | number | null)[]>> = {
  color: ({ colors }) => [...colors],
  name: ({ names }) => names,
  'card type': ({ types }) => [...types],
  'permanent type': ({ types }) => [...types].filter((type) => !NO_PERMANENT.has(type)),
  'creature type': (object) => subtypesOfGroup(object, 'creature'),
  'land type': (object) => subtypesOfGroup(object, 'land'),
  'basic land type': ({ subtypes }) => BASIC_LAND_TYPES.filter((type) => subtypes.has(type)),
  subtype: ({ subtypes }) => [...subtypes],
  power: ({ power }) => [power],
  toughness: ({ toughness }) => [toughness],
  'mana value': ({ manaValue }) => [manaValue],
  manaValue: ({ manaValue }) => [manaValue],
  controller: ({ controller }) => [controller],
};

const NO_PERMANENT: ReadonlySet<CardType> = new Set<CardType>(['instant', 'sorcery', 'kindred']);
const subtypesOfGroup = ({ subtypes }: ObjectView, group: 'creature' | 'land'): readonly string[] =>
  [...subtypes].filter((type) => subtypeGroups(type).includes(group));

/** Whether two objects have a value of that kind in common. */
export function shares(what: string, left: ObjectView, right: ObjectView | undefined): Truth {
  const values = SHARED[what.replace(/^at least one /, '')];
  if (values === undefined) return undetermined(`which objects share a ${what}`);
  if (right === undefined) return false;
  const others = values(right);
  return values(left).some((value) => value !== null && others.includes(value));
}
