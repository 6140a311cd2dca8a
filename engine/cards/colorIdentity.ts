import type { Color } from '../ast/index.ts';
import { colorsOfFace, costOf, printedColors } from './colors.ts';
import type { CompiledCard, CompiledFace } from './definition.ts';
import { COLORS, colorsOfSymbol } from './manaCost.ts';

/**
 * 903.4: the colors of all mana symbols in costs and rules texts of every face (903.4d), and of color indicators and
 * characteristic-defining abilities. Reminder text doesn't count (903.4c). What the definition gives is taken as it is.
 */
export function colorIdentityOf({ definition, faces }: CompiledCard): readonly Color[] {
  const found = new Set<Color>(definition.colorIdentity ?? faces.flatMap(identityOfFace));
  return COLORS.filter((color) => found.has(color));
}

function identityOfFace(face: CompiledFace): readonly Color[] {
  const text = (face.definition.oracleText ?? '').replace(/\([^()]*\)/g, '');
  const symbols = [...text.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => symbol.toUpperCase());
  return [...costOf(face.definition), ...symbols].flatMap(colorsOfSymbol).concat(printedColors(face.definition), colorsOfFace(face));
}
