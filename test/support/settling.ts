import type { GameEventBody } from '../../engine/events/event.ts';
import type { GameState } from '../../engine/index.ts';
import { settleAll } from '../../engine/replacements/settleAll.ts';
import { everyWay } from '../../engine/ways.ts';

/** Events as they are told apart in tests: damage by source, recipient and amount, the rest by kind, whom and how many. */
function told(event: GameEventBody): string {
  switch (event.kind) {
    case 'DamageDealt':
      return `${event.source} deals ${event.amount} to ${event.target}`;
    case 'DamagePrevented':
      return `${event.amount} of ${event.source} to ${event.target} prevented`;
    case 'LifeGained':
      return `${event.player} gains ${event.amount}`;
    case 'LifeLost':
      return `${event.player} loses ${event.amount}`;
    case 'CounterAdded':
      return `${event.amount} ${event.counter} on ${event.object}`;
    case 'ZoneChanged':
      return `${event.id} to ${event.to}`;
    default:
      return event.kind;
  }
}

/**
 * Everything that can come of events that would happen together: what happens then, for each way of answering what is asked; `onceByEnds`: or for one way to
 * each end, where ends are known.
 */
export function leavesOf(state: GameState, events: readonly GameEventBody[], onceByEnds = false): readonly (readonly string[])[] {
  const found = everyWay((ask) => settleAll(state, events, ask), 500, { onceByEnds });
  if (!('ways' in found)) throw new Error(JSON.stringify(found));
  return found.ways.map(({ result }) => result.events.map(told));
}

/** What happens of one kind in each leaf: `pick` keeps the words that count. */
export const distinct = (leaves: readonly (readonly string[])[], pick: RegExp): readonly string[] =>
  [
    ...new Set(
      leaves.map((leaf) =>
        leaf
          .filter((one) => pick.test(one))
          .sort()
          .join(', '),
      ),
    ),
  ].sort();

export const damage = (source: string, target: string, amount: number, combat = false): GameEventBody => ({
  kind: 'DamageDealt',
  source,
  target,
  amount,
  combat,
  marked: false,
});
