import type { RuleNumber } from '../rules.ts';
import type { GameState, Loss } from '../state/game.ts';
import { type Explanation, explanation, step } from '../trace.ts';

/** 104.3: each reason for which a player loses, in words and by the rules. */
export const LOSSES: Readonly<Record<Loss, { readonly text: string; readonly rules: readonly RuleNumber[] }>> = {
  life: { text: 'no life is left', rules: ['704.5a', '104.3b'] },
  emptyLibrary: { text: 'a card was to be drawn from an empty library', rules: ['704.5b', '104.3c'] },
  poison: { text: 'ten poison counters', rules: ['704.5c', '104.3d'] },
  commanderDamage: { text: '21 combat damage by one commander', rules: ['704.6c', '903.10a'] },
  effect: { text: 'an effect says so', rules: ['104.3e'] },
  conceded: { text: 'the player conceded', rules: ['104.3a'] },
};

/** Why a player has lost, with the rules. */
export function whyLost(player: string, because: Loss): Explanation {
  const { text, rules } = LOSSES[because];
  return explanation(`${player} has lost the game: ${text}.`, [step(text, ...rules)]);
}

/** 104.2a: whether all others have lost. */
export function hasWon({ players }: GameState, player: string): boolean {
  return players.length > 1 && players.every(({ id, lost }) => (id === player) === (lost === null));
}
