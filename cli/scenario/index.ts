import { openCatalogue } from '../../data/cards/index.ts';
import { openGames } from '../../data/games/index.ts';
import { createServer } from '../../resolvers/server.ts';
import { askIn } from './ask.ts';
import { type ScenarioFile, scenarioFiles } from './files.ts';
import type { Scenario } from './format.ts';
import { AGAIN, type Begin, runScenario, type ScenarioResult } from './run.ts';
import { StoredPlay } from './storedPlay.ts';

export { printed, type Report, report } from './report.ts';
export type { ScenarioResult } from './run.ts';

/**
 * `stored`: as games that are kept, in memory, changed by mutations; otherwise the board is sent with all actions again for each question, but for scenarios
 * that act so often that one request would not take it.
 */
export interface Options {
  readonly stored: boolean;
}

const STORED: Begin = (board, ask) => new StoredPlay(board, ask);
/** So many actions one request takes on the largest board there may be. */
const MOST_AT_ONCE = 30;

/** Runs every scenario under the paths, one after the other, through a server of its own. */
export async function runScenarios(paths: readonly string[], { stored }: Options = { stored: false }): Promise<readonly ScenarioResult[]> {
  const catalogue = openCatalogue();
  const server = createServer();
  await server.start();
  const keeper = await openGames(catalogue, { WELLSPRING_GAMES: ':memory:' });
  const ask = askIn(server, catalogue, { keeper, owner: 'scenarios' });
  const results: ScenarioResult[] = [];
  for (const file of scenarioFiles(paths)) results.push(await runFile(file));
  await server.stop();
  await keeper.close();
  catalogue.close();
  return results;

  async function runFile(file: ScenarioFile): Promise<ScenarioResult> {
    if (file.kind === 'scenario') return runScenario(file.scenario, ask, stored || acts(file.scenario) > MOST_AT_ONCE ? STORED : AGAIN);
    return { name: file.name, steps: [{ kind: 'failed', expected: 'a scenario', actual: `${file.path}: ${file.reason}` }] };
  }
}

const acts = ({ steps }: Scenario): number => steps.filter(({ kind }) => kind === 'do').length;
