import type { RuleNumber } from './rules.ts';

/** A choice that is left to a player while something is carried out (608.2d, 614.12a). */
export interface Question {
  /** In words: "a creature to sacrifice". */
  readonly what: string;
  readonly options: readonly string[];
  /** How many of them. */
  readonly least: number;
  readonly most: number;
  /** The player who chooses, where that is settled by who is affected (616.1). */
  readonly by?: string;
  /** Any word can be answered, whether or not it is among the options: a card's name. */
  readonly anyWord?: boolean;
  /** A piece of an option answers for it where no other has that. */
  readonly byPiece?: boolean;
  /** Options together of which one comes to the same as another. */
  readonly alike?: readonly (readonly string[])[];
  /** Options that say in short what others say in full. */
  readonly short?: readonly string[];
  /** What can come of one of each of `alike`, where that is known. */
  readonly ends?: EndsOfOptions;
  /** Whether it is never left open: where it isn't answered, what asks it stops. */
  readonly required?: true;
  /** The rule that asks for it, where that is not the one about choices of what resolves (608.2d). */
  readonly rule?: RuleNumber;
  /** Nothing is chosen by it: it says that there are legal ways to which no answer to what is asked leads. */
  readonly unlisted?: true;
  /** Of a choice how combat damage is divided (510.1): what each option has dealt to whom. */
  readonly divisions?: readonly Division[];
}

/** Everything that can come of each of several options, in writing; `goesOn`: of the same thing as was told with the question before, and what comes of it now. */
export interface EndsOfOptions {
  readonly of: readonly (readonly string[])[];
  readonly goesOn: boolean;
}

/** How a source's combat damage is divided: each part above 0. */
export type Division = readonly { readonly source: string; readonly target: string; readonly amount: number }[];

/** Answers a question; null where it has not been answered. */
export type Ask = (question: Question) => readonly string[] | null;

/** What is carried out stops where that can't be done here, or where a choice is not made. */
export type Stop =
  | { readonly kind: 'notModelled'; readonly text: string; readonly reason: string }
  | { readonly kind: 'unanswered'; readonly question: Question };

/** A sentence about words that are not modelled as the reason after them: "It could change how permanents untap: “…”." without the words and the stop. */
export const asReason = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence
    .slice(1)
    .replace(/(: “.*”)?\.$/s, '')
    .replace(/, and is not modelled$/, '')}`;

export const cannot = (text: string, reason: string): Stop => ({ kind: 'notModelled', text, reason });

/** Whether something stopped instead of coming to an end. */
export const isStop = (value: object | undefined): value is Stop =>
  value !== undefined && 'kind' in value && (value.kind === 'notModelled' || value.kind === 'unanswered');
