import type { CopyException } from '../ast/change.ts';
import type { Ability } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import type { PermanentObject } from '../state/game.ts';
import { type Applying, applyChange } from './apply.ts';
import { singly } from './layer.ts';
import { valuesOnBattlefield } from './printed.ts';
import { templatesOf } from './template.ts';
import { walk } from './walk.ts';
import type { Working } from './working.ts';

/** 707.9: an exception that a card's copy ability makes, and that ability. */
interface Exceptions {
  readonly list: readonly CopyException[];
  readonly ability: Ability;
}

/**
 * 707.9, 613.2a: what the copy effects in the texts of a copy, and of the copies that it copied, change of the copied values. All of it is
 * part of the copiable values.
 */
export function applyExceptions(object: Working, { card, copy }: PermanentObject, applying: Applying): void {
  if (copy === null) return;
  for (const copier of [...copy.through, card]) {
    const exceptions = exceptionsOf(copier);
    for (const exception of exceptions?.list ?? []) except(object, exception, copier, exceptions?.ability, applying);
  }
}

const KNOWN = new WeakMap<CompiledCard, Exceptions | null>();

/** The exceptions of the copy effect in a card's text: of its front face, the first that there is. */
function exceptionsOf(card: CompiledCard): Exceptions | null {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  let found: Exceptions | null = null;
  for (const ability of card.faces[0].abilities)
    walk(ability, (node) => {
      if (node.kind !== 'asCopy' && node.kind !== 'becomesCopy') return undefined;
      if (found === null && 'except' in node && isExceptions(node.except)) found = { list: node.except, ability };
      return 'stop';
    });
  KNOWN.set(card, found);
  return found;
}

const KINDS: ReadonlySet<unknown> = new Set(['changes', 'thisAbility', 'name', 'enters', 'entersIf'] satisfies CopyException['kind'][]);

const isExceptions = (value: unknown): value is readonly CopyException[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'kind' in one && KINDS.has(one.kind));

function except(object: Working, exception: CopyException, copier: CompiledCard, ability: Ability | undefined, applying: Applying): void {
  switch (exception.kind) {
    case 'changes':
      for (const change of singly(exception.changes)) {
        // 707.9d: what defined a characteristic that is changed is not copied.
        if (change.kind === 'basePowerToughness') dropDefining(object, '7a');
        if (change.kind === 'colors' && change.set) dropDefining(object, '5');
        applyChange(object, change, applying);
      }
      object.abilities = object.abilities.map((owned) => ({ ...owned, origin: { kind: 'printed' } }));
      return;
    case 'thisAbility':
      if (exception.besides.length > 0) {
        const gains = { kind: 'gains', abilities: exception.besides, verb: 'has' } as const;
        except(object, { kind: 'changes', changes: [gains], plural: false }, copier, ability, applying);
      }
      if (ability !== undefined)
        object.abilities = [
          ...object.abilities,
          { ability, text: ability.span.text, origin: { kind: 'printed' }, timestamp: object.permanent.timestamp },
        ];
      return;
    case 'name':
      object.names = valuesOnBattlefield(copier, 0, false).names;
      return;
    case 'enters':
    case 'entersIf':
      return;
  }
}

function dropDefining(object: Working, layer: '5' | '7a'): void {
  object.abilities = object.abilities.filter(
    ({ ability }) => !templatesOf(ability).some((template) => template.defining && template.parts.has(layer)),
  );
}
