import type { ObjectRef } from '../ast/index.ts';
import { type Ids, isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { foundNow } from './following.ts';
import { cannot, type Resolving, type Stop } from './resolving.ts';

/** The objects that words mean; of those that are to be chosen, the ones that are. */
export function objectsFor(
  ref: ObjectRef,
  { text, ask }: Resolving,
  context: Context,
  what: string,
  fits: (id: string) => boolean = () => true,
): readonly string[] | Stop {
  const meant: Ids = context.evaluate.objects(ref, context);
  if (!isKnown(meant)) return cannot(text, meant.why);
  const ids = meant
    .flatMap((id) => foundNow(context.view.state, id) ?? [])
    .filter((id) => context.view.object(id) !== undefined && fits(id));
  if (ref.kind !== 'some') return ids;
  const amount = context.evaluate.amount(ref.amount, context);
  if (!isKnown(amount)) return cannot(text, amount.why);
  const least = Math.min(amount, ids.length);
  if (least === ids.length) return ids;
  const question = { what, options: ids, least, most: least };
  return ask(question) ?? { kind: 'unanswered', question };
}
