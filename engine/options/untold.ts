import type { Payments } from '../payment/payFor.ts';

/** Whether a cost can't be paid, in words where that can't be told; null where it can be. */
export function untoldOf({ all, open }: Payments): string | 'unpayable' | null {
  if (all.some(({ payment }) => payment.payable)) return null;
  const [untold] = [...open, ...all.flatMap(({ payment }) => payment.open)];
  if (untold !== undefined) return untold;
  return all.some(({ payment }) => !payment.certain) ? 'whether its cost can be paid: there are too many ways to look at' : 'unpayable';
}
