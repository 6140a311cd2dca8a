import type { CopyException, EntersModification } from '../ast/index.ts';
import { copiedFrom } from '../characteristics/copies.ts';
import { isKnown } from '../characteristics/truth.ts';
import { cannot, type Stop } from '../choices.ts';
import type { Entering } from '../events/event.ts';
import type { EnteringTools, Entrance } from './entrance.ts';
import type { CopyEntrance, Modification } from './modification.ts';

/** 707.5: that it enters as a copy of something that is chosen, or not, where that is left to its controller: then `no` is the answer. */
export function copying(
  { of, optional, tapped }: Extract<EntersModification, { kind: 'asCopy' }>,
  { text, context }: Modification,
  { before }: Entrance,
  { ask }: EnteringTools,
): Partial<Entering> | Stop {
  if (of.kind !== 'some' && of.kind !== 'that' && of.kind !== 'it' && of.kind !== 'attached' && of.kind !== 'self')
    return cannot(text, 'what it would be a copy of is not told');
  const ids = of.kind === 'some' ? context.evaluate.matching(of.filter, context) : context.evaluate.objects(of, context);
  if (!isKnown(ids)) return cannot(text, ids.why);
  const [only, another] = ids;
  if (only === undefined) return {};
  const question = { what: 'what it enters as a copy of', options: optional ? [...ids, 'no'] : ids, least: 1, most: 1 };
  const answer = optional || another !== undefined ? ask(question)?.[0] : only;
  if (answer === undefined) return { kind: 'unanswered', question };
  if (answer === 'no') return {};
  const copied = before.permanents.get(answer);
  if (copied === undefined) return cannot(text, `copying ${answer}, which is no permanent, is not carried out`);
  return { copy: copiedFrom(before, copied), ...(tapped ? { tapped } : {}) };
}

/** The exceptions of a copy effect that say how the copy enters; the others are part of what is copied. */
export const entrancesOf = (except: readonly CopyException[]): readonly CopyEntrance[] =>
  except.flatMap((one): readonly CopyEntrance[] => {
    if (one.kind === 'enters') return [{ how: one.how, condition: null }];
    return one.kind === 'entersIf' ? [{ how: one.how, condition: one.condition }] : [];
  });
