import { type Activations, type GameState, NEW_COMBAT, NEW_TURN, nextInGame, type PermanentObject } from '../state/game.ts';
import type { GameEventBody } from './event.ts';
import { orderInTurn } from './turnOrder.ts';

type TurnBegan = Extract<GameEventBody, { readonly kind: 'TurnBegan' }>;

/**
 * 500.1: what belongs to a turn begins anew: the lands played (305.2) and how often abilities were activated in it (602.5b). 302.6: the
 * permanents that the active player has controlled since before it are new no longer.
 */
export function beginTurn(state: GameState, began: TurnBegan): GameState {
  const { turn, active, settled } = began;
  const old = new Set(settled);
  const permanents = new Map(state.permanents);
  for (const one of state.permanents.values()) {
    const sick = one.sick && !old.has(one.id);
    const activations = counted(one) ? newTurn(one.activations) : one.activations;
    if (sick !== one.sick || activations !== one.activations) permanents.set(one.id, { ...one, sick, activations });
  }
  const players = state.players.map((player) => (player.landsPlayed === 0 ? player : { ...player, landsPlayed: 0 }));
  return {
    ...state,
    turn,
    active,
    priority: nextInGame(state, active),
    players,
    permanents,
    thisTurn: NEW_TURN,
    combat: NEW_COMBAT,
    order: orderInTurn(state, began),
    lastTurn: turnOver(state),
  };
}

const counted = ({ activations }: PermanentObject): boolean => [...activations.values()].some(({ thisTurn }) => thisTurn > 0);

const newTurn = (activations: ReadonlyMap<string, Activations>): ReadonlyMap<string, Activations> =>
  new Map([...activations].map(([instance, { thisGame }]) => [instance, { thisTurn: 0, thisGame }]));

/** The turn that is over by now, as far as a later one asks for it. */
function turnOver({ active, thisTurn }: GameState): GameState['lastTurn'] {
  const spells = new Map<string, number>();
  for (const { spell } of thisTurn.spells) spells.set(spell.controller, (spells.get(spell.controller) ?? 0) + 1);
  return { active, spells };
}
