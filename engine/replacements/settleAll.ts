import type { Ask, Stop } from '../choices.ts';
import { withFloors } from '../damage/floors.ts';
import type { DamageDealt } from '../damage/proposed.ts';
import { resultsOf } from '../damage/results.ts';
import type { GameEventBody } from '../events/event.ts';
import type { GameState } from '../state/game.ts';
import { settle } from './settle.ts';

/** What comes of events that would happen at the same time. */
export interface Settled {
  readonly kind: 'settled';
  /** All of them happen at once; one that nothing replaced is the very object that was given. */
  readonly events: readonly GameEventBody[];
}

/**
 * 614, 615, 616, 120.4: what comes of events that would happen at the same time, each of them once (614.5): damage first, then what the damage that is dealt
 * results in, together with everything else. `ask` answers in which order effects are applied (616.1). Stops where a choice is missing, or where
 * it can't be told.
 */
export function settleAll(state: GameState, events: readonly GameEventBody[], _ask: Ask): Settled | Stop {
  const dealt: DamageDealt[] = [];
  const others: GameEventBody[] = [];
  const add = (event: GameEventBody): void => {
    if (event.kind === 'DamageDealt') dealt.push(event);
    else others.push(event);
  };
  for (const event of events) {
    if (event.kind !== 'DamageDealt') {
      others.push(event);
      continue;
    }
    const comes = settle(state, event);
    if ('kind' in comes) return comes;
    for (const one of comes) add(one);
  }
  const damage = resultsOf(state, dealt);
  const all: GameEventBody[] = [...damage.dealt];
  for (const event of [...damage.results, ...others]) {
    const comes = settle(state, event);
    if ('kind' in comes) return comes;
    const isByDamage = event.kind === 'LifeLost' && event.byDamage === true;
    all.push(...comes.map((one) => (isByDamage && one.kind === 'LifeLost' ? { ...one, byDamage: true as const } : one)));
  }
  const held = withFloors(state, all);
  return 'kind' in held ? held : { kind: 'settled', events: held };
}
