import type { GameEventBody } from '../events/event.ts';

type ZoneChanged = Extract<GameEventBody, { readonly kind: 'ZoneChanged' }>;

const BY_CAUSE: Readonly<Partial<Record<ZoneChanged['cause'], string>>> = {
  destroy: 'destroyed',
  discard: 'discarded',
  draw: 'drawn',
  exile: 'exiled',
  mill: 'milled',
  sacrifice: 'sacrificed',
};

/** What was done by an event, and with which object. */
function doneBy(event: GameEventBody): readonly (readonly [string, string])[] {
  switch (event.kind) {
    case 'DamageDealt':
      return [['dealt damage', event.target], ...(event.excess === undefined ? [] : [['dealt excess damage', event.target] as const])];
    case 'PermanentTapped':
      return [['tapped', event.permanent]];
    case 'PermanentUntapped':
      return [['untapped', event.permanent]];
    case 'Countered':
      return [['countered', event.object.id]];
    case 'ZoneChanged': {
      const how = BY_CAUSE[event.cause];
      return [
        ...(how === undefined ? [] : [[how, event.id] as const]),
        ...(event.from === 'battlefield' && event.to === 'graveyard' ? [['died', event.id] as const] : []),
        ...(event.from === 'nowhere' && event.as !== null ? [['created', event.as] as const] : []),
      ];
    }
    default:
      return [];
  }
}

/** What words like "exiled this way" mean, with what has happened now; `revealed`: what was revealed by it. */
export function withDone(
  before: ReadonlyMap<string, readonly string[]>,
  events: readonly GameEventBody[],
  revealed: readonly string[] = [],
): ReadonlyMap<string, readonly string[]> {
  const after = new Map(before);
  const done = [...events.flatMap(doneBy), ...revealed.map((id) => ['revealed', id] as const)];
  for (const [how, id] of done) after.set(how, [...(after.get(how) ?? []), id]);
  return after;
}

/** How much excess damage was dealt (120.10), by what it is told apart. */
export const EXCESS = 'excess damage dealt';

const AMOUNT: Readonly<Partial<Record<GameEventBody['kind'], string>>> = {
  LifeLost: 'life lost',
  LifeGained: 'life gained',
  LifePaid: 'life paid',
  DamageDealt: 'damage dealt',
};

/** How much life was lost, how many counters were removed and so on "this way", with what has happened now. */
export function withAmounts(before: ReadonlyMap<string, number>, events: readonly GameEventBody[]): ReadonlyMap<string, number> {
  const after = new Map(before);
  // 120.10: what a permanent is dealt at one time by several sources is excess once.
  const excess = new Map(events.flatMap((event) => (event.kind === 'DamageDealt' ? [[event.target, event.excess ?? 0] as const] : [])));
  if (excess.size > 0)
    after.set(
      EXCESS,
      [...excess.values()].reduce((sum, one) => sum + one, after.get(EXCESS) ?? 0),
    );
  for (const event of events) {
    const what = AMOUNT[event.kind];
    if (what !== undefined && 'amount' in event && event.amount !== null) after.set(what, (after.get(what) ?? 0) + event.amount);
    if (event.kind !== 'CounterRemoved') continue;
    for (const counters of ['counters removed', `${event.counter} counters removed`])
      after.set(counters, (after.get(counters) ?? 0) + event.amount);
  }
  return after;
}
