import type { ObjectRef, Place, TriggerEvent } from '../ast/index.ts';
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
  const { to } = event;
  return every(
    [
      () => to === null || isPlace(to, moved.to, owner, context),
      () => cameFrom(event, moved, owner, context),
      () => isCard(event.what, moved.id, context),
    ],
    (part) => part(),
  );
}

/**
 * Whether a zone is the one of whom the words say; the cards in it are of its owner. "An opponent's graveyard from their library": both zones are of the one
 * player, since a card goes to its owner's zones only (400.3).
 */
const isPlace = ({ zone, of }: Place, at: string, owner: string | null, context: Context): Truth =>
  zone === at && (of === null || of.kind === 'they' || owner === null || context.evaluate.isPlayer(of, owner, context));

/** "From your graveyard", "from anywhere", "from anywhere other than your hand". */
function cameFrom(
  { from, elsewhere }: Pick<Extract<TriggerEvent, { kind: 'zoneChange' }>, 'from' | 'elsewhere'>,
  moved: ZoneChanged,
  owner: string | null,
  context: Context,
): Truth {
  if (from === null || from === 'anywhere') return true;
  const there = isPlace(from, moved.from, owner, context);
  return elsewhere ? not(there) : there;
}

/** "Enters tapped", "enters from your graveyard", "enters from anywhere other than your hand". */
export function entersSo(event: Extract<TriggerEvent, { kind: 'enters' }>, moved: ZoneChanged, context: Context): Truth {
  if (event.tapped === true && moved.entering?.tapped !== true) return false;
  return cameFrom(event, moved, ownerOf(moved.as ?? moved.id, context), context);
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
