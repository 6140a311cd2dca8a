import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../cli/scenario/actions.ts';
import { boardInput } from '../cli/scenario/boardInput.ts';
import { scenarioFiles } from '../cli/scenario/files.ts';
import { readStep, type Scenario, type ScenarioStep } from '../cli/scenario/format.ts';
import type { JsonObject } from '../cli/scenario/json.ts';
import { at, objectsAt } from '../cli/scenario/path.ts';
import { AGAIN, runScenario } from '../cli/scenario/run.ts';
import { askApi, faultsOf } from './support/exporting.ts';
import { schemaFaults } from './support/jsonSchema.ts';

const OWN = join(import.meta.dirname, 'scenarios');
const SHARED = resolve(process.env.WELLSPRING_SHARED ?? join(import.meta.dirname, '..', '..', 'shared'), 'scenarios');
const hasShared = existsSync(SHARED);
const whySkipped = hasShared ? '' : ' (skipped: WELLSPRING_SHARED names no folder that holds them)';
/** The normative form of scenarios. */
const SCHEMA: unknown = hasShared ? JSON.parse(readFileSync(join(SHARED, 'scenario.schema.json'), 'utf8')) : {};
/** EXPORT_EVERY=1 takes every scenario of the larger collection, and not each tenth. */
const EVERY = Number(process.env.EXPORT_EVERY ?? 10);

test('scenarios of this repository are what they were after being exported', async () => {
  expect(await faultsIn(OWN, 1, true)).toEqual({ faults: [], documents: expect.any(Number) });
});

describe.skipIf(!hasShared)(`the larger collection of scenarios${whySkipped}`, () => {
  test(`is what it was after being exported, one in ${EVERY}`, { timeout: 1_800_000 }, async () => {
    const { faults, documents } = await faultsIn(SHARED, EVERY, false);
    expect(faults).toEqual([]);
    expect(documents).toBeGreaterThan(400 / EVERY);
  });
});

/** Each scenario that holds is exported wherever something is expected, with that as the questions; the shared ones in the format's own words alone. */
async function faultsIn(
  folder: string,
  every: number,
  extended: boolean,
): Promise<{ readonly faults: readonly unknown[]; readonly documents: number }> {
  const faults: unknown[] = [];
  let documents = 0;
  const scenarios = scenarioFiles([folder]).flatMap((file) => (file.kind === 'scenario' ? [file.scenario] : []));
  for (const scenario of scenarios.filter((_, place) => place % every === 0)) {
    const { steps } = await runScenario(scenario, askApi, AGAIN);
    if (steps.length < scenario.steps.length || steps.some(({ kind }) => kind !== 'passed')) continue;
    for (const { actions, asked } of momentsOf(scenario)) {
      documents += 1;
      const document = await exportedAt(boardInput(scenario), actions, asked.map(questionOf), extended);
      const form = extended ? [] : schemaFaults(document, SCHEMA);
      const wrong = [...form, ...(await faultsOf(document)), ...otherAnswers(asked, document)];
      if (wrong.length > 0) faults.push([scenario.name, wrong]);
    }
  }
  return { faults, documents };
}

interface Moment {
  readonly actions: readonly JsonObject[];
  /** What is expected then, or is to fail. */
  readonly asked: readonly ScenarioStep[];
}

function momentsOf({ steps }: Scenario): readonly Moment[] {
  const moments: Moment[] = [];
  let actions: readonly JsonObject[] = [];
  let asked: readonly ScenarioStep[] = [];
  const close = (): void => {
    if (asked.length > 0) moments.push({ actions, asked });
    asked = [];
  };
  for (const step of steps) {
    if (step.kind === 'expect' || step.fields.fails !== undefined) {
      asked = [...asked, step];
      continue;
    }
    close();
    const back = typeof step.fields.steps === 'number' ? step.fields.steps : 1;
    actions = step.what === 'undo' ? actions.slice(0, actions.length - back) : [...actions, actionIn(step)];
  }
  close();
  return moments;
}

function actionIn({ fields, what }: ScenarioStep): JsonObject {
  const acting = actionOf(fields, what);
  if (acting.kind === 'unsupported') throw new Error(acting.reason);
  return acting.action;
}

/** The fields in which steps say what is expected. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  manaOptions: ['are'],
  manaAbilities: ['count'],
  types: ['has', 'lacks'],
  keywords: ['has', 'lacks'],
  events: ['times'],
  canCast: ['is', 'rule'],
  canActivate: ['is', 'rule'],
  lost: ['is', 'rule'],
};

function questionOf(step: ScenarioStep): JsonObject {
  const { what, fields } = step;
  if (step.kind === 'do') return { attempt: actionIn(step) };
  if (what === 'stack') return { stack: true };
  if (what === 'cites') return { cites: { of: questionOf(readStep(fields.of, 'of')), rule: fields.rule } };
  const said = ['expect', ...(ANSWERS[what] ?? ['is'])];
  const asked = Object.entries(fields).filter(([key]) => !said.includes(key));
  return { [what]: Object.fromEntries(asked.map(([key, value]) => [key, key === 'zone' ? String(value).toUpperCase() : value])) };
}

async function exportedAt(
  board: JsonObject,
  actions: readonly JsonObject[],
  ask: readonly JsonObject[],
  extended: boolean,
): Promise<unknown> {
  const query = `query($board: BoardInput!, $actions: [Action!]!, $ask: [ScenarioQuestion!], $extended: Boolean!) {
    board(input: $board) { after(actions: $actions) { ... on Acted { game { scenario(ask: $ask, extended: $extended) } } } } }`;
  return JSON.parse(JSON.stringify(at(await askApi(query, { board, actions, ask, extended }), 'board', 'after', 'game', 'scenario')));
}

/** Where the document says another thing than the scenario did. Numbers, texts and truths: of lists the order may differ. */
function otherAnswers(asked: readonly ScenarioStep[], document: unknown): readonly unknown[] {
  const expected = objectsAt(document, 'steps').filter((step) => step.expect !== undefined);
  return asked
    .filter(({ kind, what }) => kind === 'expect' && what !== 'cites' && what !== 'manaPool')
    .map(({ fields }, place) => [fields.is, expected.filter((step) => step.expect !== 'cites' && step.expect !== 'manaPool')[place]?.is])
    .filter(([before, now]) => typeof before !== 'object' && before !== now);
}
