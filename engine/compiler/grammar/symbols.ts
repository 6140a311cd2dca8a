import type { Color, ManaType } from '../../ast/index.ts';
import { list, words } from '../phrase.ts';
import { choice, many, mapped, type Syntax, token } from '../syntax.ts';

/** Symbols in braces (107.4-6) and the words for colors (105). */

const COST_SYMBOL = /^\{(?:[WUBRGCSX]|[YZ]|\d{1,7}|[WUBRGC]\/[WUBRG](?:\/P)?|\d\/[WUBRG]|[WUBRGC]\/P|[HK][WUBRG]|∞|½)\}$/;
const isManaType = (text: string): text is ManaType => /^[WUBRGC]$/.test(text);

/** One mana symbol of a cost, without its braces. */
export const costSymbol: Syntax<string> = token(
  ({ text }) => (COST_SYMBOL.test(text) ? text.slice(1, -1) : undefined),
  (value) => (typeof value === 'string' && COST_SYMBOL.test(`{${value}}`) ? `{${value}}` : undefined),
  new Set(['#symbol']),
);

/** `{2}{W/U}`: a mana cost in text. */
export const manaCost: Syntax<readonly string[]> = many(costSymbol, 1);

/** `{G}`: a mana symbol that stands for one mana of a type. */
export const manaTypeSymbol: Syntax<ManaType> = token(
  ({ text }) => {
    const inner = text.slice(1, -1);
    return text.startsWith('{') && isManaType(inner) ? inner : undefined;
  },
  (value) => (typeof value === 'string' && isManaType(value) ? `{${value}}` : undefined),
  new Set(['{W}', '{U}', '{B}', '{R}', '{G}', '{C}']),
);

/** `{G}{G}{C}`: mana that is added. */
export const manaSymbols: Syntax<readonly ManaType[]> = many(manaTypeSymbol, 1);

export const colorWord: Syntax<Color> = words([
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
]);

/** "red mana", "colorless mana": a type in words. */
export const manaTypeWord: Syntax<ManaType> = choice<ManaType>(colorWord, words<ManaType>([['colorless', 'C']]));

/** "green", "black and red". */
export const colorWords: Syntax<readonly Color[]> = choice(
  mapped(
    colorWord,
    (color): readonly Color[] => [color],
    (value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined),
  ),
  list(colorWord, 'and', 2),
);
