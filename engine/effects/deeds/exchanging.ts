import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { happening } from '../happening.ts';
import { begin } from '../lasting/begin.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, contextWhile, isStop, type Resolving, type Stop } from '../resolving.ts';

/** 701.12b: the players who control two permanents each gain control of the other's; nothing where both are one player's, or one is gone. */
export function exchangeControl(
  { of }: Extract<Effect, { kind: 'exchangeControl' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const ids = objectsFor(of, resolving, context, 'a permanent whose control is exchanged');
  if ('kind' in ids) return ids;
  const [one, other, third] = ids.filter((id) => resolving.state.permanents.has(id));
  const mine = context.view.object(one ?? '')?.controller;
  const theirs = context.view.object(other ?? '')?.controller;
  if (one === undefined || other === undefined || third !== undefined || mine === undefined || theirs === undefined || mine === theirs)
    return happening(about(ids, []), resolving, did);
  const all: GameEventBody[] = [];
  for (const [id, they] of [
    [one, theirs],
    [other, mine],
  ] as const) {
    const effect = {
      kind: 'continuous',
      subject: { kind: 'it', plural: false },
      changes: [{ kind: 'controller', player: { kind: 'they' } }],
      condition: null,
      conditionFirst: false,
    } as const;
    const begun = begin(resolving, [{ effect, duration: { kind: 'permanent' }, objects: [id], meant: { it: [id], they } }]);
    if (isStop(begun)) return begun;
    all.push(...begun);
  }
  return happening(about(ids, all), resolving, did);
}
