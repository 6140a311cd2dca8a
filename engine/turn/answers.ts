import { ok, type Result } from '../result.ts';
import type { RuleNumber } from '../rules.ts';
import { type Halt, undecided } from './course.ts';

/** The caller's answers, taken in order as choices come up. */
export interface Answers {
  /** `count` different ones of the options; the next answers are taken for them. All that there are to choose from need no answer. */
  readonly take: (
    what: string,
    options: readonly string[],
    count: number,
    ...rules: readonly RuleNumber[]
  ) => Result<readonly string[], Halt>;
  /** Answers that nothing asked for. */
  readonly left: () => readonly string[];
}

export function answersFrom(given: readonly string[]): Answers {
  let taken = 0;
  return {
    take: (what, options, count, ...rules) => {
      if (count <= 0) return ok([]);
      if (options.length <= count) return ok(options);
      const chosen = given.slice(taken, taken + count);
      const valid = chosen.length === count && new Set(chosen).size === count && chosen.every((one) => options.includes(one));
      if (!valid) return undecided(what, options, ...rules);
      taken += count;
      return ok(chosen);
    },
    left: () => given.slice(taken),
  };
}
