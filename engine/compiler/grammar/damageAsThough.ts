import type { StaticEffect } from '../../ast/index.ts';
import { phrase } from '../phrase.ts';
import { choice, type Syntax } from '../syntax.ts';
import { conditioned, remembered } from './conditioned.ts';
import * as g from './declared.ts';
import { recipient } from './effects/damage.ts';

type DamageAsThough = Omit<Extract<StaticEffect, { kind: 'damageAsThough' }>, 'condition' | 'conditionFirst'>;

/** "All damage is dealt to you as though its source had infect" (120.3). */
export const damageAsThough: Syntax<StaticEffect> = conditioned(
  remembered(
    choice<DamageAsThough>(
      phrase(
        'all damage is dealt to <to> as though its source had <keyword>',
        { kind: 'damageAsThough' },
        { to: recipient, keyword: g.keyword },
      ),
      phrase('all damage is dealt as though its source had <keyword>', { kind: 'damageAsThough', to: null }, { keyword: g.keyword }),
    ),
  ),
);
