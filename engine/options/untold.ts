import type { Payments } from '../payment/payFor.ts';
import { isPayable, untoldIn } from '../payment/told.ts';

/** Whether a cost can't be paid, in words where that can't be told; null where it can be. */
export const untoldOf = (payments: Payments): string | 'unpayable' | null =>
  isPayable(payments) ? null : (untoldIn([payments]) ?? 'unpayable');
