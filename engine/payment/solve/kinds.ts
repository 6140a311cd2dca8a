import type { KindSet } from '../net.ts';

/** The first kind of a set. */
export const lowestOf = (kinds: KindSet): number => 31 - Math.clz32(kinds & -kinds);
