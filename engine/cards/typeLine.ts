import type { CardType, Supertype } from '../ast/index.ts';

/** A type line in its parts (205): the words before the dash, sorted into supertypes and card types, and the subtypes after it. */
export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  /** In the order and spelling of the line; `Time Lord` is one. */
  readonly subtypes: readonly string[];
  /** Words before the dash that are neither ("Token", "Host"). */
  readonly others: readonly string[];
}

/** 205.4a. */
export const SUPERTYPES: readonly Supertype[] = ['basic', 'legendary', 'ongoing', 'snow', 'world'];

/** 205.2a: the types of cards that decks are made of. */
export const DECK_CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const satisfies readonly CardType[];

/** 205.2a. */
export const CARD_TYPES: readonly CardType[] = [...DECK_CARD_TYPES, 'dungeon', 'plane', 'phenomenon', 'scheme', 'vanguard', 'conspiracy'];

const SUPERTYPE_OF: ReadonlyMap<string, Supertype> = new Map(SUPERTYPES.map((type) => [type, type]));
/** "Tribal" is what older cards call the type that is kindred today. */
const CARD_TYPE_OF: ReadonlyMap<string, CardType> = new Map<string, CardType>([
  ...CARD_TYPES.map((type): [string, CardType] => [type, type]),
  ['tribal', 'kindred'],
]);

/** The card type that a word names, whatever its case. */
export const cardTypeOf = (word: string): CardType | undefined => CARD_TYPE_OF.get(word.toLowerCase());

/** The supertype that a word names, whatever its case. */
export const supertypeOf = (word: string): Supertype | undefined => SUPERTYPE_OF.get(word.toLowerCase());

/** 205.1: reads a type line. Of a line for two faces ("A // B") the first is read. Total: unknown words are kept apart. */
export function parseTypeLine(line: string): TypeLine {
  const [face = ''] = line.split(' // ');
  const [before = '', after = ''] = face.split(/\s+[\u2014\u2013-]+(?:\s+|$)/);
  const words = before.split(/\s+/).filter((word) => word !== '');
  return {
    supertypes: words.flatMap((word) => supertypeOf(word) ?? []),
    types: words.flatMap((word) => cardTypeOf(word) ?? []),
    subtypes: subtypesIn(after),
    others: words.filter((word) => supertypeOf(word) === undefined && cardTypeOf(word) === undefined),
  };
}

/** 205.3b: each word after the dash is a subtype, but for the one that is written as two. */
function subtypesIn(text: string): readonly string[] {
  return text
    .replace(/\bTime Lord\b/g, 'Time_Lord')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace('_', ' ').replace(/[\u2018\u2019]/g, "'"));
}

/** A type or supertype as cards print it: `creature` is "Creature". */
export const printed = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
