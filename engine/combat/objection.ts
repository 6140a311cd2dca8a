import type { RuleNumber } from '../rules.ts';

/** Why a declaration or an assignment can't be made. */
export interface Objection {
  readonly text: string;
  readonly rules: readonly RuleNumber[];
  /** Words that could forbid it and that are not modelled, or that the board doesn't tell enough for; null where it is certain. */
  readonly words: string | null;
  /** What of those words can't be told. */
  readonly why?: string;
}

export const objection = (text: string, ...rules: readonly RuleNumber[]): Objection => ({ text, rules, words: null });

/** What can't be told: the words, and why. */
export const untold = (words: string, why: string, ...rules: readonly RuleNumber[]): Objection => ({
  text: `“${words}”: ${why}`,
  rules,
  words,
  why,
});

export const isObjection = (value: object): value is Objection => 'words' in value && 'rules' in value;
