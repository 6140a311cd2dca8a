import type { ObjectRef } from '../ast/index.ts';
import { type Ids, isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { choose, howMany } from './choosing.ts';
import { foundNow } from './following.ts';
import { cannot, type Resolving, type Stop } from './resolving.ts';

/** The objects that words mean; of those that are to be chosen, the ones that are. */
export function objectsFor(
  ref: ObjectRef,
  resolving: Pick<Resolving, 'text' | 'ask'>,
  context: Context,
  what: string,
  fits: (id: string) => boolean = () => true,
): readonly string[] | Stop {
  const { text } = resolving;
  const meant: Ids = context.evaluate.objects(ref, context);
  if (!isKnown(meant)) return cannot(text, meant.why);
  const ids = meant
    .flatMap((id) => foundNow(context.view.state, id) ?? [])
    .filter((id) => context.view.object(id) !== undefined && fits(id));
  if (ref.kind !== 'some') return ids;
  const count = howMany(ref.amount, ids.length, context, text);
  return 'kind' in count ? count : choose(what, ids, count, resolving);
}
