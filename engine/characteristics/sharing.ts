import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import { characteristicValues } from './distinctValues.ts';
import { type Truth, undetermined } from './truth.ts';
import type { ObjectView } from './view.ts';

type Values = (object: ObjectView) => readonly (string | number | null)[];

const of =
  (what: Parameters<typeof characteristicValues>[0]): Values =>
  (object) =>
    characteristicValues(what, object);

/** What two objects can have in common, by the words that texts use. */
const SHARED: Readonly<Record<string, Values>> = {
  color: of('color'),
  name: of('name'),
  'card type': of('cardType'),
  'permanent type': of('permanentType'),
  'creature type': of('creatureType'),
  'land type': of('landType'),
  'basic land type': ({ subtypes }) => BASIC_LAND_TYPES.filter((type) => subtypes.has(type)),
  subtype: of('subtype'),
  power: of('power'),
  toughness: of('toughness'),
  'mana value': of('manaValue'),
  manaValue: of('manaValue'),
  controller: ({ controller }) => [controller],
};

/** Whether two objects have a value of that kind in common. */
export function shares(what: string, left: ObjectView, right: ObjectView | undefined): Truth {
  const values = SHARED[what.replace(/^at least one /, '')];
  if (values === undefined) return undetermined(`which objects share a ${what}`);
  if (right === undefined) return false;
  const others = values(right);
  return values(left).some((value) => value !== null && others.includes(value));
}
