import type { CopyException } from '../ast/change.ts';
import type { Ability } from '../ast/index.ts';
import type { CompiledCard } from '../cards/definition.ts';
import { type Applying, applyChange } from './apply.ts';
import { exceptionsOf } from './copyTexts.ts';
import { singly } from './layer.ts';
import { valuesOnBattlefield } from './printed.ts';
import { templatesOf } from './template.ts';
import type { Working } from './working.ts';

/**
 * 707.9, 613.2a: what the copy effects in the texts of a copy, and of the copies that it copied, change of the copied values. All of it is
 * part of the copiable values. `copiers`: the cards with those texts, see `CopyNow`.
 */
export function applyExceptions(object: Working, copiers: readonly CompiledCard[], applying: Applying): void {
  for (const copier of copiers) {
    const exceptions = exceptionsOf(copier);
    for (const exception of exceptions?.list ?? []) except(object, exception, copier, exceptions?.ability, applying);
  }
}

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
    case 'notLegendary':
      object.supertypes = new Set([...object.supertypes].filter((one) => one !== 'legendary'));
      return;
    case 'noManaCost':
      object.manaCost = [];
      object.manaValue = 0;
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
