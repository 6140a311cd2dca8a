import { isCommander } from '../characteristics/commanders.ts';
import { type GameState, idThen } from '../state/game.ts';
import { withPermanent, withPlayer } from './change.ts';
import type { GameEventBody } from './event.ts';

type DamageDealt = Extract<GameEventBody, { readonly kind: 'DamageDealt' }>;

/** 120.3: what damage does by itself: it is marked, and that of a commander is kept. What else it results in are events of their own. */
export function damageDealt(state: GameState, { source, target, amount, combat, marked }: DamageDealt): GameState {
  if (marked) return withPermanent(state, target, (one) => ({ ...one, damage: one.damage + amount }));
  const card = idThen(state, source);
  return combat && isCommander(state, card) ? withCommanderDamage(state, target, card, amount) : state;
}

/** 903.10a: whatever the damage does to the player's life. */
const withCommanderDamage = (state: GameState, player: string, commander: string, amount: number): GameState =>
  withPlayer(state, player, (one) => ({
    ...one,
    commanderDamage: new Map(one.commanderDamage).set(commander, (one.commanderDamage.get(commander) ?? 0) + amount),
  }));
