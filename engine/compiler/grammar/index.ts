/* Every file of the grammar, loaded so that each defines its part of the declared syntax. */
import './words.ts';
import './filter.ts';
import './reference.ts';
import './quantity.ts';
import './symbols.ts';
import './mana.ts';
import './cost.ts';
import './restriction.ts';
import './condition.ts';
import './keyword.ts';
import './trigger.ts';
import './manaEffect.ts';
import './effect.ts';
import './change.ts';
import './static.ts';
import './quoted.ts';
