import type { Condition } from '../../ast/index.ts';
import { list } from '../phrase.ts';
import { choice, fieldsOf, reshaped, rule, type Syntax } from '../syntax.ts';
import { gameCondition } from './conditions/game.ts';
import { historyCondition } from './conditions/history.ts';
import { numberCondition } from './conditions/number.ts';
import { objectCondition } from './conditions/object.ts';
import * as g from './declared.ts';

/** What is true or not when it is looked at: after "if", "as long as", "only if", "unless". */

const simple: Syntax<Condition> = rule(() => choice<Condition>(gameCondition, numberCondition, historyCondition, objectCondition));

const joined = (kind: 'all' | 'any', conjunction: string): Syntax<Condition> =>
  reshaped(
    list(simple, conjunction, 2),
    (of): Condition => ({ kind, of }),
    (value) => {
      const fields = fieldsOf(value);
      return fields?.kind === kind ? fields.of : undefined;
    },
  );

g.condition.define(choice<Condition>(simple, joined('all', 'and'), joined('any', 'or')));
