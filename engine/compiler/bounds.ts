/** What keeps the work on any text small, however it is made. Printed text comes near none of these. */

/** Derivations of one syntax at one place that are kept whether or not they end alike. */
const DERIVATIONS = 64;

/** Where there are very many derivations, one for each end: the earliest. Without it they double with each word of some texts. */
export function bounded<M extends { readonly end: number }>(matches: readonly M[]): readonly M[] {
  if (matches.length <= DERIVATIONS) return matches;
  const ends = new Set<number>();
  return matches.filter(({ end }) => !ends.has(end) && ends.add(end));
}

/** The most items of one run or list; a longer one is not read. */
export const LONGEST_RUN = 100;

/** The most rules inside one another; what goes deeper is not read, long before the stack ends. */
export const DEEPEST_NESTING = 200;
