import { describe, expect, test } from 'vitest';
import { refusals } from './client.ts';

/** One player "a" with these permanents. */
const withPermanents = (...battlefield: readonly object[]): Readonly<Record<string, unknown>> => ({ players: [{ id: 'a', battlefield }] });
const withPlayer = (fields: object): Readonly<Record<string, unknown>> => ({ players: [{ id: 'a', ...fields }] });
const withCards = (...cards: readonly object[]): Readonly<Record<string, unknown>> => ({ players: [{ id: 'a' }], cards });

const forest = { card: 'Forest' };

describe('a board is refused, naming the field', () => {
  test.each([
    ['a card that is nowhere', withPermanents({ card: 'Frost' }), 'UNKNOWN_CARD', 'input.players[0].battlefield[0].card'],
    ['a card in hand that is nowhere', withPlayer({ hand: [forest, { card: 'Frost' }] }), 'UNKNOWN_CARD', 'input.players[0].hand[1].card'],
    [
      'an id used twice',
      withPermanents({ ...forest, id: 'x' }, { ...forest, id: 'x' }),
      'DUPLICATE_ID',
      'input.players[0].battlefield[1].id',
    ],
    ['a player named as a permanent', withPermanents({ ...forest, id: 'a' }), 'DUPLICATE_ID', 'input.players[0].battlefield[0].id'],
    ['two players of one id', { players: [{ id: 'a' }, { id: 'a' }] }, 'DUPLICATE_ID', 'input.players[1].id'],
    ['no players', { players: [] }, 'INVALID_VALUE', 'input.players'],
    [
      'attached to nothing there',
      withPermanents({ card: 'Utopia Sprawl', attachedTo: 'x' }),
      'UNKNOWN_ID',
      'input.players[0].battlefield[0].attachedTo',
    ],
    [
      'attached to itself',
      withPermanents({ card: 'Utopia Sprawl', id: 'x', attachedTo: 'x' }),
      'CYCLE',
      'input.players[0].battlefield[0].attachedTo',
    ],
    ['a count below one', withPermanents({ ...forest, count: -1 }), 'INVALID_VALUE', 'input.players[0].battlefield[0].count'],
    [
      'a negative number of counters',
      withPermanents({ ...forest, counters: [{ kind: 'charge', amount: -1 }] }),
      'INVALID_VALUE',
      'input.players[0].battlefield[0].counters[0].amount',
    ],
    [
      'one kind of counters twice',
      withPermanents({
        ...forest,
        counters: [
          { kind: 'charge', amount: 1 },
          { kind: 'charge', amount: 2 },
        ],
      }),
      'INVALID_VALUE',
      'input.players[0].battlefield[0].counters[1]',
    ],
    [
      'one kind of counters twice on a card',
      {
        players: [
          {
            id: 'a',
            exile: [
              {
                card: 'Forest',
                counters: [
                  { kind: 'time', amount: 1 },
                  { kind: 'time', amount: 2 },
                ],
              },
            ],
          },
        ],
      },
      'INVALID_VALUE',
      'input.players[0].exile[0].counters[1]',
    ],
    ['negative damage', withPermanents({ ...forest, damage: -2 }), 'INVALID_VALUE', 'input.players[0].battlefield[0].damage'],
    ['negative poison', withPlayer({ poison: -1 }), 'INVALID_VALUE', 'input.players[0].poison'],
    ['a pool that is no mana', withPlayer({ manaPool: '{Q}' }), 'INVALID_VALUE', 'input.players[0].manaPool'],
    ['a pool without braces', withPlayer({ manaPool: 'GG' }), 'INVALID_VALUE', 'input.players[0].manaPool'],
    ['a pool too large', withPlayer({ manaPool: '{G}*1001' }), 'TOO_LARGE', 'input.players[0].manaPool'],
    ['a pool far too large', withPlayer({ manaPool: '{G}'.repeat(100_000) }), 'TOO_LARGE', 'input.players[0].manaPool'],
    ['an active player who is not there', { players: [{ id: 'a' }], active: 'b' }, 'UNKNOWN_ID', 'input.active'],
    [
      'a permanent that is a copy of itself',
      withPermanents({ card: 'Clone', id: 'x', copyOf: 'x' }),
      'CYCLE',
      'input.players[0].battlefield[0].copyOf',
    ],
    [
      'ten thousand permanents',
      withPermanents(...Array.from({ length: 10_000 }, () => forest)),
      'TOO_LARGE',
      'input.players[0].battlefield',
    ],
    ['ten thousand copies of one', withPermanents({ ...forest, count: 10_000 }), 'TOO_LARGE', 'input.players[0].battlefield'],
    [
      'two thousand million copies of one',
      withPermanents({ ...forest, count: 2_000_000_000 }),
      'TOO_LARGE',
      'input.players[0].battlefield',
    ],
    [
      'a library of a million cards',
      withPlayer({ library: [{ card: 'Forest', count: 1_000_000 }] }),
      'TOO_LARGE',
      'input.players[0].library',
    ],
    ['a crowd of players', { players: Array.from({ length: 21 }, (_, index) => ({ id: `p${index}` })) }, 'TOO_LARGE', 'input.players'],
    [
      'a card text of a megabyte',
      withCards({ name: 'x', typeLine: 'Land', oracleText: 'x'.repeat(1_000_000) }),
      'TOO_LARGE',
      'input.cards[0].oracleText',
    ],
    ['a malformed cost', withCards({ name: 'x', typeLine: 'Instant', manaCost: '{2}{' }), 'INVALID_VALUE', 'input.cards[0].manaCost'],
    [
      'an id of a megabyte',
      withPermanents({ ...forest, id: 'x'.repeat(1_000_000), count: 2_000 }),
      'TOO_LARGE',
      'input.players[0].battlefield[0].id',
    ],
    ['a name of a megabyte', withPlayer({ hand: [{ card: 'x'.repeat(1_000_000) }] }), 'TOO_LARGE', 'input.players[0].hand[0].card'],
    [
      'a choice of a megabyte',
      withPermanents({ ...forest, chosen: { card: 'x'.repeat(1_000_000) } }),
      'TOO_LARGE',
      'input.players[0].battlefield[0].chosen.card',
    ],
    ['an active player of a megabyte', { players: [{ id: 'a' }], active: 'x'.repeat(1_000_000) }, 'TOO_LARGE', 'input.active'],
    [
      'imprinted cards, times the count',
      withPermanents({ ...forest, count: 2_000, imprinted: Array.from({ length: 10_000 }, () => 'Forest') }),
      'TOO_LARGE',
      'input.players[0].battlefield[0].imprinted',
    ],
    [
      'twenty thousand kinds of counters',
      withPermanents({
        ...forest,
        count: 2_000,
        counters: Array.from({ length: 20_000 }, (_, index) => ({ kind: `k${index}`, amount: 1 })),
      }),
      'TOO_LARGE',
      'input.players[0].battlefield[0].counters',
    ],
    [
      'damage from very many commanders',
      withPlayer({ commanderDamage: Array.from({ length: 20_000 }, (_, index) => ({ commander: `c${index}`, amount: 1 })) }),
      'TOO_LARGE',
      'input.players[0].commanderDamage',
    ],
    [
      'a thousand long card texts',
      withCards(...Array.from({ length: 1_000 }, (_, index) => ({ name: `n${index}`, typeLine: 'Land', oracleText: 'x'.repeat(3_000) }))),
      'TOO_LARGE',
      'input.cards',
    ],
    [
      'a card of a thousand faces',
      withCards({ name: 'x', typeLine: 'Land', cardFaces: Array.from({ length: 1_000 }, () => ({ name: 'x', typeLine: 'Land' })) }),
      'TOO_LARGE',
      'input.cards[0].cardFaces',
    ],
    [
      'a hybrid of three colors',
      withCards({ name: 'x', typeLine: 'Instant', manaCost: '{W/U/B}' }),
      'INVALID_VALUE',
      'input.cards[0].manaCost',
    ],
    ['a hybrid of one color', withCards({ name: 'x', typeLine: 'Instant', manaCost: '{W/W}' }), 'INVALID_VALUE', 'input.cards[0].manaCost'],
    [
      'counters of no kind',
      withPermanents({ ...forest, counters: [{ kind: ' ', amount: 1 }] }),
      'INVALID_VALUE',
      'input.players[0].battlefield[0].counters[0].amount',
    ],
    [
      'damage from a commander who is not there',
      withPlayer({ commanderDamage: [{ commander: '__proto__', amount: 1 }] }),
      'UNKNOWN_ID',
      'input.players[0].commanderDamage[0].commander',
    ],
    [
      'a card defined twice',
      withCards({ name: 'Ox', typeLine: 'Land' }, { name: 'ox', typeLine: 'Land' }),
      'INVALID_VALUE',
      'input.cards[1].name',
    ],
  ])('%s', async (_, board, code, field) => {
    const started = performance.now();
    const errors = await refusals(board);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code, field });
    expect(errors[0]?.message.startsWith(`${field}: `)).toBe(true);
    expect(JSON.stringify(errors)).not.toMatch(/stack|\.ts:|node_modules/);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('a ring of copies', async () => {
    const errors = await refusals(withPermanents({ card: 'Clone', id: 'x', copyOf: 'y' }, { card: 'Clone', id: 'y', copyOf: 'x' }));
    expect(errors[0]?.extensions).toMatchObject({ code: 'CYCLE' });
  });

  test('all of what is wrong at once', async () => {
    const errors = await refusals({ players: [{ id: 'a', poison: -1, battlefield: [{ card: 'Frost' }, { card: 'Flain' }] }] });
    const problems: unknown = errors[0]?.extensions?.problems;
    expect(problems).toHaveLength(3);
    expect(errors[0]?.message).toContain('2 more');
  });

  test('an unknown card comes with the three nearest names', async () => {
    const [error] = await refusals(withPermanents({ card: 'Reflectin Pol' }));
    expect(error?.extensions?.suggestions).toHaveLength(3);
    expect(error?.extensions?.suggestions).toContain('Reflecting Pool');
  });

  test('a name that only the board itself defines is suggested too', async () => {
    const [error] = await refusals({
      ...withCards({ name: 'Quagglebright Spire', typeLine: 'Land' }),
      players: [{ id: 'a', battlefield: [{ card: 'Quaglebright Spire' }] }],
    });
    expect(error?.extensions?.suggestions).toContain('Quagglebright Spire');
  });

  test.each([
    ['a key that does not exist', withPlayer({ lyfe: 3 }), 'board.players[0]', 'Did you mean "life"'],
    ['a permanent without a card', withPermanents({ id: 'x' }), 'board.players[0].battlefield[0]', '"card"'],
    ['a number with a fraction', withPlayer({ life: 1.5 }), 'board.players[0].life', 'Int'],
    ['a step that does not exist', { players: [], step: 'TEATIME' }, 'board.step', 'TEATIME'],
    ['mana that is no text', withPlayer({ manaPool: 3 }), 'board.players[0].manaPool', 'string'],
  ])('%s: said by the type system', async (_, board, field, hint) => {
    const [error] = await refusals(board);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(error?.message).toContain(field);
    expect(error?.message).toContain(hint);
  });
});
