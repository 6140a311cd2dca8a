import type { Ask } from './ask.ts';
import { type JsonObject, ShapeError, shown, text } from './json.ts';
import { at, objectsAt } from './path.ts';
import { declared, type Playing, REFUSAL, type Refusal, refusal, type Variables } from './playing.ts';

/** A scenario's board as a game that the API keeps: made once, changed by mutations and read by its id. */
export class StoredPlay implements Playing {
  readonly #ask: Ask;
  readonly #board: JsonObject;
  #game: string | null = null;
  #version = 1;
  #events: readonly string[] = [];

  constructor(board: JsonObject, ask: Ask) {
    this.#board = board;
    this.#ask = ask;
  }

  get events(): readonly string[] {
    return this.#events;
  }

  async question(select: string, variables: Variables = {}): Promise<unknown> {
    const { types, values } = declared({ game: { type: 'ID!', value: await this.#made() }, ...variables });
    return at(await this.#ask(`query(${types}) { game(id: $game) { ${select} } }`, values), 'game');
  }

  async act(action: JsonObject): Promise<Refusal | null> {
    const result = await this.#change('act', 'actions: $actions', { actions: { type: '[Action!]!', value: [action] } });
    if (at(result, '__typename') === 'Illegal') return refusal(result, 0);
    this.#events = objectsAt(result, 'events').map((event) => text(event.__typename, '__typename'));
    return null;
  }

  async undo(steps: number): Promise<Refusal | null> {
    const result = await this.#change('undo', 'steps: $steps', { steps: { type: 'Int!', value: steps } });
    if (at(result, '__typename') === 'Illegal') return refusal(result, 0);
    this.#events = [];
    return null;
  }

  /** One mutation on the version that was read last. */
  async #change(mutation: 'act' | 'undo', argument: string, variables: Variables): Promise<unknown> {
    const { types, values } = declared({
      game: { type: 'ID!', value: await this.#made() },
      version: { type: 'Int!', value: this.#version },
      ...variables,
    });
    const select = `__typename ... on Acted { game { version } events { __typename } } ... on Illegal { ${REFUSAL} } ... on VersionConflict { actual }`;
    const query = `mutation(${types}) { ${mutation}(game: $game, expectedVersion: $version, ${argument}) { ${select} } }`;
    const result = at(await this.#ask(query, values), mutation);
    if (at(result, '__typename') === 'VersionConflict')
      throw new ShapeError(`nobody else plays, and yet the version is ${shown(at(result, 'actual'))}`);
    const version = at(result, 'game', 'version');
    if (typeof version === 'number') this.#version = version;
    return result;
  }

  async #made(): Promise<string> {
    if (this.#game !== null) return this.#game;
    const query = 'mutation($board: BoardInput!) { createGame(input: $board) { id version } }';
    const made = await this.#ask(query, { board: this.#board });
    this.#game = text(at(made, 'createGame', 'id'), 'id');
    return this.#game;
  }
}
