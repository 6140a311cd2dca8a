import type { GraphQLResolveInfo } from 'graphql';
import type { GameState } from '../../engine/index.ts';
import type { Context } from '../context.ts';
import { badInput, refuse } from '../errors.ts';
import type { GameScenarioArgs, ScenarioQuestion } from '../generated/types.ts';
import { invalid, tooLarge } from '../input/card.ts';
import { LIMITS } from '../limits.ts';
import type { GameModel, ScenarioDocument } from '../models.ts';
import { answers } from './answers.ts';
import type { Asking } from './asking.ts';
import { boardWritten } from './board.ts';
import { cardNamed, cardWritten, changedCards, definitionsIn } from './cards.ts';
import { type Past, pastOf } from './past.ts';
import { stepWritten } from './steps.ts';
import { listOf, type Writing } from './written.ts';

/** The game as a scenario. Throws the error of `badInput` that names every field that the format can't say. */
export async function scenarioOf(
  game: GameModel,
  args: Partial<GameScenarioArgs>,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ScenarioDocument> {
  const name = nameOf(args.title ?? 'exported');
  const past = await pastOf(game.begun, context);
  const writing: Writing = { extended: args.extended === true, problems: [] };
  const cards = cardsOf(game.state, past, context, writing);
  const board = boardWritten(past.board, ['input'], writing);
  const done = past.actions.map((action, index) => stepWritten(action, ['actions', index], writing));
  refuse(writing.problems);
  const on: Asking = {
    state: game.state,
    events: past.events,
    eventKinds: kindsOfEvents(info),
    find: async (card) => cardNamed(past.board, card) ?? (await context.cards.load(card)),
    extended: writing.extended,
  };
  const { expected, attempts, refusals } = await answers(on, args.ask ?? lifeTotals(game.state), writing);
  const cited = [...new Set([...expected.flatMap(({ rules }) => rules), ...refusals])];
  const said = expected.flatMap(({ summary }) => (summary === null ? [] : [summary]));
  return {
    name,
    rules: args.rules ?? cited,
    why: args.why ?? (said.length > 0 ? [...new Set(said)].join(' ') : (args.title ?? 'What the game comes to.')),
    ...(cards.length === 0 ? {} : { cards }),
    board,
    steps: [...done, ...expected.map(({ step }) => step), ...attempts],
  };
}

/** Letters, digits and hyphens. */
function nameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (title.length > LIMITS.shortText) throw badInput(tooLarge(['title'], `A title has at most ${LIMITS.shortText} characters.`));
  if (name === '') throw badInput(invalid(['title'], 'A title has letters from a to z or digits in it.'));
  return name;
}

function cardsOf(state: GameState, { board, cards }: Past, { catalogue }: Context, writing: Writing): readonly unknown[] {
  const own = listOf(cardWritten)(definitionsIn(board), ['input', 'cards'], writing);
  const commanders = [...state.permanents.values(), ...state.cards.values()].filter(({ commander }) => commander);
  const isCommander = (name: string): boolean => commanders.some(({ card }) => card.definition.name === name);
  const changed = changedCards(board, cards, (name) => catalogue.find(name)?.definition, isCommander, writing);
  return [...(Array.isArray(own) ? own : []), ...changed];
}

const lifeTotals = ({ players }: GameState): readonly ScenarioQuestion[] => players.map(({ id }) => ({ life: { player: id } }));

const kindsOfEvents = ({ schema }: GraphQLResolveInfo): readonly string[] => {
  const type = schema.getType('GameEvent');
  return type !== undefined && 'resolveType' in type ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
};
