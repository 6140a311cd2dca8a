import { describe, expect, test } from 'vitest';
import { object } from '../../cli/scenario/json.ts';
import { at, objectsAt } from '../../cli/scenario/path.ts';
import { answer, ask } from './client.ts';

describe('card', () => {
  test.each(['Llanowar Elves', 'llanowar elves', 'LLANOWAR  ELVES'])('finds "%s" as it is typed', async (name) => {
    expect(await answer('query($name: String!) { card(name: $name) { name manaCost typeLine } }', { name })).toEqual({
      card: { name: 'Llanowar Elves', manaCost: '{G}', typeLine: 'Creature — Elf Druid' },
    });
  });

  test('an unknown name is an error with the three nearest names', async () => {
    const { data, errors } = await ask('{ card(name: "Llanower Elfs") { name } }');
    expect(data).toEqual({ card: null });
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNKNOWN_CARD', field: 'name' });
    expect(errors[0]?.extensions?.suggestions).toHaveLength(3);
    expect(errors[0]?.extensions?.suggestions).toContain('Llanowar Elves');
    expect(errors[0]?.message).toContain('Did you mean "Llanowar Elves"');
  });

  test('a name of ten thousand letters is refused', async () => {
    const { errors } = await ask('query($name: String!) { card(name: $name) { name } }', { name: 'x'.repeat(10_000) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'TOO_LARGE', field: 'name' });
  });

  test('CR 202.1, 202.3, 903.4: costs, mana value and identity of a card', async () => {
    const select =
      '{ manaCost manaValue colors colorIdentity producedMana support unsupportedText { text } abilities { kind text isManaAbility } }';
    expect(await answer(`{ elves: card(name: "Llanowar Elves") ${select} forest: card(name: "Forest") ${select} }`)).toEqual({
      elves: {
        manaCost: '{G}',
        manaValue: 1,
        colors: ['G'],
        colorIdentity: ['G'],
        producedMana: ['G'],
        support: 'FULL',
        unsupportedText: [],
        abilities: [{ kind: 'ACTIVATED', text: '{T}: Add {G}.', isManaAbility: true }],
      },
      forest: {
        manaCost: null,
        manaValue: 0,
        colors: [],
        colorIdentity: ['G'],
        producedMana: ['G'],
        support: 'FULL',
        unsupportedText: [],
        abilities: [{ kind: 'ACTIVATED', text: '{T}: Add {G}.', isManaAbility: true }],
      },
    });
  });

  test('an ability of a card that is not on a board has no answer to what it would add', async () => {
    expect(await answer('{ card(name: "Llanowar Elves") { abilities { produces production { truncated } } } }')).toEqual({
      card: { abilities: [{ produces: null, production: null }] },
    });
  });
});

describe('cards', () => {
  test('go page by page behind a cursor, each card once', async () => {
    const query =
      'query($after: String) { cards(first: 50, after: $after) { totalCount nodes { name } pageInfo { hasNextPage hasPreviousPage endCursor } } }';
    const names: unknown[] = [];
    let after: unknown = null;
    let total: unknown = 0;
    do {
      const { cards } = object(await answer(query, { after }), 'data');
      expect(at(cards, 'pageInfo', 'hasPreviousPage')).toBe(after !== null);
      total = at(cards, 'totalCount');
      names.push(...objectsAt(cards, 'nodes').map(({ name }) => name));
      after = at(cards, 'pageInfo', 'hasNextPage') === true ? at(cards, 'pageInfo', 'endCursor') : null;
    } while (after !== null);
    expect(names.length).toBe(total);
    expect(new Set(names).size).toBe(total);
  });

  test('a cursor of an edge leads behind its card', async () => {
    const [one, two] = objectsAt(await answer('{ cards(first: 2) { edges { cursor node { name } } } }'), 'cards', 'edges');
    const second = await answer('query($after: String) { cards(first: 1, after: $after) { nodes { name } } }', { after: one?.cursor });
    expect(second).toEqual({ cards: { nodes: [{ name: at(two, 'node', 'name') }] } });
  });

  test('are narrowed by name, type and color identity together', async () => {
    const filter = { name: 'llanowar', type: 'elf', colorIdentity: ['G'] };
    expect(await answer('query($filter: CardFilter) { cards(filter: $filter) { nodes { name } } }', { filter })).toMatchObject({
      cards: { nodes: expect.arrayContaining([{ name: 'Llanowar Elves' }]) },
    });
  });

  test.each([
    [{ first: 0 }, 'INVALID_VALUE', 'first'],
    [{ first: 101 }, 'INVALID_VALUE', 'first'],
    [{ after: 'nonsense' }, 'INVALID_VALUE', 'after'],
    [{ filter: { name: 'x'.repeat(301) } }, 'TOO_LARGE', 'filter.name'],
  ])('%j is refused', async (variables, code, field) => {
    const query =
      'query($first: Int, $after: String, $filter: CardFilter) { cards(first: $first, after: $after, filter: $filter) { totalCount } }';
    const { errors } = await ask(query, variables);
    expect(errors[0]?.extensions).toMatchObject({ code, field });
  });
});

