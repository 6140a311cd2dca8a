import type { Effect } from '../../ast/index.ts';
import { lifeSet } from '../../damage/life.ts';
import type { GameEventBody } from '../../events/event.ts';
import { playerOf } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { begin } from '../lasting/begin.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { objectsFor } from '../objectsFor.ts';
import { about, type CarriedOut, cannot, contextWhile, events, isStop, type Resolving, type Stop } from '../resolving.ts';
import { playersFor } from './players.ts';

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

/** 701.12c: two players exchange life totals: each gains or loses what makes the difference, or nothing happens where one of them can't (701.12a). */
export function exchangeLife(
  deed: Extract<Effect, { kind: 'exchangeLife' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const doers = playersFor(deed.who, resolving, context);
  if ('kind' in doers) return doers;
  const others = deed.with === null ? [] : playersFor(deed.with, resolving, context);
  if ('kind' in others) return others;
  const [left, right, third] = [...new Set([...doers, ...others])];
  if (third !== undefined) return cannot(text, 'which players exchange life totals');
  const one = playerOf(state, left ?? '');
  const other = playerOf(state, right ?? '');
  if (one === undefined || other === undefined) return happening(events(), resolving, did);
  const changes = [lifeSet(state, one.id, other.life), lifeSet(state, other.id, one.life)];
  const can = one.life === other.life || changes.every((all) => all.length > 0);
  return happening(can ? events(...changes.flat()) : events(), resolving, did);
}

/**
 * 701.12g: a life total and a creature's power or toughness: the player gains or loses what makes the difference, and an effect that doesn't end sets the
 * other to what the life total was (613.4b); nothing where one of the two isn't there or can't become the other (701.12a).
 */
export function exchangeLifeForSize(
  deed: Extract<Effect, { kind: 'exchangeLifeForSize' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const whose = playersFor(deed.whose, resolving, context);
  if ('kind' in whose) return whose;
  const ids = objectsFor(deed.of, resolving, context, `what the ${deed.which} is of`);
  if ('kind' in ids) return ids;
  const [id = '', another] = ids;
  const [player, second] = whose.map((one) => playerOf(state, one));
  if (another !== undefined || second !== undefined) return cannot(text, 'which numbers are exchanged');
  const size = state.permanents.has(id) ? context.view.object(id)?.[deed.which] : null;
  if (size === undefined || size === null || player === undefined) return happening(about(ids, []), resolving, did);
  const changes = lifeSet(state, player.id, size);
  if (size === player.life || changes.length === 0) return happening(about(ids, []), resolving, did);
  const becomes = { kind: 'number', value: player.life } as const;
  const [power, toughness] = deed.which === 'power' ? [becomes, null] : [null, becomes];
  const change = { kind: 'basePowerToughness', power, toughness, defining: false, wording: 'base' } as const;
  const begun = beginOnObjects(
    { subject: { kind: 'it', plural: false }, changes: [change], duration: { kind: 'permanent' } },
    [id],
    resolving,
    context,
  );
  return isStop(begun) ? begun : happening(about(ids, [...changes, ...begun]), resolving, did);
}
