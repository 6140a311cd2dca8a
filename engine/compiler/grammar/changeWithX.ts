import type { Change, Quantity } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { deepEqual, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** 107.3: "…, where X is the number of Elves you control": the quantity takes X's place. */
export function withX(changes: Syntax<readonly Change[]>): Syntax<readonly Change[]> {
  const said = phrase('<changes> (, where|where) X is <x>', {}, { changes, x: g.quantity });
  return {
    read: (input, at) =>
      said
        .read(input, at)
        .flatMap(({ value, end }) =>
          value.changes.flatMap(amountsOf).some(({ kind }) => kind === 'x')
            ? [{ value: value.changes.map((change) => replaceIn(change, { kind: 'x' }, value.x)), end }]
            : [],
        ),
    write: (value) => {
      if (!isChanges(value)) return undefined;
      const x = value.flatMap(amountsOf).find(({ kind }) => kind !== 'number' && kind !== 'x');
      return x && said.write({ x, changes: value.map((change) => replaceIn(change, x, { kind: 'x' })) });
    },
    first: () => said.first(),
  };
}

export const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null && 'kind' in value;
export const isChanges = (value: unknown): value is readonly Change[] => Array.isArray(value);

function amountsOf(change: Change): readonly Quantity[] {
  if (change.kind === 'together') return change.changes.flatMap(amountsOf);
  if (change.kind === 'oneOf') return change.options.flatMap(amountsOf);
  if (change.kind === 'modifyPowerToughness') return [change.power.amount, change.toughness.amount];
  if (change.kind === 'basePowerToughness' && !change.defining && change.wording !== 'each equal')
    return [change.power, change.toughness].filter((amount) => amount !== null);
  return [];
}

function replaceIn(change: Change, from: Quantity, to: Quantity): Change {
  const swap = <T extends Quantity | null>(amount: T): T | Quantity => (deepEqual(amount, from) ? to : amount);
  if (change.kind === 'together') return { ...change, changes: change.changes.map((inner) => replaceIn(inner, from, to)) };
  if (change.kind === 'oneOf') return { ...change, options: change.options.map((inner) => replaceIn(inner, from, to)) };
  if (change.kind === 'modifyPowerToughness')
    return {
      ...change,
      power: { ...change.power, amount: swap(change.power.amount) },
      toughness: { ...change.toughness, amount: swap(change.toughness.amount) },
    };
  if (change.kind === 'basePowerToughness') return { ...change, power: swap(change.power), toughness: swap(change.toughness) };
  return change;
}
