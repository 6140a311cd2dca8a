import type { RuleNumber } from '../rules.ts';
import { type Explanation, explanation, step } from '../trace.ts';

/**
 * What about an activation or a casting a reason is: that the object is not there, who acts, when, a prohibition, a limit on use, targets, {T} on what is
 * tapped, {Q} on what is untapped, {T} or {Q} of a creature that is new, a cost that can't be paid, text that is not modelled.
 */
export type ReasonKind =
  | 'source'
  | 'player'
  | 'timing'
  | 'prohibited'
  | 'limit'
  | 'target'
  | 'tapped'
  | 'untapped'
  | 'sick'
  | 'cost'
  | 'notModelled';

/** One reason why an ability can't be activated. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly text: string;
  readonly rules: readonly RuleNumber[];
  /** For what is not modelled: the words. */
  readonly words: string | null;
}

export const reason = (kind: ReasonKind, text: string, ...rules: readonly RuleNumber[]): Reason => ({ kind, text, rules, words: null });
export const untold = (words: string, why: string): Reason => ({
  kind: 'notModelled',
  text: `“${words}” is not modelled: ${why}.`,
  rules: ['602.2'],
  words,
});

/** Why an ability can't be activated: the most telling reason first. */
export interface Refusal {
  readonly message: string;
  readonly rules: readonly RuleNumber[];
  readonly explanation: Explanation;
  /** The words that would have to be modelled to tell; null where the refusal is certain. */
  readonly notModelled: string | null;
  readonly reasons: readonly Reason[];
}

/** A refusal for these reasons; null where there are none. What is certain comes before what is not modelled. */
export function refusal(reasons: readonly Reason[]): Refusal | null {
  const certain = reasons.filter(({ kind }) => kind !== 'notModelled');
  const told = certain.length > 0 ? certain : reasons;
  const [first] = told;
  if (first === undefined) return null;
  const why = explanation(
    first.text,
    told.map(({ text, rules }) => step(text, ...rules)),
  );
  return { message: first.text, rules: why.rules, explanation: why, notModelled: first.words, reasons };
}

/** Whether a reason may pass while the mana for an activation is being made (602.2b): costs are paid as things are by then. */
export const mayPass = (kind: ReasonKind): boolean => kind === 'tapped' || kind === 'untapped' || kind === 'cost';
