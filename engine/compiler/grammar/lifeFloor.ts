import type { PlayerRef, Quantity, StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { deepEqual, fieldsOf, type Syntax } from '../syntax.ts';
import { digitAmount } from './amount.ts';
import { conditioned, remembered } from './conditioned.ts';
import * as g from './declared.ts';

interface LifeFloor {
  readonly kind: 'lifeFloor';
  readonly whose: PlayerRef;
  readonly least: Quantity;
}
const said = phrase(
  'damage that would reduce <whose> life total to less than <least> reduces it to <again> instead',
  { kind: 'lifeFloor' },
  { whose: g.playerPossessive, least: digitAmount, again: digitAmount },
);

/** "Damage that would reduce your life total to less than 7 reduces it to 7 instead" (120.4c): the number is said twice. */
const floor: Syntax<LifeFloor> = {
  read: (input, at) =>
    said.read(input, at).flatMap(({ value: { again, ...value }, end }) => (deepEqual(value.least, again) ? [{ value, end }] : [])),
  write: (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'lifeFloor' ? said.write({ ...fields, again: fields.least }) : undefined;
  },
  first: () => said.first(),
};

export const lifeFloor: Syntax<StaticEffect> = conditioned(remembered(floor));
