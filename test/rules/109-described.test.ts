import { describe, expect, it } from 'vitest';
import {
  type CompiledCard,
  characteristicsOf,
  type GameState,
  type ManaType,
  type PermanentSetup,
  plainMana,
  produces,
  showMana,
  unreadSpans,
} from '../../engine/index.ts';
import { begun, card } from '../support/boards.ts';

/** Cards written by hand; names are of no card. */
const CARDS: readonly CompiledCard[] = [
  card('Elf', 'Creature — Elf Druid', '', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Idol', 'Artifact', '', { manaCost: '{5}' }),
  card('Trinket', 'Artifact', '', { manaCost: '{1}' }),
  card('Blade', 'Artifact — Equipment', 'Equipped creature has protection from red and from white.', { manaCost: '{5}' }),
  card('Oath', 'Enchantment', '', { manaCost: '{4}{W}' }),
  card(
    'Tapestry',
    'Artifact',
    'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  ),
  card(
    'Rouser',
    'Creature — Bard',
    'Each non-Equipment artifact and non-Aura enchantment you control with mana value 4 or greater is a 4/4 Elemental creature in addition to its other types.',
    { manaCost: '{R}', power: '3', toughness: '3' },
  ),
  card(
    'Smith',
    'Creature — Construct',
    '{T}: Reveal any number of artifact cards in your hand. Add {C}{C} for each card revealed this way.',
    {
      power: '1',
      toughness: '2',
    },
  ),
  card('Locus', 'Creature — Elemental', 'This creature gets +1/+1 for each unspent green mana you have.', { power: '1', toughness: '1' }),
  card('Hold', 'Land', '{T}, Remove any number of storage counters from this land: Add {W} for each storage counter removed this way.'),
];

function stateOf(
  battlefield: readonly PermanentSetup[],
  hand: readonly string[] = [],
  opponent: readonly PermanentSetup[] = [],
): GameState {
  return begun(
    {
      players: [
        { id: 'a', battlefield, hand: hand.map((name) => ({ card: name })) },
        { id: 'b', battlefield: opponent },
      ],
    },
    CARDS,
  );
}
const one = (name: string, more: Partial<PermanentSetup> = {}): PermanentSetup => ({ id: name, card: name, ...more });
const unspent = (state: GameState, mana: readonly ManaType[]): GameState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, manaPool: plainMana(mana) })),
});
const size = (state: GameState, id: string): string => `${characteristicsOf(state, id).power}/${characteristicsOf(state, id).toughness}`;
const mana = (state: GameState, id: string): readonly string[] => produces(state, id).mana.map(showMana);

describe('which objects a text speaks of', () => {
  it('the cards of these tests are read whole', () =>
    expect(CARDS.flatMap(({ faces }) => unreadSpans(faces).map(({ text }) => text))).toEqual([]));

  it('CR 109.2: whose they are and how costly is said once for two kinds of object', () => {
    const state = stateOf([one('Rouser'), one('Idol'), one('Trinket'), one('Oath'), one('Blade')], [], [{ id: 'theirs', card: 'Idol' }]);
    const creatures = ['Idol', 'Trinket', 'Oath', 'Blade', 'theirs'].filter((id) =>
      characteristicsOf(state, id).types.includes('Creature'),
    );
    expect(creatures).toEqual(['Idol', 'Oath']);
    expect(size(state, 'Idol')).toBe('4/4');
  });

  it('CR 205.3m: "at least one creature type" is any of them', () => {
    const state = stateOf([one('Tapestry'), one('Elf'), { id: 'second', card: 'Elf' }, one('Bear')], [], [{ id: 'third', card: 'Elf' }]);
    expect(['Elf', 'third', 'Bear'].map((id) => size(state, id))).toEqual(['3/3', '3/3', '2/2']);
  });

  it('CR 702.16g: protection from two qualities is two abilities', () =>
    expect(characteristicsOf(stateOf([one('Elf'), one('Blade', { attachedTo: 'Elf' })]), 'Elf').keywords).toEqual([
      'Protection from red',
      'Protection from white',
    ]));

  it('CR 106.4: unspent mana is counted by its color', () =>
    expect(size(unspent(stateOf([one('Locus')]), ['G', 'R', 'G']), 'Locus')).toBe('3/3'));

  it('CR 107.3: a number that the player chooses is bounded by what is there', () => {
    expect(mana(stateOf([one('Smith')], ['Idol', 'Trinket', 'Bear']), 'Smith')).toEqual(['{C}{C}{C}{C}', '{C}{C}']);
    expect(mana(stateOf([one('Hold', { counters: { storage: 2 } })]), 'Hold')).toEqual(['{W}{W}', '{W}']);
  });
});
