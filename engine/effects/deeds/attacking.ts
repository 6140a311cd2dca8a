import { type Defender, defendersOf } from '../../combat/defenders.ts';
import type { Attack } from '../../state/combat.ts';
import { type GameState, permanentIn, type StepName } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import type { Resolving, Stop } from '../resolving.ts';

const COMBAT: ReadonlySet<StepName> = new Set(['BEGIN_COMBAT', 'DECLARE_ATTACKERS', 'DECLARE_BLOCKERS', 'COMBAT_DAMAGE', 'END_COMBAT']);

/** How something enters that is put onto the battlefield attacking; null: it does not attack. */
export interface EntersAttacking {
  readonly kind: 'attack';
  readonly attack: Attack | null;
}

/**
 * 508.4: what is put onto the battlefield attacking attacks what its controller chooses, and was never declared as an attacker; outside combat, and
 * under the control of a player who does not attack, it attacks nothing (506.3a, 508.4a).
 */
export function entersAttacking(id: string, controller: string, resolving: Pick<Resolving, 'state' | 'ask'>): EntersAttacking | Stop {
  const { state } = resolving;
  if (!COMBAT.has(state.step) || controller !== state.active) return { kind: 'attack', attack: null };
  const defenders = defendersOf(state);
  const chosen = choose(
    `what ${id} attacks`,
    defenders.map((one) => one.id),
    { least: Math.min(1, defenders.length), most: 1 },
    resolving,
  );
  if ('kind' in chosen) return chosen;
  const defender = defenders.find((one) => one.id === chosen[0]);
  if (defender === undefined) return { kind: 'attack', attack: null };
  return { kind: 'attack', attack: attackOn(defender, state) };
}

/** 509.1h: the attack of what was never declared as an attacker: once blockers are declared it is an unblocked creature. */
export const attackOn = ({ id, defending }: Defender, { combat }: GameState): Attack => ({
  whom: id,
  defending,
  blocked: combat.blockersDeclared ? false : null,
});

/** 702.49c: attacking what a creature attacks or last attacked, unblocked; null where that can't be attacked any more (508.4a). */
export function attackingLike(id: string, { state }: Pick<Resolving, 'state'>): Attack | null {
  const attack = permanentIn(state, id)?.attacking ?? null;
  if (attack === null || attack.whom === null || !defendersOf(state).some((one) => one.id === attack.whom)) return null;
  return attackOn({ id: attack.whom, defending: attack.defending }, state);
}
