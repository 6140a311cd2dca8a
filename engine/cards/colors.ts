import type { Color, StaticEffect } from '../ast/index.ts';
import type { CompiledFace, FaceDefinition } from './definition.ts';
import { COLORS, colorsOfCost, parseManaCost } from './manaCost.ts';

/** The mana cost of a face; one that can't be read counts as none (202.1b). */
export function costOf(face: FaceDefinition): readonly string[] {
  const cost = parseManaCost(face.manaCost ?? '');
  return cost.ok ? cost.value : [];
}

/** 105.2, 202.2: the colors that a face has by its color indicator, or else by its mana cost. */
export function printedColors(face: FaceDefinition): readonly Color[] {
  if (face.colors === undefined) return colorsOfCost(costOf(face));
  const said = new Set(face.colors);
  return COLORS.filter((color) => said.has(color));
}

const OF_FACE = new WeakMap<CompiledFace, readonly Color[]>();

/** 105.2: a face's colors wherever it is: as printed, then what its characteristic-defining abilities say (604.3). */
export function colorsOfFace(face: CompiledFace): readonly Color[] {
  const known = OF_FACE.get(face) ?? workOut(face);
  OF_FACE.set(face, known);
  return known;
}

function workOut(face: CompiledFace): readonly Color[] {
  return face.abilities.reduce<readonly Color[]>((colors, ability) => {
    if (ability.kind === 'keywords') return ability.keywords.some(({ name }) => name === 'devoid') ? [] : colors;
    if (ability.kind !== 'static') return colors;
    return ability.effects.reduce((before, effect) => defined(effect) ?? before, colors);
  }, printedColors(face.definition));
}

/** 604.3a: the colors that a static ability says its own object has, everywhere and without conditions. */
function defined(effect: StaticEffect): readonly Color[] | undefined {
  if (effect.kind !== 'continuous' || effect.subject.kind !== 'self' || effect.condition !== null) return undefined;
  for (const change of effect.changes) {
    if (change.kind !== 'colors' || !change.set) continue;
    if (change.colors === 'all') return COLORS;
    if (change.colors === 'colorless') return [];
    if (change.colors !== 'chosen') return change.colors;
  }
  return undefined;
}
