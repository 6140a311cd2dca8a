import type { ObjectRef, TriggerEvent } from '../ast/index.ts';

type Self = Extract<ObjectRef, { kind: 'self' }>;

const KNOWN = new WeakMap<readonly TriggerEvent[], readonly TriggerEvent[]>();

/** "When this creature enters and whenever it deals damage": "it" is what was named before; "blocks or becomes blocked by a creature": the creature is said of both. */
export function sharingObject(said: readonly TriggerEvent[]): readonly TriggerEvent[] {
  const known = KNOWN.get(said) ?? shared(said);
  KNOWN.set(said, known);
  return known;
}

function shared(said: readonly TriggerEvent[]): readonly TriggerEvent[] {
  const [first] = said;
  const named = first !== undefined && 'what' in first && typeof first.what === 'object' && isSelf(first.what) ? first.what : null;
  const events = named === null ? said : said.map((one) => withSelf(one, named));
  const by = events.find((one) => one.kind === 'becomesBlocked');
  if (by?.kind !== 'becomesBlocked' || by.by === null) return events;
  return events.map((one) => (one.kind === 'blocks' && one.whom === null ? { ...one, whom: by.by } : one));
}

const isSelf = (ref: object): ref is Self => 'kind' in ref && ref.kind === 'self';

/** "When you sacrifice it", "whenever it attacks": of the object itself. */
function withSelf(event: TriggerEvent, self: Self): TriggerEvent {
  if (event.kind === 'limited') return { ...event, event: withSelf(event.event, self) };
  if (!('what' in event) || typeof event.what !== 'object' || event.what.kind !== 'it') return event;
  switch (event.kind) {
    case 'enters':
    case 'leaves':
    case 'dies':
    case 'zoneChange':
    case 'attacks':
    case 'blocks':
    case 'becomesBlocked':
    case 'unblocked':
    case 'dealsDamage':
    case 'isDealtDamage':
    case 'becomesTapped':
    case 'becomesUntapped':
    case 'sacrifices':
    case 'becomesTarget':
    case 'turnedFaceUp':
    case 'transforms':
    case 'becomes':
    case 'objectAction':
    case 'isCast':
      return { ...event, what: self };
    default:
      return event;
  }
}
