import type { Color } from '../ast/index.ts';
import { colorIdentityOf } from './colorIdentity.ts';
import { colorsOfFace, costOf } from './colors.ts';
import type { CompiledCard, CompiledFace } from './definition.ts';
import { COLORS, manaValueOf } from './manaCost.ts';

/** Facts about a card that is in no game: its mana value (202.3; halves exist on humorous cards), colors and color identity, W U B R G. */
export interface CardFacts {
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly colorIdentity: readonly Color[];
}

/** 709.4, 712.8a, 715.4: the faces whose characteristics a card has off the stack and the battlefield: both halves, or the front alone. */
export function facesOutside({ definition, faces }: CompiledCard): readonly CompiledFace[] {
  return definition.layout === 'split' ? faces : [faces[0]];
}

/** What is true of a card wherever nothing else changes it. */
export function cardFacts(card: CompiledCard): CardFacts {
  const faces = facesOutside(card);
  const colors = new Set(faces.flatMap(colorsOfFace));
  return {
    manaValue: faces.reduce((sum, { definition }) => sum + manaValueOf(costOf(definition)), 0),
    colors: COLORS.filter((color) => colors.has(color)),
    colorIdentity: colorIdentityOf(card),
  };
}
