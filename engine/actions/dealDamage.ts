import { canBeDealtDamage, type DamageDealt, proposedDamage } from '../damage/proposed.ts';
import { pastFrom, withPast } from '../events/past.ts';
import { ok, type Result } from '../result.ts';
import { type GameState, playerOf } from '../state/game.ts';
import type { Action, DamagePart, Illegal } from './action.ts';
import { badInput, forbidden } from './illegal.ts';
import { happenTogether, type Progress } from './progress.ts';

type DealDamage = Extract<Action, { readonly kind: 'dealDamage' }>;

/**
 * 120: sources deal damage at the caller's word, all at once; with `combat` as combat damage, though nothing needs to attack. An object that has left the
 * battlefield this turn deals it as it last was there (608.2h).
 */
export function dealDamage(progress: Progress, action: DealDamage): Result<Progress, Illegal> {
  const would = damageOf(progress.state, action);
  return would.ok ? happenTogether({ ...progress, state: would.value.state }, would.value.events) : would;
}

/** The damage that an action would have dealt, in the state that knows its sources; or why it can't be. */
export function damageOf(
  before: GameState,
  { parts, combat = false }: DealDamage,
): Result<{ readonly state: GameState; readonly events: readonly { readonly event: DamageDealt }[] }, Illegal> {
  for (const part of parts) {
    const wrong = wrongWith(before, part);
    if (wrong !== null) return wrong;
  }
  const { state, sources } = withSources(before, parts);
  const events = added(parts).flatMap(({ source, target, amount }) =>
    proposedDamage(state, { source: sources.get(source) ?? source, target, amount, combat }),
  );
  return ok({ state, events: events.map((event) => ({ event })) });
}

/** Why a part can't be tried, or can't be; null where it can. */
function wrongWith(state: GameState, { source, target, amount }: DamagePart) {
  if (!Number.isSafeInteger(amount) || amount < 0)
    return badInput('parts', `An amount must be a whole number of at least 0, not ${amount}.`);
  if (!isSource(state, source))
    return badInput('parts', `“${source}” is no object that could deal damage: name a permanent, a card or a spell.`);
  const player = playerOf(state, target);
  if (player === undefined && !state.permanents.has(target)) return badInput('parts', `There is no player or permanent “${target}”.`);
  for (const id of [source, target])
    if (state.permanents.get(id)?.phasedOut === true)
      return forbidden(`${id} is phased out and treated as though it were not there.`, '702.26b');
  if (canBeDealtDamage(state, target)) return null;
  return player === undefined
    ? forbidden(`${target} is no creature, planeswalker or battle, and can't be dealt damage.`, '120.1a')
    : forbidden(`${target} has left the game.`, '800.4a');
}

/** 120.2, 120.7: any object, also one that was a permanent this turn. */
const isSource = (state: GameState, id: string): boolean =>
  state.permanents.has(id) || state.cards.has(id) || state.thisTurn.left.some(({ object }) => object.id === id);

/** One source deals damage to one recipient once: parts that say it twice are added. */
function added(parts: readonly DamagePart[]): readonly DamagePart[] {
  const sums = new Map<string, DamagePart>();
  for (const part of parts) {
    const key = JSON.stringify([part.source, part.target]);
    sums.set(key, { ...part, amount: part.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()];
}

/** The state with those sources that are gone as they last were on the battlefield, and the ids by which they are found. */
function withSources(state: GameState, parts: readonly DamagePart[]) {
  const sources = new Map<string, string>();
  let now = state;
  for (const id of new Set(parts.map(({ source }) => source))) {
    if (state.permanents.has(id) || state.cards.get(id)?.zone === 'stack') continue;
    const last = state.thisTurn.left.findLast(({ object }) => object.id === id);
    if (last === undefined) continue;
    const past = pastFrom(now, last.object);
    now = withPast(now, [past]);
    sources.set(id, past.id);
  }
  return { state: now, sources };
}
