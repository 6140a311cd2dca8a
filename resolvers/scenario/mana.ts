import { availableMana, canPay, type ManaAmounts, type PooledMana } from '../../engine/index.ts';
import type { FieldPath } from '../errors.ts';
import type { CanPayQuestion, PlayerQuestion } from '../generated/types.ts';
import { paymentQuestion } from '../input/payment.ts';
import { LIMITS } from '../limits.ts';
import { MANA_TYPES, printMana, printSymbols, totalOf } from '../scalars/mana.ts';
import { type Answer, type Asking, fail, playerAt } from './asking.ts';

/** Mana symbol by symbol, as the format has it. */
export function manaSaid({ extended }: Asking, amounts: ManaAmounts, path: FieldPath): string {
  if (totalOf(amounts) <= BigInt(LIMITS.pooledMana)) return printSymbols(amounts);
  if (extended) return printMana(amounts);
  return fail(
    'NOT_IN_FORMAT',
    path,
    `The answer is ${printMana(amounts)}: too much to be written symbol by symbol. Ask with "extended: true".`,
  );
}

export function manaPoolOf(on: Asking, { player }: PlayerQuestion, path: FieldPath): Answer {
  return { says: { is: manaSaid(on, together(playerAt(on, player, path).manaPool), path) } };
}

function together(pool: readonly PooledMana[]): ManaAmounts {
  const sum = { W: 0n, U: 0n, B: 0n, R: 0n, G: 0n, C: 0n };
  for (const { type, amount } of pool) sum[type] += amount;
  return sum;
}

export function manaOptionsOf(on: Asking, { player }: PlayerQuestion, path: FieldPath): Answer {
  const available = availableMana(on.state, playerAt(on, player, path).id, { unspent: false });
  const { options, truncated } = available.options(LIMITS.manaOptions);
  if (!available.certain) fail('NOT_IN_FORMAT', path, UNCERTAIN);
  if (truncated || available.max === null) fail('NOT_IN_FORMAT', path, 'There is more mana to be had than can be listed.');
  const some = options.filter((amounts) => MANA_TYPES.some((type) => amounts[type] > 0n));
  return { says: { are: some.map((amounts) => manaSaid(on, amounts, path)) }, explanation: available.explanation() };
}

const UNCERTAIN = 'The search for the answer ended before it was certain.';

export function canPayOf(on: Asking, { player, cost, for: purpose }: CanPayQuestion, path: FieldPath): Answer {
  const { id } = playerAt(on, player, path);
  const asked = purpose?.activate === undefined ? purpose : { activate: { permanent: purpose.activate } };
  const payment = canPay(on.state, id, paymentQuestion(on.state, { cost, for: asked ?? null }, path));
  if (!payment.certain) fail('NOT_IN_FORMAT', path, UNCERTAIN);
  return { says: { is: payment.payable }, explanation: payment.explanation() };
}
