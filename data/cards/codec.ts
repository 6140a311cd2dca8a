import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CompiledCard } from '../../engine/index.ts';

/** A compiled card as it is kept in the file: its JSON, deflated. */
export function encodeCard(card: CompiledCard): Uint8Array {
  // A copy of just its size: what deflate gives keeps a whole working buffer alive.
  return new Uint8Array(deflateRawSync(JSON.stringify(card), { level: 9 }));
}

/** The card that `encodeCard` was given. The file's format and compiler are checked when it is opened, not card by card. */
export function decodeCard(bytes: Uint8Array): CompiledCard {
  const card: CompiledCard = JSON.parse(inflateRawSync(bytes).toString('utf8'));
  return card;
}
