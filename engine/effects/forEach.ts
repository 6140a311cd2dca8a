import type { FilterSuffix } from '../ast/filter.ts';
import type { Effect, Filter, Quantity } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { contains } from '../characteristics/walk.ts';
import { contextWhile, type Resolving, type Stop } from './resolving.ts';

type ForEach = Extract<Effect, { kind: 'forEach' }>;

/** What "for each" comes to: one instruction with as much more of everything, or the instruction once for each object, which it calls "it". */
export type Each =
  | { readonly kind: 'at once'; readonly effect: Effect }
  | { readonly kind: 'one by one'; readonly objects: readonly string[] }
  | NotModelled;

type NotModelled = Extract<Stop, { readonly kind: 'notModelled' }>;
const notModelled = (text: string, reason: string): NotModelled => ({ kind: 'notModelled', text, reason });

/** "Draw a card for each land you control" draws that many; "for each of those artifacts, its controller …" is done for one after the other. */
export function eachOf({ effect, quantity }: ForEach, resolving: Resolving): Each {
  const context = contextWhile(resolving);
  const { text } = resolving;
  if (quantity.kind === 'countOf' && contains(effect, ({ kind }) => kind === 'it' || kind === 'that')) {
    const ids = context.evaluate.objects(quantity.of, context);
    return isKnown(ids) ? { kind: 'one by one', objects: ids } : notModelled(text, ids.why);
  }
  const done = quantity.kind === 'count' ? doneThisWay(quantity.of) : null;
  if (done !== null) {
    const ids = resolving.meant.it ?? [];
    const fitting: string[] = [];
    for (const id of ids) {
      const object = context.view.object(id);
      const fits = object !== undefined && context.evaluate.fits(done, object, context);
      if (!isKnown(fits)) return notModelled(text, fits.why);
      if (fits) fitting.push(id);
    }
    if (contains(effect, ({ kind }) => kind === 'it' || kind === 'that')) return { kind: 'one by one', objects: fitting };
    const multiplied = timesAsMuch(effect, fitting.length);
    return multiplied === null ? notModelled(text, 'what is done for each of them') : { kind: 'at once', effect: multiplied };
  }
  if (quantity.kind === 'count' && contains(effect, ({ kind }) => kind === 'controllerOf' || kind === 'ownerOf')) {
    const ids = context.evaluate.matching(quantity.of, context);
    return isKnown(ids) ? { kind: 'one by one', objects: ids } : notModelled(text, ids.why);
  }
  const times = context.evaluate.amount(quantity, context);
  if (!isKnown(times)) return notModelled(text, times.why);
  const multiplied = timesAsMuch(effect, Math.max(0, times));
  return multiplied === null ? notModelled(text, 'what is done for each of them') : { kind: 'at once', effect: multiplied };
}

/** "Creature exiled this way": the noun phrase without these words, where it is about what was done just before; null otherwise. */
function doneThisWay(filter: Filter): Filter | null {
  if (filter.kind !== 'objects') return null;
  const isDone = ({ kind, ...rest }: FilterSuffix): boolean =>
    kind === 'event' && 'what' in rest && /^\w+ this way$/.test(String(rest.what));
  return filter.suffixes.some(isDone) ? { ...filter, suffixes: filter.suffixes.filter((one) => !isDone(one)) } : null;
}

/** The instruction with so many times its amount (608.2h); null where it has none. */
function timesAsMuch(effect: Effect, factor: number): Effect | null {
  const more = (of: Quantity): Quantity => ({ kind: 'times', factor, of });
  switch (effect.kind) {
    case 'draw':
    case 'mill':
    case 'gainLife':
    case 'loseLife':
    case 'getCounters':
    case 'removeCounters':
      return { ...effect, amount: more(effect.amount) };
    case 'dealDamage':
      return effect.divided || effect.also.length > 0 ? null : { ...effect, amount: more(effect.amount) };
    case 'putCounters':
      return { ...effect, counters: effect.counters.map((one) => ({ ...one, amount: more(one.amount) })) };
    case 'createToken':
      return { ...effect, tokens: effect.tokens.map((one) => ({ ...one, amount: more(one.amount) })) };
    case 'copyToken':
      return { ...effect, tokens: { ...effect.tokens, amount: more(effect.tokens.amount) } };
    default:
      return null;
  }
}
