import type { GameState } from '../state/game.ts';
import type { PaymentStep } from './answer.ts';
import { paymentsOfActivating } from './payFor.ts';

/** A mana ability to use: of a permanent or card, with the answers to what it leaves open. */
export interface Using {
  readonly permanent: string;
  readonly ability: number;
  readonly choose: readonly string[];
}

/** The mana abilities of a plan's steps, in their order. */
export const usedIn = (steps: readonly PaymentStep[]): readonly Using[] =>
  steps.flatMap((step) => (step.kind === 'activate' ? [{ permanent: step.source, ability: step.ability, choose: step.choose }] : []));

/**
 * The mana abilities by which a player would pay for activating an ability: those of the plan that gives up least; null where it can't be
 * paid.
 */
export function autoPay(
  state: GameState,
  player: string,
  { source, ability, x }: { readonly source: string; readonly ability: number; readonly x: number },
): readonly Using[] | null {
  for (const { payment } of paymentsOfActivating(state, player, { source, ability, x }).all) {
    const plan = payment.payable ? payment.plan() : null;
    if (plan !== null) return usedIn(plan.steps);
  }
  return null;
}
