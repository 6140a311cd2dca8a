import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isObject } from '../../cli/scenario/json.ts';

const START = join(import.meta.dirname, '..', '..', 'cli', 'start.ts');

/** What `npm start` runs, as a process of its own. */
export interface ServerProcess {
  /** Posts an operation; what comes back, parsed. Rejects where the answer doesn't come, or not whole. */
  ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Ends it at once, whatever it is doing (SIGKILL), and what it started. */
  kill(): Promise<void>;
}

/** Started, and answering. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const run = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const address = await addressOf(run);
  return {
    ask: async (query, variables) => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const body: unknown = await response.json();
      if (!isObject(body)) throw new Error('the answer is no object');
      return body;
    },
    kill: async () => {
      if (run.pid === undefined || run.exitCode !== null || run.signalCode !== null) return;
      const ended = once(run, 'exit');
      process.kill(-run.pid, 'SIGKILL');
      await ended;
    },
  };
}

async function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  const said: string[] = [];
  stderr?.on('data', (chunk) => said.push(String(chunk)));
  for await (const chunk of stdout ?? []) {
    said.push(String(chunk));
    const address = /GraphQL at http:\/\/localhost:(\d+)/.exec(said.join(''));
    if (address !== null) return `http://127.0.0.1:${address[1]}/graphql`;
  }
  throw new Error(`the server did not start: ${said.join('')}`);
}
