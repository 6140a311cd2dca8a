import { describe, expect, it } from 'vitest';
import {
  type CompiledCard,
  characteristicsOf,
  couldProduce,
  type PermanentSetup,
  produces,
  showMana,
  unreadSpans,
  warningsOf,
} from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** Cards written by hand; names are of no card. */
const CARDS: readonly CompiledCard[] = [
  card('Wood', 'Basic Land — Forest'),
  card('Barren', 'Land', '{T}: Add {C}.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Angel', 'Creature — Angel', '', { manaCost: '{3}{W}{W/U}', power: '4', toughness: '4' }),
  card(
    'Shrine',
    'Legendary Land',
    '{T}: Add {C}.\n{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.',
  ),
  card(
    'Nurse',
    'Creature — Elf Druid',
    '{T}: Add one mana of any type that a land you control could produce. If this creature has a +1/+1 counter on it, add three mana of that type instead.',
    { power: '0', toughness: '2' },
  ),
  card(
    'Sun',
    'Artifact',
    "As this artifact enters, choose a color.\nWhenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.",
  ),
  card(
    'Sextant',
    'Artifact',
    "{1}, {T}, Sacrifice this artifact: Add one mana of any color. Draw a card at the beginning of the next turn's upkeep.",
  ),
];
const mana = (permanents: readonly (PermanentSetup | string)[], id: string): string =>
  produces(board(CARDS, { a: permanents }), id)
    .mana.map(showMana)
    .sort()
    .join(' ');

describe('a type that an earlier instruction settled', () => {
  it('the cards of these tests are read whole', () =>
    expect(CARDS.flatMap(({ faces }) => unreadSpans(faces).map(({ text }) => text))).toEqual([]));

  const grown: PermanentSetup = { id: 'nurse', card: 'Nurse', counters: { '+1/+1': 1 } };
  const rows: readonly (readonly [fact: string, permanents: readonly (PermanentSetup | string)[], id: string, expected: string])[] = [
    ['700.5: an amount for each color by the devotion to it', ['Shrine', 'Bear', 'Angel'], 'Shrine', '{C} {G} {U} {W}{W}'],
    ['700.5: no devotion, no mana', ['Shrine'], 'Shrine', '{C}'],
    ['614.15: "that type instead" is the type of the instruction before', [grown, 'Wood', 'Barren'], 'nurse', '{C}{C}{C} {G}{G}{G}'],
    ['614.15: and as printed otherwise', [{ id: 'nurse', card: 'Nurse' }, 'Wood'], 'nurse', '{G}'],
  ];
  it.each(rows)('CR %s', (_, permanents, id, expected) => expect(mana(permanents, id)).toBe(expected));

  it('CR 106.7: a color without devotion is none that could be produced', () => {
    const state = board(CARDS, { a: ['Shrine', 'Bear'] });
    expect(couldProduce(state, 'Shrine').types).toEqual(['G', 'C']);
    expect(warningsOf(state)).toEqual([]);
  });

  it('CR 106.12a: "that color" of a triggered mana ability is the one that its event names', () =>
    expect(couldProduce(board(CARDS, { a: [{ id: 'sun', card: 'Sun', chosen: { color: 'G' } }] }), 'sun').types).toEqual(['G']));

  it('CR 603.7: a draw in a later upkeep is no part of the ability, which stays a mana ability (605.1a)', () =>
    expect(characteristicsOf(board(CARDS, { a: ['Sextant'] }), 'Sextant').abilities.map(({ isManaAbility }) => isManaAbility)).toEqual([
      true,
    ]));
});
