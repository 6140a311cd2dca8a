import { barsCounters, type ForbiddenDeed, isForbidden } from '../activation/forbidden.ts';
import { some, type Truth, undetermined } from '../characteristics/truth.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';

/** 101.2, 614.17: whether an event can't happen, so that it doesn't, and nothing replaces it. */
export function isImpossible(state: GameState, event: GameEventBody): Truth {
  const forbids = (id: string, ...deeds: readonly ForbiddenDeed[]) => isForbidden(state, id, ...deeds);
  switch (event.kind) {
    case 'DamageDealt':
      return some([() => forbids(event.source, "can't deal damage"), () => forbids(event.target, "can't be dealt damage")], (part) =>
        part(),
      );
    case 'PermanentUntapped':
      return forbids(event.permanent, "can't become untapped");
    case 'CounterAdded':
      return event.entered !== true && barsCounters(state, event.object, event.counter);
    case 'LifeGained':
      return forbids(event.player, "can't gain life", "life total can't change");
    case 'LifeLost': {
      const ofDamage = event.byDamage === true ? (["damage doesn't cause life to be lost"] as const) : [];
      return forbids(event.player, "can't lose life", "life total can't change", ...ofDamage);
    }
    case 'ZoneChanged':
      return event.cause === 'sacrifice' && forbids(event.id, "can't be sacrificed");
    case 'Transformed':
      return forbids(event.permanent, "can't transform");
    case 'TurnedFaceUp':
      return forbids(event.permanent, "can't be turned face up");
    case 'Designated':
      return event.what === 'the monarch' && forbids(event.object, "can't become the monarch");
    case 'PhasedOut': {
      const barred = some(event.permanents, (id) => forbids(id, "can't phase out"));
      return barred === true && event.permanents.length > 1 ? undetermined('what phases out without what it is attached to') : barred;
    }
    default:
      return false;
  }
}
