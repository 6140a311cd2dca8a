import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Report, report, runScenarios } from '../cli/scenario/index.ts';
import { HOLDING, WAITING } from './support/scenarioPins.ts';
import { reasonOf } from './support/waitingReason.ts';

const OWN = join(import.meta.dirname, 'scenarios');
const SHARED = resolve(process.env.WELLSPRING_SHARED ?? join(import.meta.dirname, '..', '..', 'shared'), 'scenarios');
const hasShared = existsSync(SHARED);
const whySkipped = hasShared ? '' : ' (skipped: WELLSPRING_SHARED names no folder that holds them)';

async function run(...paths: readonly string[]): Promise<Report> {
  return report(await runScenarios(paths));
}

const runStored = async (...paths: readonly string[]): Promise<Report> => report(await runScenarios(paths, { stored: true }));

describe('scenarios of this repository', () => {
  test('all hold, whole', async () => {
    const { passed, failed, unsupported } = await run(OWN);
    expect(failed).toEqual([]);
    expect(unsupported).toEqual([]);
    expect(passed.length).toBeGreaterThanOrEqual(8);
  });

  test('hold as games that are kept, too', async () => {
    expect(await runStored(OWN)).toEqual(await run(OWN));
  });
});

describe.skipIf(!hasShared)(`the larger collection of scenarios${whySkipped}`, async () => {
  const all = hasShared ? await run(SHARED) : { passed: [], failed: [], unsupported: [] };
  const { passed, failed, unsupported } = all;
  const waiting = new Map(unsupported.map(({ name, reason }) => [name, reasonOf(reason)]));
  const there = new Set([...passed, ...failed.map(({ name }) => name), ...waiting.keys()]);

  test('none fails', () => {
    expect(failed).toEqual([]);
  });

  test('each comes to the same as a game that is kept', async () => {
    expect(await runStored(SHARED)).toEqual(all);
  });

  test('those that held still hold, whole', () => {
    const held = new Set(passed);
    expect(HOLDING.filter((name) => there.has(name) && !held.has(name))).toEqual([]);
  });

  test('those that wait are known, and for what', () => {
    const known = Object.entries(WAITING).flatMap(([reason, names]) => names.map((name) => [name, reason] as const));
    for (const [name, reason] of known) if (there.has(name)) expect([name, waiting.get(name)]).toEqual([name, reason]);
  });

  test('no name stands twice among the known', () => {
    const known = [...HOLDING, ...Object.values(WAITING).flat()];
    expect(new Set(known).size).toBe(known.length);
    expect(known.length).toBeGreaterThan(500);
  });
});
