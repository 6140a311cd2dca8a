import { layered } from '../characteristics/layers.ts';
import { type GameState, playerOf, playersOf } from '../state/game.ts';
import { type Objection, objection, untold } from './objection.ts';

/** 508.1b: something that may be attacked. */
export interface Defender {
  /** A player, or a planeswalker or battle on the battlefield. */
  readonly id: string;
  /** 508.5: the player who defends: the one attacked, the planeswalker's controller or the battle's protector. */
  readonly defending: string;
}

/** 506.2, 802.2: the players, planeswalkers and battles that the active player's creatures can attack, in the order of players and board. */
export function defendersOf(state: GameState): readonly Defender[] {
  const { view } = layered(state);
  return [...state.players.map(({ id }) => id), ...view.permanents].flatMap((id) => {
    const found = defenderOf(state, id);
    return 'defending' in found ? [found] : [];
  });
}

/** What of that id can be attacked, or why it can't. */
export function defenderOf(state: GameState, id: string): Defender | Objection {
  const player = playerOf(state, id);
  if (player !== undefined) {
    if (player.lost !== null) return objection(`${id} has left the game and can't be attacked.`, '508.1b', '800.4');
    return id === state.active
      ? objection(`${id} is the attacking player; only opponents are attacked.`, '506.2', '508.1b')
      : { id, defending: id };
  }
  const object = layered(state).view.object(id);
  if (object === undefined || object.zone !== 'battlefield') return objection(`${id} is nothing that can be attacked.`, '506.3', '508.1b');
  if (object.types.has('battle')) {
    const protector = protectorOf(state, id);
    if (protector === null) return untold(object.names[0] ?? id, 'The board does not tell who protects this battle.', '310.8');
    return protector === state.active
      ? objection(`${protector} protects ${id} and can't attack it.`, '310.8', '508.1b')
      : { id, defending: protector };
  }
  if (!object.types.has('planeswalker'))
    return objection(`${id} is no player, planeswalker or battle, and can't be attacked.`, '506.3', '508.1b');
  return object.controller === state.active
    ? objection(`${id} is controlled by the attacking player and can't be attacked.`, '506.2', '508.1b')
    : { id, defending: object.controller };
}

/** 310.8, 310.11: who protects a battle: the player chosen for that; of a Siege in a game of two its controller's opponent. Null where that isn't told. */
function protectorOf(state: GameState, id: string): string | null {
  const chosen = state.permanents.get(id)?.chosen.player;
  if (chosen !== undefined) return chosen;
  const object = layered(state).view.object(id);
  const [other, another] = playersOf(state).filter((one) => one.id !== object?.controller);
  if (object?.subtypes.has('Siege') !== true) return object?.controller ?? null;
  return another === undefined ? (other?.id ?? null) : null;
}
