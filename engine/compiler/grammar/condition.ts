import type { Condition } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice } from '../syntax.ts';
import * as g from './declared.ts';

/** What is true or not when it is looked at: after "if", "as long as", "only if", "unless". */
g.condition.define(
  choice<Condition>(
    phrase('<player> control <what>', { kind: 'controls', not: false }, { player: g.pluralPlayer, what: g.objects }),
    phrase('<player> controls <what>', { kind: 'controls', not: false }, { player: g.singularPlayer, what: g.objects }),
    phrase("<player> don't control <what>", { kind: 'controls', not: true }, { player: g.pluralPlayer, what: g.objects }),
  ),
);
