import { describe, expect, test } from 'vitest';
import { answer, ask } from './client.ts';

const board = { players: [{ id: 'a', battlefield: [{ card: 'Forest', count: 500 }] }] };
const asked = (select: string): string => `query($board: BoardInput!) { board(input: $board) { ${select} } }`;
const nested = (depth: number, inner: string): string => (depth === 0 ? inner : `parent { ${nested(depth - 1, inner)} }`);

describe('a document is refused before anything of it runs', () => {
  test.each([
    ['deeper than allowed', `{ rule(number: "106.7") { ${nested(15, 'number')} } }`, {}, 'depth'],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 201 }, (_, index) => `a${index}: service { version }`).join(' ')} }`,
      {},
      'aliases',
    ],
    [
      'that multiplies lists',
      asked('permanents { couldProduce { because { through { couldProduce { because { through { couldProduce { types } } } } } } } }'),
      { board },
      'cost',
    ],
    [
      'that multiplies lists in fragments',
      `${asked('permanents { ...a }')} fragment a on Permanent { abilities { text } controller { ...b } ...c }
        fragment b on Player { hand { owner { hand { id } } } } fragment c on Permanent { couldProduce { because { through { ...d } } } }
        fragment d on Permanent { couldProduce { because { through { id abilities { text } } replacements { id abilities { text } } } } }`,
      { board },
      'cost',
    ],
    [
      'that sets up one board again and again',
      `query($board: BoardInput!) { ${Array.from({ length: 199 }, (_, index) => `a${index}: board(input: $board) { permanents { id tapped } }`).join(' ')} }`,
      { board },
      'cost',
    ],
    [
      'that sets up one large library again and again',
      `query($board: BoardInput!) { ${Array.from({ length: 199 }, (_, index) => `a${index}: board(input: $board) { turn }`).join(' ')} }`,
      { board: { players: [{ id: 'a', library: [{ card: 'Forest', count: 9_000 }] }] } },
      'cost',
    ],
    [
      'that compiles one long text again and again',
      `query($card: CardInput!) { ${Array.from({ length: 100 }, (_, index) => `a${index}: compileCard(card: $card) { support }`).join(' ')} }`,
      { card: { name: 'x', typeLine: 'Land', oracleText: '{T}: Add {G}.\n'.repeat(600) } },
      'cost',
    ],
    [
      'that acts on one board again and again',
      `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) {
        ${Array.from({ length: 20 }, (_, index) => `a${index}: after(actions: $actions) { ... on Acted { game { turn } } }`).join(' ')} } }`,
      { board, actions: Array.from({ length: 10 }, () => ({ gainLife: { player: 'a', amount: 1 } })) },
      'cost',
    ],
    [
      'that runs over very many turns',
      'query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { __typename } } }',
      { board, actions: [{ advance: { turns: 100 } }, { advance: { turns: 100 } }] },
      'cost',
    ],
    [
      'that lists the events of very many turns',
      `query($board: BoardInput!, $actions: [Action!]!) { board(input: $board) { after(actions: $actions) { ... on Acted { events {
        text explanation { steps { text rules { number } } } } } } } }`,
      { board, actions: [{ advance: { turns: 50 } }] },
      'cost',
    ],
    [
      'that looks for payments again and again',
      asked(
        `permanents { controller { ${Array.from({ length: 10 }, (_, index) => `a${index}: canPay(cost: "{${index}}") { payable }`).join(' ')} } }`,
      ),
      { board },
      'cost',
    ],
    [
      'with variables nested too deep',
      'query($card: CardInput!) { compileCard(card: $card) { name } }',
      { card: deepCard(100_000) },
      'variableDepth',
    ],
  ])('%s', async (_, query, variables, limit) => {
    const started = performance.now();
    const { status, data, errors } = await ask(query, variables);
    expect(status).toBe(400);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE', limit });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('that is a subscription', async () => {
    const { status, errors } = await ask('subscription { board }');
    expect(status).toBe(400);
    expect(errors[0]?.extensions?.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(errors[0]?.message).toContain('queries');
  });

  test('nested deeper than the parser reads', async () => {
    const { status, errors } = await ask(`${'{a'.repeat(3_300)}${'}'.repeat(3_300)}`);
    expect(status).toBe(400);
    expect(errors[0]?.message).not.toContain('call stack');
  });

  test('with more tokens than allowed', async () => {
    const { status, errors } = await ask(`{ ${'__typename '.repeat(10_001)} }`);
    expect(status).toBe(400);
    expect(errors[0]?.message).toContain('10000 tokens');
  });

  test('with fragments that double at each step', async () => {
    const fragments = Array.from({ length: 30 }, (_, index) => `fragment f${index} on Rule { number ...f${index + 1} ...f${index + 1} }`);
    const { status } = await ask(`{ rule(number: "106.7") { ...f0 } } ${fragments.join(' ')} fragment f30 on Rule { number }`);
    expect(status).toBe(400);
  });
});

describe('what people ask is allowed', () => {
  test('every permanent of a large board, with its types and abilities', async () => {
    const select = 'permanents { id name types couldProduce { types } abilities { text } }';
    expect(await answer(asked(select), { board })).toHaveProperty('board.permanents.length', 500);
  });

  test('what could be paid with a large board, cost by cost, and what can be activated on it', async () => {
    const costs = Array.from(
      { length: 60 },
      (_, index) => `a${index}: canPay(cost: "{${index}}{G}") { payable plan { source } explanation { summary } }`,
    );
    const select = `player(id: "a") { ${costs.join(' ')} availableMana { max options } } permanents { abilities { canActivate { legal } } }`;
    const answered = await answer(asked(select), { board });
    expect(answered).toHaveProperty('board.player.a59.payable', true);
    expect(answered).toHaveProperty('board.player.availableMana.max', '500');
  });

  test('every reason on a board of thirty permanents', async () => {
    const select = `permanents { name couldProduce { types because { type ability { text } replacements { name } through { name }
      explanation { summary steps { text rules { number summary } } } } explanation { summary } } }`;
    const small = { players: [{ id: 'a', battlefield: [{ card: 'Forest', count: 30 }] }] };
    expect(await answer(asked(select), { board: small })).toHaveProperty('board.permanents.length', 30);
  });

  test('the introspection that explorers send', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect(await answer(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }))).toHaveProperty('__schema.types');
  });

  test('the limits themselves', async () => {
    expect(
      await answer('{ service { limits { tokens depth aliases permanents actions answers amount turns boardAmount plans manaOptions } } }'),
    ).toEqual({
      service: {
        limits: {
          tokens: 10_000,
          depth: 16,
          aliases: 200,
          permanents: 2_000,
          actions: 200,
          answers: 100,
          amount: 1_000_000,
          boardAmount: 1_000_000_000,
          turns: 100,
          plans: 50,
          manaOptions: 1_000,
        },
      },
    });
  });
});

function deepCard(depth: number): object {
  let card: object = {};
  for (let level = 0; level < depth; level++) card = { cardFaces: [card] };
  return card;
}
