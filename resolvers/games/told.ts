import type { LoggedVersion } from '../../data/games/kept.ts';
import type { GameLog, LoggedEvent } from '../../data/games/log.ts';
import { explanation } from '../../engine/index.ts';
import type { AnyEventModel, KeepingEvent } from '../models.ts';

/** Events of actions that were done together, as they are told: `version` and `at` null where they are stored nowhere. */
export function told(
  events: readonly LoggedEvent[],
  gone: readonly ReadonlyMap<string, string>[],
  stored: { readonly version: number; readonly at: number } | null,
): readonly AnyEventModel[] {
  const version = stored?.version ?? 0;
  const at = stored === null ? null : new Date(stored.at).toISOString();
  return events.map((event) => ({ ...event, version, at, told: (id: string) => gone[event.action]?.get(id) ?? id }));
}

/** Everything that a version tells of. */
export function eventsOf(stored: Pick<LoggedVersion, 'version' | 'at' | 'log'>): readonly AnyEventModel[] {
  const { log } = stored;
  if (log.kind === 'acted') return told(log.events, log.gone, stored);
  const { version } = stored;
  return [{ ...keepingEvent(log), action: 0, version, at: new Date(stored.at).toISOString(), told: (id) => id }];
}

/** How many those are. */
export const eventCount = ({ log }: Pick<LoggedVersion, 'log'>): number => (log.kind === 'acted' ? log.events.length : 1);

function keepingEvent(log: Exclude<GameLog, { readonly kind: 'acted' }>): KeepingEvent {
  switch (log.kind) {
    case 'created':
      return { kind: 'GameCreated', explanation: explanation('The game begins.', []) };
    case 'forked':
      return {
        kind: 'GameForked',
        game: log.from,
        atVersion: log.version,
        explanation: explanation(`The game begins as game ${log.from} was at version ${log.version}.`, []),
      };
    case 'undone':
      return {
        kind: 'ChangesUndone',
        steps: log.steps,
        toVersion: log.to,
        explanation: explanation(`The game is again as it was at version ${log.to}.`, []),
      };
  }
}
