import type { EntersModification } from '../ast/index.ts';
import { BASIC_LAND_TYPES, subtypeGroups, subtypesOf } from '../cards/subtypes.ts';
import { cardTypeOf, DECK_CARD_TYPES, printed } from '../cards/typeLine.ts';
import { cannot, type Question, type Stop } from '../choices.ts';
import { type Chosen, playersOf } from '../state/game.ts';
import { isNameOf } from './cardNames.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import type { Modification } from './modification.ts';

const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'] as const;

/** 614.12a: what its controller chooses as it enters: what was chosen for it already, where the words allow that, or as it is answered. */
export function choosing(
  how: Extract<EntersModification, { kind: 'choose' }>,
  { text, context }: Modification,
  { details, before }: Entrance,
  { ask }: EnteringTools,
): Chosen | Stop {
  const { what, words } = how;
  const { chosen = {} } = details;
  if (/^two /.test(words)) return cannot(text, 'more than one thing chosen is not kept');
  const one = (question: Question): string | Stop => {
    const [only, another] = question.options;
    if (only !== undefined && another === undefined && question.anyWord !== true) return only;
    return ask(question)?.[0] ?? { kind: 'unanswered', question };
  };
  switch (what) {
    case 'color': {
      const without = COLOR_WORDS.findIndex((word) => words.endsWith(`other than ${word}`));
      const options = COLORS.filter((_, at) => at !== without);
      if (options.some((color) => color === chosen.color)) return {};
      const answer = one({ what: 'a color', options, least: 1, most: 1 });
      if (typeof answer !== 'string') return answer;
      const color = options.find((letter) => letter === answer);
      return color === undefined ? cannot(text, `${answer} is no color`) : { color };
    }
    case 'creatureType': {
      const isOne = (word: string): boolean => subtypeGroups(word).includes('creature') && !words.endsWith(`other than ${word}`);
      if (isOne(chosen.creatureType ?? '')) return {};
      const answer = one({ what: 'a creature type', options: subtypesOf('creature').filter(isOne), least: 1, most: 1 });
      return typeof answer === 'string' ? { creatureType: answer } : answer;
    }
    case 'landType':
    case 'basicLandType': {
      const all = what === 'basicLandType' ? BASIC_LAND_TYPES : subtypesOf('land');
      const options = words.includes('nonbasic') ? all.filter((type) => !BASIC_LAND_TYPES.some((basic) => basic === type)) : all;
      if (options.some((type) => type === chosen.type)) return {};
      const answer = one({ what: 'a land type', options, least: 1, most: 1 });
      return typeof answer === 'string' ? { type: answer } : answer;
    }
    case 'cardType': {
      const options = (words.includes(' | ') ? words.split(' | ') : DECK_CARD_TYPES).map(printed);
      if (options.some((type) => type === printed(cardTypeOf(chosen.type ?? '') ?? ''))) return {};
      const answer = one({ what: 'a card type', options, least: 1, most: 1 });
      return typeof answer === 'string' ? { type: answer } : answer;
    }
    case 'player':
    case 'opponent': {
      const all = playersOf(before).map(({ id }) => id);
      const options = what === 'player' ? all : all.filter((id) => id !== context.you);
      if (options.some((id) => id === chosen.player)) return {};
      const answer = one({ what: what === 'player' ? 'a player' : 'an opponent', options, least: 1, most: 1 });
      return typeof answer === 'string' ? { player: answer } : answer;
    }
    case 'cardName': {
      if (chosen.card !== undefined) return {};
      const question: Question = { what: words, options: [], least: 1, most: 1, anyWord: true };
      const answer = one(question);
      if (typeof answer !== 'string') return answer;
      const fits = isNameOf(words, answer, before);
      if (fits === null) return cannot(text, `whether “${answer}” is ${words} is not looked up`);
      return fits ? { card: answer } : { kind: 'unanswered', question };
    }
    // 614.12b.
    case 'words': {
      const options = words.split(' | ');
      if (options.length < 2) return cannot(text, 'what is chosen of this kind is not kept');
      if (options.some((word) => word.toLowerCase() === chosen.word?.toLowerCase())) return {};
      const answer = one({ what: 'one of the words', options, least: 1, most: 1 });
      return typeof answer === 'string' ? { word: answer } : answer;
    }
    case 'number':
      return cannot(text, 'what is chosen of this kind is not kept');
  }
}
