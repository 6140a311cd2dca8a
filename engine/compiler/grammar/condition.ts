import type { Condition } from '../../ast/index.ts';
import { list, phrase } from '../phrase.ts';
import { choice, fieldsOf, reshaped, rule, type Syntax } from '../syntax.ts';
import { gameCondition } from './conditions/game.ts';
import { historyCondition } from './conditions/history.ts';
import { numberCondition } from './conditions/number.ts';
import { objectCondition } from './conditions/object.ts';
import * as g from './declared.ts';

/** What is true or not when it is looked at: after "if", "as long as", "only if", "unless". */

const simple: Syntax<Condition> = rule(() => choice<Condition>(gameCondition, numberCondition, historyCondition, objectCondition));

const all: Syntax<Condition> = reshaped(
  list(simple, 'and', 2),
  (of): Condition => ({ kind: 'all', of }),
  (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'all' ? fields.of : undefined;
  },
);
const any: Syntax<Condition> = reshaped(
  list(simple, 'or', 2),
  (of): Condition => ({ kind: 'any', of, said: 'or' }),
  (value) => {
    const fields = fieldsOf(value);
    return fields?.kind === 'any' && fields.said === 'or' ? fields.of : undefined;
  },
);

g.condition.define(choice<Condition>(simple, all, any, orIf()));

/** "it's a creature or if {G}{W} was spent to cast this spell". */
function orIf(): Syntax<Condition> {
  return reshaped(
    phrase('<left> or if <right>', {}, { left: simple, right: simple }),
    ({ left, right }): Condition => ({ kind: 'any', of: [left, right], said: 'or if' }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === 'any' && fields.said === 'or if' && Array.isArray(fields.of) && fields.of.length === 2
        ? { left: fields.of[0], right: fields.of[1] }
        : undefined;
    },
  );
}
