import { parentPort } from 'node:worker_threads';
import type { CardDefinition } from '../../../engine/cards/definition.ts';
import { compileCard } from '../../../engine/index.ts';
import { encodeCard } from '../codec.ts';
import { messageOf } from './errors.ts';
import type { Compiled } from './pool.ts';

function compiled(definition: CardDefinition): Compiled {
  try {
    const card = compileCard(definition);
    return { support: card.support, card: encodeCard(card) };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}

parentPort?.on('message', (batch: readonly CardDefinition[]) => {
  parentPort?.postMessage(batch.map(compiled));
});
