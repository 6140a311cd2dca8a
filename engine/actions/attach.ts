import { canBeAttached } from '../activation/attachable.ts';
import { isKnown } from '../characteristics/truth.ts';
import { ok, type Result } from '../result.ts';
import { playerOf } from '../state/game.ts';
import type { Action, Illegal } from './action.ts';
import { isThere } from './direct.ts';
import { badInput, beyond, forbidden } from './illegal.ts';
import { type Progress, wouldHappen } from './progress.ts';

/** 701.3: attaches an Aura, Equipment or Fortification to what it can be attached to. */
export function attach(progress: Progress, { permanent, to }: Extract<Action, { readonly kind: 'attach' }>): Result<Progress, Illegal> {
  const { state } = progress;
  const there = isThere(state, permanent, 'permanent');
  if (!there.ok) return there;
  const player = playerOf(state, to);
  if (player === undefined) {
    const host = isThere(state, to, 'to');
    if (!host.ok) return host.error.field === null ? host : badInput('to', `There is no permanent and no player “${to}”.`);
  }
  if (state.permanents.get(permanent)?.attachedTo === to) return ok(progress);
  const can = canBeAttached(state, permanent, to);
  if (!isKnown(can)) return beyond(permanent, can.why);
  if (!can) return forbidden(`${permanent} can't be attached to ${to}.`, '701.3b');
  return wouldHappen(progress, [{ kind: 'Attached', permanent, to }]);
}
