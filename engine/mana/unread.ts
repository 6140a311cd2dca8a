import type { Ability } from '../ast/index.ts';
import { contains, type Node } from '../characteristics/walk.ts';

/** An instruction that is kept as text, where the text speaks of mana. */
export const saysMana = (node: Node): node is Node & { readonly text: string } =>
  (node.kind === 'unsupported' || node.kind === 'instruction') &&
  'text' in node &&
  typeof node.text === 'string' &&
  /\bmana\b|\badds?\b[^.]*\{|\{[WUBRGC]\}/i.test(node.text);

const KNOWN = new WeakMap<Ability, boolean>();

/** Whether an ability has unread text that may change what a mana ability of another object gives: "tapped for mana", "would add mana". */
export function mayBearOnProduction(ability: Ability): boolean {
  const known = KNOWN.get(ability) ?? contains(ability, (node) => saysMana(node) && BEARS.test(node.text), isNotActivated);
  KNOWN.set(ability, known);
  return known;
}

const BEARS =
  /\b(tap|taps|tapped)\b[^.]*\bfor (mana|\{)|\bcauses?\b[^.]*\bto add\b|\b(would|cause)\b[^.]*\b(add|produce)|\bproduces?\b[^.]*\binstead\b/i;
const isNotActivated = ({ kind }: Node): boolean => kind !== 'activated' && kind !== 'delayed' && kind !== 'token';
