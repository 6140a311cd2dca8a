import {
  type Acted,
  type Action,
  type BoardSetup,
  type CompiledCard,
  type FaceDefinition,
  type GameState,
  type Illegal,
  type PermanentSetup,
  perform,
} from '../../engine/index.ts';
import { board, card } from './boards.ts';

/** Boards and actions for tests of combat. */

/** A creature card of that size: a number for both power and toughness, or "2/4". */
export function creature(
  name: string,
  size: number | string,
  text = '',
  type = 'Creature — Bear',
  more: Partial<FaceDefinition> = {},
): CompiledCard {
  const [power = '', toughness = power] = `${size}`.split('/');
  return card(name, type, text, { power, toughness, ...more });
}

/** Permanents by their names, or with more said of them. */
export type Permanents = readonly (string | PermanentSetup)[];

/** Boards of these cards; what is said of a player by name alone is a permanent of that name and id. */
export const boardsOf =
  (cards: readonly CompiledCard[]) =>
  (players: Readonly<Record<string, Permanents>>, more: Partial<BoardSetup> = {}): GameState =>
    board(cards, players, more);

const pairOf = (text: string, otherwise: string): readonly [string, string] => {
  const [left = '', right = otherwise] = text.split('>');
  return [left, right];
};

/** "Bear" attacks b, "Bear>c" attacks c. */
export const attack = (...pairs: readonly string[]): Action => ({
  kind: 'attack',
  attackers: pairs.map((pair) => {
    const [attacker, defending] = pairOf(pair, 'b');
    return { attacker, defending };
  }),
});

/** "Wall>Bear": Wall blocks Bear. */
export const block = (...pairs: readonly string[]): Action => ({
  kind: 'block',
  blocks: pairs.map((pair) => {
    const [blocker, attacker] = pairOf(pair, '');
    return { blocker, attacker };
  }),
});

/** "Bear>Wall>2": Bear assigns 2 to Wall; nothing said where there are none. */
export const damage = (...parts: readonly string[]): Action => ({
  kind: 'combatDamage',
  ...(parts.length === 0
    ? {}
    : {
        assign: parts.map((part) => {
          const [source = '', target = '', amount = '0'] = part.split('>');
          return { source, target, amount: Number(amount) };
        }),
      }),
});

/** What comes of actions, one after the other; the last one's events. */
export function played(state: GameState, ...actions: readonly Action[]): Acted {
  let acted: Acted = { state, events: [], gone: new Map() };
  for (const action of actions) {
    const done = perform(acted.state, action);
    if (!done.ok) throw new Error(`${action.kind}: ${done.error.message}`);
    acted = done.value;
  }
  return acted;
}

/** Why the last of these actions is refused. */
export function refusedBy(state: GameState, ...actions: readonly Action[]): Illegal {
  const last = actions[actions.length - 1];
  if (last === undefined) throw new Error('no action');
  const done = perform(played(state, ...actions.slice(0, -1)).state, last);
  if (done.ok) throw new Error(`${last.kind} is not refused`);
  return done.error;
}

/** A player's life total; a permanent's damage, or where a card is by now. */
export const lifeOf = ({ state }: Pick<Acted, 'state'>, player: string): number | undefined =>
  state.players.find(({ id }) => id === player)?.life;
export const whereIs = ({ state }: Pick<Acted, 'state'>, id: string): string | number =>
  state.permanents.get(id)?.damage ?? state.cards.get(id)?.zone ?? 'nowhere';
