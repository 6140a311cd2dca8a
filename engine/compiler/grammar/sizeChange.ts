import type { Change, Quantity, SignedQuantity } from '../../ast/index.ts';
import { around, list } from '../phrase.ts';
import { mapped, type Syntax, token } from '../syntax.ts';
import * as g from './declared.ts';
import { type GrammaticalNumber, verbPhrase } from './number.ts';

/** Changes of power and toughness by some amount (613.4c). */

/** `+1/-1`, `+X/+0`. */
const signed: Syntax<{ readonly power: SignedQuantity; readonly toughness: SignedQuantity }> = token(
  ({ text }) => {
    const [, p, power, t, toughness] = /^([+-])(\d+|X)\/([+-])(\d+|X)$/.exec(text) ?? [];
    return power !== undefined && toughness !== undefined ? { power: signedOf(p, power), toughness: signedOf(t, toughness) } : undefined;
  },
  (value) => {
    if (typeof value !== 'object' || value === null || !('power' in value) || !('toughness' in value)) return undefined;
    const [power, toughness] = [shown(value.power), shown(value.toughness)];
    return power !== undefined && toughness !== undefined ? `${power}/${toughness}` : undefined;
  },
);
const signedOf = (sign: string | undefined, text: string): SignedQuantity => ({
  sign: sign === '-' ? '-' : '+',
  amount: text === 'X' ? { kind: 'x' } : { kind: 'number', value: Number(text) },
});
const isSigned = (value: unknown): value is SignedQuantity =>
  typeof value === 'object' && value !== null && 'sign' in value && 'amount' in value;
function shown(value: unknown): string | undefined {
  if (!isSigned(value)) return undefined;
  const { sign, amount } = value;
  return amount.kind === 'number' ? `${sign}${amount.value}` : amount.kind === 'x' ? `${sign}X` : undefined;
}

type Size = Extract<Change, { kind: 'modifyPowerToughness' }>;
/** "gets +1/+1", "gets +1/+1 for each Elf you control". */
export function modifies(number: GrammaticalNumber): Syntax<Size> {
  const each = optionalEach();
  return mapped(
    verbPhrase(number, '*gets* [a additional] <size> <each>', {}, { size: signed, each }),
    ({ size, each: forEach }): Size => ({ kind: 'modifyPowerToughness', ...size, forEach }),
    (value) => (isSize(value) ? { size: { power: value.power, toughness: value.toughness }, each: value.forEach } : undefined),
  );
}
const isSize = (value: unknown): value is Size =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'modifyPowerToughness';
function optionalEach(): Syntax<Quantity | null> {
  const each = around('for each <it>', g.each);
  return {
    read: (input, at) => [...each.read(input, at), { value: null, end: at }],
    write: (value) => (value === null ? [] : each.write(value)),
    first: () => null,
  };
}

/** "gets +1/-1 or -1/+1". */
export function eitherSize(number: GrammaticalNumber): Syntax<Change> {
  const option = mapped(
    signed,
    (size): Size => ({ kind: 'modifyPowerToughness', ...size, forEach: null }),
    (value) => (isSize(value) && value.forEach === null ? { power: value.power, toughness: value.toughness } : undefined),
  );
  return verbPhrase(number, '*gets* <options>', { kind: 'oneOf' }, { options: list(option, 'or', 2) });
}
