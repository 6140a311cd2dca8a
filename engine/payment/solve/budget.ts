/** How many states a search may still look at. A count, so that the same question always ends the same. */
export interface Budget {
  left: number;
}

/** For one question. */
export const STATES = 200_000;

/** The same for each of the searches for a plan that is known to exist. */
export const STATES_OF_PLANS = 50_000;

/** Takes one; false where none is left. */
export function spend(budget: Budget): boolean {
  if (budget.left <= 0) return false;
  budget.left -= 1;
  return true;
}
