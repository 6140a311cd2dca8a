import { aimOfAbility } from '../activation/aim.ts';
import { chooseModes, chooseTargets, slotsOf, type Unannounced } from '../activation/announce.ts';
import { chooseShares } from '../activation/dividing.ts';
import { areEnough, partsOfAbility } from '../activation/targets.ts';
import { type Ask, cannot } from '../choices.ts';
import { err, ok, type Result } from '../result.ts';
import type { AbilityOnStack, GameState } from '../state/game.ts';
import type { Triggered } from './triggered.ts';

/** What is chosen for an ability as it goes on the stack. */
export type Announced = Pick<AbilityOnStack, 'modes' | 'targets' | 'shares'>;

/**
 * 603.3c-d: the modes and targets of a triggered ability as it goes on the stack: by themselves where there is one way only, otherwise as its
 * controller answers. Null where there is no legal choice: it is taken off the stack then.
 */
export function announceTriggered(state: GameState, trigger: Triggered, ask: Ask): Result<Announced | null, Unannounced> {
  const { source, named, ability, text, controller, meant } = trigger;
  const aim = aimOfAbility(state, { kind: 'triggeredAbility', source, named, player: controller, meant });
  const parts = partsOfAbility(ability.effects, text, aim);
  if (parts.length === 0) return ok({ modes: [], targets: [] });
  const enough = areEnough({
    slots: parts.flatMap((part) => (part.kind === 'slots' ? part.slots : [])),
    modal: parts.flatMap((part) => (part.kind === 'modal' ? [part.modal] : [])),
  });
  if (enough === false) return ok(null);
  const modes = chooseModes(parts, undefined, text, ask);
  if (!modes.ok) return modes.error.kind === 'forbidden' ? ok(null) : modes;
  const slots = slotsOf(parts, modes.value ?? []);
  const targets = chooseTargets(slots, undefined, aim, text, ask);
  if (targets.ok) {
    const shares = chooseShares(slots, targets.value, text, ask);
    if (!shares.ok) return shares;
    return ok({ modes: modes.value ?? [], targets: targets.value, ...(shares.value.length === 0 ? {} : { shares: shares.value }) });
  }
  if (targets.error.kind !== 'forbidden') return targets;
  return enough === true ? ok(null) : err(cannot(text, 'whether it has a legal target'));
}
