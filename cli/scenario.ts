import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printed, report, runScenarios } from './scenario/index.ts';

const USAGE =
  'usage: npm run scenario -- PATHS… [--stored] [--json FILE]\n  PATHS: scenario files, or folders that are searched for them\n  --stored: plays each as a game that is kept';

/** Runs scenario files through the API: exit code 0 where nothing failed, 1 where something did, 2 where the arguments are wrong. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, stored: { type: 'boolean', default: false } },
});
const missing = positionals.filter((path) => !existsSync(path));
if (positionals.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `Not there: ${missing.join(', ')}` : USAGE);
  process.exit(2);
}
const results = await runScenarios(positionals, { stored: values.stored });
const outcome = report(results);
console.log(printed(outcome, results));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(outcome, null, 2)}\n`);
process.exitCode = outcome.failed.length > 0 ? 1 : 0;
