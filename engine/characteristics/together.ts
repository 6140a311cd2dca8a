import type { Filter, FilterSuffix, ObjectRef } from '../ast/index.ts';
import { compares, numberOf } from './numbers.ts';
import { shares } from './sharing.ts';
import { type Amount, every, isKnown, not, type Truth } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

/** What is said of several objects together and of none by itself: "with different names", "with total power 10 or less". */
export type Together = Extract<FilterSuffix, { readonly kind: 'total' | 'different' }>;

const isTogether = (suffix: FilterSuffix): suffix is Together => suffix.kind === 'total' || suffix.kind === 'different';

/** A noun phrase apart: what is said of each object, and what of all of them together. */
export function apart(filter: Filter): { readonly each: Filter; readonly together: readonly Together[] } {
  if (filter.kind !== 'objects') return { each: filter, together: [] };
  const together = filter.suffixes.filter(isTogether);
  return together.length === 0
    ? { each: filter, together }
    : { each: { ...filter, suffixes: filter.suffixes.filter((suffix) => !isTogether(suffix)) }, together };
}

type Some = Extract<ObjectRef, { readonly kind: 'some' }>;

/** The same of a reference; what it says of each is the reference itself where it says nothing of all. */
export function singly(ref: Some): { readonly each: Some; readonly together: readonly Together[] } {
  const { each, together } = apart(ref.filter);
  return { each: together.length === 0 ? ref : { ...ref, filter: each }, together };
}

/** Whether objects are so together. */
export function obeys(together: readonly Together[], ids: readonly string[], context: Context): Truth {
  const objects = ids.flatMap((id) => context.view.object(id) ?? []);
  return every(together, (said) => {
    if (said.kind === 'different')
      return every(objects, (one) => every(objects.slice(0, objects.indexOf(one)), (other) => not(shares(said.what, one, other))));
    const to = context.evaluate.amount(said.to, context);
    return isKnown(to) ? compares(totalOf(said, objects), said.comparison, to) : to;
  });
}

const totalOf = ({ which }: Extract<Together, { kind: 'total' }>, objects: readonly ObjectView[]): number =>
  objects.reduce((sum, object) => sum + (numberOf(which, object) ?? 0), 0);

/** How many of some objects there can be at the most that are so together. */
export function mostTogether(together: readonly Together[], ids: readonly string[], context: Context): Amount {
  if (together.length === 0) return ids.length;
  const objects = ids.flatMap((id) => context.view.object(id) ?? []);
  let most = objects.length;
  for (const said of together) {
    if (said.kind === 'different') {
      const apartFrom: ObjectView[] = [];
      for (const object of objects) {
        const differs = every(apartFrom, (other) => not(shares(said.what, object, other)));
        if (!isKnown(differs)) return differs;
        if (differs) apartFrom.push(object);
      }
      most = Math.min(most, apartFrom.length);
      continue;
    }
    const to = context.evaluate.amount(said.to, context);
    if (!isKnown(to)) return to;
    // The more of the small ones the better where little is wanted, and of the large ones where much is.
    const numbers = objects.map((object) => numberOf(said.which, object) ?? 0).sort((left, right) => left - right);
    if (said.comparison === 'orGreater' || said.comparison === 'greater') numbers.reverse();
    let count = 0;
    for (let sum = 0, at = 0; at < numbers.length; at += 1) {
      sum += numbers[at] ?? 0;
      if (compares(sum, said.comparison, to)) count = at + 1;
    }
    most = Math.min(most, count);
  }
  return most;
}
