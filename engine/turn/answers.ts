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
  /** Says which are left after others have taken some. */
  readonly keep: (left: readonly string[]) => void;
}

export function answersFrom(given: readonly string[]): Answers {
  let left = given;
  return {
    take: (what, options, count, ...rules) => {
      if (count <= 0) return ok([]);
      if (options.length <= count) return ok(options);
      const chosen = left.slice(0, count);
      const valid = chosen.length === count && new Set(chosen).size === count && chosen.every((one) => options.includes(one));
      if (!valid) return undecided(what, options, { least: count, most: count }, ...rules);
      left = left.slice(count);
      return ok(chosen);
    },
    left: () => left,
    keep: (rest) => {
      left = rest;
    },
  };
}
