import type { Effect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';
import { type Verb, verb, verbs } from './effects/verb.ts';
import { eachColor } from './mana.ts';
import { replacementEffect } from './replacement.ts';
import { rider } from './restriction.ts';
import { spendingEffect } from './spending.ts';

/** What players do with mana: they add it (106.4), lose it (106.4), double it (701.10g). */
export const manaVerbs: Verb<Effect> = verbs<Effect>(
  verb('add <mana>', { kind: 'addMana', additional: false }, { mana: g.manaOutput }),
  verb('add an additional <mana>', { kind: 'addMana', additional: true }, { mana: g.manaOutput }),
  verb('choose a color of <of>', { kind: 'chooseColor' }, { of: g.objects }),
  verb('activate a mana ability of <of>', { kind: 'activateManaAbility' }, { of: g.objects }),
  verb('lose all unspent mana', { kind: 'loseMana' }, {}),
  verb('double the amount of each type of unspent mana (you have|they have)', { kind: 'doubleMana' }, {}),
);

/** Instructions about mana that are whole clauses, and what sentences say of the mana that the one before them added. */
export const manaEffect: Syntax<Effect> = choice<Effect>(
  phrase('<mana>', { kind: 'addMana', who: { kind: 'you' }, additional: false }, { mana: eachColor }),
  phrase('<rider>', { kind: 'rider' }, { rider }),
  phrase(
    'until end of turn , any time you could activate a mana ability , you may <cost>',
    { kind: 'manaWindow', duration: { kind: 'untilEndOfTurn' } },
    { cost: g.cost },
  ),
  replacementEffect,
  spendingEffect,
);
