import { isWhereCast } from '../activation/castPlace.ts';
import type { Asked } from '../costs/asked.ts';
import { castPermissions } from '../costs/permissions.ts';
import type { ProposedSpell } from '../costs/proposal.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import type { Way } from './castWay.ts';
import { missing } from './illegal.ts';
import { happen, type Progress } from './progress.ts';

/**
 * 601.3: the permission that a spell is cast by, where that may be used only so often: one that may be used at will is used before. Null where none such
 * is used; of several their player chooses.
 */
export function permissionUsed(
  state: GameState,
  proposed: ProposedSpell,
  asked: Asked,
  { alternative, byEffect }: Pick<Way, 'alternative' | 'byEffect'>,
  answers: Answers,
): Result<string | null, Illegal> {
  if (byEffect) return ok(null);
  const all = castPermissions(state, proposed, asked).filter(({ allows }) => allows === true);
  if (alternative !== null) return ok(all.find(({ id }) => id === alternative)?.limited ?? null);
  const permitting = all.filter(({ permits, by }) => permits && by === null);
  if (isWhereCast(state, proposed) || permitting.some(({ limited }) => limited === null)) return ok(null);
  const keys = new Map(permitting.map(({ limited, source }) => [limited, source]));
  if (keys.size < 2) return ok([...keys.keys()][0] ?? null);
  const [said] = answers.takeIds([...keys.values()], 1);
  const chosen = [...keys].find(([, source]) => source === said)?.[0];
  return chosen === undefined ? missing('the object whose effect lets it be cast', keys.values()) : ok(chosen);
}

/** What works once only is over once it was used (611.2a). */
export function endPermission(progress: Progress, key: string | null): Progress {
  const used = progress.state.effects.find(({ id, use }) => id === key && use?.kind === 'once');
  if (used === undefined) return progress;
  const { id, source, text } = used;
  return happen(progress, { kind: 'LastingEffectEnded', effects: [{ id, source, text }] });
}
