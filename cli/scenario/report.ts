import { shown } from './json.ts';
import type { ScenarioResult } from './run.ts';

/** What is written with `--json`. Steps are numbered from 0, as they stand in the file. */
export interface Report {
  readonly passed: readonly string[];
  readonly failed: readonly { readonly name: string; readonly step: number; readonly expected: unknown; readonly actual: unknown }[];
  readonly unsupported: readonly { readonly name: string; readonly step: number; readonly reason: string }[];
}

/** A scenario with a failed step is failed, whatever else is in it; of unsupported steps the first is named. */
export function report(results: readonly ScenarioResult[]): Report {
  const failed = results.flatMap(({ name, steps }) =>
    steps.flatMap((outcome, step) =>
      outcome.kind === 'failed' ? [{ name, step, expected: outcome.expected, actual: outcome.actual }] : [],
    ),
  );
  const names = new Set(failed.map(({ name }) => name));
  const sound = results.filter(({ name }) => !names.has(name));
  const unsupported = sound.flatMap(({ name, steps }) =>
    steps.flatMap((outcome, step) => (outcome.kind === 'unsupported' ? [{ name, step, reason: outcome.reason }] : [])).slice(0, 1),
  );
  const ended = new Set(unsupported.map(({ name }) => name));
  return { passed: sound.map(({ name }) => name).filter((name) => !ended.has(name)), failed, unsupported };
}

/** The same for people: failures last, where they are seen. */
export function printed({ passed, failed, unsupported }: Report, results: readonly ScenarioResult[]): string {
  const held = results.flatMap(({ steps }) => steps).filter(({ kind }) => kind === 'passed').length;
  return [
    ...passed.map((name) => `passed       ${name}`),
    ...unsupported.map(({ name, step, reason }) => `unsupported  ${name}: steps[${step}]: ${reason}`),
    ...failed.map(
      ({ name, step, expected, actual }) =>
        `FAILED       ${name}: steps[${step}]\n    expected ${shown(expected)}\n    actual   ${shown(actual)}`,
    ),
    `${passed.length} passed, ${new Set(failed.map(({ name }) => name)).size} failed, ${unsupported.length} not supported yet (${held} steps held)`,
  ].join('\n');
}
