import { numbersOn } from '../activation/choosable.ts';
import { layered } from '../characteristics/layers.ts';
import type { GameState } from '../state/game.ts';
import type { Legality } from './answer.ts';

type Told = Pick<Legality, 'legal' | 'notModelled'>;

/**
 * 107.3a, 601.2b-c: what may be done where X is the player's to choose: by the first value by which it may be, and where there is none, by the first of
 * which that can't be told. There may be targets only for an X that can't be paid. Looked at are the numbers that objects have, since it is by these that
 * targets are told. `least`: what can be told without a value.
 */
export function forAnyX<T extends Told>(state: GameState, least: T, at: (x: number) => T): T {
  if (!least.legal) return least;
  let found: T | null = null;
  for (const x of numbersOn(layered(state).view)) {
    const told = at(x);
    if (told.legal) return told;
    if (found === null || (found.notModelled === null && told.notModelled !== null)) found = told;
  }
  return found ?? least;
}
