import { type GameState, NEW_COMBAT, type PermanentObject, type StepName } from '../state/game.ts';
import { withPermanents } from './change.ts';
import type { GameEventBody } from './event.ts';

type EventOf<K extends GameEventBody['kind']> = Extract<GameEventBody, { readonly kind: K }>;

/** 508.1k: the chosen creatures are attacking. */
export function attackersDeclared(state: GameState, { attackers }: EventOf<'AttackersDeclared'>): GameState {
  const permanents = new Map(state.permanents);
  for (const { attacker, ...attack } of attackers) {
    const one = permanents.get(attacker);
    if (one !== undefined) permanents.set(attacker, { ...one, attacking: { ...attack, blocked: null } });
  }
  return { ...state, permanents, combat: { ...state.combat, attackersDeclared: true } };
}

/** 509.1g-h: the chosen creatures are blocking, and each attacker is a blocked or an unblocked creature from here on. */
export function blockersDeclared(state: GameState, { blocks }: EventOf<'BlockersDeclared'>): GameState {
  const blocked = new Set(blocks.map(({ attacker }) => attacker));
  const permanents = new Map(state.permanents);
  for (const one of state.permanents.values()) {
    const own = blocks.filter(({ blocker }) => blocker === one.id).map(({ attacker }) => attacker);
    if (one.attacking !== null) permanents.set(one.id, { ...one, attacking: { ...one.attacking, blocked: blocked.has(one.id) } });
    else if (own.length > 0) permanents.set(one.id, { ...one, blocking: own });
  }
  return { ...state, permanents, combat: { ...state.combat, blockersDeclared: true } };
}

/** 509.1h: attackers that an effect makes blocked. */
export const becameBlocked = (state: GameState, { permanents }: EventOf<'BecameBlocked'>): GameState =>
  withPermanents(state, permanents, (one) => (one.attacking === null ? one : { ...one, attacking: { ...one.attacking, blocked: true } }));

/** 506.1, 510.4: how far combat has come as a step begins; `struckFirst`: of the first of two combat damage steps. */
export function stepOfCombat({ combat }: GameState, step: StepName, struckFirst: readonly string[] | undefined): GameState['combat'] {
  if (step === 'BEGIN_COMBAT') return NEW_COMBAT;
  if (step !== 'COMBAT_DAMAGE') return combat;
  return struckFirst === undefined ? { ...combat, damage: 'all' } : { ...combat, damage: 'first', struckFirst };
}

/**
 * 506.4: the state with permanents out of combat. What blocked one of them goes on being a blocking creature (509.1g), what was blocked by one goes on
 * being blocked (509.1h), and what attacked one goes on attacking, though nothing (506.4c).
 */
export function outOfCombat(state: GameState, ids: readonly string[]): GameState {
  const permanents = new Map(state.permanents);
  for (const one of state.permanents.values()) {
    const after = ids.includes(one.id) ? withoutCombat(one) : without(one, ids);
    if (after !== one) permanents.set(one.id, after);
  }
  return { ...state, permanents };
}

const withoutCombat = (one: PermanentObject): PermanentObject =>
  one.attacking === null && one.blocking === null ? one : { ...one, attacking: null, blocking: null };

/** What is still there, where others have left combat. */
export function without(one: PermanentObject, gone: readonly string[]): PermanentObject {
  const { attacking, blocking } = one;
  const lost = attacking?.whom != null && gone.includes(attacking.whom);
  const freed = blocking?.some((id) => gone.includes(id)) === true;
  if (!lost && !freed) return one;
  return {
    ...one,
    attacking: lost ? { ...attacking, whom: null } : attacking,
    blocking: freed ? blocking.filter((id) => !gone.includes(id)) : blocking,
  };
}
