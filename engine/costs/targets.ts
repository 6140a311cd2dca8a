import type { Ability, Recipient } from '../ast/index.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { contains } from '../characteristics/walk.ts';

/** 115.1: whether an ability's text has a target. */
export const hasTarget = (ability: Ability): boolean =>
  contains(
    ability,
    (node) =>
      node.kind === 'target' ||
      node.kind === 'targetOrPlayer' ||
      node.kind === 'targetPlayers' ||
      ('quantifier' in node && typeof node.quantifier === 'string' && node.quantifier.includes('target')),
  );

/** 115.1a-b: whether a spell has any target: in its instructions, or as an Aura. */
export const isTargeted = ({ abilities, subtypes }: ObjectView): boolean =>
  subtypes.has('Aura') || abilities.some(({ ability }) => ability.kind === 'spell' && hasTarget(ability));

/** Whether the targets that were chosen are, one of them or all (`only`), what the words say. `spell`: null for an ability. */
export function aimsAt(
  what: Recipient,
  only: boolean,
  spell: ObjectView | null,
  targets: readonly string[] | null,
  context: Context,
): Truth {
  if (spell !== null && !isTargeted(spell)) return false;
  if (targets === null) return undetermined('what it targets');
  const fits = (id: string): Truth => context.evaluate.isRecipient(what, id, context);
  return only ? targets.length > 0 && every(targets, fits) : some(targets, fits);
}
