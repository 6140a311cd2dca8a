import type { RuleNumber } from './rules.ts';

/** One step of the reasoning: what holds or happens, in a sentence, and the rules that make it so. */
export interface Step {
  readonly text: string;
  readonly rules: readonly RuleNumber[];
}

/** Why an answer is what it is. `rules` are all that the steps cite, each once, in the order in which they first come up. */
export interface Explanation {
  readonly summary: string;
  readonly steps: readonly Step[];
  readonly rules: readonly RuleNumber[];
}

/** A step that cites these rules. */
export function step(text: string, ...rules: readonly RuleNumber[]): Step {
  return { text, rules };
}

/** Puts an explanation together from its steps. */
export function explanation(summary: string, steps: readonly Step[]): Explanation {
  return { summary, steps, rules: [...new Set(steps.flatMap((each) => each.rules))] };
}
