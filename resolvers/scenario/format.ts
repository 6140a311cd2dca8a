import type { CardInput } from '../generated/types.ts';

/** What the scenario format says otherwise than the API: for who writes documents and for who reads them. */

/** Scryfall's names of the API's fields of a card. */
export const SCRYFALL: Readonly<Record<keyof CardInput, string>> = {
  name: 'name',
  manaCost: 'mana_cost',
  typeLine: 'type_line',
  oracleText: 'oracle_text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
  colors: 'colors',
  layout: 'layout',
  cardFaces: 'card_faces',
};

/** Maps of the format that are lists of pairs in the API, with the name of a pair's key. */
export const PAIRS = { counters: 'kind', commanderDamage: 'commander' } as const;

/** Whether `cited` is the rule or a part of it: `106.7a` of `106.7`, `106.7` of `106`. */
export function isWithin(cited: string, rule: string): boolean {
  return cited === rule || (cited.startsWith(rule) && !/^\d/.test(cited.slice(rule.length)));
}
