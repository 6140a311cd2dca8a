import type { Effect, Quantity } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import { addsMana } from './adding.ts';

/** Whether carrying out an instruction changes what a later one of the same ability may count. */
export const changesBoard = (effect: Effect): boolean => !addsMana(effect) && !HARMLESS.has(effect.kind);

const HARMLESS: ReadonlySet<Effect['kind']> = new Set([
  'addMana',
  'doubleMana',
  'rider',
  'reveal',
  'chooseColor',
  'choosePlayer',
  'keywordAction',
  'delayed',
  'dealDamage',
  'continuous',
  'instruction',
  'unsupported',
]);

/** 608.2c: how many more counters of a kind earlier instructions have put on the permanent itself; null where they don't tell. */
export function countersPutBefore({ counter, on }: Extract<Quantity, { kind: 'counters' }>, done: readonly Effect[]): number | null {
  if (on.kind !== 'self' && on.kind !== 'it') return null;
  let sum = 0;
  for (const effect of done) {
    if (effect.kind !== 'putCounters' || effect.on.kind !== 'self') return null;
    for (const put of effect.counters) {
      if (put.amount.kind !== 'number') return null;
      if (counter === null || put.counter === counter) sum += put.amount.value;
    }
  }
  return sum;
}

/** Whether a number is the same whatever was done before. */
export const isSettledBefore = (quantity: Quantity): boolean =>
  !contains(quantity, ({ kind }) => kind !== 'number' && kind !== 'x' && kind !== 'times' && kind !== 'plus' && kind !== 'minus');
