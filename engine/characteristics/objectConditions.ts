import type { Condition, ObjectRef } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { permanentIn } from '../state/game.ts';
import { holdsOfNumber } from './amounts.ts';
import { isOfChosen } from './chosen.ts';
import { attacksAlone, blockersOf } from './fighting.ts';
import { shares } from './sharing.ts';
import { attachedAs, hasAttached } from './statuses.ts';
import { every, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import type { Context, ObjectView } from './view.ts';

export type ObjectCondition = Extract<Condition, { kind: 'isThe' | 'inPlace' | 'inState' | 'attached' | 'shares' | 'remains' | 'targets' }>;

/** How an object stands: where it is, what it is attached to, what it has in common with another. A "not" is left out of account. */
export function standsSo(condition: ObjectCondition, context: Context): Truth {
  const { evaluate, view } = context;
  const ids = evaluate.objects(condition.subject, context);
  if (!isKnown(ids)) return ids;
  const objects = ids.flatMap((id) => view.object(id) ?? []);
  switch (condition.kind) {
    case 'inPlace':
      return enough(condition.subject, objects, context, ({ zone, owner }) =>
        some(condition.places, (place) => place.zone === zone && (place.of === null || evaluate.isPlayer(place.of, owner, context))),
      );
    case 'isThe': {
      const others = evaluate.objects(condition.object, context);
      return isKnown(others) ? objects.some(({ id }) => others.includes(id)) : others;
    }
    case 'shares': {
      if (condition.with === null) return every(objects, (one) => every(objects, (other) => shares(condition.what, one, other)));
      const others = evaluate.objects(condition.with, context);
      if (!isKnown(others)) return others;
      return some(objects, (one) => some(others, (other) => shares(condition.what, one, view.object(other))));
    }
    case 'attached':
      return some(objects, (object) => attached(condition, object, context));
    case 'inState':
      return enough(condition.subject, objects, context, (object) => inState(condition.state, object, context));
    case 'remains':
      return condition.state === 'tapped'
        ? objects.some(({ id }) => permanentIn(view.state, id)?.tapped === true)
        : undetermined(`what remains ${condition.state}`);
    case 'targets':
      return undetermined('what is targeted');
    default:
      return unreachable(condition);
  }
}

/** "seven or more cards are in your graveyard", "no creatures are on the battlefield": whether so many of the objects are so; one, where no number is said. */
function enough(subject: ObjectRef, objects: readonly ObjectView[], context: Context, test: (object: ObjectView) => Truth): Truth {
  if (subject.kind === 'none') return not(some(objects, test));
  if (subject.kind !== 'some') return some(objects, test);
  const truths = objects.map(test);
  const open = truths.find((truth) => !isKnown(truth));
  const [least, most] = [truths.filter((truth) => truth === true).length, truths.filter((truth) => truth !== false).length];
  const holds = holdsOfNumber(least, subject.amount, context);
  return open === undefined || holds === holdsOfNumber(most, subject.amount, context) ? holds : open;
}

/** 701.3, 508, 509: attachments and combat, seen from the object. */
function attached({ how, to }: Extract<ObjectCondition, { kind: 'attached' }>, { id }: ObjectView, context: Context): Truth {
  const { permanents } = context.view.state;
  const permanent = permanents.get(id);
  const isThat = (other: string | null | undefined): Truth => other != null && context.evaluate.isRecipient(to, other, context);
  switch (how) {
    case 'attached to':
      return isThat(permanent?.attachedTo);
    case 'attacking':
      return isThat(permanent?.attacking?.whom);
    case 'blocking':
      return some(permanent?.blocking ?? [], isThat);
    case 'blocked by':
      return some(blockersOf(id, context.view), isThat);
    case 'blocking or blocked by':
      return some([...(permanent?.blocking ?? []), ...blockersOf(id, context.view)], isThat);
    case 'enchanted by':
    case 'equipped by':
      return some(attachedAs(how === 'enchanted by' ? 'Aura' : 'Equipment', id, context.view), isThat);
    case 'exiled with':
      // 607.2a: what the permanents say that they have exiled.
      return some(
        context.view.permanents.filter((other) => {
          const exiler = permanents.get(other);
          return exiler?.exiledWith.includes(id) === true || exiler?.imprinted.includes(id) === true;
        }),
        isThat,
      );
    case 'paired with':
      return undetermined('what is paired with what');
    default:
      return unreachable(how);
  }
}

/** States by their words; those that a board doesn't show are undetermined. */
function inState(state: string, object: ObjectView, context: Context): Truth {
  const permanent = permanentIn(context.view.state, object.id);
  switch (state) {
    case 'tapped':
      return permanent?.tapped === true;
    case 'untapped':
      return permanent?.tapped === false;
    case 'attacking':
      return permanent?.attacking != null;
    case 'blocking':
      return permanent?.blocking != null;
    case 'attacking alone':
      return attacksAlone(object.id, context.view);
    case 'enchanted':
      return hasAttached(object.id, 'Aura', context.view);
    case 'equipped':
      return hasAttached(object.id, 'Equipment', context.view);
    case 'face up':
      return permanent?.faceDown === false;
    case 'face down':
      return permanent !== undefined && permanent.faceDown !== false;
    case 'phased out':
      return false;
    case 'attacking or blocking':
    case 'in combat':
      return permanent?.attacking != null || permanent?.blocking != null;
    // 702.30a: "it came under your control since the beginning of your last upkeep", asked in an upkeep.
    case 'newly controlled': {
      const held = permanent?.upkeepsHeld;
      return held == null ? undetermined('since when a permanent has been under its controller’s control') : held <= 1;
    }
    case 'multicolored':
      return object.colors.size > 1;
    case 'one or more colors':
      return object.colors.size > 0;
    case 'all colors':
      return object.colors.size === 5;
    case 'phased in':
      return object.zone === 'battlefield';
    case 'of the chosen type':
    case 'the chosen type':
      return isOfChosen('type', object, context);
    case 'of the chosen color':
    case 'the chosen color':
      return isOfChosen('color', object, context);
    default:
      return undetermined(`whether an object is ${state}`);
  }
}
