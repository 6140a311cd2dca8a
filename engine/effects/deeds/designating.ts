import type { Effect, Keyword } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { applyAll } from '../../events/apply.ts';
import type { GameEventBody, PlayerDesignation } from '../../events/event.ts';
import type { Designation, GameState } from '../../state/game.ts';
import { happening } from '../happening.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { objectsFor } from '../objectsFor.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { type Action, playerActing } from './action.ts';
import { amountFor } from './players.ts';

/** 725.3, 726.3: a player becomes the monarch or takes the initiative; who has it already does so again, which changes nothing. */
export const becomes =
  (what: PlayerDesignation) =>
  (deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop => {
    const player = playerActing(deed, resolving);
    if (typeof player !== 'string') return player;
    return happening(about([], [{ kind: 'Designated', object: player, what, amount: null }]), resolving, did);
  };

/** 701.37a: the permanent gets so many +1/+1 counters and becomes monstrous, if it isn't that yet. */
export function monstrosity(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, source } = resolving;
  const amount = deed.amount === null ? 0 : amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  if (!mayBecome(state, source, 'monstrous')) return happening(about([source], []), resolving, did);
  const added: readonly GameEventBody[] =
    amount > 0 && canHaveCounters(state, source, '+1/+1') ? [{ kind: 'CounterAdded', object: source, counter: '+1/+1', amount }] : [];
  return happening(about([source], [...added, { kind: 'Designated', object: source, what: 'monstrous', amount }]), resolving, did);
}

/** 719.3b: a Case becomes solved, once. */
export function solve(_: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, source } = resolving;
  const named: readonly GameEventBody[] = mayBecome(state, source, 'solved')
    ? [
        { kind: 'Designated', object: source, what: 'solved', amount: null },
        { kind: 'ActionTaken', keyword: 'solve a Case', player: resolving.you, object: null, on: [source] },
      ]
    : [];
  return happening(about([source], named), resolving, did);
}

/** Whether it is a permanent, a creature where that is asked for, that is not so designated yet. */
export function mayBecome(state: GameState, id: string, what: Designation): boolean {
  const isCreature = layered(state).view.object(id)?.types.has('creature') === true;
  return state.permanents.get(id)?.designations.has(what) === false && (what !== 'suspected' || isCreature);
}

/** 702.171b: a Mount becomes saddled until end of turn. */
export function saddle(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.object === null) return unmodelled(deed, resolving);
  const ids = objectsFor(deed.object, resolving, contextWhile(resolving), 'what becomes saddled');
  if (isStop(ids)) return ids;
  const named = ids.filter((id) => mayBecome(resolving.state, id, 'saddled'));
  return happening(
    about(
      ids,
      named.map((object) => ({ kind: 'Designated', object, what: 'saddled', amount: null })),
    ),
    resolving,
    did,
  );
}

/** 701.60a: creatures become suspected, and have menace and can't block for as long as they are. */
export function suspect(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.object === null) return unmodelled(deed, resolving);
  const context = contextWhile(resolving);
  const ids = objectsFor(deed.object, resolving, context, 'a creature to suspect');
  if (isStop(ids)) return ids;
  const fresh = ids.filter((id) => mayBecome(resolving.state, id, 'suspected'));
  const named = fresh.map((object): GameEventBody => ({ kind: 'Designated', object, what: 'suspected', amount: null }));
  const all: GameEventBody[] = [...named];
  for (const id of fresh) {
    const begun = beginOnObjects(SUSPECTED, [id], { ...resolving, state: applyAll(resolving.state, named) }, context);
    if (isStop(begun)) return begun;
    all.push(...begun);
  }
  return happening(about(ids, all), resolving, did);
}

const IT = { kind: 'it', plural: false } as const;

const MENACE: Keyword = { kind: 'keyword', name: 'menace', cost: [], amount: null, filter: null, text: null };

const SUSPECTED: Pick<Extract<Effect, { kind: 'continuous' }>, 'subject' | 'changes' | 'duration'> = {
  subject: IT,
  changes: [
    { kind: 'gains', abilities: [{ kind: 'keyword', keyword: MENACE }], verb: 'has' },
    { kind: 'deed', what: "can't block", object: null },
  ],
  duration: {
    kind: 'asLongAs',
    condition: {
      kind: 'is',
      subject: IT,
      filter: { kind: 'objects', words: [{ kind: 'status', which: 'suspected' }], suffixes: [] },
      not: false,
      past: false,
    },
  },
};
