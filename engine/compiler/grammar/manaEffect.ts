import type { Effect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { rider } from './restriction.ts';

/** Instructions to add mana (106.4) and what they say about that mana. */
const you = { kind: 'you' } as const;
export const manaEffect: Syntax<Effect> = choice<Effect>(
  phrase('add <mana>', { kind: 'addMana', who: you, additional: false, wording: '' }, { mana: g.manaOutput }),
  phrase('add an additional <mana>', { kind: 'addMana', who: you, additional: true, wording: '' }, { mana: g.manaOutput }),
  phrase('<who> adds <mana>', { kind: 'addMana', additional: false, wording: '' }, { who: g.singularPlayer, mana: g.manaOutput }),
  phrase(
    '<who> adds an additional <mana>',
    { kind: 'addMana', additional: true, wording: '' },
    { who: g.singularPlayer, mana: g.manaOutput },
  ),
  phrase('<who> add <mana>', { kind: 'addMana', additional: false, wording: '' }, { who: g.pluralPlayer, mana: g.manaOutput }),
  phrase('<rider>', { kind: 'rider' }, { rider }),
);
