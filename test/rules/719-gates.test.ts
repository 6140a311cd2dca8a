import { describe, expect, it } from 'vitest';
import { type CompiledCard, characteristicsOf, type GameState, playerOf } from '../../engine/index.ts';
import { played } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card(
    'Case',
    'Enchantment — Case',
    'To solve — You control two or more creatures. (If unsolved, solve at the beginning of your end step.)\nSolved — Creatures you control get +1/+1.',
  ),
  card(
    'Siege',
    'Enchantment',
    'As this enchantment enters, choose Red or Blue.\n• Red — Creatures you control get +1/+0.\n• Blue — Creatures you control get +0/+3.',
    { manaCost: '{0}' },
  ),
  card(
    'Outpost',
    'Enchantment',
    'As this enchantment enters, choose Red or Blue.\n• Red — At the beginning of your end step, you gain 1 life.\n• Blue — At the beginning of your end step, you lose 1 life.',
    { manaCost: '{0}' },
  ),
];
const library = [{ card: 'Land', count: 9 }];
const sizeOf = (state: GameState): string => {
  const { power, toughness } = characteristicsOf(state, 'bear-1') ?? { power: null, toughness: null };
  return `${power}/${toughness}`;
};

describe('CR 719.3: a Case', () => {
  it.each([
    ['is solved at the beginning of the end step where its condition holds', 2, true],
    ['is not where it does not', 1, false],
  ] as const)('%s', (_, bears, solved) => {
    const start = table(CARDS, {
      a: {
        battlefield: [
          { id: 'case', card: 'Case' },
          { id: 'bear', card: 'Bear', count: 2 },
        ].slice(0, bears),
        library,
      },
      b: { library },
    });
    const end = played(start, { kind: 'advance', to: 'END' });
    expect(end.stack.length).toBe(solved ? 1 : 0);
    const state = solved ? played(end, { kind: 'resolve' }) : end;
    expect(state.permanents.get('case')?.designations.has('solved')).toBe(solved);
    if (solved) expect(sizeOf(state)).toBe('3/3');
  });

  it('says nothing while it is not solved, and triggers no more once it is', () => {
    const start = table(CARDS, {
      a: {
        battlefield: [
          { id: 'case', card: 'Case' },
          { id: 'bear', card: 'Bear', count: 2 },
        ],
        library,
      },
      b: { library },
    });
    expect(sizeOf(start)).toBe('2/2');
    const solved = played(start, { kind: 'advance', to: 'END' }, { kind: 'resolve' });
    expect(played(solved, { kind: 'advance', turns: 2 }, { kind: 'advance', to: 'END' }).stack).toEqual([]);
  });
});

describe('CR 614.12b: an ability behind a word', () => {
  it.each([
    ['Red', '3/2'],
    ['Blue', '2/5'],
  ] as const)('is there where %s was chosen', (word, size) => {
    const start = table(CARDS, {
      a: { battlefield: [{ id: 'bear', card: 'Bear', count: 2 }], hand: [{ id: 'siege', card: 'Siege' }], library },
      b: { library },
    });
    expect(sizeOf(played(start, { kind: 'cast', card: 'siege' }, { kind: 'resolve', choose: [word] }))).toBe(size);
  });

  it.each([
    ['Red', 21],
    ['Blue', 19],
  ] as const)('triggers where %s was chosen', (word, life) => {
    const start = table(CARDS, { a: { hand: [{ id: 'outpost', card: 'Outpost' }], library }, b: { library } });
    const state = played(
      start,
      { kind: 'cast', card: 'outpost' },
      { kind: 'resolve', choose: [word] },
      { kind: 'advance', to: 'END' },
      { kind: 'resolve' },
    );
    expect(playerOf(state, 'a')?.life).toBe(life);
  });
});
