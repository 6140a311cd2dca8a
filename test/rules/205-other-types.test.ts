import { describe, expect, it } from 'vitest';
import { type CompiledCard, characteristicsOf, couldProduce, type PermanentSetup, unreadSpans } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** Cards written by hand; names are of no card. */
const CARDS: readonly CompiledCard[] = [
  card('Wood', 'Basic Land — Forest'),
  card('Marsh', 'Land', 'Each land is a Swamp in addition to its other land types.'),
  card('Red Tide', 'Enchantment', 'Nonbasic lands are Mountains.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Living Wood', 'Land Creature — Forest Dryad', '', { power: '1', toughness: '1' }),
  card('Sprout', 'Creature — Saproling', '', { power: '1', toughness: '1', colors: ['G'] }),
  card(
    'Prison',
    'Enchantment — Aura',
    'Enchant permanent\nEnchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.',
  ),
  card(
    'Beetle',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
  ),
  card(
    'Grove',
    'Enchantment',
    'All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.',
  ),
  card('Pallor', 'Artifact', "All cards that aren't on the battlefield, spells, and permanents are colorless."),
];
const on = (aura: string, to: string): PermanentSetup => ({ id: aura, card: aura, attachedTo: to });

/** The type line, size, colors and what it could produce: `Land — Forest | 1/1 | G | BG`. */
function shown(permanents: readonly (PermanentSetup | string)[], id: string): string {
  const state = board(CARDS, { a: permanents });
  const { supertypes, types, subtypes, power, toughness, colors } = characteristicsOf(state, id);
  const line = [[...supertypes, ...types].join(' '), [...subtypes].sort().join(' ')].join(' — ');
  return [line, `${power}/${toughness}`, colors.join(''), couldProduce(state, id).types.join('')].join(' | ');
}

describe('types that are set, kept and lost', () => {
  it('the cards of these tests are read whole', () =>
    expect(CARDS.flatMap(({ faces }) => unreadSpans(faces).map(({ text }) => text))).toEqual([]));

  const rows: readonly (readonly [fact: string, permanents: readonly (PermanentSetup | string)[], id: string, expected: string])[] = [
    ['205.1a: all other card types go, with their subtypes', ['Bear', on('Prison', 'Bear')], 'Bear', 'Land —  | null/null |  | C'],
    [
      '305.7: a land keeps its land types but not their ability',
      ['Wood', on('Prison', 'Wood')],
      'Wood',
      'Basic Land — Forest | null/null |  | C',
    ],
    [
      '613.1f: the ability of a type given in layer 4 is lost in layer 6',
      ['Bear', on('Prison', 'Bear'), 'Marsh'],
      'Bear',
      'Land — Swamp | null/null |  | C',
    ],
    [
      '613.6: an effect that has begun goes on without its ability',
      ['Marsh', 'Wood', on('Prison', 'Marsh')],
      'Wood',
      'Basic Land — Forest Swamp | null/null |  | BG',
    ],
    [
      '305.7: a later type setter leaves a granted ability lost',
      ['Bear', on('Prison', 'Bear'), 'Red Tide'],
      'Bear',
      'Land — Mountain | null/null |  | C',
    ],
    [
      '205.1b: but for what is said, an artifact creature keeps its types',
      ['Bear', on('Beetle', 'Bear')],
      'Bear',
      'Creature Artifact — Insect | 0/1 | G | ',
    ],
    [
      '205.1a: a land creature that loses all other card types is no land',
      ['Living Wood', on('Beetle', 'Living Wood')],
      'Living Wood',
      'Creature Artifact — Insect | 0/1 |  | ',
    ],
    ['205.1b: two kinds of thing at once', ['Wood', 'Grove'], 'Wood', 'Basic Land Creature — Forest Saproling | 1/1 | G | G'],
    ['205.1b: for either of two subjects', ['Sprout', 'Grove'], 'Sprout', 'Creature Land — Forest Saproling | 1/1 | G | G'],
    [
      '613.8a: what is a Forest is settled first',
      ['Living Wood', 'Grove', 'Red Tide'],
      'Living Wood',
      'Land Creature — Dryad Mountain | 1/1 |  | R',
    ],
    ['105.2c: every permanent is colorless', ['Bear', 'Pallor'], 'Bear', 'Creature — Bear | 2/2 |  | '],
  ];
  it.each(rows)('CR %s', (_, permanents, id, expected) => expect(shown(permanents, id)).toBe(expected));
});
