import type { StaticEffect } from '../../ast/index.ts';
import { choice } from '../syntax.ts';
import { castLimits } from './castLimits.ts';
import { continuous } from './continuous.ts';
import { cantActivate, costModification } from './costModification.ts';
import { damageAsThough } from './damageAsThough.ts';
import * as g from './declared.ts';
import { enters } from './enters.ts';
import { exertion } from './exertion.ts';
import { leastCost } from './leastCost.ts';
import { lifeFloor } from './lifeFloor.ts';
import { cantUnlessPaid } from './paid.ts';
import { additionalCost, alternativeCost } from './payment.ts';
import { permissions } from './permission.ts';
import { players } from './players.ts';
import { replacementStatic } from './replacement.ts';
import { replacing } from './replaces.ts';
import { rules } from './rules.ts';
import { spellAbilities } from './spellAbilities.ts';
import { spendingStatic } from './spending.ts';
import { triggersAgain, triggersStopped } from './triggersAgain.ts';
import { untapsToo } from './untapsToo.ts';

/** A sentence of a static ability (604), without its full stop. */
g.staticEffect.define(
  choice<StaticEffect>(
    cantActivate,
    continuous,
    enters,
    costModification,
    spellAbilities,
    leastCost,
    additionalCost,
    alternativeCost,
    replacementStatic,
    spendingStatic,
    players,
    replacing,
    lifeFloor,
    damageAsThough,
    cantUnlessPaid,
    permissions,
    exertion,
    triggersAgain,
    triggersStopped,
    untapsToo,
    castLimits,
    rules,
  ),
);
