/** How much mana there could be: a number, or more than any number. */
export type Amount = bigint | 'unbounded';

export function plus(a: Amount, b: Amount): Amount {
  return a === 'unbounded' || b === 'unbounded' ? 'unbounded' : a + b;
}

/** So many times `a`. */
export function times(a: Amount, b: bigint): Amount {
  if (b === 0n) return 0n;
  return a === 'unbounded' ? a : a * b;
}

/** `a` less a number. */
export function less(a: Amount, b: bigint): Amount {
  return a === 'unbounded' ? a : a - b;
}

/** Whether `a` is at most `b`. */
export function atMost(a: Amount, b: Amount): boolean {
  return b === 'unbounded' || (a !== 'unbounded' && a <= b);
}

export function lesser(a: Amount, b: Amount): Amount {
  return atMost(a, b) ? a : b;
}

export function greater(a: Amount, b: Amount): Amount {
  return atMost(a, b) ? b : a;
}

/** For sorting: the larger first. */
export function largerFirst(a: Amount, b: Amount): number {
  return a === b ? 0 : atMost(a, b) ? 1 : -1;
}
