import { describe, expect, test } from 'vitest';
import type { Ask } from '../cli/scenario/ask.ts';
import { boardInput, cardInput } from '../cli/scenario/boardInput.ts';
import { readScenario } from '../cli/scenario/format.ts';
import { report, runScenarios } from '../cli/scenario/index.ts';
import { runScenario } from '../cli/scenario/run.ts';

const scenario = (steps: readonly object[], board: object = { players: [{ id: 'a' }] }) => readScenario({ name: 'x', board, steps });

/** An API that gives these answers about the board, whatever is asked. */
const says =
  (board: object): Ask =>
  async () => ({ board });

describe('a scenario becomes a board', () => {
  test('maps become lists of pairs, names of cards become cards, a format is written large', () => {
    const board = {
      format: 'commander',
      players: [
        {
          id: 'a',
          commanderDamage: { chief: 3 },
          battlefield: [{ id: 'x', card: 'Forest', counters: { charge: 2 } }],
          hand: ['Island', { card: 'Swamp', id: 's' }],
        },
      ],
    };
    expect(boardInput(scenario([], board))).toEqual({
      format: 'COMMANDER',
      cards: [],
      players: [
        {
          id: 'a',
          commanderDamage: [{ commander: 'chief', amount: 3 }],
          battlefield: [{ id: 'x', card: 'Forest', counters: [{ kind: 'charge', amount: 2 }] }],
          hand: [{ card: 'Island' }, { card: 'Swamp', id: 's' }],
        },
      ],
    });
  });

  test("Scryfall's field names become the API's, faces too; fields that are no part of the question are left out", () => {
    const card = {
      name: 'A // B',
      type_line: 'X',
      layout: 'split',
      set: 'abc',
      card_faces: [{ name: 'A', mana_cost: '{R}', oracle_text: 't', artist: 'x' }],
    };
    expect(cardInput(card)).toEqual({
      name: 'A // B',
      typeLine: 'X',
      layout: 'split',
      cardFaces: [{ name: 'A', manaCost: '{R}', oracleText: 't' }],
    });
  });
});

describe('a scenario is', () => {
  const life = { expect: 'life', player: 'a', is: 20 };
  const act = { do: 'cast', card: 'x' };
  const tested = async (steps: readonly object[]) => report([await runScenario(scenario(steps), says({ player: { life: 20 } }))]);

  test('passed where every step holds', async () => {
    expect(await tested([life, life])).toEqual({ passed: ['x'], failed: [], unsupported: [] });
  });

  test('not supported yet where a step is not and those before it hold', async () => {
    const { passed, failed, unsupported } = await tested([life, act, { ...life, is: 3 }]);
    expect([passed, failed]).toEqual([[], []]);
    expect(unsupported).toMatchObject([{ name: 'x', step: 1 }]);
  });

  test('failed where a step before the unsupported one does not hold', async () => {
    expect(await tested([{ ...life, is: 19 }, act])).toEqual({
      passed: [],
      failed: [{ name: 'x', step: 0, expected: 19, actual: 20 }],
      unsupported: [],
    });
  });

  test('failed where a step behind an assertion that can’t be asked yet does not hold', async () => {
    const asked = { expect: 'won', player: 'a', is: true };
    expect((await tested([asked, { ...life, is: 19 }])).failed).toMatchObject([{ step: 1 }]);
    expect((await tested([asked, life, asked])).unsupported).toMatchObject([{ step: 0 }]);
  });

  test('failed where the API has no answer', async () => {
    const { failed } = await tested([
      { expect: 'life', player: 'nobody', is: 20 },
      { expect: 'tapped', permanent: 'x', is: true },
    ]);
    expect(failed).toMatchObject([{ step: 1, actual: 'the board has no such permanent' }]);
  });

  test.each([
    { expect: 'cites', of: { expect: 'lost', player: 'a', is: true }, rule: '704.5a' },
    { expect: 'cites', of: act, rule: '601.2' },
    { expect: 'cites', of: life, rule: '119.1' },
    { expect: 'lost', player: 'a', is: true },
    { expect: 'no such thing' },
  ])('not supported yet: $expect', async (step) => {
    expect((await tested([step])).unsupported).toHaveLength(1);
  });

  const mana = (options: readonly string[], more: object = {}) => ({
    player: { availableMana: { options, truncated: false, certain: true, ...more } },
  });
  test.each([
    ['passed', { expect: 'manaOptions', player: 'a', are: ['{C}{Any}'] }, mana(['{G}{C}', '{R}{C}', '{B}{C}', '{U}{C}', '{W}{C}'])],
    ['failed', { expect: 'manaOptions', player: 'a', are: ['{C}{Any}'] }, mana(['{G}{C}', '{R}{C}', '{B}{C}', '{U}{C}'])],
    ['failed', { expect: 'manaOptions', player: 'a', are: ['{G}{G}'] }, mana(['{G}'])],
    ['unsupported', { expect: 'manaOptions', player: 'a', are: ['{G}'] }, mana(['{G}'], { truncated: true })],
    ['unsupported', { expect: 'manaOptions', player: 'a', are: ['{G}'] }, mana(['{G}'], { certain: false })],
  ])('%s: %j', async (kind, step, game) => {
    expect((await runScenario(scenario([step]), says(game))).steps[0]?.kind).toBe(kind);
  });

  test('cited by the rule itself or a part of it, not by a neighbour', async () => {
    const explains = (number: string): Ask =>
      says({ permanent: { couldProduce: { types: ['G'], because: [], explanation: { rules: [{ number }] } } } });
    const step = { expect: 'cites', of: { expect: 'couldProduce', permanent: 'x', is: ['G'] }, rule: '106.1' };
    const outcome = async (number: string) => (await runScenario(scenario([step]), explains(number))).steps[0]?.kind;
    expect(await outcome('106.1')).toBe('passed');
    expect(await outcome('106.1b')).toBe('passed');
    expect(await outcome('106.12')).toBe('failed');
    expect(await outcome('106.7')).toBe('failed');
  });
});

test('what is no scenario fails, naming the file', async () => {
  const { failed } = report(await runScenarios([import.meta.filename]));
  expect(failed).toMatchObject([{ name: 'scenarioRunner.test.ts', expected: 'a scenario' }]);
});
