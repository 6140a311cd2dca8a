import type { GameState } from '../state/game.ts';

/** 201.4: whether a name is one that the words let a player choose, by the cards of the game; null where none of them has that name. */
export function isNameOf(words: string, name: string, { cards, permanents }: GameState): boolean | null {
  if (words === 'a card name') return true;
  for (const { card } of [...cards.values(), ...permanents.values()])
    for (const { definition } of card.faces) if (definition.name === name) return isSuch(words, definition.typeLine);
  return null;
}

function isSuch(words: string, typeLine: string): boolean {
  const [has, isBasicLand] = [(type: string): boolean => typeLine.includes(type), typeLine.includes('Basic') && typeLine.includes('Land')];
  if (words.startsWith('a card name other than')) return !isBasicLand;
  if (words === 'a basic land card name') return isBasicLand;
  if (words === 'a nonbasic land card name') return has('Land') && !isBasicLand;
  if (words.startsWith('a non')) return !has(typeOf(words.slice('a non'.length)));
  return has(typeOf(words.slice('a '.length)));
}

/** "land card name": the card type, as a type line has it. */
const typeOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).split(' ', 1).join('');
