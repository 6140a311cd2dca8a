import type { GameEventBody } from '../events/event.ts';
import { MANA_TYPES } from '../mana/amounts.ts';
import type { Settled } from '../mana/assign.ts';
import type { PooledMana } from '../state/manaPool.ts';

/** Mana that one object's ability gives one player. */
export type ManaStep = readonly Settled[];

/** The id of the object whose ability it is of. */
export const originOf = (step: ManaStep): string | null => step[0]?.addition.origin?.id ?? null;

/** Additions by the object whose ability they are of and the player that gets them, in their order. */
export function stepsOf(additions: readonly Settled[]): readonly ManaStep[] {
  const groups = Map.groupBy(additions, ({ addition: { origin, player } }) => `${origin?.id ?? ''}\n${player}`);
  return [...groups.values()];
}

/** 106.4: that it is added; nothing where it is no mana. */
export function manaOfStep(step: ManaStep): readonly GameEventBody[] {
  const [first] = step;
  const mana = step.flatMap(pooled);
  return first === undefined || mana.length === 0 ? [] : [{ kind: 'ManaAdded', player: first.addition.player, mana }];
}

const pooled = ({ addition: { origin, riders, lifetime }, mana }: Settled): readonly PooledMana[] =>
  MANA_TYPES.flatMap((type) => (mana[type] > 0n ? [{ type, origin, riders, lifetime, amount: mana[type] }] : []));
