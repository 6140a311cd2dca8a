import { parentPort } from 'node:worker_threads';
import type { CardDefinition } from '../../../engine/index.ts';
import { compileOne } from './compileOne.ts';

parentPort?.on('message', (batch: readonly CardDefinition[]) => {
  parentPort?.postMessage(batch.map(compileOne));
});
