import { castCost } from '../activation/castCost.ts';
import type { Asked } from '../costs/asked.ts';
import { proposedSpell } from '../costs/proposal.ts';
import { paymentsOfCasting } from '../payment/payFor.ts';
import { isPayable } from '../payment/told.ts';
import { ok, type Result } from '../result.ts';
import type { GameState } from '../state/game.ts';
import type { Illegal } from './action.ts';
import type { Answers } from './answers.ts';
import type { Way } from './castWay.ts';
import { badInput, forbidden } from './illegal.ts';
import { valueOfX } from './valueOfX.ts';

/**
 * 107.3a-b, 601.2b: the value of X; null where the spell has none. Where its costs have an X it is the one that is said or answered, or the only one
 * that can be paid; where X is in its mana cost and that is not paid it is 0.
 */
export function chooseX(
  state: GameState,
  player: string,
  { card, face }: Way,
  asked: Asked,
  said: number | undefined,
  answers: Answers,
): Result<number | null, Illegal> {
  const { hasX } = castCost(state, player, { card, face }, { ...asked, x: said ?? 0 });
  if (!hasX) {
    const spell = proposedSpell(state, player, card, { face, faceDown: false, x: null })?.spell;
    if (said !== undefined && said > 0)
      return spell?.manaCost.includes('X') === true
        ? forbidden(`Without paying for X, X can only be 0 for ${card}.`, '107.3b')
        : badInput('x', `${card} is cast without an X.`);
    return ok(spell?.manaCost.includes('X') === true ? 0 : null);
  }
  if (said !== undefined) return ok(said);
  const canPay = (x: number): boolean => isPayable(paymentsOfCasting(state, player, { card, face, asked: { ...asked, x } }));
  const x = valueOfX(state, answers, 0, canPay);
  return x.ok ? ok(x.value ?? 0) : x;
}
