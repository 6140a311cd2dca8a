import type { GameState } from '../state/game.ts';
import { leftOf, type OfText, type UsedUp, useOf } from './modifier.ts';
import { changeOf, onceOn, type Pending } from './path.ts';

/** 615.7-8: whether an effect could be used up by an event, so that others that happen at the same time may have to do without it. */
export function isDividedUp(state: GameState, pending: Pending, modifier: OfText, usedUp: UsedUp): boolean {
  const limited = useOf(modifier);
  if (limited === null) return false;
  if (limited.use.kind === 'amount') return mostOf(state, pending, modifier, usedUp) > 0;
  return !usedUp.once.has(limited.id) && (pending.event.kind !== 'DamageDealt' || onceOn(modifier, pending.event) !== null);
}

/** How much of an effect of a limited amount an event could use by itself. */
export function mostOf(state: GameState, pending: Pending, modifier: OfText, usedUp: UsedUp): number {
  const change = changeOf(state, pending, usedUp, modifier);
  return change.kind === 'change' ? change.took : 0;
}

/** What has been used up while one event is settled on which so much of an effect is used. */
export const only = (usedUp: UsedUp, effect: string, amount: number): UsedUp => ({
  ...usedUp,
  left: new Map(usedUp.left).set(effect, amount),
});

/** What has been used up afterwards, with what was left of the effect before. */
export const usedSince = (usedUp: UsedUp, effect: string, before: number, amount: number): UsedUp =>
  only(usedUp, effect, before - amount + (usedUp.left.get(effect) ?? 0));

/** Most ways in which less of effects could be left that are looked at. */
const MOST = 64;

/**
 * 615.7: what else could have been used up of effects before an event that uses them, because others that happen at the same time use them, too. `afterwards`:
 * what can be used up once the event is settled. Where what works once is used on another event, its place on this one was none. Null where these are too many ways.
 */
export function smallerShares({ effects }: GameState, before: UsedUp, afterwards: readonly UsedUp[]): readonly UsedUp[] | null {
  let all: readonly UsedUp[] = [before];
  for (const { id, use } of effects) {
    if (use?.kind !== 'amount') continue;
    const left = leftOf(use, id, before);
    if (afterwards.every((one) => leftOf(use, id, one) === left)) continue;
    if (left * all.length > MOST) return null;
    all = all.flatMap((one) => Array.from({ length: left + 1 }, (_, less) => only(one, id, left - less)));
  }
  return all.slice(1);
}
