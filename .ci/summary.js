import { readFileSync } from 'node:fs';

/** Prints "N passed, N failed" for a report of vitest; a test file that doesn't even load counts as a failure. */
const [path = ''] = process.argv.slice(2);
const text = readFileSync(path, 'utf8');
if (text === '') {
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  const report = JSON.parse(text);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = report.numFailedTests + unloaded;
  console.log(`${report.numPassedTests} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
