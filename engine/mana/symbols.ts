import type { ManaSymbol, ManaType } from '../ast/index.ts';

const isManaType = (text: string): text is ManaType => /^[WUBRGC]$/.test(text);

/**
 * A symbol of a mana cost as mana (106.8-9 say so for abilities that add mana equal to a cost): `{G}` is {G}; a hybrid symbol one of its
 * types; `{3}` three colorless; `{X}` none, being 0. One list of types for each mana.
 */
export function manaOfSymbol(symbol: ManaSymbol): readonly (readonly ManaType[])[] {
  if (/^\d+$/.test(symbol)) return Array.from({ length: Math.min(Number(symbol), 1_000) }, () => ['C']);
  const types = symbol.split('/').filter(isManaType);
  return types.length === 0 ? [] : [types];
}
