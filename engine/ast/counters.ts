import type { Quantity } from './quantity.ts';

/** "two +1/+1 counters": null for counters of every kind. */
export interface CounterCount {
  readonly kind: 'counters';
  readonly amount: Quantity;
  readonly counter: string | null;
  /** In the place of others: as many of each kind that there would be, however that is said. */
  readonly said?: 'each of those kinds' | 'those' | 'minus after the noun';
}
