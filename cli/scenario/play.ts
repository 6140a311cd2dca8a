import type { Ask } from './ask.ts';
import { type JsonObject, ShapeError, shown, text } from './json.ts';
import { at, objectsAt } from './path.ts';
import { declared, type Playing, REFUSAL, type Refusal, refusal, type Variables } from './playing.ts';

/**
 * A scenario's board and what has been done on it so far. The API stores nothing: each question sends the board with all actions again,
 * so that whatever is asked is asked as any client would.
 */
export class Play implements Playing {
  readonly #ask: Ask;
  readonly #board: JsonObject;
  readonly #actions: JsonObject[] = [];
  #events: readonly string[] = [];

  constructor(board: JsonObject, ask: Ask) {
    this.#board = board;
    this.#ask = ask;
  }

  get events(): readonly string[] {
    return this.#events;
  }

  async question(select: string, variables: Variables = {}): Promise<unknown> {
    if (this.#actions.length === 0) return at(await this.#send(select, variables), 'board');
    const result = await this.#after(this.#actions, `game { ${select} }`, variables);
    if (at(result, '__typename') === 'Acted') return at(result, 'game');
    throw new ShapeError(`actions that were done before are refused now: ${shown(at(result, 'message'))}`);
  }

  async act(action: JsonObject): Promise<Refusal | null> {
    const actions = [...this.#actions, action];
    const result = await this.#after(actions, 'events { __typename action }', {});
    if (at(result, '__typename') !== 'Acted') return refusal(result, actions.length - 1);
    this.#events = objectsAt(result, 'events')
      .filter((event) => event.action === actions.length - 1)
      .map((event) => text(event.__typename, '__typename'));
    this.#actions.push(action);
    return null;
  }

  async undo(steps: number): Promise<Refusal | null> {
    const { length } = this.#actions;
    if (steps > length) return { message: `only ${length} actions were done`, rules: [], notModelled: null };
    this.#actions.splice(length - steps);
    this.#events = [];
    return null;
  }

  async #after(actions: readonly JsonObject[], acted: string, variables: Variables): Promise<unknown> {
    const select = `after(actions: $actions) { __typename ... on Acted { ${acted} } ... on Illegal { ${REFUSAL} } }`;
    return at(await this.#send(select, { ...variables, actions: { type: '[Action!]!', value: actions } }), 'board', 'after');
  }

  async #send(select: string, variables: Variables): Promise<JsonObject> {
    const { types, values } = declared({ board: { type: 'BoardInput!', value: this.#board }, ...variables });
    return this.#ask(`query(${types}) { board(input: $board) { ${select} } }`, values);
  }
}
