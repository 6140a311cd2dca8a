import type { Scenario } from './format.ts';
import { isObject, type JsonObject, list, object } from './json.ts';

/** Maps of the format that are lists of pairs in the API, with the name of a pair's key. */
const PAIRS: Readonly<Record<string, string>> = { counters: 'kind', commanderDamage: 'commander' };
const ZONES = ['hand', 'graveyard', 'exile', 'library', 'command'];

/**
 * A scenario's board as the API's `BoardInput`. Keys keep their names; those that the API doesn't know are passed on,
 * so that it refuses them rather than that they be lost here.
 */
export function boardInput(scenario: Scenario): JsonObject {
  const { players, format, ...board } = scenario.board;
  return {
    ...board,
    ...(typeof format === 'string' ? { format: format.toUpperCase() } : {}),
    players: list(players, 'board.players').map((player, index) => playerInput(object(player, `board.players[${index}]`))),
    cards: scenario.cards.map(cardInput),
  };
}

function playerInput(player: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(player).map(([key, value]) => {
      if (key === 'battlefield') return [key, list(value, key).map((each) => (isObject(each) ? withPairs(each) : each))];
      if (ZONES.includes(key))
        return [key, list(value, key).map((each) => (typeof each === 'string' ? { card: each } : isObject(each) ? withPairs(each) : each))];
      return pairsOf(key, value);
    }),
  );
}

function withPairs(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => pairsOf(key, value)));
}

function pairsOf(key: string, value: unknown): [string, unknown] {
  const name = PAIRS[key];
  if (name === undefined || !isObject(value)) return [key, value];
  return [key, Object.entries(value).map(([each, amount]) => ({ [name]: each, amount }))];
}

/** Scryfall's field names and the API's; other fields of a Scryfall card are no part of the question. */
const CARD_FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  mana_cost: 'manaCost',
  type_line: 'typeLine',
  oracle_text: 'oracleText',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
  colors: 'colors',
  layout: 'layout',
};

/** A card definition as the API's `CardInput`. */
export function cardInput(card: JsonObject): JsonObject {
  const fields = Object.entries(card).flatMap(([key, value]): [string, unknown][] => {
    const name = CARD_FIELDS[key];
    return name === undefined ? [] : [[name, value]];
  });
  const faces = Array.isArray(card.card_faces) ? { cardFaces: card.card_faces.map((face) => cardInput(object(face, 'card_faces'))) } : {};
  return { ...Object.fromEntries(fields), ...faces };
}
