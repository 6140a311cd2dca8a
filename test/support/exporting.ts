import { actionOf } from '../../cli/scenario/actions.ts';
import { type Ask, askIn, Refused } from '../../cli/scenario/ask.ts';
import { boardInput } from '../../cli/scenario/boardInput.ts';
import { readScenario, type Scenario } from '../../cli/scenario/format.ts';
import type { JsonObject } from '../../cli/scenario/json.ts';
import { at } from '../../cli/scenario/path.ts';
import { runScenario } from '../../cli/scenario/run.ts';
import { StoredPlay } from '../../cli/scenario/storedPlay.ts';
import { openCatalogue } from '../../data/cards/index.ts';
import { GameKeeper } from '../../data/games/keeper.ts';
import { CardShelf } from '../../data/games/snapshot/cards.ts';
import { Codec } from '../../data/games/snapshot/codec.ts';
import { openSqliteStore } from '../../data/games/sqlite/store.ts';
import { characteristicsOf, type GameState } from '../../engine/index.ts';
import { createServer } from '../../resolvers/server.ts';

/** Games that are made, exported as scenarios and made again from those, through the API. */

const OWNER = 'somebody';
const catalogue = openCatalogue();
const shelf = new CardShelf((name) => catalogue.find(name));
const keeper = new GameKeeper(openSqliteStore(':memory:'), shelf);

/** Asks the API; throws `Refused` where it answers with errors. */
export const askApi: Ask = askIn(createServer({ error: console.error }), catalogue, { keeper, owner: OWNER });

/** Makes a game and does actions, some at a time; gives its id. Throws where one is refused. */
export async function played(board: JsonObject, actions: readonly JsonObject[], atOnce = 1): Promise<string> {
  const made = await askApi('mutation($board: BoardInput!) { createGame(input: $board) { id } }', { board });
  const id = String(at(made, 'createGame', 'id'));
  for (let from = 0; from < actions.length; from += atOnce) {
    const query =
      'mutation($id: ID!, $actions: [Action!]!) { act(game: $id, actions: $actions) { __typename ... on Illegal { message } } }';
    const { act } = await askApi(query, { id, actions: actions.slice(from, from + atOnce) });
    if (at(act, '__typename') !== 'Acted') throw new Error(`refused: ${JSON.stringify(act)}`);
  }
  return id;
}

/** What a kept game is. */
export async function stateOf(id: string): Promise<GameState> {
  const kept = await keeper.game(OWNER, id);
  if (kept === null) throw new Error(`no game ${id}`);
  return kept.state;
}

/** A state as it is stored; `like`: with the cards listed as they are for that one. */
export function bytesOf(state: GameState, like: GameState = state): string {
  const codec = new Codec(shelf);
  return Buffer.from(codec.encode(state, codec.cardsOf(like))).toString('base64');
}

/** The questions of those that can be answered in the format: the others are left out. */
export async function exported(
  id: string,
  questions: readonly JsonObject[],
): Promise<{ readonly document: unknown; readonly left: number }> {
  const asked = [...questions];
  for (;;) {
    try {
      const query = 'query($id: ID!, $ask: [ScenarioQuestion!]) { game(id: $id) { scenario(extended: true, ask: $ask) } }';
      const data = await askApi(query, { id, ask: asked });
      return { document: JSON.parse(JSON.stringify(at(data, 'game', 'scenario'))), left: asked.length };
    } catch (error) {
      const place = /NOT_IN_FORMAT: ask\[(\d+)\]/.exec(error instanceof Refused ? error.message : '')?.[1];
      if (place === undefined) throw error;
      asked.splice(Number(place), 1);
    }
  }
}

/** What is wrong with a document: each step that does not hold, in words. */
export async function faultsOf(document: unknown): Promise<readonly string[]> {
  const scenario = readScenario(document);
  const { steps } = await runScenario(scenario, askApi, (board, ask) => new StoredPlay(board, ask));
  const short = steps.length < scenario.steps.length ? ['it ended early'] : [];
  return steps
    .flatMap((outcome, place) =>
      outcome.kind === 'passed' ? [] : [`${JSON.stringify(scenario.steps[place]?.fields)}: ${JSON.stringify(outcome)}`],
    )
    .concat(short);
}

/** The game that a document's board and actions give. */
export async function stateAgain(document: unknown): Promise<GameState> {
  const scenario = readScenario(document);
  return stateOf(await played(boardInput(scenario), actionsIn(scenario), 7));
}

function actionsIn({ steps }: Scenario): readonly JsonObject[] {
  return steps.flatMap(({ kind, what, fields }): JsonObject[] => {
    if (kind === 'expect') return [];
    const acting = actionOf(fields, what);
    if (acting.kind === 'unsupported') throw new Error(acting.reason);
    return [acting.action];
  });
}

/** Everything there is to ask of a game: of each player, and of some permanents. */
export function questionsOf(state: GameState, permanents: readonly string[]): readonly JsonObject[] {
  const ofPlayers = state.players.flatMap(({ id: player }) => [
    ...['life', 'poison', 'manaPool', 'lost', 'won', 'manaOptions'].map((kind) => ({ [kind]: { player } })),
    ...['BATTLEFIELD', 'HAND', 'LIBRARY', 'GRAVEYARD', 'EXILE', 'COMMAND', 'STACK'].map((zone) => ({ count: { player, zone } })),
    { canPay: { player, cost: '{1}{G}' } },
  ]);
  const ofPermanents = permanents.flatMap((permanent) => [
    ...['couldProduce', 'produces', 'tapped', 'attacking', 'damage', 'types', 'keywords', 'controller', 'manaAbilities'].map((kind) => ({
      [kind]: { permanent },
    })),
    ...numbersOf(state, permanent).map((kind) => ({ [kind]: { permanent } })),
    { counters: { permanent, kind: '+1/+1' } },
    ...characteristicsOf(state, permanent).abilities.map(({ index }) => ({ canActivate: { permanent, ability: index } })),
    { zone: { card: permanent } },
  ]);
  return [...ofPlayers, { stack: true }, { events: { includes: 'ZoneChanged' } }, ...ofPermanents];
}

/** The numbers that it has. */
function numbersOf(state: GameState, permanent: string): readonly string[] {
  const now = characteristicsOf(state, permanent);
  return (['power', 'toughness', 'loyalty', 'defense'] as const).filter((kind) => now[kind] !== null);
}
