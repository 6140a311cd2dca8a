import { cantGetCounters, isForbidden } from '../activation/forbidden.ts';
import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import { cannot, isStop, type Stop } from '../choices.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { excessOf } from './excess.ts';
import { lifeGained, lifeLost } from './life.ts';
import type { DamageDealt } from './proposed.ts';
import { has, type Source, sourceOf, toxicOf } from './sources.ts';

/** Damage as it is dealt, with what the damage itself tells of its source and recipient; and what else comes of it. */
export interface DamageResults {
  readonly kind: 'results';
  /** Whether each is marked on its recipient (120.3e), and comes from a source with deathtouch (702.2b). */
  readonly dealt: readonly DamageDealt[];
  /** 120.3: life lost and gained, counters put on and removed. They are not replaced yet (120.4c). */
  readonly results: readonly GameEventBody[];
}

/**
 * 120.3, 120.4c: what all damage of one event results in, by the characteristics of its sources and recipients in that state: those of a source that is
 * gone as they last were (608.2h). A player loses the life of all of it at once; each source with lifelink is one gain of life (702.15e). Stops where
 * something about a source can't be told.
 */
export function resultsOf(state: GameState, dealt: readonly DamageDealt[]): DamageResults | Stop {
  const { view } = layered(state);
  const parts: Part[] = [];
  for (const damage of dealt) {
    const from = sourceOf(damage, view);
    if (isStop(from)) return from;
    parts.push({ damage, from, recipient: state.permanents.has(damage.target) ? view.object(damage.target) : undefined });
  }
  const put = countersPut(state, parts);
  if (isStop(put)) return put;
  const excess = excessIn(state, parts);
  return {
    kind: 'results',
    dealt: parts.map((part) => asDealt(part, excess.get(part.damage.target) ?? 0)),
    results: [...losses(state, parts), ...countersRemoved(parts), ...put, ...gains(state, parts)],
  };
}

/** Damage with its source, and the permanent that it is dealt to; undefined for a player. */
interface Part {
  readonly damage: DamageDealt;
  readonly from: Source | undefined;
  readonly recipient: ObjectView | undefined;
}

const withers = ({ from }: Part): boolean => has(from, 'wither') || has(from, 'infect');
const isCreature = ({ recipient }: Part): boolean => recipient?.types.has('creature') === true;

/** 120.10: by permanent, what is excess of all that it is dealt together. */
function excessIn(state: GameState, parts: readonly Part[]): ReadonlyMap<string, number> {
  const excess = new Map<string, number>();
  for (const [target, together] of Map.groupBy(parts, ({ damage }) => damage.target)) {
    const recipient = together[0]?.recipient;
    if (recipient === undefined) continue;
    const dealt = together.map(({ damage: { amount }, from }) => ({ amount, deadly: has(from, 'deathtouch') }));
    excess.set(target, excessOf(state, recipient, dealt));
  }
  return excess;
}

function asDealt(part: Part, excess: number): DamageDealt {
  const { deathtouch: _, excess: __, ...damage } = part.damage;
  const isDeadly = part.recipient !== undefined && has(part.from, 'deathtouch');
  return {
    ...damage,
    marked: isCreature(part) && !withers(part),
    ...(isDeadly ? { deathtouch: true } : {}),
    ...(excess > 0 ? { excess } : {}),
  };
}

/** 120.3a. */
function losses(state: GameState, parts: readonly Part[]): readonly GameEventBody[] {
  const lost = new Map<string, number>();
  for (const { damage, from, recipient } of parts)
    if (recipient === undefined && !has(from, 'infect')) add(lost, damage.target, damage.amount);
  return [...lost].flatMap(([player, amount]) =>
    isForbidden(state, player, "damage doesn't cause life to be lost") === true ? [] : lifeLost(state, player, amount, true),
  );
}

/** 120.3c, 120.3h: loyalty and defense counters, no more than there are. */
function countersRemoved(parts: readonly Part[]): readonly GameEventBody[] {
  const dealt = new Map<ObjectView, number>();
  for (const { damage, recipient } of parts) if (recipient !== undefined) add(dealt, recipient, damage.amount);
  return [...dealt].flatMap(([{ id, types, loyalty, defense }, amount]) => [
    ...(types.has('planeswalker') ? removed(id, 'loyalty', amount, loyalty) : []),
    ...(types.has('battle') ? removed(id, 'defense', amount, defense) : []),
  ]);
}

function removed(object: string, counter: string, amount: number, there: number | null): readonly GameEventBody[] {
  const less = Math.min(amount, there ?? 0);
  return less > 0 ? [{ kind: 'CounterRemoved', object, counter, amount: less }] : [];
}

type CounterAdded = Extract<GameEventBody, { readonly kind: 'CounterAdded' }>;

/** 120.3b, 120.3d, 120.3g: poison and -1/-1 counters; those that one player gives to one object or player are given at once. */
function countersPut(state: GameState, parts: readonly Part[]): readonly GameEventBody[] | Stop {
  const put = new Map<string, CounterAdded>();
  for (const part of parts) {
    const { damage, from, recipient } = part;
    const amount = recipient === undefined ? poisonOf(part) : isCreature(part) && withers(part) ? damage.amount : 0;
    if (amount === null) return cannot('toxic', 'how many poison counters it gives');
    const counter = recipient === undefined ? 'poison' : '-1/-1';
    if (amount === 0 || cantGetCounters(state, damage.target, counter)) continue;
    const key = JSON.stringify([from?.object.controller, damage.target]);
    const by = from?.object.controller;
    put.set(key, {
      kind: 'CounterAdded',
      ...{ object: damage.target, counter, amount: (put.get(key)?.amount ?? 0) + amount, noEffect: true },
      ...(by === undefined ? {} : { by }),
    });
  }
  return [...put.values()];
}

/** 120.3b, 120.3g: the poison counters that damage gives a player. */
function poisonOf({ damage, from }: Part): number | null {
  const toxic = damage.combat ? toxicOf(from) : 0;
  return toxic === null ? null : toxic + (has(from, 'infect') ? damage.amount : 0);
}

/** 120.3f. */
function gains(state: GameState, parts: readonly Part[]): readonly GameEventBody[] {
  const gained = new Map<ObjectView, number>();
  for (const { damage, from } of parts) if (from !== undefined && has(from, 'lifelink')) add(gained, from.object, damage.amount);
  return [...gained].flatMap(([{ id, controller }, amount]) => lifeGained(state, controller, amount, id));
}

function add<K>(to: Map<K, number>, key: K, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount);
}
