import type { ActivatedAbility } from '../activation/activated.ts';
import { aimOfAbility } from '../activation/aim.ts';
import { chooseModes, chooseTargets, slotsOf } from '../activation/announce.ts';
import { chooseShares } from '../activation/dividing.ts';
import { partsOfAbility } from '../activation/targets.ts';
import { ok, type Result } from '../result.ts';
import type { AbilityOnStack, GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import { askFrom } from './asking.ts';
import { badInput, unannounced } from './illegal.ts';
import type { Intent } from './intent.ts';

/** 602.2b: the modes and targets of an activated ability, chosen before its costs are paid; a mana ability has none (605.1a). `x`: the value of X. */
export function announceAbility(
  state: GameState,
  { player, targets, modes }: Intent,
  { source, owned, body, text, isManaAbility }: ActivatedAbility,
  x: number | null,
  answers: Answers,
): Result<Pick<AbilityOnStack, 'modes' | 'targets' | 'shares'>, Illegal> {
  if (isManaAbility)
    return targets === undefined || targets.length === 0
      ? ok({ modes: [], targets: [] })
      : badInput('targets', `“${text}” is a mana ability and has no target.`);
  const named = owned.origin.kind === 'granted' ? owned.origin.by : source;
  const aim = aimOfAbility(state, { kind: 'activatedAbility', source, named, player, meant: { it: null, they: null, x, thatMany: null } });
  const parts = partsOfAbility(body.effects, text, aim);
  const ask = askFrom(answers);
  const chosen = chooseModes(parts, modes, text, ask);
  if (!chosen.ok) return unannounced(chosen.error, answers.nextId);
  const slots = slotsOf(parts, chosen.value ?? []);
  const aimed = chooseTargets(slots, targets, aim, text, ask);
  if (!aimed.ok) return unannounced(aimed.error, answers.nextId);
  const shares = chooseShares(slots, aimed.value, text, ask);
  if (!shares.ok) return unannounced(shares.error, answers.nextId);
  return ok({ modes: chosen.value ?? [], targets: aimed.value, ...(shares.value.length === 0 ? {} : { shares: shares.value }) });
}
