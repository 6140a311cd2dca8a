import { layered } from '../characteristics/layers.ts';
import { contains } from '../characteristics/walk.ts';
import { type GameState, isOver, type LastingEffect, nextInGame, type PlayerState, playersOf } from '../state/game.ts';
import { withPlayer } from './change.ts';
import { without } from './combat.ts';
import type { GameEventBody } from './event.ts';
import { changesControl } from './newControl.ts';

/**
 * 800.4a, 800.4c: what goes now with players who have lost while others play on: first all that they own and what gives them control of anything, then
 * what they still control, which is exiled. Nothing where nobody has just left.
 */
export function leavingNow(state: GameState): readonly GameEventBody[] {
  // Nobody is left to play on, where the only player has lost.
  if (playersOf(state) === state.players || playersOf(state).length === 0 || isOver(state)) return NOTHING;
  const left = state.players.filter(({ lost }) => lost !== null);
  const going = [...left.flatMap((player) => withOwner(player, state)), ...crowned(state)];
  return going.length > 0 ? going : left.flatMap(({ id }) => stillControlled(id, state));
}

const NOTHING: readonly GameEventBody[] = [];

/** 725.4: where the monarch leaves, the active player becomes it, or the next one in turn order who is still in the game. */
function crowned(state: GameState): readonly GameEventBody[] {
  const { monarch, active } = state;
  if (monarch === null || playersOf(state).some(({ id }) => id === monarch)) return NOTHING;
  return [{ kind: 'Designated', object: nextInGame(state, active), what: 'the monarch', amount: null }];
}

function withOwner(player: PlayerState, state: GameState): readonly GameEventBody[] {
  const { id } = player;
  const owned = [...state.permanents.values()].filter(({ owner }) => owner === id);
  const rest =
    [...state.cards.values()].some(({ owner }) => owner === id) ||
    player.manaPool.length > 0 ||
    state.priority === id ||
    [...state.permanents.values()].some(({ attacking }) => attacking?.whom === id) ||
    state.stack.some((one) => one.kind !== 'spell' && one.controller === id) ||
    state.effects.some((effect) => givesControl(effect, id));
  return [
    ...(rest ? [{ kind: 'PlayerLeft', player: id } as const] : []),
    ...owned.map((one) => ({ kind: 'ZoneChanged', id: one.id, as: null, from: 'battlefield', to: 'nowhere', cause: 'other' }) as const),
  ];
}

/** Whether an effect gives that player control of something. */
function givesControl({ effect, controller, settled, meant }: LastingEffect, player: string): boolean {
  if (!contains(effect, changesControl)) return false;
  const isYours = contains(effect, (node) => changesControl(node) && 'player' in node && isYou(node.player));
  return isYours ? controller === player : meant.they === player || settled.some((ids) => ids.includes(player));
}

const isYou = (ref: unknown): boolean => typeof ref === 'object' && ref !== null && 'kind' in ref && ref.kind === 'you';

function stillControlled(player: string, state: GameState): readonly GameEventBody[] {
  const { view } = layered(state);
  const exiled = (id: string, from: 'battlefield' | 'stack') =>
    ({ kind: 'ZoneChanged', id, as: id, from, to: 'exile', cause: 'exile' }) as const;
  const permanents = [...state.permanents.values()].filter((one) => (view.object(one.id)?.controller ?? one.controller) === player);
  const spells = state.stack.filter((one) => one.kind === 'spell' && one.controller === player);
  return [
    ...permanents.map(({ id, token }) => ({ ...exiled(id, 'battlefield'), as: token ? null : id })),
    ...spells.map(({ id }) => exiled(id, 'stack')),
  ];
}

/** 800.4a: a player is gone with all cards of theirs, their abilities on the stack and their mana; 506.4c: what attacked them attacks nothing. */
export function playerLeft(state: GameState, { player }: Extract<GameEventBody, { readonly kind: 'PlayerLeft' }>): GameState {
  const cards = new Map([...state.cards].filter(([, { owner }]) => owner !== player));
  const permanents = new Map(state.permanents);
  for (const one of state.permanents.values()) {
    const after = without(one, [player]);
    if (after !== one) permanents.set(one.id, after);
  }
  const after: GameState = {
    ...state,
    cards,
    permanents,
    stack: state.stack.filter((one) => (one.kind === 'spell' ? cards.has(one.id) : one.controller !== player)),
    effects: state.effects.filter((effect) => !givesControl(effect, player)),
    priority: state.priority === player ? nextInGame(state, player) : state.priority,
  };
  return withPlayer(after, player, (one) => ({
    ...one,
    ...{ hand: [], graveyard: [], exile: [], library: [], command: [], manaPool: [] },
  }));
}
