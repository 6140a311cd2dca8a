import { chosenBy } from '../../characteristics/chosen.ts';
import { nextBelow } from '../../state/random.ts';
import { happening } from '../happening.ts';
import { type CarriedOut, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { playersFor } from './players.ts';

/** 705.2: a player calls a coin and flips it; which side it lands on is left to the seed, so that calling it is no choice that matters. */
export function flipCoin(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  const { value, seed } = nextBelow(2, resolving.state.seed);
  const won = value === 1;
  const flipped = { kind: 'CoinFlipped', player, won, seed } as const;
  return happening({ kind: 'events', events: [flipped], objects: resolving.meant.it, player: null, outcome: { won } }, resolving, did);
}

/** A player or an opponent chosen by chance, "that player" in what follows. */
export function randomPlayer(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  const context = contextWhile(resolving);
  const among = playersFor(
    deed.action.includes('opponent') ? { kind: 'opponent', quantifier: 'each' } : { kind: 'player', quantifier: 'each' },
    resolving,
    { ...context, you: player },
  );
  if (isStop(among)) return among;
  const { value, seed } = nextBelow(Math.max(1, among.length), resolving.state.seed);
  const found = among[value];
  const chosen = { ...chosenBy(context), ...(found === undefined ? {} : { player: found }) };
  const event = { kind: 'ChosenAtRandom', player, chosen: found === undefined ? [] : [found], seed } as const;
  return happening(
    { kind: 'events', events: [event], objects: resolving.meant.it, player: found ?? null, outcome: { chosen } },
    resolving,
    did,
  );
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
