import { type Step, step } from '../trace.ts';
import { amountsKey, type ManaAmounts } from './amounts.ts';
import { type Finals, type Rewrite, rewriteAmounts, shared } from './rewrite.ts';

/** How many different amounts are listed at the most. */
export const AMOUNTS_LIMIT = 2_000;

/** 106.12b, 616.1: what amounts become under replacement effects, in every order; shared by permanents under the same effects. */
export const replacedAmounts: (initial: readonly ManaAmounts[], rewrites: readonly Rewrite[]) => Finals<ManaAmounts> = shared(
  (initial: readonly ManaAmounts[], rewrites) => rewriteAmounts(initial, rewrites, AMOUNTS_LIMIT),
  amountsKey,
);

/** Which replacement effects, in which order, gave what. */
export const replacementStep = (names: readonly string[], what: string): Step =>
  step(`With the replacement effects of ${names.join(', ')} in this order: ${what}.`, '106.12', '106.12b', '614.1a', '614.5', '616.1');
