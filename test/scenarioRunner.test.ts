import { describe, expect, test } from 'vitest';
import type { Ask } from '../cli/scenario/ask.ts';
import { boardInput, cardInput } from '../cli/scenario/boardInput.ts';
import { readScenario } from '../cli/scenario/format.ts';
import { report, runScenarios } from '../cli/scenario/index.ts';
import { list } from '../cli/scenario/json.ts';
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
  const act = { do: 'conjure' };
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
    const asked = { expect: 'foretold', player: 'a', is: true };
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
    { expect: 'cites', of: { expect: 'foretold', player: 'a', is: true }, rule: '704.5a' },
    { expect: 'cites', of: act, rule: '601.2' },
    { expect: 'cites', of: life, rule: '119.1' },
    { expect: 'foretold', player: 'a', is: true },
    { expect: 'no such thing' },
  ])('not supported yet: $expect', async (step) => {
    expect((await tested([step])).unsupported).toHaveLength(1);
  });

  const mana = (options: readonly string[], more: object = {}) => ({
    player: { availableMana: { options, truncated: false, certain: true, ...more } },
  });
  const legality = (answer: object) => ({
    permanent: { card: { oracleText: '{T}: Add {G}.' }, abilities: [{ index: 0, text: '{T}: Add {W}.', canActivate: answer }] },
  });
  const rules = (number: string) => ({ explanation: { rules: [{ number }] } });
  const [illegal, canActivate] = [
    { legal: false, notModelled: null, ...rules('602.5b') },
    { expect: 'canActivate', permanent: 'x' },
  ];
  test.each([
    ['passed', { expect: 'manaOptions', player: 'a', are: ['{C}{Any}'] }, mana(['{G}{C}', '{R}{C}', '{B}{C}', '{U}{C}', '{W}{C}'])],
    ['failed', { expect: 'manaOptions', player: 'a', are: ['{C}{Any}'] }, mana(['{G}{C}', '{R}{C}', '{B}{C}', '{U}{C}'])],
    ['failed', { expect: 'manaOptions', player: 'a', are: ['{G}{G}'] }, mana(['{G}'])],
    ['unsupported', { expect: 'manaOptions', player: 'a', are: ['{G}'] }, mana(['{G}'], { truncated: true })],
    ['unsupported', { expect: 'manaOptions', player: 'a', are: ['{G}'] }, mana(['{G}'], { certain: false })],
    ['passed', { expect: 'canPay', player: 'a', cost: '{G}', is: true }, { player: { canPay: { payable: true, certain: true } } }],
    ['failed', { expect: 'canPay', player: 'a', cost: '{G}', is: true }, { player: { canPay: { payable: false, certain: true } } }],
    ['unsupported', { expect: 'canPay', player: 'a', cost: '{G}', is: false }, { player: { canPay: { payable: false, certain: false } } }],
    ['passed', { ...canActivate, ability: 0, is: false, rule: '602.5' }, legality(illegal)],
    ['failed', { ...canActivate, ability: 0, is: false, rule: '107.5' }, legality(illegal)],
    ['unsupported', { ...canActivate, ability: 0, is: false }, legality({ ...illegal, notModelled: 'Do a thing.' })],
    ['passed', { ...canActivate, ability: 'Add {G}', is: false }, legality(illegal)],
    ['failed', { ...canActivate, ability: 'Add {R}', is: false }, legality(illegal)],
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

/** An API on which each action does what the function says: a list of kinds of events, or a refusal. */
function playedBy(outcome: (action: unknown, before: readonly unknown[]) => readonly string[] | object, game: object = { turn: 1 }) {
  const sent: (readonly unknown[])[] = [];
  const ask: Ask = async (query, variables) => {
    if (query.includes('possibleTypes')) return { __type: { possibleTypes: [{ name: 'ManaAdded' }, { name: 'PermanentTapped' }] } };
    if (!query.includes('after(')) return { board: game };
    const actions = list(variables.actions, 'actions');
    sent.push(actions);
    const outcomes = actions.map((action, index) => outcome(action, actions.slice(0, index)));
    const refused = outcomes.findIndex((each) => !Array.isArray(each));
    if (refused >= 0) return { board: { after: { __typename: 'Illegal', action: refused, message: 'no', ...outcomes[refused] } } };
    const events = outcomes.flatMap((each, action) => (Array.isArray(each) ? each.map((kind) => ({ __typename: kind, action })) : []));
    return { board: { after: { __typename: 'Acted', game, events } } };
  };
  return { ask, sent };
}

describe('a step that acts', () => {
  const tap = { do: 'tapForMana', permanent: 'x' };
  const refuse = (number: string, more: object = {}) => ({ rules: [{ number }], ...more });
  const outcomes = async (steps: readonly object[], ask: Ask) => (await runScenario(scenario(steps), ask)).steps;

  test('is sent with all that were done before; so is what is asked after it', async () => {
    const { ask, sent } = playedBy(() => [], { player: { life: 20 } });
    const steps = [tap, { do: 'gainLife', player: 'a', amount: 2 }, { expect: 'life', player: 'a', is: 20 }];
    expect(await outcomes(steps, ask)).toEqual([{ kind: 'passed' }, { kind: 'passed' }, { kind: 'passed' }]);
    const [first, second] = [{ tapForMana: { permanent: 'x' } }, { gainLife: { player: 'a', amount: 2 } }];
    expect(sent).toEqual([[first], [first, second], [first, second]]);
  });

  test('that has to fail holds where it is refused by that rule or a part of it, and changes nothing', async () => {
    const { ask, sent } = playedBy((action) => (JSON.stringify(action).includes('"y"') ? refuse('302.6a') : []));
    const failing = { do: 'tapForMana', permanent: 'y', fails: { rule: '302.6' } };
    expect(await outcomes([failing, tap], ask)).toEqual([{ kind: 'passed' }, { kind: 'passed' }]);
    expect(sent.at(-1)).toEqual([{ tapForMana: { permanent: 'x' } }]);
  });

  test.each([
    ['is refused and should not be', tap, refuse('107.5')],
    ['is refused by another rule', { ...tap, fails: { rule: '107.5' } }, refuse('107.6')],
    ['is done and should fail', { ...tap, fails: { rule: '107.5' } }, []],
  ])('fails and ends the scenario where it %s', async (_, step, outcome) => {
    const { ask } = playedBy(() => outcome);
    expect(await outcomes([step, tap], ask)).toMatchObject([{ kind: 'failed' }]);
  });

  test.each([
    ['hangs on text that is not modelled', { ...tap, fails: { rule: '107.5' } }, refuse('107.5', { notModelled: 'Do a thing.' })],
    ['has no action in the API', { do: 'conjure' }, []],
    ['gives what its action has no place for', { do: 'destroy', permanents: ['x'], times: 2 }, []],
  ])('is not supported and ends the scenario where it %s', async (_, step, outcome) => {
    const { ask } = playedBy(() => outcome);
    expect(await outcomes([step, tap], ask)).toMatchObject([{ kind: 'unsupported' }]);
  });

  test('fails where one that was done before is refused all at once', async () => {
    const { ask } = playedBy((_, before) => (before.length === 0 ? refuse('107.5') : []));
    expect(await outcomes([{ ...tap, fails: { rule: '107.5' } }], ask)).toMatchObject([{ kind: 'passed' }]);
    let calls = 0;
    const fickle = playedBy(() => (++calls > 1 ? refuse('107.5') : []));
    expect(await outcomes([tap, tap], fickle.ask)).toMatchObject([{ kind: 'passed' }, { kind: 'failed' }]);
  });

  test.each([
    [{ includes: 'ManaAdded' }, 'passed'],
    [{ includes: 'ManaAdded', times: 2 }, 'passed'],
    [{ includes: 'ManaAdded', times: 3 }, 'failed'],
    [{ includes: 'PermanentTapped' }, 'failed'],
    [{ includes: 'PermanentTapped', times: 0 }, 'passed'],
    [{ includes: 'DamagePrevented', times: 0 }, 'unsupported'],
  ])('has events, counted since then: %j', async (fields, kind) => {
    const { ask } = playedBy((_, before) => (before.length === 0 ? ['PermanentTapped', 'ManaAdded'] : ['ManaAdded', 'ManaAdded']));
    expect((await outcomes([tap, tap, { expect: 'events', ...fields }], ask)).at(-1)?.kind).toBe(kind);
  });
});

test('what is no scenario fails, naming the file', async () => {
  const { failed } = report(await runScenarios([import.meta.filename]));
  expect(failed).toMatchObject([{ name: 'scenarioRunner.test.ts', expected: 'a scenario' }]);
});
