import { faceAbilities } from './ability.ts';
import { SUPPORT } from './enums.ts';
import type { CardFaceResolvers } from './generated/types.ts';

export const CardFace: CardFaceResolvers = {
  name: ({ definition }) => definition.name,
  manaCost: ({ definition }) => definition.manaCost ?? null,
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
