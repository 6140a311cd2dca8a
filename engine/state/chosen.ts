import { COLORS } from '../cards/manaCost.ts';
import { BASIC_LAND_TYPES, subtypeGroups } from '../cards/subtypes.ts';
import { cardTypeOf, parseTypeLine, printed } from '../cards/typeLine.ts';
import type { PermanentSetup } from './board.ts';
import type { Complaints, Path } from './checks.ts';
import type { Entries } from './entries.ts';
import type { Chosen } from './game.ts';
import { linked, type Names } from './links.ts';

const COLOR_WORDS: Readonly<Record<string, string>> = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G' };

/** 607.2d: what a permanent was told to choose; a choice that nothing could have been is complained about. */
export function chosenOf(
  chosen: PermanentSetup['chosen'],
  typeWords: ReadonlyMap<string, string>,
  names: Names,
  path: Path,
  errors: Complaints,
): Chosen {
  if (chosen === undefined) return {};
  const word = chosen.color?.trim().toUpperCase() ?? '';
  const color = COLORS.find((one) => one === (COLOR_WORDS[word] ?? word));
  if (chosen.color !== undefined && color === undefined)
    errors.add('INVALID_VALUE', [...path, 'color'], `${JSON.stringify(chosen.color)} is no color; write one of W U B R G`, COLORS);
  const type = typeWord(chosen.type, 'type', 'land type or card type', typeWords, path, errors);
  const creatureType = typeWord(chosen.creatureType, 'creatureType', 'creature type', typeWords, path, errors);
  const player = linked(chosen.player, ['player'], names, [...path, 'player'], errors);
  return {
    ...(color === undefined ? {} : { color }),
    ...(type === undefined ? {} : { type }),
    ...(creatureType === undefined ? {} : { creatureType }),
    ...(player === null ? {} : { player }),
    ...(chosen.card === undefined ? {} : { card: chosen.card }),
    ...(chosen.word === undefined ? {} : { word: chosen.word }),
  };
}

/** Types that cards on this board have on their type lines though no list has them (of cards newer than the list), by lower case. */
export function typeWordsOf({ permanents, cards }: Entries): ReadonlyMap<string, string> {
  const faces = new Set([...permanents, ...cards].flatMap(({ card }) => card.faces));
  return new Map(
    [...faces].flatMap(({ definition }) => parseTypeLine(definition.typeLine).subtypes).map((type) => [type.toLowerCase(), type]),
  );
}

function typeWord(
  said: string | undefined,
  key: 'type' | 'creatureType',
  kind: string,
  typeWords: ReadonlyMap<string, string>,
  path: Path,
  errors: Complaints,
): string | undefined {
  if (said === undefined) return undefined;
  const word = said.trim();
  const spelled = word
    .split(/\s+/)
    .map((part) => printed(part.toLowerCase()))
    .join(' ');
  for (const one of [word, spelled]) if (subtypeGroups(one).length > 0) return one;
  const onBoard = typeWords.get(word.toLowerCase());
  if (onBoard !== undefined) return onBoard;
  const cardType = key === 'type' ? cardTypeOf(word) : undefined;
  if (cardType !== undefined) return printed(cardType);
  errors.add('INVALID_VALUE', [...path, key], `${JSON.stringify(said)} is no ${kind}`, key === 'type' ? BASIC_LAND_TYPES : []);
  return undefined;
}
