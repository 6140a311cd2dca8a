import type { Color, ManaCost, ManaSymbol, ManaType } from '../ast/index.ts';
import { err, ok, type Result } from '../result.ts';

/** Text that is no mana cost: what of it can't be read, and from which code unit on. */
export interface ManaCostError {
  readonly kind: 'malformedMana';
  readonly at: number;
  readonly found: string;
  readonly message: string;
}

/** 105.1, in the order of the color wheel. */
export const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

/** 106.1b, in the order in which answers list them. */
export const MANA_TYPES: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G', 'C'];

const COLOR_BY_LETTER: ReadonlyMap<string, Color> = new Map(COLORS.map((color) => [color, color]));
const TYPE_BY_LETTER: ReadonlyMap<string, ManaType> = new Map(MANA_TYPES.map((type) => [type, type]));

/**
 * 107.4: what stands between the braces. Hybrid symbols have two halves that differ, Phyrexian ones end with P; `HW` and `½` are halves
 * (of humorous cards).
 */
const SYMBOL = /^(?:[WUBRGCSXYZ]|\d{1,9}|H[WUBRG]|½|([WUBRGC]|\d{1,9})\/(?!\1)[WUBRG]|(?:([WUBRG])\/(?!\2))?[WUBRGC]\/P)$/;

/**
 * 107.4, 202.1: reads a mana cost such as `{2}{W/U}{X}`; empty text is the empty list (no mana cost, 202.1b).
 * Fails where anything stands outside braces or a symbol isn't one.
 */
export function parseManaCost(text: string): Result<ManaCost, ManaCostError> {
  const symbols: ManaSymbol[] = [];
  let at = 0;
  for (const match of text.matchAll(/\s*\{([^{}]*)\}\s*/g)) {
    if (match.index !== at) break;
    const symbol = (match[1] ?? '').toUpperCase();
    if (!isManaSymbol(symbol)) return malformed(text, at);
    symbols.push(symbol);
    at += match[0].length;
  }
  return at === text.length ? ok(symbols) : malformed(text, at);
}

/** 107.4: whether a word is a mana symbol, written without its braces. */
export function isManaSymbol(symbol: string): boolean {
  return SYMBOL.test(symbol);
}

function malformed(text: string, at: number): { readonly ok: false; readonly error: ManaCostError } {
  const found = text.slice(at, at + 20);
  return err({
    kind: 'malformedMana',
    at,
    found,
    message: `${JSON.stringify(found)} is no mana symbol; write each symbol in braces, like {2}{W/U}{X}`,
  });
}

/** 106.4: reads mana that exists, such as `{G}{G}{C}`: one type a symbol. Fails on any symbol that is no type of mana. */
export function parseMana(text: string): Result<readonly ManaType[], ManaCostError> {
  const cost = parseManaCost(text);
  if (!cost.ok) return cost;
  const types: ManaType[] = [];
  for (const symbol of cost.value) {
    const type = TYPE_BY_LETTER.get(symbol);
    if (type === undefined)
      return err({
        kind: 'malformedMana',
        at: text.toUpperCase().indexOf(`{${symbol}}`),
        found: `{${symbol}}`,
        message: `{${symbol}} is no type of mana; mana in a pool is written with {W} {U} {B} {R} {G} {C}`,
      });
    types.push(type);
  }
  return ok(types);
}

/** 202.3: the mana value of a cost; X counts as `x` (202.3e: the number chosen while it is a spell, otherwise 0). */
export function manaValueOf(cost: ManaCost, x = 0): number {
  return cost.reduce((sum, symbol) => sum + symbolValue(symbol, x), 0);
}

/** 202.3f-g: a hybrid symbol counts with its largest part, a Phyrexian one with 1. */
function symbolValue(symbol: ManaSymbol, x: number): number {
  const parts = symbol.split('/').filter((part) => part !== 'P');
  return Math.max(
    0,
    ...parts.map((part) => {
      if (part === 'X' || part === 'Y' || part === 'Z') return x;
      if (part === '½' || part.startsWith('H')) return 0.5;
      return /^\d+$/.test(part) ? Number(part) : 1;
    }),
  );
}

/** 107.4, 202.2d: the colors of one symbol; hybrid and Phyrexian ones have each of theirs. */
export function colorsOfSymbol(symbol: ManaSymbol): readonly Color[] {
  return symbol.split('/').flatMap((part) => COLOR_BY_LETTER.get(part.replace('H', '')) ?? []);
}

/** 105.2, 202.2: the colors of a cost's symbols, in the order W U B R G. */
export function colorsOfCost(cost: ManaCost): readonly Color[] {
  const found = new Set(cost.flatMap(colorsOfSymbol));
  return COLORS.filter((color) => found.has(color));
}

/** A cost as cards print it. */
export const printManaCost = (cost: ManaCost): string => cost.map((symbol) => `{${symbol}}`).join('');
