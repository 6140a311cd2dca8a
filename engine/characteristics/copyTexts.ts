import type { CopyException } from '../ast/change.ts';
import type { Ability } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { walk } from './walk.ts';

/** 707.9: an exception that a card's copy ability makes, and that ability. */
export interface Exceptions {
  readonly list: readonly CopyException[];
  readonly ability: Ability;
}

const KNOWN = new WeakMap<CompiledCard, Exceptions | null>();

/** The exceptions of the copy effect in a card's text: of its front face, the first that there is. */
export function exceptionsOf(card: CompiledCard): Exceptions | null {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  let found: Exceptions | null = null;
  for (const ability of card.faces[0].abilities)
    walk(ability, (node) => {
      if (node.kind !== 'asCopy' && node.kind !== 'becomesCopy' && node.kind !== 'copySpell') return undefined;
      if (found === null && 'except' in node && isExceptions(node.except)) found = { list: node.except, ability };
      return 'stop';
    });
  KNOWN.set(card, found);
  return found;
}

const KINDS: ReadonlySet<unknown> = new Set([
  'changes',
  'thisAbility',
  'name',
  'notLegendary',
  'noManaCost',
  'enters',
  'entersIf',
] satisfies CopyException['kind'][]);

const isExceptions = (value: unknown): value is readonly CopyException[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'kind' in one && KINDS.has(one.kind));
