import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Report, report, runScenarios } from '../cli/scenario/index.ts';

const OWN = join(import.meta.dirname, 'scenarios');
const SHARED = resolve(process.env.WELLSPRING_SHARED ?? join(import.meta.dirname, '..', '..', 'shared'), 'scenarios');

async function run(...paths: readonly string[]): Promise<Report> {
  return report(await runScenarios(paths));
}

describe('scenarios of this repository', () => {
  test('all hold, whole', async () => {
    const { passed, failed, unsupported } = await run(OWN);
    expect(failed).toEqual([]);
    expect(unsupported).toEqual([]);
    expect(passed.length).toBeGreaterThanOrEqual(7);
  });
});

describe('the larger collection of scenarios', () => {
  test.skipIf(!existsSync(SHARED))('none fails (skipped where WELLSPRING_SHARED names no folder that holds them)', async () => {
    const { failed } = await run(SHARED);
    expect(failed).toEqual([]);
  });
});
