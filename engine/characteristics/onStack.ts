import type { Color } from '../ast/index.ts';
import { colorsOfFace } from '../cards/colors.ts';
import type { CompiledCard, CompiledFace } from '../cards/definition.ts';
import { faceOf } from '../cards/faces.ts';
import { manaValueOf } from '../cards/manaCost.ts';
import type { FaceDown, GameState, SpellOnStack } from '../state/game.ts';
import { type CopiableValues, valuesFaceDown, valuesOfFace } from './printed.ts';

/** How a card is a spell: with which face, face down or not, and with which X; null while it is not chosen. */
export interface AsSpell {
  readonly face: number;
  readonly faceDown: FaceDown;
  readonly x: number | null;
}

/** 601.2a, 202.3e, 708.4: the values and colors of a card as a spell: those of the face that is cast, with the X that was chosen. */
export function valuesOnStack(
  card: CompiledCard,
  { face, faceDown, x }: AsSpell,
): { readonly values: CopiableValues; readonly colors: readonly Color[] } {
  if (faceDown) return { values: valuesFaceDown(faceDown), colors: [] };
  const cast = faceOf(card, face) ?? card.faces[0];
  return { values: withX(valuesCast(card, cast), x ?? 0), colors: colorsOfFace(cast) };
}

/** 712.8, 709.3a, 715.3b: the values of the face that is cast; the back of a transforming card has the front's mana value (202.3b). */
function valuesCast({ definition, faces }: CompiledCard, face: CompiledFace): CopiableValues {
  const values = valuesOfFace(face);
  const back = faces.includes(face) && face !== faces[0] && values.manaCost.length === 0 && definition.layout !== 'split';
  return back ? { ...values, manaValue: manaValueOf(valuesOfFace(faces[0]).manaCost) } : values;
}

/** 202.3e: on the stack X is the number chosen. */
const withX = (values: CopiableValues, x: number): CopiableValues => ({
  ...values,
  manaValue: values.manaValue + x * values.manaCost.filter((symbol) => symbol === 'X').length,
});

/** The spell of that id on the stack; undefined where there is none. */
export function spellOnStack({ stack }: GameState, id: string): SpellOnStack | undefined {
  const found = stack.find((one) => one.kind === 'spell' && one.id === id);
  return found?.kind === 'spell' ? found : undefined;
}
