import {
  characteristicsOf,
  damageWarningsOf,
  legalActions,
  legalActionsWith,
  permanentsOf,
  type Warning,
  warningsOf,
} from '../engine/index.ts';
import { after, legality } from './act.ts';
import { wouldDeal, wouldFight } from './damageOutcomes.ts';
import { badInput } from './errors.ts';
import { historyPage } from './games/pages.ts';
import type { GameResolvers, PermanentFilter } from './generated/types.ts';
import type { PermanentModel, PlayerModel, StateModel } from './models.ts';
import { scenarioOf } from './scenario/document.ts';

export const Game: GameResolvers = {
  id: ({ kept }) => kept?.game.id ?? null,
  version: ({ kept }) => kept?.version ?? 0,
  createdAt: ({ kept }) => moment(kept?.game.createdAt),
  changedAt: ({ kept }) => moment(kept?.at),
  expiresAt: ({ kept }) => moment(kept?.game.expiresAt),
  history: (game, args, context) => historyPage(game, args, context),
  turn: ({ state }) => state.turn,
  step: ({ state }) => state.step,
  activePlayer: (game) => playerOf(game, game.state.active),
  priorityPlayer: (game) => playerOf(game, game.state.priority),
  players: ({ state }) => state.players.map((player) => ({ state, player })),
  player: (game, { id }) => findPlayer(game, id),
  permanents(game, { controller, filter }) {
    if (typeof controller === 'string' && findPlayer(game, controller) === null) {
      throw badInput({ code: 'UNKNOWN_ID', path: ['controller'], message: `There is no player "${controller}" on this board.` });
    }
    return permanentsOf(game.state)
      .map((id) => permanentOf(game, id))
      .filter((permanent) => meets(permanent, controller ?? null, filter ?? {}));
  },
  permanent: (game, { id }) => (permanentsOf(game.state).includes(id) ? permanentOf(game, id) : null),
  cardObject({ state }, { id }) {
    const object = state.cards.get(id);
    return object === undefined ? null : { state, object };
  },
  stack: ({ state }) => state.stack.toReversed().map((object) => ({ state, object })),
  after: (game, { actions, allowUnsupported }) => after(game, actions, allowUnsupported ?? false),
  options(game, { player, of }) {
    const { state } = game;
    if (typeof player === 'string' && findPlayer(game, player) === null) {
      throw badInput({ code: 'UNKNOWN_ID', path: ['player'], message: `There is no player "${player}" on this board.` });
    }
    const who = player ?? state.priority;
    if (typeof of !== 'string') return legalActions(state, who).map((option) => ({ state, option }));
    if (!state.permanents.has(of) && !state.cards.has(of))
      throw badInput({ code: 'UNKNOWN_ID', path: ['of'], message: `There is no card or permanent "${of.slice(0, 40)}" in this game.` });
    return legalActionsWith(state, who, of).map((option) => ({ state, option }));
  },
  isLegal: ({ state }, { action }) => legality(state, action),
  wouldDeal: ({ state }, args) => wouldDeal(state, args),
  wouldFight: ({ state }, args) => wouldFight(state, args),
  warnings({ state }) {
    const known = warningsOf(state);
    const isNew = (one: Warning): boolean => !known.some(({ object, text }) => object === one.object && text === one.text);
    return [...known, ...damageWarningsOf(state).filter(isNew)].map((warning) => ({ state, warning }));
  },
  scenario: scenarioOf,
};

const moment = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());

/** The player of that id, which has to be on the board. */
export function playerOf(game: StateModel, id: string): PlayerModel {
  const player = findPlayer(game, id);
  if (player === null) throw new Error(`no player ${id}`);
  return player;
}

/** The player of that id; null where there is none. */
export function findPlayer({ state }: StateModel, id: string): PlayerModel | null {
  const player = state.players.find((candidate) => candidate.id === id);
  return player === undefined ? null : { state, player };
}

/** The permanent of that id, which has to be on the board. */
export function permanentOf({ state }: StateModel, id: string): PermanentModel {
  const permanent = state.permanents.get(id);
  if (permanent === undefined) throw new Error(`no permanent ${id}`);
  return { state, permanent };
}

function meets({ state, permanent }: PermanentModel, controller: string | null, filter: PermanentFilter): boolean {
  if (typeof filter.tapped === 'boolean' && filter.tapped !== permanent.tapped) return false;
  if (controller === null && typeof filter.name !== 'string' && typeof filter.type !== 'string') return true;
  const now = characteristicsOf(state, permanent.id);
  if (controller !== null && now.controller !== controller) return false;
  if (typeof filter.name === 'string' && !now.name.toLowerCase().includes(filter.name.toLowerCase())) return false;
  const type = filter.type?.toLowerCase();
  return type === undefined || [now.supertypes, now.types, now.subtypes].flat().some((word) => word.toLowerCase() === type);
}
