import type { Condition } from '../ast/index.ts';
import { holdsOfNumber } from '../characteristics/amounts.ts';
import { type Truth, undetermined } from '../characteristics/truth.ts';
import { contextWhile, type Resolving } from './resolving.ts';

/** Whether a condition holds as the ability resolves; how often it has been activated this turn is counted on its object. */
export function isSo(condition: Condition, resolving: Resolving): Truth {
  const context = contextWhile(resolving);
  if (condition.kind !== 'repeated' || condition.what !== 'activated') return context.evaluate.holds(condition, context);
  const { state, source, instance } = resolving;
  const used = state.permanents.get(source)?.activations.get(instance)?.thisTurn;
  return used === undefined ? undetermined('how often it has been activated this turn') : holdsOfNumber(used, condition.times, context);
}
