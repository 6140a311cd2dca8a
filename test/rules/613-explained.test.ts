import { describe, expect, it } from 'vitest';
import {
  type CompiledCard,
  characteristicsOf,
  compileCard,
  couldProduce,
  type GameState,
  isManaAbilityExplained,
  type PermanentSetup,
  produces,
} from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';
import { CARDS as COMMON } from './cards.ts';

/** Cards written by hand; names are of no card. */
const CARDS: readonly CompiledCard[] = [
  ...COMMON,
  card('Tower', 'Land', "{T}: Add one mana of any color in your commander's color identity."),
  card('Grove', 'Land', '{T}: Add one mana of any color that a land you control could produce.'),
  card('Shrine', 'Land', '{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.'),
  card('Doubler', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  compileCard({
    name: 'Way // Path',
    layout: 'modal_dfc',
    typeLine: 'Land // Land',
    oracleText: '',
    faces: [
      { name: 'Way', typeLine: 'Land', oracleText: '{T}: Add {W}.' },
      { name: 'Path', typeLine: 'Land', oracleText: '{T}: Add {G}.' },
    ],
  }),
];

const ASKED = {
  couldProduce: (state: GameState, id: string) => couldProduce(state, id).explanation.rules,
  produces: (state: GameState, id: string) => produces(state, id).explanation.rules,
  manaAbilities: (state: GameState, id: string) =>
    characteristicsOf(state, id).abilities.flatMap(({ index }) => isManaAbilityExplained(state, id, index).rules),
} as const;

describe('explanations cite what decides the answer', () => {
  type Row = readonly [
    fact: string,
    permanents: readonly (PermanentSetup | string)[],
    asked: keyof typeof ASKED,
    id: string,
    rules: readonly string[],
  ];
  const rows: readonly Row[] = [
    ['the ability of a basic land type', ['Green Wood'], 'couldProduce', 'Green Wood', ['305.6', '106.7']],
    ['a set land type', ['Stone Tower', 'Red Tide'], 'couldProduce', 'Stone Tower', ['613.1d', '305.7', '305.6']],
    ['a set land type, asked of its abilities', ['Stone Tower', 'Red Tide'], 'manaAbilities', 'Stone Tower', ['605.1a', '305.7']],
    ['a dependency', ['Dark Root', 'Stone Tower', 'Red Tide'], 'couldProduce', 'Stone Tower', ['613.8a']],
    ['timestamps', ['Stone Tower', 'Red Tide', 'Even Ground'], 'couldProduce', 'Stone Tower', ['613.7']],
    ['a granted ability', ['Stone Tower', 'Bright Lamp'], 'couldProduce', 'Stone Tower', ['613.1f']],
    ['a lost ability', ['Elf', 'Humbler'], 'couldProduce', 'Elf', ['613.1f', '106.7']],
    ['another controller', ['Elf', { id: 'leash', card: 'Leash', attachedTo: 'Elf' }], 'couldProduce', 'Elf', ['613.1b']],
    ['a copy', [{ id: 'mirror', card: 'Mirror Beast', copyOf: 'Elf' }], 'couldProduce', 'mirror', ['707.2']],
    ['the face that is up', [{ id: 'way', card: 'Way // Path', face: 'back' }], 'couldProduce', 'way', ['712.8f']],
    ['what is face down', [{ id: 'elf', card: 'Elf', faceDown: true }], 'couldProduce', 'elf', ['708.2a']],
    ['no commander', ['Tower'], 'couldProduce', 'Tower', ['903.4f', '106.5']],
    ['no commander, asked what it produces', ['Tower'], 'produces', 'Tower', ['903.4f', '106.5']],
    ['colorless is no color', ['Grove', 'Stone Tower', 'Green Wood'], 'couldProduce', 'Grove', ['106.1b', '106.7']],
    ['what is phased out', ['Grove', { id: 'wood', card: 'Green Wood', phasedOut: true }], 'couldProduce', 'Grove', ['702.26b']],
    ['devotion', ['Shrine', 'Bear'], 'produces', 'Shrine', ['700.5']],
    ['a replaced production', ['Green Wood', 'Doubler'], 'produces', 'Green Wood', ['106.12', '106.12b', '614.1a', '616.1']],
  ];
  it.each(rows)('%s', (_, permanents, asked, id, rules) =>
    expect(ASKED[asked](board(CARDS, { a: permanents }), id)).toEqual(expect.arrayContaining([...rules])),
  );
});
