import { isForbidden } from '../activation/forbidden.ts';
import { protects } from '../activation/protection.ts';
import { layered } from '../characteristics/layers.ts';
import { isKnown } from '../characteristics/truth.ts';
import { hasKeyword, type ObjectView } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import { type GameState, playerOf } from '../state/game.ts';
import { lifeGained, lifeLost } from './life.ts';
import { cannot, type Stop } from './resolving.ts';

/** Damage that a source deals to a player or permanent, other than in combat. */
export interface Damage {
  readonly source: string;
  readonly target: string;
  readonly amount: number;
}

/**
 * 120.3: damage and what it results in, by the source's and the recipient's characteristics: `known` gives them, as they last were for a
 * source that is gone (608.2h). Nothing where it is no damage at all (120.8).
 */
export function damageDealt(
  state: GameState,
  { source, target, amount }: Damage,
  known: (id: string) => ObjectView | undefined,
): readonly GameEventBody[] | Stop {
  if (amount <= 0) return [];
  const { view } = layered(state);
  const from = known(source);
  const recipient = view.object(target);
  if (recipient === undefined && playerOf(state, target) === undefined) return [];
  if (isForbidden(state, source, "can't deal damage") === true || isForbidden(state, target, "can't be dealt damage") === true) return [];
  if (recipient !== undefined && from !== undefined) {
    // 702.16e: what has protection is dealt no damage by what it protects from.
    const safe = protects(recipient, from, view);
    if (!isKnown(safe)) return cannot('protection', safe.why);
    if (safe) return [];
  }
  // 122.1c: the damage is prevented and a shield counter goes.
  if ((state.permanents.get(target)?.counters.get('shield') ?? 0) > 0)
    return [{ kind: 'CounterRemoved', object: target, counter: 'shield', amount: 1 }];
  const withers = from !== undefined && (hasKeyword(from, 'wither') || hasKeyword(from, 'infect'));
  const marked = recipient?.types.has('creature') === true && !withers;
  const deadly = from !== undefined && hasKeyword(from, 'deathtouch') && recipient !== undefined;
  const dealt: GameEventBody = {
    kind: 'DamageDealt',
    source,
    target,
    amount,
    combat: false,
    marked,
    ...(deadly ? { deathtouch: true } : {}),
  };
  const results = recipient === undefined ? toPlayer(state, target, amount, from) : toPermanent(recipient, amount, withers);
  const gained = from !== undefined && hasKeyword(from, 'lifelink') ? lifeGained(state, from.controller, amount, source) : [];
  return [dealt, ...results, ...gained];
}

/** 120.3a-b. */
function toPlayer(state: GameState, player: string, amount: number, source: ObjectView | undefined): readonly GameEventBody[] {
  if (source !== undefined && hasKeyword(source, 'infect')) return [{ kind: 'CounterAdded', object: player, counter: 'poison', amount }];
  return lifeLost(state, player, amount);
}

/** 120.3c-e, 120.3h: loyalty and defense counters go; wither and infect give -1/-1 counters; marking damage is the event itself. */
function toPermanent({ id, types, loyalty, defense }: ObjectView, amount: number, withers: boolean): readonly GameEventBody[] {
  const results: GameEventBody[] = [];
  if (types.has('planeswalker') && (loyalty ?? 0) > 0)
    results.push({ kind: 'CounterRemoved', object: id, counter: 'loyalty', amount: Math.min(amount, loyalty ?? 0) });
  if (types.has('battle') && (defense ?? 0) > 0)
    results.push({ kind: 'CounterRemoved', object: id, counter: 'defense', amount: Math.min(amount, defense ?? 0) });
  if (types.has('creature') && withers) results.push({ kind: 'CounterAdded', object: id, counter: '-1/-1', amount });
  return results;
}
