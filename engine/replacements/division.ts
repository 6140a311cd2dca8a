import type { UsedUp } from './modifier.ts';
import type { Path, Pending } from './path.ts';

/** How much of one effect of a limited amount is used on each of several events (615.7): all that is left of it, at most what each is. */
export interface Division {
  readonly effect: string;
  /** How much of the effect there is before. */
  readonly left: number;
  readonly parts: ReadonlyMap<Pending, number>;
}

/** Most divisions that are offered. */
const MOST = 300;

/** How much damage an event is. */
export const amountOf = ({ event }: Pending): number => ('amount' in event && typeof event.amount === 'number' ? event.amount : 0);

/**
 * 615.7: every division of so much among events that are more than that, other than those that use it on one of them as far as it goes, before any other:
 * these come of saying which is first.
 */
export function divisionsOf(effect: string, left: number, events: readonly Pending[]): readonly Division[] {
  const found: Division[] = [];
  const divide = (at: number, rest: number, parts: readonly (readonly [Pending, number])[]): void => {
    const next = events[at];
    if (found.length >= MOST) return;
    if (next === undefined) {
      if (rest === 0) found.push({ effect, left, parts: new Map(parts) });
      return;
    }
    const whole = Math.min(left, amountOf(next));
    const room = events.slice(at + 1).reduce((sum, one) => sum + Math.min(left, amountOf(one)) - 1, 0);
    for (let part = Math.min(whole - 1, rest); part >= Math.max(0, rest - room); part -= 1)
      divide(at + 1, rest - part, [...parts, [next, part]]);
  };
  divide(0, left, []);
  return found;
}

/** What has been used up while one event is settled on which so much of an effect is used. */
export const only = (usedUp: UsedUp, effect: string, amount: number): UsedUp => ({
  ...usedUp,
  left: new Map(usedUp.left).set(effect, amount),
});

/** What has been used up afterwards, with what was left of the effect before. */
export function usedSince(path: Path, effect: string, before: number, amount: number): Path {
  const { usedUp } = path;
  const left = before - amount + (usedUp.left.get(effect) ?? 0);
  return { ...path, usedUp: { ...usedUp, left: new Map(usedUp.left).set(effect, left) } };
}

/** "2 of x, 1 of y". */
export const inWords = ({ parts }: Division, nameOf: (one: Pending) => string): string =>
  [...parts].flatMap(([one, amount]) => (amount > 0 ? [`${amount} of ${nameOf(one)}`] : [])).join(', ');
