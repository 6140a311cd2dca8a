/** A node of the AST: anything with a kind. */
export interface Node {
  readonly kind: string;
}

const isNode = (value: object): value is Node => 'kind' in value && typeof value.kind === 'string';

/**
 * Calls `visit` on every node inside a value, outside in; where it answers "stop", what is inside that node is left out.
 * Spans are no nodes.
 */
export function walk(value: unknown, visit: (node: Node) => 'stop' | undefined): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
    return;
  }
  if (isNode(value) && visit(value) === 'stop') return;
  for (const [key, inner] of Object.entries(value)) if (key !== 'span') walk(inner, visit);
}

/** Whether a value has a node of which the test holds; `enter`: whether to look inside a node. */
export function contains(value: unknown, test: (node: Node) => boolean, enter: (node: Node) => boolean = () => true): boolean {
  let found = false;
  walk(value, (node) => {
    if (found || !enter(node)) return 'stop';
    if (test(node)) found = true;
    return found ? 'stop' : undefined;
  });
  return found;
}
