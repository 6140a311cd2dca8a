import type { Change, Deed, Duration, Effect, ObjectRef } from '../../ast/index.ts';
import { copiedBy } from '../../characteristics/copies.ts';
import { singly } from '../../characteristics/layer.ts';
import type { SingleChange } from '../../characteristics/template.ts';
import type { Context } from '../../characteristics/view.ts';
import type { GameEventBody } from '../../events/event.ts';
import type { CopiedValues } from '../../state/game.ts';
import { copiedOtherwise } from '../deeds/exceptions.ts';
import { objectsFor } from '../objectsFor.ts';
import { cannot, isStop, type Resolving, type Stop } from '../resolving.ts';
import { type Beginning, begin } from './begin.ts';
import { isChosen, settledChange } from './settledChange.ts';
import { settledBy } from './settling.ts';

type Continuous = Extract<Effect, { kind: 'continuous' }>;

/** The objects that an effect is about, by ids: "it" as its words mean it from then on. */
const IT: ObjectRef = { kind: 'it', plural: true };

/**
 * 611.2c: an effect about objects begins: what it changes of them is settled for each as it is now; what they can't or must do is said of the same objects,
 * or of whatever the words fit at any time where they name no objects in particular.
 */
export function beginOnObjects(
  { subject, changes, duration }: Pick<Continuous, 'subject' | 'changes' | 'duration'>,
  ids: readonly string[],
  resolving: Resolving,
  context: Context,
): readonly GameEventBody[] | Stop {
  const single = singly(changes);
  const copied = copiedIn(single, resolving, context);
  if (copied !== null && isStop(copied)) return copied;
  const deeds = single.filter((change): change is Deed => change.kind === 'deed');
  const others = single.filter(({ kind }) => kind !== 'deed' && kind !== 'becomesCopy');
  const settled = settledFor(others, ids, resolving, context);
  if (isStop(settled)) return settled;
  const beginnings = settled.map(({ objects, changes: all }): Beginning => {
    const effect = { kind: 'continuous', subject: IT, changes: all, condition: null, conditionFirst: false } as const;
    return { effect, duration, objects, meant: { it: objects } };
  });
  // 613.2a: the copying itself is part of the first layer; what else is said comes with it.
  if (copied !== null) {
    const effect = { kind: 'continuous', subject: IT, changes: copied.changes, condition: null, conditionFirst: false } as const;
    beginnings.unshift({ effect, duration, objects: ids, meant: { it: ids }, copied: copied.values });
  }
  if (deeds.length > 0) {
    const open = subject.kind === 'all' || subject.kind === 'each';
    const told = withoutIt(deeds, resolving, context);
    if (isStop(told)) return told;
    const effect = {
      kind: 'cant',
      subject: open ? subject : IT,
      deeds: told,
      condition: null,
      conditionFirst: false,
      unless: false,
    } as const;
    const targets = settledBy(effect, resolving, context);
    if (isStop(targets)) return targets;
    beginnings.push({
      effect,
      duration: saidIn(deeds, duration),
      objects: open ? null : ids,
      meant: open ? {} : { it: ids },
      settled: targets,
    });
  }
  return begin(resolving, beginnings);
}

/** "Target creature blocks it this turn if able": from then on "it" would be that creature; what was named before is the object whose text it is. */
function withoutIt(deeds: readonly Deed[], { source, text }: Resolving, { it }: Context): readonly Deed[] | Stop {
  if (!deeds.some(({ object }) => object?.kind === 'it')) return deeds;
  if (it?.length !== 1 || it[0] !== source) return cannot(text, 'what “it” is there');
  return deeds.map((deed) => (deed.object?.kind === 'it' ? { ...deed, object: SELF } : deed));
}
const SELF: ObjectRef = { kind: 'self', as: 'this object' };

/** "Attacks this turn if able", "blocks this combat if able": how long it lasts is told by the words themselves. */
function saidIn(deeds: readonly Deed[], duration: Duration): Duration {
  if (duration.kind !== 'permanent') return duration;
  if (deeds.every(({ what }) => /\bthis turn\b/.test(what))) return { kind: 'thisTurn' };
  return deeds.every(({ what }) => /\bthis combat\b/.test(what)) ? { kind: 'untilEndOfCombat' } : duration;
}

interface Copying {
  readonly changes: readonly Change[];
  readonly values: CopiedValues;
}

/** 707.2: what the objects become copies of; null where they don't. */
function copiedIn(changes: readonly SingleChange[], resolving: Resolving, context: Context): Copying | Stop | null {
  const change = changes.find((one) => one.kind === 'becomesCopy');
  if (change === undefined) return null;
  const { text, state, source } = resolving;
  const ids = objectsFor(change.of, resolving, context, 'what is copied');
  if ('kind' in ids) return ids;
  const [original, another] = ids;
  if (original === undefined || another !== undefined) return cannot(text, 'what is copied');
  const said = copiedBy(state, original, source, change.except);
  if (said !== null) return { changes: [change], values: said };
  // Exceptions of a text that the layers don't find by themselves.
  const plain = copiedBy(state, original, source, []);
  if (plain === null) return cannot(text, 'the values that are copied');
  const values = copiedOtherwise(plain, change.except, original, resolving);
  return isStop(values) ? values : { changes: [change], values };
}

interface SettledFor {
  readonly objects: readonly string[];
  readonly changes: readonly Change[];
}

/** The changes for each object, those for which they are the same together. */
function settledFor(
  changes: readonly SingleChange[],
  ids: readonly string[],
  resolving: Resolving,
  context: Context,
): readonly SettledFor[] | Stop {
  if (changes.length === 0) return [];
  const groups = new Map<string, { readonly objects: string[]; readonly changes: readonly Change[] }>();
  const choices = new Map<SingleChange, SingleChange>();
  for (const id of ids) {
    const all: Change[] = [];
    for (const change of changes) {
      // 608.2d: a choice is made once for all of them.
      const made = choices.get(change);
      const settled = made === undefined ? settledChange(change, { id, resolving, context }) : { value: made };
      if ('kind' in settled) return settled;
      if (isChosen(change)) choices.set(change, settled.value);
      all.push(settled.value);
    }
    const key = JSON.stringify(all);
    const group = groups.get(key) ?? { objects: [], changes: all };
    groups.set(key, group);
    group.objects.push(id);
  }
  return [...groups.values()];
}
