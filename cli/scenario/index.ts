import { openCatalogue } from '../../data/cards/index.ts';
import { createServer } from '../../resolvers/server.ts';
import { askIn } from './ask.ts';
import { type ScenarioFile, scenarioFiles } from './files.ts';
import { runScenario, type ScenarioResult } from './run.ts';

export { printed, type Report, report } from './report.ts';
export type { ScenarioResult } from './run.ts';

/** Runs every scenario under the paths, one after the other, through a server of its own. */
export async function runScenarios(paths: readonly string[]): Promise<readonly ScenarioResult[]> {
  const catalogue = openCatalogue();
  const server = createServer();
  await server.start();
  const ask = askIn(server, catalogue);
  const results: ScenarioResult[] = [];
  for (const file of scenarioFiles(paths)) results.push(await runFile(file));
  await server.stop();
  catalogue.close();
  return results;

  async function runFile(file: ScenarioFile): Promise<ScenarioResult> {
    if (file.kind === 'scenario') return runScenario(file.scenario, ask);
    return { name: file.name, steps: [{ kind: 'failed', expected: 'a scenario', actual: `${file.path}: ${file.reason}` }] };
  }
}
