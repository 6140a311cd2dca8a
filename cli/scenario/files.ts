import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readScenario, type Scenario } from './format.ts';
import { isObject, ShapeError } from './json.ts';

/** A scenario file, or why it is none. */
export type ScenarioFile =
  | { readonly kind: 'scenario'; readonly path: string; readonly scenario: Scenario }
  | { readonly kind: 'unreadable'; readonly path: string; readonly name: string; readonly reason: string };

/** Every scenario in the files and folders, folders searched to the bottom, in the order of their paths. JSON Schemas are passed over. */
export function scenarioFiles(paths: readonly string[]): readonly ScenarioFile[] {
  return paths
    .flatMap(jsonFiles)
    .sort()
    .flatMap((path): ScenarioFile[] => {
      const value = parsed(path);
      if (isObject(value) && '$schema' in value) return [];
      try {
        return [{ kind: 'scenario', path, scenario: readScenario(value) }];
      } catch (error) {
        if (!(error instanceof ShapeError)) throw error;
        return [{ kind: 'unreadable', path, name: basename(path, '.json'), reason: error.message }];
      }
    });
}

function jsonFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Undefined where the file isn't JSON. */
function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
