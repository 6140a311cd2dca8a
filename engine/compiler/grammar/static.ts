import type { Change, GrantedAbility, StaticEffect } from '../../ast/index.ts';
import { list, phrase } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** Static abilities (604): continuous effects first. */
g.change.define(
  choice<Change>(
    phrase(
      'has <abilities>',
      { kind: 'gains', verb: 'has' },
      {
        abilities: list(
          choice<GrantedAbility>(
            phrase('<ability>', { kind: 'quoted' }, { ability: g.quotedAbility }),
            phrase('<keyword>', { kind: 'keyword' }, { keyword: g.keyword }),
          ),
          'and',
        ),
      },
    ),
  ),
);

const changes: Syntax<readonly Change[]> = mapped(
  g.change,
  (change): readonly Change[] => [change],
  (value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined),
);

g.staticEffect.define(
  choice<StaticEffect>(
    phrase('<subject> <changes>', { kind: 'continuous', condition: null, conditionFirst: false }, { subject: g.singularSubject, changes }),
  ),
);
