import type { GameState } from '../../state/game.ts';

/** An id that nothing in the game has or had: the name and a number. */
export function freeId(name: string, { permanents, cards, players, stack, past }: GameState, taken: readonly string[]): string {
  const slug = name
    .replace(/ Token$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const isTaken = (id: string): boolean =>
    permanents.has(id) ||
    cards.has(id) ||
    taken.includes(id) ||
    stack.some((one) => one.id === id) ||
    players.some((one) => one.id === id) ||
    [...past.values()].some(({ was }) => was === id);
  let number = 1;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
