import type { Filter, FilterSuffix, ObjectRef } from '../ast/index.ts';

type Several = Extract<ObjectRef, { readonly kind: 'several' }>;
type InZone = Extract<FilterSuffix, { readonly kind: 'inZone' }>;

const filterOf = (ref: ObjectRef): Filter | null => ('filter' in ref && ref.filter !== 'any' ? ref.filter : null);

const saysCard = (filter: Filter | null): boolean =>
  filter?.kind === 'objects' && filter.words.some((word) => word.kind === 'noun' && word.which === 'card');

const zoneIn = (filter: Filter | null): InZone | undefined =>
  filter?.kind === 'objects' ? filter.suffixes.find((suffix) => suffix.kind === 'inZone') : undefined;

/** "Up to one target instant card and up to one target sorcery card from your graveyard": the zone is said once, for all cards; null where none is. */
export function zoneOfAll({ refs }: Several): InZone | null {
  const last = refs.at(-1);
  return (last === undefined ? undefined : zoneIn(filterOf(last))) ?? null;
}

/** Whether that is said of a part, too, which speaks of cards and says no zone of its own. */
export const lacksZone = (part: ObjectRef): boolean => saysCard(filterOf(part)) && zoneIn(filterOf(part)) === undefined;

type Some = Extract<ObjectRef, { readonly kind: 'some' }>;
const isSome = (ref: ObjectRef): ref is Some => ref.kind === 'some';

const KNOWN = new WeakMap<Several, readonly ObjectRef[]>();

/**
 * What objects are to be chosen for, part by part: each of "a creature card and a land card from your graveyard"; one choice of "a creature or a land". Parts that
 * mean something by themselves stay what they are.
 */
export function partsOf(ref: Several): readonly ObjectRef[] {
  const known = KNOWN.get(ref) ?? partsIn(ref);
  KNOWN.set(ref, known);
  return known;
}

function partsIn(ref: Several): readonly ObjectRef[] {
  const zone = zoneOfAll(ref);
  const parts = ref.refs.map((part): ObjectRef => {
    if (zone === null || !isSome(part) || part.filter.kind !== 'objects' || !lacksZone(part)) return part;
    return { ...part, filter: { ...part.filter, suffixes: [...part.filter.suffixes, zone] } };
  });
  const [first] = parts;
  if (ref.join !== 'or' || first === undefined || !isSome(first) || !parts.every(isSome)) return parts;
  const filters = parts.flatMap(({ filter }) => (filter.kind === 'either' ? filter.filters : [filter]));
  return [{ ...first, filter: { kind: 'either', filters, join: 'or' } }];
}
