import type { ObjectRef, PlayerRef, TriggerEvent } from '../ast/index.ts';
import { every, not, type Truth, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

export const controllerOf = (id: string | null, { view }: Context): string | null =>
  id === null ? null : (view.object(id)?.controller ?? null);
export const ownerOf = (id: string, { view }: Context): string | null => view.object(id)?.owner ?? null;

/** Whether words describe a card or permanent, wherever it is by now. */
export function isCard(ref: ObjectRef, id: string, context: Context): Truth {
  const object = context.view.object(id);
  if (object === undefined) return undetermined('what the card is');
  if (ref.kind === 'some' || ref.kind === 'each' || ref.kind === 'all') return context.evaluate.fits(ref.filter, object, context);
  return context.evaluate.isRecipient(ref, id, context);
}

/** 400.7: "is put into a graveyard from the battlefield", "leaves your graveyard", "is exiled". */
export function movedSo(event: Extract<TriggerEvent, { kind: 'zoneChange' }>, moved: ZoneChanged, context: Context): Truth {
  if (event.verb === 'exiled' && moved.to !== 'exile') return false;
  if (event.verb === 'returned' && moved.cause !== 'returnToHand') return false;
  const owner = ownerOf(moved.id, context);
  const isPlace = (zone: string, of: PlayerRef | null, at: string): Truth =>
    zone === at && (of === null || owner === null || context.evaluate.isPlayer(of, owner, context));
  const { from, to } = event;
  return every(
    [
      () => to === null || isPlace(to.zone, to.of, moved.to),
      () => {
        if (from === null || from === 'anywhere') return true;
        const there = isPlace(from.zone, from.of, moved.from);
        return event.elsewhere && typeof there === 'boolean' ? !there : there;
      },
      () => isCard(event.what, moved.id, context),
    ],
    (part) => part(),
  );
}

/** "Enters tapped", "enters from your graveyard", "enters from anywhere other than your hand". */
export function entersSo(
  { tapped, from, elsewhere }: Extract<TriggerEvent, { kind: 'enters' }>,
  moved: ZoneChanged,
  context: Context,
): Truth {
  if (tapped === true && moved.entering?.tapped !== true) return false;
  if (from === null) return true;
  const owner = ownerOf(moved.as ?? moved.id, context);
  const there: Truth =
    moved.from === from.zone && (from.of === null || owner === null || context.evaluate.isPlayer(from.of, owner, context));
  return elsewhere ? not(there) : there;
}

const CAUSES: Readonly<Record<string, ZoneChanged['cause']>> = {
  'is sacrificed': 'sacrifice',
  'are sacrificed': 'sacrifice',
  '{be} sacrificed': 'sacrifice',
  'is destroyed': 'destroy',
  '{be} destroyed': 'destroy',
  'is discarded': 'discard',
  '{be} discarded': 'discard',
  'is milled': 'mill',
  '{be} milled': 'mill',
};

/** "A permanent is sacrificed": a move with that cause. */
export function isDoneTo(event: Extract<TriggerEvent, { kind: 'objectAction' }>, moved: ZoneChanged, context: Context): Truth {
  return CAUSES[event.action] === moved.cause && isCard(event.what, moved.id, context);
}
