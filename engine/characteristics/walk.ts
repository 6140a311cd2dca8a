/** A node of the AST: anything with a kind. */
export interface Node {
  readonly kind: string;
}

/** Whether a value is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/**
 * Calls `visit` on every node inside a value, outside in; where it answers "stop", what is inside that node is left out.
 * Spans are no nodes.
 */
export function walk(value: unknown, visit: (node: Node) => 'stop' | undefined): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && visit(value) === 'stop') return;
  for (const inner of nodesJustIn(value)) walk(inner, visit);
}

const JUST_IN = new WeakMap<object, readonly Node[]>();

/** The nodes inside a value that are inside no other node of it, in order. What is compiled never changes, and is walked through again and again. */
function nodesJustIn(value: object): readonly Node[] {
  const known = JUST_IN.get(value);
  if (known !== undefined) return known;
  const found: Node[] = [];
  collect(value, found);
  JUST_IN.set(value, found);
  return found;
}

function collect(value: object, into: Node[]): void {
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'object' || inner === null || (key === 'span' && !Array.isArray(value))) continue;
    if (isNode(inner)) into.push(inner);
    else collect(inner, into);
  }
}

/** Whether a value has a node of which the test holds; `enter`: whether to look inside a node. */
export function contains(value: unknown, test: (node: Node) => boolean, enter: (node: Node) => boolean = () => true): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isNode(value)) {
    if (!enter(value)) return false;
    if (test(value)) return true;
  }
  return nodesJustIn(value).some((inner) => contains(inner, test, enter));
}
