import { type Ask, Refused } from './ask.ts';
import { boardInput, cardInput } from './boardInput.ts';
import { CHECKS, type Check } from './checks.ts';
import { readStep, type Scenario, type ScenarioStep } from './format.ts';
import { type JsonObject, ShapeError, text } from './json.ts';
import { at, citedRules, isWithin } from './path.ts';

/** What became of one step. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly expected: unknown; readonly actual: unknown }
  | { readonly kind: 'unsupported'; readonly reason: string };

export interface ScenarioResult {
  readonly name: string;
  /** By the step's place in the file, from 0, up to the first step that acts. */
  readonly steps: readonly Outcome[];
}

const PASSED: Outcome = { kind: 'passed' };

/**
 * Runs a scenario through the API. Steps that act have no place in the API yet, so a scenario ends at the first one; assertions that
 * can't be asked yet change nothing, so those after them still count. A board that the API refuses fails whatever comes first.
 */
export async function runScenario(scenario: Scenario, ask: Ask): Promise<ScenarioResult> {
  const board = boardInput(scenario);
  const accepted = await judge(() => ask('query($board: BoardInput!) { board(input: $board) { turn } }', { board }).then(() => PASSED));
  if (accepted.kind === 'failed') return { name: scenario.name, steps: [{ ...accepted, expected: 'a board' }] };
  const steps: Outcome[] = [];
  for (const step of scenario.steps) {
    const outcome = await judge(() => runStep(step, scenario, board, ask));
    steps.push(outcome);
    if (step.kind === 'do') break;
  }
  return { name: scenario.name, steps };
}

/** An answer that can't be read, or an error of the API, is a failed step; anything else thrown is a bug here. */
async function judge(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refused || error instanceof ShapeError) return { kind: 'failed', expected: 'an answer', actual: error.message };
    throw error;
  }
}

async function runStep(step: ScenarioStep, scenario: Scenario, board: JsonObject, ask: Ask): Promise<Outcome> {
  if (step.kind === 'do') return unsupported(`the API has no actions yet ("do": "${step.what}")`);
  if (step.what === 'cites') return runCites(step.fields, scenario, board, ask);
  if (step.what === 'support') return runSupport(step.fields, scenario, ask);
  const check = checkFor(step);
  if (check === undefined) return unsupported(`the API doesn't answer "${step.what}" yet`);
  return compare(check, step.fields, await answer(check, step.fields, board, ask));
}

/** The stack is no part of a board that a request describes, so what is on it can't be asked. */
function checkFor(step: ScenarioStep): Check | undefined {
  if (step.what === 'count' && step.fields.zone === 'stack') return undefined;
  if (step.what === 'zone' && step.fields.is === 'stack') return undefined;
  return CHECKS[step.what];
}

async function answer(check: Check, step: JsonObject, board: JsonObject, ask: Ask): Promise<unknown> {
  const ids = check.variables.map((name): [string, string] => [name, text(step[name === 'object' ? 'card' : name], name)]);
  const declared = ids.map(([name]) => `, $${name}: ID!`).join('');
  const query = `query($board: BoardInput!${declared}) { board(input: $board) { ${check.select} } }`;
  return at(await ask(query, { board, ...Object.fromEntries(ids) }), 'board');
}

function compare(check: Check, step: JsonObject, board: unknown): Outcome {
  const [expected, actual] = [check.expected(step), check.actual(board, step)];
  return JSON.stringify(expected) === JSON.stringify(actual) ? PASSED : { kind: 'failed', expected, actual };
}

/** Holds where the answer is right and its explanation cites the rule or a part of it. */
async function runCites(step: JsonObject, scenario: Scenario, board: JsonObject, ask: Ask): Promise<Outcome> {
  const inner = readStep(step.of, 'of');
  const check = inner.kind === 'expect' ? checkFor(inner) : undefined;
  if (check?.explains === undefined) {
    const outcome = await runStep(inner, scenario, board, ask);
    return outcome.kind === 'failed' ? outcome : unsupported(`the API doesn't explain "${inner.what}" yet`);
  }
  const answered = await answer(check, inner.fields, board, ask);
  const outcome = compare(check, inner.fields, answered);
  if (outcome.kind !== 'passed') return outcome;
  const [rule, cited] = [text(step.rule, 'rule'), citedRules(answered)];
  return cited.some((number) => isWithin(number, rule)) ? PASSED : { kind: 'failed', expected: `cites ${rule}`, actual: cited };
}

async function runSupport(step: JsonObject, scenario: Scenario, ask: Ask): Promise<Outcome> {
  const name = text(step.card, 'card');
  const own = scenario.cards.find((card) => card.name === name);
  const answered =
    own === undefined
      ? await ask('query($name: String!) { card(name: $name) { support } }', { name })
      : await ask('query($card: CardInput!) { card: compileCard(card: $card) { support } }', { card: cardInput(own) });
  const actual = text(at(answered, 'card', 'support'), 'support').toLowerCase();
  return actual === step.is ? PASSED : { kind: 'failed', expected: step.is, actual };
}

const unsupported = (reason: string): Outcome => ({ kind: 'unsupported', reason });
