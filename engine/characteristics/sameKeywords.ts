import { isNode, type Node, walk } from './walk.ts';

/** "The same is true for first strike, trample, and vigilance": the sentence before it, said of each of those keywords. */

/** The keywords that such a rule names, in their order. */
export const keywordsNamed = (text: string): readonly string[] =>
  text
    .replace(/^the same is true for /, '')
    .split(/ , and | , | and /)
    .map((name) => name.trim());

const KNOWN = new WeakMap<object, Map<string, object>>();

/** What is said, of another keyword than the one that it gives; the same node for the same question. Null where it gives none, or several. */
export function saidOf<T extends Node>(said: T, keyword: string): T | null {
  const known = KNOWN.get(said) ?? new Map<string, object>();
  KNOWN.set(said, known);
  const found = known.get(keyword) ?? ofAnother(said, keyword);
  if (found === null) return null;
  known.set(keyword, found);
  return isSame(found, said) ? found : null;
}

const isSame = <T extends Node>(found: object, said: T): found is T => isNode(found) && found.kind === said.kind;

function ofAnother(said: Node, keyword: string): object | null {
  const given = keywordGiven(said);
  return given === null ? null : replaced(said, given, keyword);
}

/** The name of the only keyword that changes in it give. */
function keywordGiven(said: Node): string | null {
  const names = new Set<string>();
  walk(said, (node) => {
    if (node.kind === 'keyword' && 'name' in node && typeof node.name === 'string') names.add(node.name);
    return undefined;
  });
  const [only = null, another] = names;
  return another === undefined ? only : null;
}

/** Every mention of the keyword by its name. */
function replaced(value: object, from: string, to: string): object {
  if (Array.isArray(value)) return value.map((one: unknown) => inside(one, from, to));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'span' ? one : inside(one, from, to)]));
}

const inside = (value: unknown, from: string, to: string): unknown =>
  value === from ? to : typeof value === 'object' && value !== null ? replaced(value, from, to) : value;
