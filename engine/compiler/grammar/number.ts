import { phrase, words } from '../phrase.ts';
import type { Syntax, ValueOf } from '../syntax.ts';

/** Grammatical number: verbs agree with their subject. */
export type GrammaticalNumber = 'one' | 'many';

type Slots = Readonly<Record<string, Syntax<unknown>>>;
type Simplify<T> = { readonly [K in keyof T]: T[K] };

/** Verb forms that templates write as the singular, and their plurals. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['gets', 'get'],
  ['gains', 'gain'],
  ['loses', 'lose'],
  ['becomes', 'become'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ['attacks', 'attack'],
  ['blocks', 'block'],
  ['crews', 'crew'],
  ['saddles', 'saddle'],
  ['assigns', 'assign'],
  ['enters', 'enter'],
  ['costs', 'cost'],
  ['was', 'were'],
  ['its', 'their'],
  ["controller's", "controllers '"],
  ['step', 'steps'],
  ['it', 'they'],
  ["it's", "they're"],
  ["that's", 'that are'],
]);

/** A template in the singular, in the number wanted: each verb between `*` agrees ("*gets* <pt>"). */
export const agreeing = (template: string, number: GrammaticalNumber): string =>
  template.replace(/\*([^*]+)\*/g, (_, verb: string) => (number === 'one' ? verb : (PLURALS.get(verb) ?? verb)));

/** `phrase` with verbs that agree. */
export function verbPhrase<const C extends object, S extends Slots>(
  number: GrammaticalNumber,
  template: string,
  constants: C,
  slots: S,
): Syntax<Simplify<C & { readonly [K in keyof S]: ValueOf<S[K]> }>> {
  return phrase(agreeing(template, number), constants, slots);
}

/** A wording without the marks around its verbs. */
export type Unmarked<Words extends string> = Words extends `${infer Before}*${infer After}` ? `${Before}${Unmarked<After>}` : Words;

/** Fixed wordings in the number wanted; the value is the singular without its marks. */
export function verbWords(number: GrammaticalNumber, wordings: readonly string[]): Syntax<string> {
  return words(wordings.map((wording) => [agreeing(wording, number), wording.replaceAll('*', '')] as const));
}
