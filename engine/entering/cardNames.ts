import { cardTypeOf, parseTypeLine } from '../cards/typeLine.ts';
import type { GameState } from '../state/game.ts';

/** 201.4: whether a name is one that the words let a player choose, by the cards of the game; null where none of them has that name. */
export function isNameOf(words: string, name: string, { cards, permanents }: GameState): boolean | null {
  if (words === 'a card name') return true;
  for (const { card } of [...cards.values(), ...permanents.values()])
    for (const { definition } of card.faces) if (definition.name === name) return isSuch(words, definition.typeLine);
  return null;
}

function isSuch(words: string, typeLine: string): boolean {
  const { supertypes, types } = parseTypeLine(typeLine);
  const isBasicLand = supertypes.includes('basic') && types.includes('land');
  if (words === 'a card name other than a basic land card name') return !isBasicLand;
  if (words === 'a basic land card name') return isBasicLand;
  if (words === 'a nonbasic land card name') return types.includes('land') && !isBasicLand;
  const [, non, word = ''] = /^a (non)?(\S+) card name$/.exec(words) ?? [];
  const type = cardTypeOf(word);
  return type !== undefined && types.includes(type) === (non === undefined);
}
