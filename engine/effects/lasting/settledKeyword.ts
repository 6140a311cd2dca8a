import type { Color, Deed, Filter, FilterWord, Keyword, StaticEffect } from '../../ast/index.ts';
import { COLORS } from '../../cards/manaCost.ts';
import { DECK_CARD_TYPES } from '../../cards/typeLine.ts';
import { chosenBy } from '../../characteristics/chosen.ts';
import type { Context } from '../../characteristics/view.ts';
import { printKeyword } from '../../compiler/print.ts';
import { cannot, type Resolving, type Stop } from '../resolving.ts';

/** Keywords with a quality that is chosen (702.16, 608.2d), as the effect keeps them. */

/** 702.16: "protection from the chosen color" as protection from that color. */
export function ofChosenColor(keyword: Keyword, context: Context): Keyword {
  const { color } = chosenBy(context);
  if (keyword.text !== 'the chosen color' || color === undefined) return keyword;
  return ofColors(keyword, [color].flat());
}

/** Whether the quality of a keyword is still one that was chosen, or that words before it tell. */
export const isOfChoice = ({ text }: Keyword): boolean => text !== null && /^that\b|\b(choice|chosen)\b/.test(text);

/** A keyword whose quality is being of some colors. */
function ofColors(keyword: Keyword, colors: readonly Color[]): Keyword {
  const filters = colors.map((color): Filter => ({ kind: 'objects', words: [{ kind: 'color', color, not: false }], suffixes: [] }));
  const [filter = null, another] = filters;
  return { ...keyword, text: null, filter: another === undefined ? filter : { kind: 'either', filters, join: 'or' } };
}

/** One of the qualities that could be chosen, by its name. */
export interface QualityOption {
  readonly name: string;
  readonly keyword: Keyword;
}

/** 608.2d: what "the color of your choice" or "the card type of your choice" could be, chosen as the effect begins; null for any other keyword. */
export function qualitiesToChoose(keyword: Keyword): readonly QualityOption[] | null {
  switch (keyword.text) {
    case 'the color of your choice':
      return COLORS.map((color) => ({ name: color, keyword: ofColors(keyword, [color]) }));
    case 'the card type of your choice':
      return DECK_CARD_TYPES.map((type) => {
        const word: FilterWord = { kind: 'cardType', type, not: false };
        return { name: type, keyword: { ...keyword, text: null, filter: { kind: 'objects', words: [word], suffixes: [] } } };
      });
    default:
      return null;
  }
}

/** "Protection from artifacts or from the color of your choice": each color is one of the qualities. */
export const qualitiesAmong = (keywords: readonly Keyword[]): readonly QualityOption[] =>
  keywords.flatMap((keyword) => qualitiesToChoose(keyword) ?? [{ name: printKeyword(keyword).replace(/^protection from /i, ''), keyword }]);

/** 702.16, 608.2d: what a player gains protection from, settled as the effect begins. Stops where a choice is missing or what is meant can't be told. */
export function withQualities(effect: StaticEffect, resolving: Resolving, context: Context): StaticEffect | Stop {
  if (effect.kind !== 'cant') return effect;
  const deeds: Deed[] = [];
  for (const deed of effect.deeds) {
    const keyword = deed.keyword === undefined ? undefined : settledQuality(deed.keyword, resolving, context);
    if (keyword !== undefined && keyword.kind !== 'keyword') return keyword;
    deeds.push(keyword === undefined ? deed : { ...deed, keyword });
  }
  return { ...effect, deeds };
}

function settledQuality(keyword: Keyword, { ask, text }: Resolving, context: Context): Keyword | Stop {
  const ways = qualitiesToChoose(keyword);
  const known = ofChosenColor(keyword, context);
  if (ways === null) return isOfChoice(known) ? cannot(text, 'what was chosen for a keyword') : known;
  const question = { what: `what it is protected from for “${text}”`, options: ways.map(({ name }) => name), least: 1, most: 1 };
  const [name] = ask(question) ?? [];
  return ways.find((way) => way.name === name)?.keyword ?? { kind: 'unanswered', question };
}
