import type { Ask } from './ask.ts';
import { type JsonObject, ShapeError, shown, text } from './json.ts';
import { at, citedRules, objectsAt } from './path.ts';

/** A variable of a question: its type in the schema and its value. */
export interface Variable {
  readonly type: string;
  readonly value: unknown;
}

/** Why an action was refused. */
export interface Refusal {
  readonly message: string;
  /** The numbers of the rules that the refusal cites. */
  readonly rules: readonly string[];
  /** Text that the engine does not model, where that is the reason. */
  readonly notModelled: string | null;
}

/**
 * A scenario's board and what has been done on it so far. The API stores nothing: each question sends the board with all actions again,
 * so that whatever is asked is asked as any client would.
 */
export class Play {
  readonly #ask: Ask;
  readonly #board: JsonObject;
  readonly #actions: JsonObject[] = [];
  #events: readonly string[] = [];

  constructor(board: JsonObject, ask: Ask) {
    this.#board = board;
    this.#ask = ask;
  }

  /** The kinds of the events of the last action, in order. */
  get events(): readonly string[] {
    return this.#events;
  }

  /** What the API answers about the game as it is now: `select` is asked of the game. */
  async question(select: string, variables: Readonly<Record<string, Variable>> = {}): Promise<unknown> {
    if (this.#actions.length === 0) return at(await this.#send(select, variables), 'board');
    const result = await this.#after(this.#actions, `game { ${select} }`, variables);
    if (at(result, '__typename') === 'Acted') return at(result, 'game');
    throw new ShapeError(`actions that were done before are refused now: ${shown(at(result, 'message'))}`);
  }

  /** Does an action if it is legal, and remembers it; otherwise nothing changes and the answer is why not. */
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

  async #after(actions: readonly JsonObject[], acted: string, variables: Readonly<Record<string, Variable>>): Promise<unknown> {
    const select = `after(actions: $actions) { __typename ... on Acted { ${acted} } ... on Illegal { ${REFUSAL} } }`;
    return at(await this.#send(select, { ...variables, actions: { type: '[Action!]!', value: actions } }), 'board', 'after');
  }

  async #send(select: string, variables: Readonly<Record<string, Variable>>): Promise<JsonObject> {
    const declared = Object.entries(variables).map(([name, { type }]) => `, $${name}: ${type}`);
    const values = Object.entries(variables).map(([name, { value }]) => [name, value] as const);
    const query = `query($board: BoardInput!${declared.join('')}) { board(input: $board) { ${select} } }`;
    return this.#ask(query, { board: this.#board, ...Object.fromEntries(values) });
  }
}

const REFUSAL = 'action message notModelled rules { number } explanation { rules { number } }';

function refusal(result: unknown, last: number): Refusal {
  if (at(result, 'action') !== last) throw new ShapeError(`an action that was done before is refused now: ${shown(at(result, 'message'))}`);
  const notModelled = at(result, 'notModelled');
  return {
    message: text(at(result, 'message'), 'message'),
    rules: citedRules(result),
    notModelled: typeof notModelled === 'string' ? notModelled : null,
  };
}
