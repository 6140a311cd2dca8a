import type { Effect } from '../../ast/index.ts';
import { isKnown } from '../../characteristics/truth.ts';
import { inTurn } from '../happening.ts';
import { type CarriedOut, cannot, contextWhile, type Resolving, type Stop, unmodelled } from '../resolving.ts';
import { becomeBlocked } from './combat.ts';
import { explore } from './exploring.ts';
import { phaseOut } from './phasingOut.ts';

type ObjectAction = Extract<Effect, { readonly kind: 'objectAction' }>;

/** 701: keyword actions of objects, one after the other; each is carried out for its controller, also where it is gone by then. */
export function objectAction(deed: ObjectAction, resolving: Resolving, did: boolean | null): CarriedOut | Stop {
  const act = ACTIONS[deed.action];
  const isBlocked = deed.action === 'become blocked';
  if ((act === undefined && !isBlocked) || deed.amount !== null) return unmodelled(deed, resolving);
  const context = contextWhile(resolving);
  const ids = context.evaluate.objects(deed.subject, context);
  if (!isKnown(ids)) return cannot(resolving.text, ids.why);
  if (act === undefined) return becomeBlocked(ids, resolving, did);
  const parts = ids.map((id) => (now: Resolving): CarriedOut | Stop => {
    const player = context.view.object(id)?.controller;
    return player === undefined ? cannot(resolving.text, `what ${id} was is not known`) : act(id, player, now, did);
  });
  return inTurn(parts, resolving, did);
}

const ACTIONS: Readonly<Record<string, (object: string, player: string, resolving: Resolving, did: boolean | null) => CarriedOut | Stop>> =
  { explore, 'phase out': phaseOut };
