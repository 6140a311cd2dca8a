import type { Filter, ObjectRef, Origin, Quantity } from '../../ast/index.ts';
import { partsOf } from '../../characteristics/severalParts.ts';
import { apart } from '../../characteristics/together.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { chooseTogether } from '../choosing.ts';
import { foundNow } from '../following.ts';
import { objectsFor } from '../objectsFor.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';

/** What objects are taken for: in words for who chooses, and those that other parts of the instruction have taken already. */
export interface Taking {
  readonly what: string;
  readonly from: Origin | null;
  readonly taken: ReadonlySet<string>;
}

const ANY: Quantity = { kind: 'anyNumber' };

/** The objects that an instruction takes: from a zone, from among cards spoken of before, "one of them", "the rest"; chosen where they are to be. */
export function selected(ref: ObjectRef, taking: Taking, resolving: Resolving, context: Context): readonly string[] | Stop {
  const { text } = resolving;
  const free = (ids: readonly string[]): readonly string[] => ids.filter((id) => !taking.taken.has(id));
  const some = (quantity: Quantity, ids: readonly string[]): readonly string[] | Stop =>
    chooseTogether(taking.what, ids, quantity, [], resolving, context);
  // "Until they reveal a land card, then puts those cards …": more than the one that was looked for, all that was revealed.
  const { it, among: seen } = resolving.meant;
  const [found, another] = it ?? [];
  if (ref.kind === 'that' && ref.plural && seen != null && seen.length > 1 && another === undefined && seen.includes(found ?? ''))
    return free(seen);
  switch (ref.kind) {
    case 'none':
      return [];
    case 'rest': {
      const among = resolving.meant.rest ?? resolving.meant.among ?? null;
      return among === null ? cannot(text, `what “${ref.as}” means`) : free(among);
    }
    case 'bareNumber': {
      const among = amongOf({ kind: 'it', plural: true }, resolving, context);
      return 'kind' in among ? among : some(ref.amount, free(among));
    }
    case 'outOf': {
      const among = amongOf(ref.of, resolving, context);
      if ('kind' in among) return among;
      const { amount } = ref;
      if (amount === 'each' || amount === 'all' || amount === 'both') return free(among);
      return some(amount === 'any' ? ANY : amount, free(among));
    }
    case 'some': {
      if (taking.from === null) return objectsFor(ref, resolving, context, taking.what, (id) => !taking.taken.has(id));
      const { each, together } = apart(ref.filter);
      const there = fitting(each, taking.from, resolving, context);
      return 'kind' in there ? there : chooseTogether(taking.what, free(there), ref.amount, together, resolving, context);
    }
    case 'all':
    case 'each': {
      if (taking.from === null) return objectsFor(ref, resolving, context, taking.what);
      const there = fitting(ref.filter, taking.from, resolving, context);
      return 'kind' in there ? there : free(there);
    }
    case 'several': {
      const taken = new Set(taking.taken);
      const found: string[] = [];
      for (const part of partsOf(ref)) {
        const ids = selected(part, { ...taking, taken }, resolving, context);
        if ('kind' in ids) return ids;
        for (const id of ids) taken.add(id);
        found.push(...ids);
      }
      return found;
    }
    default:
      return objectsFor(ref, resolving, context, taking.what);
  }
}

/** The cards that are spoken of together: those looked at, revealed or found, where words point back to them. */
export function amongOf(of: ObjectRef, resolving: Resolving, context: Context): readonly string[] | Stop {
  const { rest = [], among = null } = resolving.meant;
  // As long as some of the cards that were looked at are left, "them" are those.
  if (among !== null && (of.kind === 'it' || of.kind === 'that')) return rest.length > 0 ? rest : among;
  const ids = context.evaluate.objects(of, context);
  return isKnown(ids) ? ids.flatMap((id) => foundNow(resolving.state, id) ?? []) : cannot(resolving.text, ids.why);
}

/** The cards of a zone, or of those spoken of, that a noun phrase describes. */
function fitting(filter: Filter, from: Origin, resolving: Resolving, context: Context): readonly string[] | Stop {
  const there = from.kind === 'among' ? amongOf(from.of, resolving, context) : inPlace(from, resolving, context);
  if ('kind' in there) return there;
  const found: string[] = [];
  for (const id of there) {
    const object = context.view.object(id);
    const fits = object !== undefined && context.evaluate.fits(filter, object, context);
    if (!isKnown(fits)) return cannot(resolving.text, fits.why);
    if (fits) found.push(id);
  }
  return found;
}

/** The ids of everything in a zone, of some players where it is theirs. */
export function inPlace(
  { zone, of }: Extract<Origin, { kind: 'place' }>,
  { state, text }: Resolving,
  context: Context,
): readonly string[] | Stop {
  if (zone === 'battlefield') return context.view.permanents;
  if (zone === 'stack') return state.stack.map(({ id }) => id);
  const owners = of === null || of.kind === 'anyones' ? state.players.map(({ id }) => id) : context.evaluate.players(of, context);
  if (!isKnown(owners)) return cannot(text, owners.why);
  return state.players.filter(({ id }) => owners.includes(id)).flatMap((player) => player[zone]);
}
