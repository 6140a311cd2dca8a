import type { GameState } from '../state/game.ts';

/** 613.7: a timestamp later than those of all permanents and of all effects that last. */
export function nextTimestamp({ permanents, effects }: GameState): number {
  let latest = 0;
  for (const { timestamp } of permanents.values()) latest = Math.max(latest, timestamp);
  for (const { timestamp } of effects) latest = Math.max(latest, timestamp);
  return latest + 1;
}
