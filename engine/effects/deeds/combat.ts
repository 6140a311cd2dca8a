import type { Change, Duration, Effect } from '../../ast/index.ts';
import { layered } from '../../characteristics/layers.ts';
import { bandmatesOf } from '../../combat/bands.ts';
import type { GameEventBody } from '../../events/event.ts';
import { happening } from '../happening.ts';
import { beginOnObjects } from '../lasting/objects.ts';
import { objectsFor } from '../objectsFor.ts';
import { canHaveCounters } from '../puttingCounters.ts';
import { about, type CarriedOut, contextWhile, isStop, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import type { Action } from './action.ts';
import { mayBecome } from './designating.ts';
import { amountFor } from './players.ts';

const IT = { kind: 'it', plural: true } as const;

/** 702.112a: the creature gets its counters and becomes renowned. */
export function renown(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state, source } = resolving;
  const amount = deed.amount === null ? 0 : amountFor(deed.amount, resolving, contextWhile(resolving));
  if (typeof amount !== 'number') return amount;
  if (!mayBecome(state, source, 'renowned')) return happening(about([source], []), resolving, did);
  const added: readonly GameEventBody[] =
    amount > 0 && canHaveCounters(state, source, '+1/+1') ? [{ kind: 'CounterAdded', object: source, counter: '+1/+1', amount }] : [];
  return happening(about([source], [...added, { kind: 'Designated', object: source, what: 'renowned', amount }]), resolving, did);
}

/** 509.1c: "all creatures able to block target creature this turn do so": each has to block it if able. */
export function lure(deed: Extract<Effect, { readonly kind: 'lure' }>, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const context = contextWhile(resolving);
  const ids = objectsFor(deed.what, resolving, context, 'a creature that has to be blocked');
  if (isStop(ids)) return ids;
  const changes: readonly Change[] = [{ kind: 'deed', what: 'must be blocked by', object: deed.blockers }];
  const duration: Duration = deed.duration.kind === 'permanent' ? { kind: 'thisTurn' } : deed.duration;
  const begun = beginOnObjects({ subject: IT, changes, duration }, ids, resolving, context);
  return isStop(begun) ? begun : happening(about(ids, begun), resolving, did);
}

/** 506.4: creatures are removed from combat. */
export function removeFromCombat(deed: Action, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  if (deed.object === null) return unmodelled(deed, resolving);
  const ids = objectsFor(deed.object, resolving, contextWhile(resolving), 'a creature to remove from combat');
  if (isStop(ids)) return ids;
  const { permanents } = resolving.state;
  const fighting = ids.filter((id) => {
    const one = permanents.get(id);
    const attacked = layered(resolving.state).view.permanents.some((other) => permanents.get(other)?.attacking?.whom === id);
    return one !== undefined && (one.attacking !== null || one.blocking !== null || attacked);
  });
  const removed: readonly GameEventBody[] = fighting.length === 0 ? [] : [{ kind: 'RemovedFromCombat', permanents: fighting }];
  return happening(about(ids, removed), resolving, did);
}

/** 509.1h, 702.22i: attackers become blocked, each with its band; those that are blocked already stay so. */
export function becomeBlocked(ids: readonly string[], resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const { state } = resolving;
  const all = new Set(ids.flatMap((id) => [id, ...bandmatesOf(state, id)]));
  const blocked = [...all].filter((id) => {
    const attack = state.permanents.get(id)?.attacking ?? null;
    return attack !== null && attack.blocked !== true;
  });
  return happening(about(ids, blocked.length === 0 ? [] : [{ kind: 'BecameBlocked', permanents: blocked }]), resolving, did);
}
