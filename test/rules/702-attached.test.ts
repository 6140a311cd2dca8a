import { describe, expect, it } from 'vitest';
import {
  type CardSetup,
  type CompiledCard,
  characteristicsOf,
  type GameState,
  type PermanentSetup,
  unreadSpans,
} from '../../engine/index.ts';
import { begun, card } from '../support/boards.ts';

/** Cards written by hand; names are of no card. */
const CARDS: readonly CompiledCard[] = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Satyr', 'Enchantment Creature — Satyr', 'Bestow {3}{G}\nEnchanted creature gets +4/+2.', { power: '4', toughness: '2' }),
  card('Blades', 'Artifact Creature — Equipment Lizard', 'Double strike\nEquipped creature has double strike.\nReconfigure {2}', {
    power: '1',
    toughness: '1',
  }),
  card('Old Bear', 'Creature — Bear', 'Threshold — This creature gets +3/+3 as long as seven or more cards are in your graveyard.', {
    power: '1',
    toughness: '1',
  }),
  card('Sliver Host', 'Legendary Creature — Sliver', 'All Sliver creatures get +1/+1 for each other Sliver on the battlefield.', {
    power: '7',
    toughness: '7',
  }),
  card('Sliver', 'Creature — Sliver', '', { power: '1', toughness: '1' }),
  card(
    'Twin',
    'Creature — Illusion',
    "You may have this creature enter as a copy of a creature you control, except it enters with an additional +1/+1 counter on it if it's a creature and it isn't legendary.",
    { power: '0', toughness: '0' },
  ),
];

function stateOf(battlefield: readonly PermanentSetup[], graveyard: readonly CardSetup[] = []): GameState {
  return begun({ players: [{ id: 'a', battlefield, graveyard }, { id: 'b' }] }, CARDS);
}
const one = (name: string, more: Partial<PermanentSetup> = {}): PermanentSetup => ({ id: name, card: name, ...more });
function shown(state: GameState, id: string): string {
  const { supertypes, types, subtypes, power, toughness } = characteristicsOf(state, id);
  return `${[...supertypes, ...types].join(' ')} — ${[...subtypes].sort().join(' ')} | ${power}/${toughness}`;
}

describe('what a permanent is by how it stands', () => {
  it('the cards of these tests are read whole', () =>
    expect(CARDS.flatMap(({ faces }) => unreadSpans(faces).map(({ text }) => text))).toEqual([]));

  const rows: readonly (readonly [fact: string, state: GameState, id: string, expected: string])[] = [
    [
      '702.103b: attached by bestow it is an Aura and no creature',
      stateOf([one('Bear'), one('Satyr', { attachedTo: 'Bear' })]),
      'Satyr',
      'Enchantment — Aura | null/null',
    ],
    [
      '702.103b: and what it enchants is changed',
      stateOf([one('Bear'), one('Satyr', { attachedTo: 'Bear' })]),
      'Bear',
      'Creature — Bear | 6/4',
    ],
    ['702.103f: unattached it is a creature', stateOf([one('Satyr')]), 'Satyr', 'Enchantment Creature — Satyr | 4/2'],
    [
      '702.151b: attached by reconfigure it is no creature',
      stateOf([one('Bear'), one('Blades', { attachedTo: 'Bear' })]),
      'Blades',
      'Artifact — Equipment | null/null',
    ],
    ['702.151b: unattached it is one', stateOf([one('Blades')]), 'Blades', 'Artifact Creature — Equipment Lizard | 1/1'],
    ['207.2c: six cards are not seven', stateOf([one('Old Bear')], [{ card: 'Bear', count: 6 }]), 'Old Bear', 'Creature — Bear | 1/1'],
    ['207.2c: seven are', stateOf([one('Old Bear')], [{ card: 'Bear', count: 7 }]), 'Old Bear', 'Creature — Bear | 4/4'],
    [
      '201.5c: a creature type in its text is not the short name of a legend',
      stateOf([one('Sliver Host'), one('Sliver')]),
      'Sliver',
      'Creature — Sliver | 2/2',
    ],
    [
      '707.9b: an exception stands although another hangs on a condition',
      stateOf([{ id: 'twin', card: 'Twin', copyOf: 'Sliver Host' }]),
      'twin',
      'Creature — Sliver | 7/7',
    ],
  ];
  it.each(rows)('CR %s', (_, state, id, expected) => expect(shown(state, id)).toBe(expected));
});
