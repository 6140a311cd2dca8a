import { isWithin } from '../../resolvers/scenario/format.ts';
import { actionOf } from './actions.ts';
import { type Ask, Refused } from './ask.ts';
import { boardInput, cardInput } from './boardInput.ts';
import type { Check } from './check.ts';
import { CHECKS } from './checks.ts';
import { readStep, type Scenario, type ScenarioStep } from './format.ts';
import { isObject, type JsonObject, ShapeError, text } from './json.ts';
import { at, citedRules, objectsAt } from './path.ts';
import { Play } from './play.ts';
import type { Playing, Refusal } from './playing.ts';

/** What became of one step. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly expected: unknown; readonly actual: unknown }
  | { readonly kind: 'unsupported'; readonly reason: string };

export interface ScenarioResult {
  readonly name: string;
  /** By the step's place in the file, from 0, up to the first step that should have acted and did not. */
  readonly steps: readonly Outcome[];
}

/** How a game is begun from a board. */
export type Begin = (board: JsonObject, ask: Ask) => Playing;

/** The board is sent with all actions again for each question; nothing is kept. */
export const AGAIN: Begin = (board, ask) => new Play(board, ask);

/** What a scenario's steps are run with. */
interface Run {
  readonly scenario: Scenario;
  readonly play: Playing;
  readonly ask: Ask;
}

const PASSED: Outcome = { kind: 'passed' };

/**
 * Runs a scenario through the API. It ends at the first step that acts and can't, since what is true after it isn't known; assertions that
 * can't be asked yet change nothing, so those after them still count. A board that the API refuses fails whatever comes first.
 */
export async function runScenario(scenario: Scenario, ask: Ask, begin: Begin = AGAIN): Promise<ScenarioResult> {
  const play = begin(boardInput(scenario), ask);
  const accepted = await judge(() => play.question('turn').then(() => PASSED));
  if (accepted.kind === 'failed') return { name: scenario.name, steps: [{ ...accepted, expected: 'a board' }] };
  const steps: Outcome[] = [];
  for (const step of scenario.steps) {
    const outcome = await judge(() => runStep(step, { scenario, play, ask }));
    steps.push(outcome);
    if (step.kind === 'do' && outcome.kind !== 'passed') break;
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

async function runStep(step: ScenarioStep, run: Run): Promise<Outcome> {
  if (step.kind === 'do') return runAction(step, run);
  if (step.what === 'cites') return runCites(step.fields, run);
  if (step.what === 'support') return runSupport(step.fields, run);
  if (step.what === 'events') return runEvents(step.fields, run);
  const check = checkFor(step);
  if (check === undefined) return unsupported(`the API doesn't answer "${step.what}" yet`);
  return compare(check, step.fields, await run.play.question(check.select, check.variables(step.fields)));
}

/** A step that says `fails` holds where it is refused by that rule or a part of it. */
async function runAction({ what, fields }: ScenarioStep, { play }: Run): Promise<Outcome> {
  const acting = what === 'undo' ? undoing(fields) : actionOf(fields, what);
  if (acting.kind === 'unsupported') return unsupported(acting.reason);
  const refusal = acting.kind === 'undo' ? await play.undo(acting.steps) : await play.act(acting.action);
  const fails = isObject(fields.fails) ? text(fields.fails.rule, 'fails.rule') : null;
  if (typeof refusal?.notModelled === 'string') return unsupported(`${refusal.message} (not modelled: ${refusal.notModelled})`);
  if (fails === null) return refusal === null ? PASSED : { kind: 'failed', expected: 'done', actual: refusalText(refusal) };
  if (refusal === null) return { kind: 'failed', expected: `refused by ${fails}`, actual: 'done' };
  if (refusal.rules.some((number) => isWithin(number, fails))) return PASSED;
  return { kind: 'failed', expected: `refused by ${fails}`, actual: refusalText(refusal) };
}

/** A step that takes back the last ones that acted. */
function undoing({
  steps = 1,
}: JsonObject): { readonly kind: 'undo'; readonly steps: number } | { readonly kind: 'unsupported'; readonly reason: string } {
  if (typeof steps === 'number' && Number.isSafeInteger(steps) && steps > 0) return { kind: 'undo', steps };
  return { kind: 'unsupported', reason: '"undo" takes back one step or more' };
}

const refusalText = ({ message, rules }: Refusal): string => `refused: ${message} (${rules.join(', ')})`;

const checkFor = (step: ScenarioStep): Check | undefined => CHECKS[step.what];

function compare(check: Check, step: JsonObject, game: unknown): Outcome {
  const unsure = check.unsure?.(game, step) ?? null;
  if (unsure !== null) return unsupported(unsure);
  const [expected, actual] = [check.expected(step), check.actual(game, step)];
  return JSON.stringify(expected) === JSON.stringify(actual) ? PASSED : { kind: 'failed', expected, actual };
}

/** Holds where the answer is right and its explanation cites the rule or a part of it. */
async function runCites(step: JsonObject, run: Run): Promise<Outcome> {
  const inner = readStep(step.of, 'of');
  if (inner.kind === 'do') return unsupported('what an action cites is told by its "fails"');
  const check = checkFor(inner);
  if (check?.explains === undefined) {
    const outcome = await runStep(inner, run);
    return outcome.kind === 'failed' ? outcome : unsupported(`the API doesn't explain "${inner.what}" yet`);
  }
  const answered = await run.play.question(check.select, check.variables(inner.fields));
  const outcome = compare(check, inner.fields, answered);
  return outcome.kind === 'passed' ? cites(text(step.rule, 'rule'), answered) : outcome;
}

function cites(rule: string, answered: unknown): Outcome {
  const cited = citedRules(answered);
  return cited.some((number) => isWithin(number, rule)) ? PASSED : { kind: 'failed', expected: `cites ${rule}`, actual: cited };
}

/** Of the last step that acted. A kind of event that the API doesn't have can't be asked; one that didn't happen is no such kind. */
async function runEvents(step: JsonObject, { play, ask }: Run): Promise<Outcome> {
  const kind = text(step.includes, 'includes');
  const known = await ask('{ __type(name: "GameEvent") { possibleTypes { name } } }', {});
  if (!objectsAt(known, '__type', 'possibleTypes').some(({ name }) => name === kind))
    return unsupported(`the API has no event "${kind}" yet`);
  const times = play.events.filter((each) => each === kind).length;
  const holds = step.times === undefined ? times > 0 : times === step.times;
  return holds ? PASSED : { kind: 'failed', expected: `${kind} ${step.times ?? 'at least 1'} times`, actual: play.events };
}

async function runSupport(step: JsonObject, { scenario, ask }: Run): Promise<Outcome> {
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
