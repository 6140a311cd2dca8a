import type { Condition } from '../../ast/index.ts';
import { beside, phrase } from '../phrase.ts';
import { choice, rule, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** What a static effect may hang on: "as long as …", "if …", "unless …", whose turn it is. */

const yourTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: false, said: 'during' };
const othersTurn: Condition = { kind: 'turn', of: { kind: 'you' }, not: true, said: 'during' };
const YOUR_TURN = "(during your turn|as long as it's your turn|during each of your turns)";
const OTHERS_TURN = "(during turns other than yours|as long as it's not your turn|as long as it isn't your turn)";

interface Hanging {
  readonly condition: Condition | null;
  readonly conditionFirst: boolean;
}
type Limit = Hanging & { readonly unless: boolean };
type Simplify<T> = { readonly [K in keyof T]: T[K] };

/** Built at once, so that its synonyms are listed when the grammar has loaded; what it read at a place is remembered. */
export const remembered = <T>(syntax: Syntax<T>): Syntax<T> => rule(() => syntax);

const after: Syntax<Hanging> = choice<Hanging>(
  phrase('', { condition: null, conditionFirst: false }, {}),
  phrase(YOUR_TURN, { condition: yourTurn, conditionFirst: false }, {}),
  phrase(OTHERS_TURN, { condition: othersTurn, conditionFirst: false }, {}),
  phrase('(as long as|if|while) <condition>', { conditionFirst: false }, { condition: g.condition }),
);
const before: Syntax<Hanging> = choice<Hanging>(
  phrase(`${YOUR_TURN} ,`, { condition: yourTurn, conditionFirst: true }, {}),
  phrase(`${OTHERS_TURN} ,`, { condition: othersTurn, conditionFirst: true }, {}),
  phrase('(as long as|if) <condition> ,', { conditionFirst: true }, { condition: g.condition }),
);
const hangingFields = ['condition', 'conditionFirst'] as const;

/** "as long as …" before or after; "during your turn" says the same of whose turn it is. */
export const conditioned = <T extends object>(effect: Syntax<T>): Syntax<Simplify<T & Hanging>> =>
  choice(beside(effect, after, hangingFields, false), beside(effect, before, hangingFields, true));

const limitAfter: Syntax<Limit> = choice<Limit>(
  phrase('', { condition: null, conditionFirst: false, unless: false }, {}),
  phrase(YOUR_TURN, { condition: yourTurn, conditionFirst: false, unless: false }, {}),
  phrase(OTHERS_TURN, { condition: othersTurn, conditionFirst: false, unless: false }, {}),
  phrase('(if|as long as|while) <condition>', { conditionFirst: false, unless: false }, { condition: g.condition }),
  phrase('unless <condition>', { conditionFirst: false, unless: true }, { condition: g.condition }),
);
const limitBefore: Syntax<Limit> = choice<Limit>(
  phrase(`${YOUR_TURN} ,`, { condition: yourTurn, conditionFirst: true, unless: false }, {}),
  phrase(`${OTHERS_TURN} ,`, { condition: othersTurn, conditionFirst: true, unless: false }, {}),
  phrase('(if|as long as) <condition> ,', { conditionFirst: true, unless: false }, { condition: g.condition }),
);
const limitFields = ['condition', 'conditionFirst', 'unless'] as const;

/** The same with "if", and with "unless" after. */
export const limited = <T extends object>(effect: Syntax<T>): Syntax<Simplify<T & Limit>> =>
  choice(beside(effect, limitAfter, limitFields, false), beside(effect, limitBefore, limitFields, true));
