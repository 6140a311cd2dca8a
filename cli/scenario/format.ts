import { type JsonObject, list, object, ShapeError, text } from './json.ts';

/** A rules question as a file: a board, then steps that act on it or assert something about it. */
export interface Scenario {
  readonly name: string;
  /** Card definitions in Scryfall's field names. */
  readonly cards: readonly JsonObject[];
  readonly board: JsonObject;
  readonly steps: readonly ScenarioStep[];
}

export type ScenarioStep =
  | { readonly kind: 'do'; readonly what: string; readonly fields: JsonObject }
  | { readonly kind: 'expect'; readonly what: string; readonly fields: JsonObject };

/** Throws `ShapeError` where the file is no scenario. */
export function readScenario(value: unknown): Scenario {
  const scenario = object(value, 'scenario');
  return {
    name: text(scenario.name, 'name'),
    cards: list(scenario.cards ?? [], 'cards').map((card, index) => object(card, `cards[${index}]`)),
    board: object(scenario.board, 'board'),
    steps: list(scenario.steps, 'steps').map((step, index) => readStep(step, `steps[${index}]`)),
  };
}

/** Also reads what `cites` is `of`: a step inside a step. */
export function readStep(value: unknown, where: string): ScenarioStep {
  const fields = object(value, where);
  if (typeof fields.do === 'string') return { kind: 'do', what: fields.do, fields };
  if (typeof fields.expect === 'string') return { kind: 'expect', what: fields.expect, fields };
  throw new ShapeError(`${where} has neither "do" nor "expect"`);
}
