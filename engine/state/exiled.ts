import type { Complaints } from './checks.ts';
import type { Find, PermanentEntry } from './entries.ts';
import type { CardObject } from './game.ts';
import type { Names } from './links.ts';

/** 607.2a: the cards in exile that permanents imprinted or otherwise exiled, and the objects made for those that no zone lists. */
export interface ExiledLinks {
  readonly imprinted: ReadonlyMap<string, readonly string[]>;
  readonly exiledWith: ReadonlyMap<string, readonly string[]>;
  readonly cards: readonly CardObject[];
}

/** An entry names a card that its player's exile lists, by its id, or else a card by its name, which is then in exile too. */
export function exiledLinks(names: Names, find: Find, errors: Complaints): ExiledLinks {
  const cards: CardObject[] = [];
  const link = (entry: PermanentEntry, key: 'imprinted' | 'exiledWith'): readonly string[] =>
    (entry.setup[key] ?? []).flatMap((name, index) => {
      if (names.cards.get(name)?.zone === 'exile') return [name];
      const card = find(name);
      const path = [...entry.path, key, index];
      if (card === undefined) {
        errors.add('UNKNOWN_CARD', path, `there is no card named ${JSON.stringify(name)}`);
        return [];
      }
      const id = freeId(`${entry.id}-${key}-${index + 1}`, names);
      cards.push({ id, card, owner: entry.setup.owner ?? entry.player, zone: 'exile', commander: false });
      return [id];
    });
  const all = [...names.permanents.values()];
  return {
    imprinted: new Map(all.map((entry) => [entry.id, link(entry, 'imprinted')])),
    exiledWith: new Map(all.map((entry) => [entry.id, link(entry, 'exiledWith')])),
    cards,
  };
}

function freeId(id: string, names: Names): string {
  let free = id;
  while (names.permanents.has(free) || names.cards.has(free) || names.players.has(free)) free = `${free}'`;
  return free;
}
