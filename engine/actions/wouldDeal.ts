import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { everyWay } from '../ways.ts';
import type { Action, Illegal } from './action.ts';
import { damageOf } from './dealDamage.ts';
import { stopped } from './illegal.ts';
import { type DamageOutcomes, MOST_WAYS, outcomesOf } from './outcomes.ts';
import { withOwnName } from './ownName.ts';
import { checked } from './perform.ts';
import { asked, begin } from './progress.ts';

type DealDamage = Extract<Action, { readonly kind: 'dealDamage' }>;

/**
 * What would happen if sources dealt damage: each distinct outcome, over all that players may choose where effects replace or prevent it. Orders that can't
 * matter are no choice. Nothing changes. Refused as the action itself would be.
 */
export const wouldDeal = (before: GameState, action: Omit<DealDamage, 'choose'>): Result<DamageOutcomes, Illegal> =>
  withOwnName(before, outcomes(before, action));

function outcomes(before: GameState, action: Omit<DealDamage, 'choose'>): Result<DamageOutcomes, Illegal> {
  const would = damageOf(before, action);
  if (!would.ok) return would;
  const { state, events } = would.value;
  const found = everyWay((ask) => asked(begin(state), events, ask), MOST_WAYS, { onceByEnds: true });
  if ('kind' in found) return stopped(found);
  for (const { result } of found.ways) {
    const why = checked(state, result);
    if (why !== null) return why;
  }
  return ok(outcomesOf(state, found));
}