describe('compileCard', () => {
  const compile =
    'query($card: CardInput!) { compileCard(card: $card) { support producedMana unsupportedText { start end text } faces { name } } }';

  test('reads a card that is in no catalogue', async () => {
    const card = { name: 'Twin Spring', typeLine: 'Land', oracleText: '{T}: Add {U} or {G}.' };
    expect(await answer(compile, { card })).toEqual({
      compileCard: { support: 'FULL', producedMana: ['U', 'G'], unsupportedText: [], faces: [{ name: 'Twin Spring' }] },
    });
  });

  test('CR 202.1b: an empty cost is no cost', async () => {
    const card = { name: 'x', typeLine: 'Land', manaCost: '' };
    const query = 'query($card: CardInput!) { compileCard(card: $card) { manaCost manaValue faces { manaCost } } }';
    expect(await answer(query, { card })).toEqual({ compileCard: { manaCost: null, manaValue: 0, faces: [{ manaCost: null }] } });
  });

  test('tells which words it has not read, and where they stand', async () => {
    const unread = 'Florble the gnarp of each wibbling quux.';
    const card = { name: 'Odd Well', typeLine: 'Land', oracleText: `{T}: Add {U}.\n${unread}` };
    const compiled = await answer(compile, { card });
    expect(at(compiled, 'compileCard', 'support')).toBe('PARTIAL');
    const spans = objectsAt(compiled, 'compileCard', 'unsupportedText');
    expect(spans.map(({ text }) => text)).toContain(unread);
    expect(spans.map(({ start, end }) => card.oracleText.slice(Number(start), Number(end)))).toEqual(spans.map(({ text }) => text));
  });

  test('any text at all is read as far as it goes', async () => {
    for (const oracleText of ['', '{', '}{', '"', '((', '\u0000', '{T}: Add', '🜁'.repeat(500), '\n\n\n', '{T}: Add {Q}{Q}.']) {
      expect(await answer(compile, { card: { name: 'x', typeLine: '', oracleText } })).toHaveProperty('compileCard.support');
    }
  });

  test.each([
    [{ name: ' ' }, 'INVALID_VALUE', 'card.name'],
    [{ manaCost: '2G' }, 'INVALID_VALUE', 'card.manaCost'],
    [{ manaCost: '{2}{Q}' }, 'INVALID_VALUE', 'card.manaCost'],
    [{ manaCost: '{2}{G' }, 'INVALID_VALUE', 'card.manaCost'],
    [{ oracleText: 'x'.repeat(1_000_000) }, 'TOO_LARGE', 'card.oracleText'],
    [{ typeLine: 'x'.repeat(301) }, 'TOO_LARGE', 'card.typeLine'],
    [
      {
        cardFaces: [
          { name: 'a', typeLine: '' },
          { name: 'b', typeLine: '', manaCost: '{' },
        ],
      },
      'INVALID_VALUE',
      'card.cardFaces[1].manaCost',
    ],
    [
      { cardFaces: [{ name: 'a', typeLine: '', cardFaces: [{ name: 'b', typeLine: '' }] }] },
      'INVALID_VALUE',
      'card.cardFaces[0].cardFaces',
    ],
  ])('%o is refused', async (fields, code, field) => {
    const { errors } = await ask(compile, { card: { name: 'x', typeLine: 'Land', ...fields } });
    expect(errors[0]?.extensions).toMatchObject({ code, field });
  });

  test.each(['', '{0}', '{W}{U}{B}{R}{G}{C}', '{X}{X}', '{2/W}{W/U}{G/P}{G/U/P}{S}', '{1000000}', '{1}{R} // {1}{U}', '{C/W}'])(
    'CR 107.4: %s is a mana cost',
    async (manaCost) => {
      expect(await answer(compile, { card: { name: 'x', typeLine: 'Instant', manaCost } })).toHaveProperty('compileCard');
    },
  );
});
