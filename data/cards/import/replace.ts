import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Clears away what imports that were killed have left beside the target. */
function clearLeftovers(target: string): void {
  const prefix = `.${basename(target)}.`;
  for (const file of readdirSync(dirname(target))) {
    const pid = Number(file.startsWith(prefix) ? /^(\d+)\.partial\.sqlite(?:-journal)?$/.exec(file.slice(prefix.length))?.[1] : undefined);
    if (Number.isInteger(pid) && pid !== process.pid && !isRunning(pid)) rmSync(join(dirname(target), file), { force: true });
  }
}

/**
 * Puts a new file in the place of `target` in one step: `write` makes it whole under another name beside it. Where `write` throws,
 * the old file stays as it was and the half-made one is removed.
 */
export function replaceWhole(target: string, write: (path: string) => void): void {
  mkdirSync(dirname(target), { recursive: true });
  clearLeftovers(target);
  const partial = join(dirname(target), `.${basename(target)}.${process.pid}.partial.sqlite`);
  rmSync(partial, { force: true });
  try {
    write(partial);
    renameSync(partial, target);
  } catch (error) {
    for (const left of [partial, `${partial}-journal`]) rmSync(left, { force: true });
    throw error;
  }
}
