import type { Color } from '../../engine/index.ts';

/** An object of unknown fields, as it comes out of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text in a field; undefined where it is absent, null or something else. */
export function textIn(object: JsonObject, field: string): string | undefined {
  const value = object[field];
  return typeof value === 'string' ? value : undefined;
}

/** The objects in a list; undefined where the field is no list of objects. */
export function objectsIn(object: JsonObject, field: string): readonly JsonObject[] | undefined {
  const value = object[field];
  return Array.isArray(value) && value.every(isObject) ? value : undefined;
}

const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

/** The colors in a list, in the order W U B R G; undefined where the field is no list of colors. */
export function colorsIn(object: JsonObject, field: string): readonly Color[] | undefined {
  const value = object[field];
  if (!Array.isArray(value)) return undefined;
  const known = COLORS.filter((color) => value.includes(color));
  return known.length === new Set(value).size ? known : undefined;
}

/** The colors in a mana cost's symbols (202.2). */
export function colorsOfCost(manaCost: string): readonly Color[] {
  const symbols = [...manaCost.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.toUpperCase().split('/'));
  return COLORS.filter((color) => symbols.includes(color));
}

export function sameColors(a: readonly Color[], b: readonly Color[]): boolean {
  return a.length === b.length && a.every((color) => b.includes(color));
}
