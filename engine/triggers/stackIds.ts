import type { GameState } from '../state/game.ts';

/** An id that no object or player of the game has, for the next ability that goes on the stack. */
export function nextStackId({ stack, permanents, cards, players }: GameState): string {
  let number = stack.length + 1;
  const isTaken = (id: string): boolean =>
    permanents.has(id) || cards.has(id) || stack.some((one) => one.id === id) || players.some((one) => one.id === id);
  while (isTaken(`stack-${number}`)) number += 1;
  return `stack-${number}`;
}
