import type { Changed } from '../../data/games/changed.ts';
import type { GameLog } from '../../data/games/log.ts';
import type { Made } from '../../data/games/making.ts';
import { explanation, type Illegal } from '../../engine/index.ts';
import { act, type Doing } from '../act.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { Action, MutationResolvers } from '../generated/types.ts';
import { invalid } from '../input/card.ts';
import { setUp } from '../input/setUp.ts';
import { LIMITS } from '../limits.ts';
import type { ActedModel, GameModel, IllegalModel, VersionConflictModel } from '../models.ts';
import { callersGames, isId, noGame, versionIn } from './callersGames.ts';
import { keptModel } from './keptModel.ts';
import { type ChangeArguments, onceOf, plain, requestOf } from './request.ts';
import { eventsOf } from './told.ts';

export const Mutation: MutationResolvers = {
  async createGame(_, { input, idempotencyKey }, context) {
    const { keeper, owner } = callersGames(context);
    const board = plain(input);
    const once = onceOf(idempotencyKey, ['createGame', board]);
    const before = once && (await keeper.made(owner, once));
    return madeModel(before ?? (await keeper.create(owner, await setUp(input, context), board, once)));
  },

  async deleteGame(_, { id }, context) {
    const { keeper, owner, loader } = callersGames(context);
    loader.clearAll();
    if (!isId(id) || !(await keeper.delete(owner, id))) throw noGame('id');
    return id;
  },

  act: (_, { actions, allowUnsupported, ...request }, context) =>
    acting(actions, request, context, { allowUnsupported: allowUnsupported ?? false }),
  tapForMana: (_, { input, ...request }, context) => acting([{ tapForMana: input }], request, context, alone),
  dealDamage: (_, { input, ...request }, context) => acting([{ dealDamage: input }], request, context, alone),
  castSpell: (_, { input, ...request }, context) => acting([{ cast: input }], request, context, alone),
  activateAbility: (_, { input, ...request }, context) => acting([{ activate: input }], request, context, alone),

  async undo(_, { steps: given, ...args }, context) {
    const steps = given ?? 1;
    if (steps < 1 || steps > LIMITS.undo) throw badInput(invalid(['steps'], `This has to be from 1 to ${LIMITS.undo}, not ${steps}.`));
    const games = callersGames(context);
    const request = requestOf(games, args, ['undo', steps]);
    if (!isId(args.game)) throw noGame('game');
    games.loader.clearAll();
    return answerOf(await games.keeper.undo(request, steps, tooFew(steps)));
  },

  async fork(_, { game: id, atVersion, idempotencyKey }, context) {
    const { keeper, owner, loader } = callersGames(context);
    const version = versionIn(atVersion, 'atVersion');
    const once = onceOf(idempotencyKey, ['fork', id, version]);
    const before = once && (await keeper.made(owner, once));
    if (before !== null) return madeModel(before);
    const from = isId(id) ? await loader.load({ id, version }) : null;
    if (from !== null) return madeModel(await keeper.fork(from, once));
    const newest = isId(id) && version !== null ? await loader.load({ id, version: null }) : null;
    if (newest === null) throw noGame('game');
    throw badInput(invalid(['atVersion'], `This game has the versions 1 to ${newest.version}.`));
  },
};

function madeModel(made: Made): GameModel {
  switch (made.kind) {
    case 'made':
      return keptModel(made.game);
    case 'otherUse':
      throw keyReused('This key was used for making another game, or with other arguments. Give each game a key of its own.');
    case 'gone':
      throw keyReused('The game that was made with this key is deleted, or its time is over. Give the next one a key of its own.');
  }
}

const keyReused = (message: string) => badInput({ code: 'KEY_REUSED', path: ['idempotencyKey'], message });

/** What is wrong with an action is told by the arguments' own names: those of a mutation that is one action are in `input`. */
const alone: Doing = { at: (path) => ['input', ...path.slice(3)] };

/** Why a change was refused, as it is stored and answered. */
interface Refusal {
  readonly action: number;
  readonly illegal: Illegal;
}

async function acting(actions: readonly Action[], args: ChangeArguments, context: Context, doing: Doing) {
  const games = callersGames(context);
  const given = plain(actions);
  const request = requestOf(games, args, doing.allowUnsupported === true ? ['allowUnsupported', given] : given);
  if (!isId(args.game)) throw noGame('game');
  if (actions.length === 0) throw badInput(invalid(['actions'], 'Name at least one action.'));
  games.loader.clearAll();
  const allowed = doing.allowUnsupported === true ? { allowUnsupported: true } : {};
  const changed = await games.keeper.change<Refusal>(request, async ({ state }) => {
    const done = act(state, actions, doing);
    if (done.result === 'Illegal') return { kind: 'refused', refusal: { action: done.action, illegal: done.illegal } };
    const log: GameLog = { kind: 'acted', ...allowed, actions: Array.isArray(given) ? given : [], events: done.events, gone: done.gone };
    return { kind: 'next', state: done.state, log };
  });
  return answerOf(changed);
}

function answerOf(changed: Changed<Refusal>): ActedModel | IllegalModel | VersionConflictModel {
  switch (changed.kind) {
    case 'done': {
      const { game, log } = changed;
      return { result: 'Acted', ...keptModel(game), events: eventsOf({ version: game.version, at: game.at, log }) };
    }
    case 'refused':
      return { result: 'Illegal', ...changed.refusal };
    case 'conflict':
      return { result: 'VersionConflict', expected: changed.expected, actual: changed.actual };
    case 'absent':
      throw noGame('game');
    case 'otherUse':
      throw keyReused('This key was used for another change of this game. Give each change a key of its own.');
  }
}

function tooFew(steps: number): Refusal {
  const message = `There are fewer than ${steps} changes to take back.`;
  const illegal: Illegal = {
    message,
    rules: [],
    explanation: explanation(message, []),
    missingChoice: null,
    notModelled: null,
    field: null,
  };
  return { action: 0, illegal };
}
