import { isObject, type JsonObject, ShapeError, shown } from './json.ts';

/** What stands at the end of a path of keys through an answer. */
export function at(answer: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), answer);
}

export function objectsAt(answer: unknown, ...path: readonly string[]): readonly JsonObject[] {
  const value = at(answer, ...path);
  if (Array.isArray(value)) return value.filter(isObject);
  throw new ShapeError(`the answer has no list at ${path.join('.')}, but ${shown(value)}`);
}

/** The numbers of all rules that explanations anywhere in an answer cite, each once. */
export function citedRules(answer: unknown): readonly string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const [key, below] of Object.entries(value)) {
      if (key === 'number' && typeof below === 'string') found.add(below);
      else visit(below);
    }
  };
  visit(answer);
  return [...found];
}
