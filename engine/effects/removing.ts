import type { Effect } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import { choose } from './choosing.ts';
import { cannot, type Resolving, type Stop } from './resolving.ts';

/** 122.1: counters of a kind, of every kind, or of one that is chosen where no kind is said. */
export function removedCounters(
  { amount, counter }: Extract<Effect, { kind: 'removeCounters' }>,
  id: string,
  resolving: Resolving,
  context: Context,
): readonly GameEventBody[] | Stop {
  const here = resolving.state.permanents.get(id)?.counters ?? resolving.state.cards.get(id)?.aside?.counters ?? new Map<string, number>();
  const less = (kind: string, most: number): readonly GameEventBody[] => {
    const count = Math.min(most, here.get(kind) ?? 0);
    return count <= 0 ? [] : [{ kind: 'CounterRemoved', object: id, counter: kind, amount: count }];
  };
  if (amount.kind === 'allOfThem')
    return [...here.keys()].filter((kind) => counter === null || kind === counter).flatMap((kind) => less(kind, Infinity));
  const number = context.evaluate.amount(amount, context);
  if (!isKnown(number)) return cannot(resolving.text, number.why);
  if (counter !== null) return less(counter, number);
  if (number > 1 && here.size > 1) return cannot(resolving.text, 'which counters are removed is not modelled');
  const kinds = [...here.keys()];
  const chosen = choose(`the kind of counter to remove from ${id}`, kinds, { least: Math.min(1, kinds.length), most: 1 }, resolving);
  return 'kind' in chosen ? chosen : chosen.flatMap((kind) => less(kind, number));
}
