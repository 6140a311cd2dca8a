import { ZONES } from '../../resolvers/input/boardLimits.ts';
import { PAIRS, SCRYFALL } from '../../resolvers/scenario/format.ts';
import type { Scenario } from './format.ts';
import { isObject, type JsonObject, list, object } from './json.ts';

const KEY_OF_PAIRS: ReadonlyMap<string, string> = new Map(Object.entries(PAIRS));

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
      if (ZONES.some((zone) => zone === key))
        return [key, list(value, key).map((each) => (typeof each === 'string' ? { card: each } : isObject(each) ? withPairs(each) : each))];
      return pairsOf(key, value);
    }),
  );
}

function withPairs(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => pairsOf(key, value)));
}

function pairsOf(key: string, value: unknown): [string, unknown] {
  const name = KEY_OF_PAIRS.get(key);
  if (name === undefined || !isObject(value)) return [key, value];
  return [key, Object.entries(value).map(([each, amount]) => ({ [name]: each, amount }))];
}

/** The API's names of Scryfall's fields; other fields of a Scryfall card are no part of the question. */
const CARD_FIELDS: ReadonlyMap<string, string> = new Map(Object.entries(SCRYFALL).map(([ours, theirs]) => [theirs, ours]));

/** A card definition as the API's `CardInput`. */
export function cardInput(card: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(card).flatMap(([key, value]): [string, unknown][] => {
      const name = CARD_FIELDS.get(key);
      if (name === undefined) return [];
      if (name !== 'cardFaces') return [[name, value]];
      return Array.isArray(value) ? [[name, value.map((face) => cardInput(object(face, key)))]] : [];
    }),
  );
}
