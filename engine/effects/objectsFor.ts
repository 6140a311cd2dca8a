import type { ObjectRef } from '../ast/index.ts';
import { partsOf } from '../characteristics/severalParts.ts';
import { singly } from '../characteristics/together.ts';
import { type Ids, isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import { chooseTogether } from './choosing.ts';
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
  if (ref.kind === 'several') {
    const taken = new Set<string>();
    for (const part of partsOf(ref)) {
      const found = objectsFor(part, resolving, context, what, (id) => fits(id) && !taken.has(id));
      if ('kind' in found) return found;
      for (const id of found) taken.add(id);
    }
    return [...taken];
  }
  const { each, together } = ref.kind === 'some' ? singly(ref) : { each: ref, together: [] };
  const meant: Ids = context.evaluate.objects(each, context);
  if (!isKnown(meant)) return cannot(text, meant.why);
  const ids = meant
    .flatMap((id) => foundNow(context.view.state, id) ?? [])
    .filter((id) => context.view.object(id) !== undefined && fits(id));
  return ref.kind === 'some' ? chooseTogether(what, ids, ref.amount, together, resolving, context) : ids;
}
