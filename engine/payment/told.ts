import type { Payments } from './payFor.ts';

/** Whether one of the total costs that there are can be paid. */
export const isPayable = ({ all }: Payments): boolean => all.some(({ payment }) => payment.payable);

/** Why it can't be told whether a cost can be paid where looking for a way was given up. */
export const TOO_MANY_WAYS = 'whether its cost can be paid: there are too many ways to look at';

/** Why it can't be told whether one of the total costs can be paid that none is known to be, in words; null where it surely can't be. */
export function untoldIn(payments: readonly Payments[]): string | null {
  const all = payments.flatMap((one) => one.all);
  const [untold] = [...payments.flatMap(({ open }) => open), ...all.flatMap(({ payment }) => payment.open)];
  return untold ?? (all.some(({ payment }) => !payment.certain) ? TOO_MANY_WAYS : null);
}
