import { bounded } from './bounds.ts';
import { begins, looks } from './first.ts';
import type { Input, Line, Match, Syntax } from './reading.ts';
import type { Token } from './tokens.ts';

interface Node<T> {
  readonly words: Map<string, Node<T>>;
  readonly slots: Slot<T>[];
  /** Lines that end here, by their place among the alternatives. */
  readonly ends: { readonly order: number; readonly build: (values: readonly unknown[]) => T }[];
  readonly fitting: Map<string, Node<T>['slots']>;
}

interface Slot<T> {
  readonly syntax: Syntax<unknown>;
  readonly node: Node<T>;
  /** What the syntax begins with, once it has been asked. */
  first?: ReadonlySet<string> | null;
}

const empty = <T>(): Node<T> => ({ words: new Map(), slots: [], ends: [], fitting: new Map() });

function add<T>(root: Node<T>, { steps, build }: Line<T>, order: number): void {
  let node = root;
  for (const step of steps) {
    const known = typeof step === 'string' ? node.words.get(step) : node.slots.find(({ syntax }) => syntax === step)?.node;
    const next = known ?? empty<T>();
    if (known === undefined) {
      if (typeof step === 'string') node.words.set(step, next);
      else node.slots.push({ syntax: step, node: next });
    }
    node = next;
  }
  node.ends.push({ order, build });
}

/** From so many on, what fits a token is remembered. */
const FEW = 4;

function canBegin<T>(slot: Slot<T>, token: Token | undefined): boolean {
  if (slot.first === undefined) slot.first = slot.syntax.first();
  return token === undefined ? slot.first === null : begins(slot.first, token);
}

/** The syntaxes that can begin at a token; found out once for tokens that look alike. */
function slotsAt<T>(node: Node<T>, token: Token | undefined): Node<T>['slots'] {
  if (node.slots.length === 0) return node.slots;
  if (node.slots.length < FEW) return node.slots.filter((slot) => canBegin(slot, token));
  const key = token === undefined ? '' : looks(token);
  const known = node.fitting.get(key);
  if (known) return known;
  const found = node.slots.filter((slot) => canBegin(slot, token));
  node.fitting.set(key, found);
  return found;
}

interface Found<T> extends Match<T> {
  readonly order: number;
}

function walk<T>(node: Node<T>, input: Input, at: number, values: readonly unknown[], found: Found<T>[]): void {
  for (const { order, build } of node.ends) found.push({ order, value: build(values), end: at });
  const token = input.tokens[at];
  if (token !== undefined && node.words.size > 0) {
    const next = node.words.get(token.text);
    if (next) walk(next, input, at + 1, values, found);
    const lower = token.lower === token.text ? undefined : node.words.get(token.lower);
    if (lower) walk(lower, input, at + 1, values, found);
  }
  for (const { syntax, node: next } of slotsAt(node, token))
    for (const { value, end } of syntax.read(input, at)) walk(next, input, end, [...values, value], found);
}

/** Reads lines together; matches come in the order of the lines. */
export function readerOf<T>(lines: () => readonly Line<T>[]): Syntax<T>['read'] {
  let root: Node<T> | undefined;
  return (input, at) => {
    if (!root) {
      const made = empty<T>();
      for (const [order, line] of lines().entries()) add(made, line, order);
      root = made;
    }
    const found: Found<T>[] = [];
    walk(root, input, at, [], found);
    for (let i = 1; i < found.length; i += 1)
      if ((found[i]?.order ?? 0) < (found[i - 1]?.order ?? 0)) return bounded(found.sort((a, b) => a.order - b.order));
    return bounded(found);
  };
}
