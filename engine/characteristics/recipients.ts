import type { Recipient } from '../ast/index.ts';
import { permanentsOf, playersOf } from '../state/game.ts';
import { type Ids, isKnown } from './truth.ts';
import type { Context } from './view.ts';

/** 120.1: the players and permanents that words mean as those that are dealt damage. */
export function recipientsOf(ref: Recipient, context: Context): Ids {
  const { state } = context.view;
  const found: string[] = [];
  for (const id of [...playersOf(state).map((player) => player.id), ...permanentsOf(state)]) {
    const is = context.evaluate.isRecipient(ref, id, context);
    if (!isKnown(is)) return is;
    if (is) found.push(id);
  }
  return found;
}
