import type { Effect } from '../../ast/index.ts';
import { cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';
import { playersFor } from './players.ts';

/** 701: a keyword action as a player is told to take it. */
export type Action = Extract<Effect, { readonly kind: 'keywordAction' }>;

/** The one player who takes it. */
export function playerActing({ who }: Pick<Action, 'who'>, resolving: Resolving): string | Stop {
  const players = playersFor(who, resolving, contextWhile(resolving));
  if ('kind' in players) return players;
  const [only, another] = players;
  return only === undefined || another !== undefined ? cannot(resolving.text, 'several players who do this, one after the other') : only;
}
