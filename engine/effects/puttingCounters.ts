import { cantGetCounters } from '../activation/forbidden.ts';
import type { CounterCount, PlayerRef } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { GameEventBody } from '../events/event.ts';
import { cannot, type Proposal, type Resolving, type Stop } from './resolving.ts';

/** 122.1: counters that an instruction puts on one object. */
export function putCounters(
  counts: readonly CounterCount[],
  id: string,
  { state, text }: Resolving,
  context: Context,
): readonly GameEventBody[] | Stop {
  const all: GameEventBody[] = [];
  for (const { amount: quantity, counter } of counts) {
    const amount = context.evaluate.amount(quantity, context);
    if (!isKnown(amount)) return cannot(text, amount.why);
    if (counter === null) return cannot(text, 'which counters are put is not modelled');
    if (amount <= 0 || !canHaveCounters(state, id, counter)) continue;
    all.push({ kind: 'CounterAdded', object: id, counter, amount });
  }
  return all;
}

/** 122.6a: counters that one player other than its controller is told to put. */
export function byWhom(who: PlayerRef, context: Context, proposed: Proposal | Stop): Proposal | Stop {
  const players = who.kind === 'you' || proposed.kind !== 'events' ? [] : context.evaluate.players(who, context);
  const by = isKnown(players) && players.length === 1 ? players[0] : undefined;
  if (by === undefined || proposed.kind !== 'events') return proposed;
  return { ...proposed, events: proposed.events.map((event) => (event.kind === 'CounterAdded' ? { ...event, by } : event)) };
}

/** 101.2. */
export const canHaveCounters = (state: Resolving['state'], id: string, counter: string): boolean => !cantGetCounters(state, id, counter);
