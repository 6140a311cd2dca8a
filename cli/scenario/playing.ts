import { type JsonObject, ShapeError, shown, text } from './json.ts';
import { at, citedRules } from './path.ts';

/** A variable of a question: its type in the schema and its value. */
export interface Variable {
  readonly type: string;
  readonly value: unknown;
}
export type Variables = Readonly<Record<string, Variable>>;

/** Why an action was refused. */
export interface Refusal {
  readonly message: string;
  /** The numbers of the rules that the refusal cites. */
  readonly rules: readonly string[];
  /** Text that the engine does not model, where that is the reason. */
  readonly notModelled: string | null;
}

/** A scenario's board as it is played: by one of the ways in which the API lets a game be played. */
export interface Playing {
  /** The kinds of the events of the last action, in order. */
  readonly events: readonly string[];
  /** What the API answers about the game as it is now: `select` is asked of the game. */
  question(select: string, variables?: Variables): Promise<unknown>;
  /** Does an action if it is legal; otherwise nothing changes and the answer is why not. */
  act(action: JsonObject): Promise<Refusal | null>;
  /** Takes back the last actions; where there are fewer nothing changes and the answer says so. */
  undo(steps: number): Promise<Refusal | null>;
}

/** What is asked of an action that was refused. */
export const REFUSAL = 'action message notModelled rules { number } explanation { rules { number } }';

/** A refusal by what the API says; `last`: the place of the action that is new. */
export function refusal(result: unknown, last: number): Refusal {
  if (at(result, 'action') !== last) throw new ShapeError(`an action that was done before is refused now: ${shown(at(result, 'message'))}`);
  const notModelled = at(result, 'notModelled');
  return {
    message: text(at(result, 'message'), 'message'),
    rules: citedRules(result),
    notModelled: typeof notModelled === 'string' ? notModelled : null,
  };
}

/** The types and the values of variables, as a request has them. */
export function declared(variables: Variables): { readonly types: string; readonly values: JsonObject } {
  return {
    types: Object.entries(variables)
      .map(([name, { type }]) => `$${name}: ${type}`)
      .join(', '),
    values: Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value])),
  };
}
