import type { CardDefinition, Support } from '../../../engine/index.ts';
import { compileCard } from '../../../engine/index.ts';
import { encodeCard } from '../codec.ts';
import { messageOf } from './errors.ts';

/** What comes of one definition, ready to be written; a failure is a bug of the compiler, which should read any text. */
export type Compiled = { readonly support: Support; readonly card: Uint8Array } | { readonly failed: string };

export function compileOne(definition: CardDefinition): Compiled {
  try {
    const card = compileCard(definition);
    return { support: card.support, card: encodeCard(card) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
