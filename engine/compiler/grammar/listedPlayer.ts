import type { Filter } from '../../ast/index.ts';
import { list, oneOf } from '../phrase.ts';
import { choice, fieldsOf, reshaped, restricted, type Syntax } from '../syntax.ts';
import * as g from './declared.ts';

/** "creature, planeswalker, or player": objects and players in one list, the player first or last. */
export interface ListedPlayer {
  readonly filter: Filter;
  readonly players: 'player' | 'opponent';
  readonly playersFirst: boolean;
}

type Item = Filter | 'player' | 'opponent';
const items: Syntax<readonly Item[]> = restricted(
  list(choice<Item>(g.filterListed, oneOf('player', 'opponent')), 'or', 3),
  (value) => Array.isArray(value) && value.length > 2 && playerAt(value) !== null,
);

/** The place of the only player in a list, where that is its first or last; null otherwise. */
function playerAt(value: readonly unknown[]): number | null {
  const places = value.flatMap((one, place) => (typeof one === 'string' ? [place] : []));
  const [place, another] = places;
  return place !== undefined && another === undefined && (place === 0 || place === value.length - 1) ? place : null;
}

const isFilters = (value: unknown): value is readonly Filter[] => Array.isArray(value);

export const listedPlayer: Syntax<ListedPlayer> = reshaped(
  items,
  (all): ListedPlayer => ({
    filter: { kind: 'either', filters: all.filter((one) => typeof one !== 'string'), join: 'or' },
    players: all.includes('opponent') ? 'opponent' : 'player',
    playersFirst: typeof all[0] === 'string',
  }),
  (value) => {
    const { filter, players, playersFirst } = fieldsOf(value) ?? {};
    const { kind, filters, join } = fieldsOf(filter) ?? {};
    if (kind !== 'either' || join !== 'or' || !isFilters(filters) || filters.length < 2) return undefined;
    return playersFirst === true ? [players, ...filters] : [...filters, players];
  },
);
