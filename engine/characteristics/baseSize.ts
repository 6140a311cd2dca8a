import type { Change, Quantity } from '../ast/index.ts';
import type { Amount } from './truth.ts';
import type { Context } from './view.ts';

type BaseSize = Extract<Change, { kind: 'basePowerToughness' }>;

/**
 * The power and toughness that a change sets; null where it leaves one as it is. "Each equal to" says one amount for both; "that number"
 * in the toughness means the power.
 */
export function baseSize(change: BaseSize, context: Context): { readonly power: Amount | null; readonly toughness: Amount | null } {
  const amount = (quantity: Quantity | null, of: Context): Amount | null => (quantity === null ? null : of.evaluate.amount(quantity, of));
  const power = amount(change.power, context);
  if (change.toughness === null && change.wording.startsWith('each')) return { power, toughness: power };
  const thatMany = typeof power === 'number' ? power : null;
  return { power, toughness: amount(change.toughness, { ...context, thatMany }) };
}
