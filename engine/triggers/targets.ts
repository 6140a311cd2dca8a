import type { Filter, Quantity } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown, type Truth } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { contains, type Node, walk } from '../characteristics/walk.ts';
import type { GameState } from '../state/game.ts';
import type { Triggered } from './triggered.ts';

/**
 * 603.3d: whether there is something for each target that a triggered ability asks for, so that it goes on the stack. What may not be targeted
 * (hexproof, shroud, protection) is not looked at; which targets they are is not chosen here.
 */
export function hasTargets(state: GameState, { ability, source, named, controller }: Triggered): Truth {
  if (!contains(ability.effects, ({ kind }) => kind === 'target')) return true;
  const context: Context = { ...contextOf(layered(state).view, EVALUATE, source, named), you: controller };
  let has: Truth = true;
  walk(ability.effects, (node) => {
    if (node.kind === 'delayed' || node.kind === 'token' || node.kind === 'quoted') return 'stop';
    const filter = targetFilter(node);
    if (filter === null || has === false) return undefined;
    const ids = context.evaluate.matching(filter, context);
    has = isKnown(ids) ? ids.length > 0 : ids;
    return undefined;
  });
  return has;
}

/** What a target must be, where there has to be one and where not every game has one. */
function targetFilter(node: Node): Filter | null {
  if (node.kind !== 'target' || !('filter' in node) || !('amount' in node)) return null;
  const { filter, amount }: { readonly filter: unknown; readonly amount: unknown } = node;
  return isFilter(filter) && isQuantity(amount) && amount.kind !== 'upTo' && amount.kind !== 'anyNumber' ? filter : null;
}

const isFilter = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'objects' || value.kind === 'either');
const isQuantity = (value: unknown): value is Quantity => typeof value === 'object' && value !== null && 'kind' in value;
