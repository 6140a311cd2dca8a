import { nextBelow } from '../../state/random.ts';
import { happening } from '../happening.ts';
import type { CarriedOut, Resolving, Stop } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';

/** 705.2: a player calls a coin and flips it; which side it lands on is left to the seed, so that calling it is no choice that matters. */
export function flipCoin(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  const { value, seed } = nextBelow(2, resolving.state.seed);
  const won = value === 1;
  const flipped = { kind: 'CoinFlipped', player, won, seed } as const;
  return happening({ kind: 'events', events: [flipped], objects: resolving.meant.it, player: null, outcome: { won } }, resolving, did);
}

/** 706.2: a player rolls one die with so many sides, and what follows may speak of the result. */
export const rollDie =
  (sides: number) =>
  (deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop => {
    const player = playerActing(deed, resolving);
    if (typeof player !== 'string') return player;
    const { value, seed } = nextBelow(sides, resolving.state.seed);
    const result = value + 1;
    const rolled = { kind: 'DieRolled', player, sides, result, seed } as const;
    return happening(
      { kind: 'events', events: [rolled], objects: resolving.meant.it, player: null, thatMany: result, outcome: { result } },
      resolving,
      did,
    );
  };

/** 706.1: how many sides the die of "roll a d20", "roll a six-sided die" has; null where the words say something else. */
export function sidesOf(action: string): number | null {
  const [, digits, word] = /^roll a (?:d(\d+)|(\S+)-sided die)$/.exec(action) ?? [];
  if (digits !== undefined) return Number(digits);
  return word === undefined ? null : (WORDS[word] ?? (/^\d+$/.test(word) ? Number(word) : null));
}

const WORDS: Readonly<Record<string, number>> = { four: 4, six: 6, eight: 8, ten: 10, twelve: 12, twenty: 20 };
