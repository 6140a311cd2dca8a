import type { Ability, Recipient } from '../ast/index.ts';
import { isTarget } from '../characteristics/targetWords.ts';
import { every, some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import { contains, type Node } from '../characteristics/walk.ts';

/** Abilities that an instruction grants, and what is triggered later, have targets of their own (603.7, 603.12). */
export const isOwnInstruction = (node: Node): boolean =>
  node.kind !== 'quoted' &&
  node.kind !== 'delayed' &&
  node.kind !== 'reflexive' &&
  node.kind !== 'token' &&
  !(node.kind === 'ifYouDo' && 'word' in node && node.word === 'when');

/** Why something can't be told while targets are not chosen. */
export const UNTOLD_TARGETS = 'what it targets';

/** Whether an ability's text has a target. */
export const hasTarget = (ability: Ability): boolean => contains(ability, isTarget, isOwnInstruction);

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
  if (targets === null) return undetermined(UNTOLD_TARGETS);
  const fits = (id: string): Truth => context.evaluate.isRecipient(what, id, context);
  return only ? targets.length > 0 && every(targets, fits) : some(targets, fits);
}
