import { parentPort } from 'node:worker_threads';
import type { CardDefinition } from '../../../engine/cards/definition.ts';
import { compileOne } from './compileOne.ts';

parentPort?.on('message', (batch: readonly CardDefinition[]) => {
  parentPort?.postMessage(batch.map(compileOne));
});
