import type { FaceDefinition } from '../engine/index.ts';
import { faceAbilities } from './ability.ts';
import { SUPPORT } from './enums.ts';
import type { CardFaceResolvers } from './generated/types.ts';

export const CardFace: CardFaceResolvers = {
  name: ({ definition }) => definition.name,
  manaCost: ({ definition }) => printedCost(definition),
  typeLine: ({ definition }) => definition.typeLine,
  oracleText: ({ definition }) => definition.oracleText ?? '',
  power: ({ definition }) => definition.power ?? null,
  toughness: ({ definition }) => definition.toughness ?? null,
  loyalty: ({ definition }) => definition.loyalty ?? null,
  defense: ({ definition }) => definition.defense ?? null,
  abilities: (face) => faceAbilities(face),
  support: ({ support }) => SUPPORT[support],
  unsupportedText: ({ unsupported }) => unsupported,
};

/** 202.1b: null where nothing is printed, which card data also writes as an empty text. */
export function printedCost({ manaCost }: FaceDefinition): string | null {
  return manaCost === undefined || manaCost === '' ? null : manaCost;
}
