import { layered } from '../../characteristics/layers.ts';
import { playerOf } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { moved } from '../moving.ts';
import { nothing } from '../optional.ts';
import { about, type CarriedOut, contextWhile, type Question, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { amountFor } from './players.ts';

/** 701.59a-b: any number of cards of the graveyard with so much total mana value are exiled; who can't has not collected evidence. */
export function collectEvidence(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const player = playerActing(deed, resolving);
  if (typeof player !== 'string') return player;
  if (deed.amount === null) return unmodelled(deed, resolving);
  const wanted = amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof wanted !== 'number') return wanted;
  const { state } = resolving;
  const { view } = layered(state);
  const cards = playerOf(state, player)?.graveyard ?? [];
  const total = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (view.object(id)?.manaValue ?? 0), 0);
  if (total(cards) < wanted) return nothing(resolving, false);
  const question: Question = {
    what: `cards of the graveyard with total mana value ${wanted} or more to exile`,
    options: cards,
    least: 1,
    most: cards.length,
  };
  const chosen = resolving.ask(question);
  if (chosen === null || new Set(chosen).size !== chosen.length || total(chosen) < wanted) return { kind: 'unanswered', question };
  const gone = chosen.flatMap((id) => moved(state, id, 'exile', 'exile', { by: resolving.source }) ?? []);
  const taken = { kind: 'ActionTaken', keyword: 'collect evidence', player, object: null, on: [] } as const;
  const done = happening(about(chosen, [...gone, taken]), resolving, did);
  return done.kind === 'done' ? { ...done, did: true } : done;
}
