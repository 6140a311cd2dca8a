import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CardDefinition } from '../../../engine/index.ts';
import { type Compiled, compileOne } from './compileOne.ts';

/** Enough that the messages cost little, few enough that all workers end at about the same time. */
const BATCH = 200;

/** More workers than this gain nothing: the main thread becomes the narrow place. */
const MOST_WORKERS = 8;

function ask(worker: Worker, batch: readonly CardDefinition[]): Promise<readonly Compiled[]> {
  return new Promise((resolve, reject) => {
    const ended = (code: number): void => reject(new Error(`a compiling worker ended with code ${code}`));
    worker.once('error', reject);
    worker.once('exit', ended);
    worker.once('message', (answer: readonly Compiled[]) => {
      worker.off('error', reject);
      worker.off('exit', ended);
      resolve(answer);
    });
    worker.postMessage(batch);
  });
}

/**
 * Compiles definitions on all processors (a handful on this one) and gives the results in their order. `done` is told how many there
 * are so far. A worker that dies fails the whole; a signal that is raised stops it.
 */
export async function compileAll(
  definitions: readonly CardDefinition[],
  done: (count: number) => void,
  signal?: AbortSignal,
): Promise<readonly Compiled[]> {
  signal?.throwIfAborted();
  if (definitions.length <= BATCH) return definitions.map(compileOne);
  const starts = Array.from({ length: Math.ceil(definitions.length / BATCH) }, (_, batch) => batch * BATCH);
  const results = new Map<number, readonly Compiled[]>();
  const size = Math.min(MOST_WORKERS, availableParallelism(), starts.length);
  const workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  const queue = starts.values();
  let count = 0;

  const work = async (worker: Worker): Promise<void> => {
    for (const start of queue) {
      signal?.throwIfAborted();
      const answer = await ask(worker, definitions.slice(start, start + BATCH));
      results.set(start, answer);
      count += answer.length;
      done(count);
    }
  };

  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return starts.flatMap((start) => results.get(start) ?? []);
}
