import { isForbidden } from '../../activation/forbidden.ts';
import type { Effect } from '../../ast/index.ts';
import type { GameEventBody } from '../../events/event.ts';
import { permanentsOf, playersOf } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { happening } from '../happening.ts';
import { objectsFor } from '../objectsFor.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, cannot, contextWhile, events, type Resolving, type Stop } from '../resolving.ts';
import { amountFor } from './players.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

/** 122.5: counters go from one object to another: nothing where the first hasn't them or the second can't have them. */
export function moveCounters(deed: Of<'moveCounters'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const from = objectsFor(deed.from, resolving, context, 'an object to move counters from');
  if ('kind' in from) return from;
  const to = objectsFor(deed.to, resolving, context, 'an object to move counters onto');
  if ('kind' in to) return to;
  const [source, target] = [from[0], to[0]];
  if (from.length > 1 || to.length > 1) return cannot(text, 'between which objects counters are moved');
  const { amount: quantity, counter } = deed.counters;
  const here = source === undefined ? undefined : state.permanents.get(source);
  if (source === undefined || here === undefined || target === undefined || source === target || !state.permanents.has(target))
    return happening(about(to, []), resolving, did);
  const kinds = counter === null ? [...here.counters.keys()] : [counter];
  if (counter === null && quantity.kind !== 'allOfThem') return cannot(text, 'which counters are moved is not chosen here');
  const all: GameEventBody[] = [];
  for (const kind of kinds) {
    const there = here.counters.get(kind) ?? 0;
    const wanted = quantity.kind === 'allOfThem' ? there : amountFor(quantity, resolving, context);
    if (typeof wanted !== 'number') return wanted;
    const amount = Math.min(wanted, there);
    if (amount > 0 && canHaveCounters(state, target, kind))
      all.push(
        { kind: 'CounterRemoved', object: source, counter: kind, amount },
        { kind: 'CounterAdded', object: target, counter: kind, amount },
      );
  }
  return happening(about(to, all), resolving, did);
}

/** 701.10e: as many counters again of a kind, or of every kind. */
export function doubleCounters(deed: Of<'doubleCounters'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const ids = objectsFor(deed.on, resolving, contextWhile(resolving), 'an object whose counters are doubled');
  if ('kind' in ids) return ids;
  return happening(
    about(
      ids,
      ids.flatMap((id) => moreOf(id, (kind) => deed.counter === null || deed.counter === kind, null, resolving)),
    ),
    resolving,
    did,
  );
}

/** So many more of the counters that a permanent has; null: as many again. */
function moreOf(object: string, of: (kind: string) => boolean, amount: number | null, { state }: Resolving): readonly GameEventBody[] {
  return [...(state.permanents.get(object)?.counters ?? [])]
    .filter(([kind]) => of(kind) && canHaveCounters(state, object, kind))
    .map(([counter, there]) => ({ kind: 'CounterAdded', object, counter, amount: amount ?? there }));
}

/** 701.34: any of the permanents and players that have counters get one more of each kind. */
export function proliferate(resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state } = resolving;
  const permanents = permanentsOf(state).filter((id) => (state.permanents.get(id)?.counters.size ?? 0) > 0);
  const players = playersOf(state)
    .filter(({ poison, energy }) => poison > 0 || energy > 0)
    .map(({ id }) => id);
  const options = [...players, ...permanents];
  const chosen = choose('what gets another counter of each kind', options, { least: 0, most: options.length }, resolving);
  if ('kind' in chosen) return chosen;
  return happening(
    events(...chosen.flatMap((id) => (players.includes(id) ? playersMore(id, resolving) : moreOf(id, () => true, 1, resolving))), {
      kind: 'ActionTaken',
      keyword: 'proliferate',
      player: resolving.you,
      object: null,
      on: chosen,
    }),
    resolving,
    did,
  );
}

function playersMore(object: string, { state }: Resolving): readonly GameEventBody[] {
  if (isForbidden(state, object, "can't get counters") === true) return [];
  const player = state.players.find(({ id }) => id === object);
  return (['poison', 'energy'] as const).flatMap((counter): readonly GameEventBody[] =>
    (player?.[counter] ?? 0) > 0 ? [{ kind: 'CounterAdded', object, counter, amount: 1 }] : [],
  );
}

/** Every counter of an object put on another one as well: it keeps its own, where it is still there. */
export function putItsCounters(deed: Of<'putItsCounters'>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, text } = resolving;
  const context = contextWhile(resolving);
  const from = context.evaluate.objects(deed.of, context);
  if ('why' in from) return cannot(text, from.why);
  const on = objectsFor(deed.on, resolving, context, 'an object to put counters on');
  if ('kind' in on) return on;
  const counters = from.flatMap((id) => [...((state.permanents.get(id) ?? state.past.get(id)?.permanent)?.counters ?? [])]);
  const all = on.flatMap((object) =>
    counters
      .filter(([kind]) => canHaveCounters(state, object, kind))
      .map(([counter, amount]): GameEventBody => ({ kind: 'CounterAdded', object, counter, amount })),
  );
  return happening(about(on, all), resolving, did);
}

/** 601.2d: counters distributed among targets as it was announced; those of a target that is illegal by now are put nowhere (608.2b). */
export function distributeCounters(
  { counters: { counter }, among }: Extract<Effect, { kind: 'distributeCounters' }>,
  resolving: Resolving,
  did: boolean | null,
): CarriedOut | Stop {
  const { state, text, shares, targets } = resolving;
  const parts = shares?.get(among);
  if (parts === undefined)
    return targets?.get(among)?.length === 0
      ? happening(about([], []), resolving, did)
      : cannot(text, 'counters that are distributed among what is no target');
  if (counter === null) return cannot(text, 'which counters are put is not modelled');
  const fitting = [...parts].filter(([id, amount]) => amount > 0 && canHaveCounters(state, id, counter));
  return happening(
    about(
      [...parts.keys()],
      fitting.map(([object, amount]) => ({ kind: 'CounterAdded', object, counter, amount })),
    ),
    resolving,
    did,
  );
}
