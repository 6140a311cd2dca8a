import type { Effect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { eachColor } from './mana.ts';
import { replacementEffect } from './replacement.ts';
import { rider } from './restriction.ts';
import { spendingEffect } from './spending.ts';

/** Instructions to add mana (106.4) and what they say about that mana. */
const you = { kind: 'you' } as const;
const add = { kind: 'addMana', additional: false, wording: '' } as const;
const addAlso = { kind: 'addMana', additional: true, wording: '' } as const;
/** One instruction to add mana: whoever adds it. */
const adding: Syntax<Effect> = choice<Effect>(
  phrase('add <mana>', { ...add, who: you }, { mana: g.manaOutput }),
  phrase('add an additional <mana>', { ...addAlso, who: you }, { mana: g.manaOutput }),
  phrase('<who> adds <mana>', add, { who: g.singularPlayer, mana: g.manaOutput }),
  phrase('<who> adds an additional <mana>', addAlso, { who: g.singularPlayer, mana: g.manaOutput }),
  phrase('<who> add <mana>', add, { who: g.pluralPlayer, mana: g.manaOutput }),
  phrase('<who> add an additional <mana>', addAlso, { who: g.pluralPlayer, mana: g.manaOutput }),
  phrase('<mana>', { ...add, who: you }, { mana: eachColor }),
);
/** "…, where X is its power". */
const addingX: Syntax<Effect> = phrase('<effect> , where X is <x>', { kind: 'where' }, { effect: adding, x: g.quantity });
const added = choice<Effect>(adding, addingX);

export const manaEffect: Syntax<Effect> = choice<Effect>(
  added,
  phrase('if <condition> , <effect> instead', { kind: 'insteadIf', wording: 'leading' }, { condition: g.condition, effect: added }),
  phrase('<effect> instead if <condition>', { kind: 'insteadIf', wording: 'trailing' }, { effect: added, condition: g.condition }),
  phrase('<rider>', { kind: 'rider' }, { rider }),
  replacementEffect,
  spendingEffect,
);
