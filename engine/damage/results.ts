import { layered } from '../characteristics/layers.ts';
import { hasKeyword, type ObjectView, type View } from '../characteristics/view.ts';
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
 * gone as they last were (608.2h). A player loses the life of all of it at once; each source with lifelink is one gain of life (702.15f).
 */
export function resultsOf(state: GameState, dealt: readonly DamageDealt[]): DamageResults {
  const { view } = layered(state);
  const lost = new Map<string, number>();
  const gained = new Map<string, number>();
  const counters: GameEventBody[] = [];
  const told = dealt.map((one): DamageDealt => {
    const from = view.object(one.source);
    const recipient = recipientOf(view, one.target);
    if (from !== undefined && hasKeyword(from, 'lifelink')) add(gained, one.source, one.amount);
    if (recipient !== undefined) counters.push(...toPermanent(recipient, one.amount, withers(from)));
    else if (from !== undefined && hasKeyword(from, 'infect')) counters.push(poisoned(one.target, one.amount));
    else add(lost, one.target, one.amount);
    const { deathtouch: _, ...plain } = one;
    const deadly = from !== undefined && hasKeyword(from, 'deathtouch') && recipient !== undefined;
    return { ...plain, marked: recipient?.types.has('creature') === true && !withers(from), ...(deadly ? { deathtouch: true } : {}) };
  });
  const gains = [...gained].flatMap(([source, amount]) => lifeGained(state, view.object(source)?.controller ?? '', amount, source));
  const losses = [...lost].flatMap(([player, amount]) => lifeLost(state, player, amount));
  return { dealt: told, results: [...losses, ...counters, ...gains] };
}

const add = (to: Map<string, number>, key: string, amount: number): void => {
  to.set(key, (to.get(key) ?? 0) + amount);
};

/** The permanent that damage is dealt to; undefined for a player. */
const recipientOf = (view: View, id: string): ObjectView | undefined => (view.state.permanents.has(id) ? view.object(id) : undefined);

const withers = (source: ObjectView | undefined): boolean =>
  source !== undefined && (hasKeyword(source, 'wither') || hasKeyword(source, 'infect'));

/** 120.3b. */
const poisoned = (object: string, amount: number): GameEventBody => ({ kind: 'CounterAdded', object, counter: 'poison', amount });

/** 120.3c-e, 120.3h: loyalty and defense counters go; wither and infect give -1/-1 counters; marking damage is the event itself. */
function toPermanent({ id, types, loyalty, defense }: ObjectView, amount: number, withering: boolean): readonly GameEventBody[] {
  const results: GameEventBody[] = [];
  if (types.has('planeswalker') && (loyalty ?? 0) > 0)
    results.push({ kind: 'CounterRemoved', object: id, counter: 'loyalty', amount: Math.min(amount, loyalty ?? 0) });
  if (types.has('battle') && (defense ?? 0) > 0)
    results.push({ kind: 'CounterRemoved', object: id, counter: 'defense', amount: Math.min(amount, defense ?? 0) });
  if (types.has('creature') && withering) results.push({ kind: 'CounterAdded', object: id, counter: '-1/-1', amount });
  return results;
}
