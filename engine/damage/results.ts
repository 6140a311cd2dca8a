import { layered } from '../characteristics/layers.ts';
import { hasKeyword, type ObjectView } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { lifeGained, lifeLost } from './life.ts';
import type { DamageDealt } from './proposed.ts';

/** Damage as it is dealt, with what the damage itself tells of its source and recipient; and what else comes of it. */
export interface DamageResults {
  /** Whether each is marked on its recipient (120.3e), and comes from a source with deathtouch (702.2b). */
  readonly dealt: readonly DamageDealt[];
  /** 120.3: life lost and gained, counters put on and removed. They are not replaced yet (120.4c). */
  readonly results: readonly GameEventBody[];
}

/**
 * 120.3, 120.4c: what all damage of one event results in, by the characteristics of its sources and recipients in that state: those of a source that is
 * gone as they last were (608.2h). A player loses the life of all of it at once; each source with lifelink is one gain of life (702.15).
 */
export function resultsOf(state: GameState, dealt: readonly DamageDealt[]): DamageResults {
  const { view } = layered(state);
  const parts = dealt.map((damage): Part => {
    const recipient = state.permanents.has(damage.target) ? view.object(damage.target) : undefined;
    return { damage, from: view.object(damage.source), recipient };
  });
  return {
    dealt: parts.map(asDealt),
    results: [...losses(state, parts), ...countersRemoved(parts), ...countersPut(parts), ...gains(state, parts)],
  };
}

/** Damage with its source, and the permanent that it is dealt to; undefined for a player. */
interface Part {
  readonly damage: DamageDealt;
  readonly from: ObjectView | undefined;
  readonly recipient: ObjectView | undefined;
}

const has = (object: ObjectView | undefined, keyword: string): boolean => object !== undefined && hasKeyword(object, keyword);
const withers = ({ from }: Part): boolean => has(from, 'wither') || has(from, 'infect');
const isCreature = ({ recipient }: Part): boolean => recipient?.types.has('creature') === true;

function asDealt(part: Part): DamageDealt {
  const { deathtouch: _, ...damage } = part.damage;
  const isDeadly = part.recipient !== undefined && has(part.from, 'deathtouch');
  return { ...damage, marked: isCreature(part) && !withers(part), ...(isDeadly ? { deathtouch: true } : {}) };
}

/** 120.3a. */
function losses(state: GameState, parts: readonly Part[]): readonly GameEventBody[] {
  const lost = new Map<string, number>();
  for (const { damage, from, recipient } of parts)
    if (recipient === undefined && !has(from, 'infect')) add(lost, damage.target, damage.amount);
  return [...lost].flatMap(([player, amount]) => lifeLost(state, player, amount, true));
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

/** 120.3b, 120.3d, 120.3g: poison and -1/-1 counters, those that one player puts on one object or player at once. */
function countersPut(parts: readonly Part[]): readonly GameEventBody[] {
  const put = new Map<string, Extract<GameEventBody, { readonly kind: 'CounterAdded' }>>();
  for (const part of parts) {
    const { damage, from, recipient } = part;
    const isPut = recipient === undefined ? has(from, 'infect') : isCreature(part) && withers(part);
    const more = (isPut ? damage.amount : 0) + (recipient === undefined && damage.combat ? toxicity(from) : 0);
    if (more === 0) continue;
    const counter = recipient === undefined ? 'poison' : '-1/-1';
    const key = JSON.stringify([from?.controller, damage.target]);
    const amount = (put.get(key)?.amount ?? 0) + more;
    put.set(key, { kind: 'CounterAdded', object: damage.target, counter, amount });
  }
  return [...put.values()];
}

/** 120.3g, 702.164b-c: the total toxic value: how many poison counters combat damage to a player gives besides. */
const toxicity = (from: ObjectView | undefined): number =>
  (from?.abilities ?? [])
    .flatMap(({ ability }) => (ability.kind === 'keywords' ? ability.keywords : []))
    .reduce((sum, { name, amount }) => sum + (name === 'toxic' && amount?.kind === 'number' ? amount.value : 0), 0);

/** 120.3f. */
function gains(state: GameState, parts: readonly Part[]): readonly GameEventBody[] {
  const gained = new Map<ObjectView, number>();
  for (const { damage, from } of parts) if (from !== undefined && has(from, 'lifelink')) add(gained, from, damage.amount);
  return [...gained].flatMap(([{ id, controller }, amount]) => lifeGained(state, controller, amount, id));
}

function add<K>(to: Map<K, number>, key: K, amount: number): void {
  to.set(key, (to.get(key) ?? 0) + amount);
}
