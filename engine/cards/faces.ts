import type { CompiledCard, CompiledFace } from './definition.ts';

/**
 * A face of a card by its number: 0 is the front. The number after the last is what the front is as a spell cast by a keyword that changes it (see
 * `CompiledCard.variant`).
 */
export const faceOf = (card: CompiledCard | undefined, at: number): CompiledFace | undefined =>
  card?.faces[at] ?? (at === card?.faces.length ? card.variant : undefined);
