import type { Effect } from '../ast/index.ts';
import { inTurn } from './happening.ts';
import type { CarryOne } from './optional.ts';
import { isBeyond } from './possible.ts';
import { type CarriedOut, cannot, type Resolving, type Stop } from './resolving.ts';
import { withTargetsSpoken } from './spoken.ts';

/** 609.3: "Sacrifice a creature. If you can't, …": as much of it as is possible, and what is said for where not all of it is. */
export function withCant(deed: Effect, then: Effect, resolving: Resolving, did: boolean | null, one: CarryOne): CarriedOut | Stop {
  const parts = deed.kind === 'sequence' ? deed.effects : [deed];
  const before = parts.slice(0, -1).map((part) => (now: Resolving) => one(part, now, did));
  const last = (now: Resolving): CarriedOut | Stop => {
    const part = parts.at(-1);
    const cant = part === undefined ? null : isBeyond(part, (each, at) => one(each, at, did), now);
    if (part === undefined || cant === null) return cannot(now.text, 'whether all of it can be done');
    const doing = (at: Resolving): CarriedOut | Stop => {
      const done = one(part, at, did);
      return done.kind === 'done' ? withTargetsSpoken(part, at, done) : done;
    };
    return inTurn([doing, ...(cant ? [(at: Resolving) => one(then, at, false)] : [])], now, did);
  };
  return inTurn([...before, last], resolving, did);
}
