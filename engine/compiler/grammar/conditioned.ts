import type { Condition } from '../../ast/index.ts';
import { extended } from '../phrase.ts';
import { choice, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** What a static effect may hang on: "as long as …", "if …", "unless …", whose turn it is. */

const yourTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: false };
const othersTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: true };
const YOUR_TURN = "(during your turn|as long as it's your turn|during each of your turns)";
const OTHERS_TURN = "(during turns other than yours|as long as it's not your turn|as long as it isn't your turn)";

type Simplify<T> = { readonly [K in keyof T]: T[K] };
type Conditioned<T> = Simplify<T & { readonly condition: Condition | null; readonly conditionFirst: boolean }>;
type Limited<T> = Simplify<T & { readonly condition: Condition | null; readonly conditionFirst: boolean; readonly unless: boolean }>;

/** The same syntax where the field that it fills may also be null. */
const nullable = (condition: Syntax<Condition>): Syntax<Condition | null> => condition;
/** Built at once, so that its synonyms are listed when the grammar has loaded; what it read at a place is remembered. */
export const remembered = <T>(syntax: Syntax<T>): Syntax<T> => rule(() => syntax);

/** "as long as …" before or after; "during your turn" says the same of whose turn it is. */
export function conditioned<T extends object>(effect: Syntax<T>): Syntax<Conditioned<T>> {
  const fixed = (template: string, condition: Condition | null, conditionFirst: boolean): Syntax<Conditioned<T>> =>
    extended(template, effect, { condition, conditionFirst }, {});
  const said = (template: string, conditionFirst: boolean): Syntax<Conditioned<T>> =>
    extended(template, effect, { conditionFirst }, { condition: nullable(g.condition) });
  return choice(
    fixed('<it>', null, false),
    fixed(`${YOUR_TURN} , <it>`, yourTurn, true),
    fixed(`${OTHERS_TURN} , <it>`, othersTurn, true),
    fixed(`<it> ${YOUR_TURN}`, yourTurn, false),
    fixed(`<it> ${OTHERS_TURN}`, othersTurn, false),
    said('(as long as|if) <condition> , <it>', true),
    said('<it> (as long as|if|while) <condition>', false),
  );
}

/** The same with "if", and with "unless" after. */
export function limited<T extends object>(effect: Syntax<T>): Syntax<Limited<T>> {
  const fixed = (template: string, condition: Condition | null, conditionFirst: boolean): Syntax<Limited<T>> =>
    extended(template, effect, { condition, conditionFirst, unless: false }, {});
  const said = (template: string, conditionFirst: boolean, unless: boolean): Syntax<Limited<T>> =>
    extended(template, effect, { conditionFirst, unless }, { condition: nullable(g.condition) });
  return choice(
    fixed('<it>', null, false),
    fixed(`${YOUR_TURN} , <it>`, yourTurn, true),
    fixed(`<it> ${YOUR_TURN}`, yourTurn, false),
    fixed(`${OTHERS_TURN} , <it>`, othersTurn, true),
    fixed(`<it> ${OTHERS_TURN}`, othersTurn, false),
    said('(if|as long as) <condition> , <it>', true, false),
    said('<it> (if|as long as|while) <condition>', false, false),
    said('<it> unless <condition>', false, true),
  );
}
