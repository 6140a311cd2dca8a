import type { Cost, StaticEffect } from '../../ast/index.ts';
import { around, phrase } from '../phrase.ts';
import { choice, mapped, type Syntax } from '../syntax.ts';
import { limits } from './activation.ts';
import * as g from './declared.ts';
import { manaCost, manaTypeSymbol } from './symbols.ts';

/** When a spell may be cast only (601.3), what flash costs more (601.3c), and life that may be paid in place of mana of a color (119.4). */

const isCost = (value: unknown): value is Extract<Cost, { kind: 'mana' }> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'mana';
/** "pay {2} more". */
const more: Syntax<readonly Cost[]> = mapped(
  around('pay <it> more', manaCost),
  (cost): readonly Cost[] => [{ kind: 'mana', cost }],
  (value) => (Array.isArray(value) && value.length === 1 && isCost(value[0]) ? value[0].cost : undefined),
);

export const castLimits: Syntax<StaticEffect> = choice<StaticEffect>(
  phrase('cast (this spell|~) <limits>', { kind: 'castOnly' }, { limits }),
  phrase('you may cast (this spell|~) as though it had flash if you <costs> to cast it', { kind: 'flashFor' }, { costs: more }),
  phrase(
    'for each <symbol> in a cost , <who> may pay <life> life rather than pay that mana',
    { kind: 'lifeForMana' },
    { symbol: manaTypeSymbol, who: g.pluralPlayer, life: g.quantity },
  ),
);
