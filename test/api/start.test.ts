import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const START = join(import.meta.dirname, '..', '..', 'cli', 'start.ts');

function start(port: string): ChildProcess {
  return spawn(process.execPath, [START], {
    env: { ...process.env, WELLSPRING_GAMES: ':memory:', PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What a process has written once it has written a whole line. */
async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += String(chunk);
    if (text.includes('\n')) return text;
  }
  return text;
}

describe('npm start', () => {
  test('prints its address once it answers there, and ends when told to', async () => {
    const run = start('0');
    const line = await firstLine(run.stdout);
    const address = /GraphQL at (http:\/\/localhost:\d+\/graphql)/.exec(line)?.[1] ?? '';
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ rule(number: "106.7") { number } }' }),
    });
    expect(await response.json()).toEqual({ data: { rule: { number: '106.7' } } });
    run.kill('SIGTERM');
    expect(await once(run, 'exit')).toEqual([0, null]);
  });

  test.each(['teatime', '-1', '70000'])('PORT=%s is refused in words', async (port) => {
    const run = start(port);
    expect(await firstLine(run.stderr)).toContain('PORT has to be a number');
  });

  test('a port that is taken is said in words', async () => {
    const first = start('0');
    const port = /localhost:(\d+)/.exec(await firstLine(first.stdout))?.[1] ?? '';
    const second = start(port);
    expect(await firstLine(second.stderr)).toContain(`Can't listen on port ${port}`);
    first.kill();
    await once(first, 'exit');
  });
});
