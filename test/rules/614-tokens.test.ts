import { describe, expect, it } from 'vitest';
import { board, card } from '../support/boards.ts';
import { carryingOut, resolved } from '../support/resolving.ts';

const enchantment = (name: string, text: string) => card(name, 'Enchantment', text);
const CARDS = [
  enchantment(
    'Procession',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  enchantment(
    'Season',
    'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  ),
  enchantment('Vigor', 'If one or more tokens would be created, twice that many of those tokens are created instead.'),
  enchantment(
    'Squirrels',
    'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
  ),
  enchantment(
    'Clue Case',
    'If one or more tokens would be created under your control, those tokens plus a Clue token are created instead.',
  ),
  enchantment(
    'Gem Eater',
    'If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.',
  ),
  enchantment('Works', 'If you would create a Clue, Food, or Treasure token, instead create one of each.'),
  enchantment(
    'Angels',
    'If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.',
  ),
  enchantment('Feast', 'If you would create a Food token, instead create a Food token and a Treasure token.'),
  enchantment(
    'Half',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead. Something odd happens to them.',
  ),
  enchantment('Oddity', 'If one or more tokens would be created under your control, something odd happens instead.'),
];
const on = (a: readonly string[], b: readonly string[] = []) =>
  board(CARDS, {
    a: a.map((name, at) => ({ id: `${name} ${at}`, card: name })),
    b: b.map((name, at) => ({ id: `b ${name} ${at}`, card: name })),
  });
/** The tokens that are there, counted by name. */
function tokens(state: ReturnType<typeof on>): string {
  const names = [...state.permanents.values()]
    .filter(({ token }) => token)
    .map(({ card: { definition }, tapped }) => `${tapped ? 'tapped ' : ''}${definition.name}`);
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => `${all.length} ${name}`)
    .sort()
    .join(', ');
}
const SOLDIER = 'Create a 1/1 white Soldier creature token.';

describe('CR 614.1a, 701.6b: tokens that would be created', () => {
  it.each([
    { given: ['Procession'], text: SOLDIER, are: '2 Soldier Token' },
    { given: ['Procession', 'Season', 'Vigor'], text: 'Create three 1/1 white Soldier creature tokens.', are: '24 Soldier Token' },
    { given: ['Squirrels'], text: 'Create two 1/1 white Soldier creature tokens.', are: '2 Soldier Token, 2 Squirrel Token' },
    { given: ['Clue Case'], text: 'Create two Treasure tokens.', are: '1 Clue Token, 2 Treasure Token' },
    { given: ['Gem Eater'], text: 'Create two Treasure tokens.', are: '3 Treasure Token' },
    { given: ['Gem Eater'], text: SOLDIER, are: '1 Soldier Token' },
    { given: ['Gem Eater'], text: 'Create two tapped Treasure tokens.', are: '3 tapped Treasure Token' },
    { given: ['Works'], text: 'Create two Food tokens.', are: '2 Clue Token, 2 Food Token, 2 Treasure Token' },
    // Each of the two Works changes each token once: three times three.
    { given: ['Works', 'Works'], text: 'Create a Food token.', are: '3 Clue Token, 3 Food Token, 3 Treasure Token' },
    {
      given: ['Angels'],
      text: 'Create two 1/1 white Soldier creature tokens and a Treasure token.',
      are: '1 Treasure Token, 2 Angel Token',
    },
    { given: ['Angels', 'Procession'], text: SOLDIER, are: '2 Angel Token' },
    { given: ['Feast'], text: 'Create two Food tokens.', are: '2 Food Token, 2 Treasure Token' },
    { given: [], b: ['Procession'], text: SOLDIER, are: '1 Soldier Token' },
    { given: [], b: ['Vigor'], text: SOLDIER, are: '2 Soldier Token' },
  ])('$given $b: $text', ({ given, b = [], text, are }) => {
    expect(tokens(resolved(on(given, b), text))).toBe(are);
  });

  it.each([
    { first: 'Procession 0', are: '1 Clue Token, 2 Soldier Token' },
    { first: 'Clue Case 1', are: '2 Clue Token, 2 Soldier Token' },
  ])('CR 616.1: the player chooses the order where it makes a difference: $first', ({ first, are }) => {
    const state = on(['Procession', 'Clue Case']);
    const open = carryingOut(state, SOLDIER);
    expect(open.kind === 'unanswered' && open.question.options).toEqual(['Procession 0', 'Clue Case 1']);
    expect(tokens(resolved(state, SOLDIER, { choose: [first] }))).toBe(are);
  });

  it('says what it can not read', () => {
    expect(carryingOut(on(['Oddity']), SOLDIER).kind).toBe('notModelled');
    expect(carryingOut(on(['Half']), SOLDIER)).toMatchObject({ kind: 'notModelled', text: expect.stringContaining('Something odd') });
  });
});

describe('CR 614.3: the next time', () => {
  it.each([
    'The next time you would create one or more tokens this turn, create twice that many of those tokens instead.',
    'The next time one or more tokens would be created under your control this turn, twice that many of those tokens are created instead.',
  ])('%s', (text) => {
    const once = resolved(resolved(on([]), text), SOLDIER);
    expect([tokens(once), once.effects]).toEqual(['2 Soldier Token', []]);
    expect(tokens(resolved(once, SOLDIER))).toBe('3 Soldier Token');
  });
});
