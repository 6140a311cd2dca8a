import type { Filter, FilterSuffix, ObjectRef, StaticEffect } from '../ast/index.ts';
import type { LastingEffect } from '../state/game.ts';
import { isTarget } from './targetWords.ts';
import { type Node, walk } from './walk.ts';

/** The words of a lasting effect whose objects and players are settled as it begins: what is targeted, chosen (609.7a) or was dealt damage "this way". */
type Settled = Node | Extract<ObjectRef, { kind: 'some' }>;

/** "A source of your choice". */
export const isChosen = (node: Node): boolean => filterOf(node)?.suffixes.some(({ kind }) => kind === 'ofChoice') === true;

/** "A creature dealt damage this way". */
export const isDealtThisWay = (node: Node): boolean => filterOf(node)?.suffixes.some(saysDealt) === true;
const saysDealt = (suffix: FilterSuffix): boolean => suffix.kind === 'event' && suffix.what === 'dealt damage this way';

function filterOf(node: Node): Extract<Filter, { kind: 'objects' }> | null {
  if (node.kind !== 'some' || !('filter' in node)) return null;
  const { filter } = node;
  return typeof filter === 'object' && filter !== null && isObjects(filter) ? filter : null;
}
const isObjects = (value: object): value is Extract<Filter, { kind: 'objects' }> => 'kind' in value && value.kind === 'objects';

/** What objects that were settled must still be like (609.7b, 615.9): the words without those that settled them. */
export function stillSuch(filter: Filter): Filter {
  if (filter.kind !== 'objects') return filter;
  return { ...filter, suffixes: filter.suffixes.filter((suffix) => suffix.kind !== 'ofChoice' && !saysDealt(suffix)) };
}

/** The words of an effect that are settled as it begins, in the order of the text. */
export function settledWords(effect: StaticEffect): readonly Settled[] {
  const found: Settled[] = [];
  walk(effect, (node) => {
    if (node.kind === 'quoted' || node.kind === 'createToken') return 'stop';
    if (!isTarget(node) && !isChosen(node) && !isDealtThisWay(node)) return undefined;
    found.push(node);
    return 'stop';
  });
  return found;
}

const KNOWN = new WeakMap<
  StaticEffect,
  { readonly settled: LastingEffect['settled']; readonly targets: ReadonlyMap<object, readonly string[]> }
>();

/** What each of those words means, of an effect that lasts. */
export function meaningOf({ effect, settled }: Pick<LastingEffect, 'effect' | 'settled'>): ReadonlyMap<object, readonly string[]> {
  const known = KNOWN.get(effect);
  if (known !== undefined && known.settled === settled) return known.targets;
  const targets = new Map(settledWords(effect).map((word, place): readonly [object, readonly string[]] => [word, settled[place] ?? []]));
  KNOWN.set(effect, { settled, targets });
  return targets;
}
