import { describe, expect, it } from 'vitest';
import { characteristicsOf } from '../../engine/index.ts';
import { board } from '../support/boards.ts';
import { CARDS, manaAbilities, subtypes, unread } from './cards.ts';

const G = '{T}: Add {G}.';
const R = '{T}: Add {R}.';
const B = '{T}: Add {B}.';
const U = '{T}: Add {U}.';
const W = '{T}: Add {W}.';
const ANY = '{T}: Add one mana of any color.';

describe('the cards of these tests', () => {
  it('are read whole', () => expect(unread()).toEqual([]));
});

describe('land types', () => {
  const rows = [
    ['305.6: a basic land type has its mana ability without any text', ['Green Wood'], 'Green Wood', ['Forest'], [G]],
    ['305.7: a nonbasic land set to Mountain has no text left', ['Stone Tower', 'Red Tide'], 'Stone Tower', ['Mountain'], [R]],
    ['305.8: a basic land is left alone by what is said of nonbasic ones', ['Green Wood', 'Red Tide'], 'Green Wood', ['Forest'], [G]],
    ['305.7: a set type replaces all land types before it', ['Old Ruin', 'Red Tide'], 'Old Ruin', ['Mountain'], [R]],
    ['305.7: a type in addition keeps types and text', ['Stone Tower', 'Dark Root'], 'Stone Tower', ['Swamp'], ['{T}: Add {C}{C}.', B]],
    ['305.7: abilities that effects grant stay', ['Stone Tower', 'Bright Lamp', 'Red Tide'], 'Stone Tower', ['Mountain'], [R, ANY]],
    [
      '613.8a: what would add Swamp depends on what takes its ability away, whichever is older',
      ['Dark Root', 'Stone Tower', 'Red Tide'],
      'Stone Tower',
      ['Mountain'],
      [R],
    ],
    ['613.8a: and so in the other order', ['Red Tide', 'Dark Root', 'Stone Tower'], 'Stone Tower', ['Mountain'], [R]],
    [
      '305.6: every basic land type, five mana abilities in the order of the colors, after the own text',
      ['Stone Tower', 'Even Ground'],
      'Stone Tower',
      ['Forest', 'Island', 'Mountain', 'Plains', 'Swamp'],
      ['{T}: Add {C}{C}.', W, U, B, R, G],
    ],
    [
      '205.3i: every nonbasic land type, which takes no text away',
      ['Nexus'],
      'Nexus',
      ['Cave', 'Desert', 'Gate', 'Lair', 'Locus', 'Mine', 'Planet', 'Power-Plant', 'Sphere', 'Tower', 'Town', "Urza's"],
      ['{T}: Add {C}{C}.'],
    ],
    ['305.7: set to Mountain, every type but that is gone', ['Nexus', 'Red Tide'], 'Nexus', ['Mountain'], [R]],
    [
      '613.7: two additions of types both count',
      ['Blue Shore', 'Dark Root', 'Green Root'],
      'Blue Shore',
      ['Forest', 'Island', 'Swamp'],
      [U, B, G],
    ],
    [
      '613.8a: an effect waits for the one that changes what it applies to',
      ['White Flood', 'Red Tide', 'Stone Tower'],
      'Stone Tower',
      ['Plains'],
      [W],
    ],
  ] as const;
  it.each(rows)('CR %s', (_, permanents, id, types, abilities) => {
    const state = board(CARDS, { a: [...permanents] });
    expect(subtypes(state, id)).toEqual(types);
    expect(manaAbilities(state, id)).toEqual(abilities);
  });

  it('CR 305.7: setting a land type leaves card types, supertypes and creature types', () => {
    const state = board(CARDS, { a: ['Old Ruin', 'Living Wood', 'Red Tide'] });
    expect(characteristicsOf(state, 'Old Ruin')).toMatchObject({ supertypes: ['Legendary', 'Snow'], types: ['Land'] });
    expect(characteristicsOf(state, 'Living Wood')).toMatchObject({ types: ['Land', 'Creature'], subtypes: ['Dryad', 'Mountain'] });
  });

  it('CR 305.7: an Aura sets the type of the land that it is on, and of no other', () => {
    const state = board(CARDS, { a: ['Stone Tower', 'Green Wood', { id: 'aura', card: 'Waterlog', attachedTo: 'Stone Tower' }] });
    expect(manaAbilities(state, 'Stone Tower')).toEqual([U]);
    expect(manaAbilities(state, 'Green Wood')).toEqual([G]);
  });

  it('CR 613.7: of two effects that set the type the newer one wins', () => {
    const aura = { id: 'aura', card: 'Waterlog', attachedTo: 'Stone Tower' };
    expect(subtypes(board(CARDS, { a: ['Stone Tower', 'Red Tide', aura] }), 'Stone Tower')).toEqual(['Island']);
    expect(subtypes(board(CARDS, { a: ['Stone Tower', aura, 'Red Tide'] }), 'Stone Tower')).toEqual(['Mountain']);
    expect(subtypes(board(CARDS, { a: ['Stone Tower', { ...aura, timestamp: 99 }, 'Red Tide'] }), 'Stone Tower')).toEqual(['Island']);
  });

  it('CR 613.1f: a land that loses all abilities loses that of its land type too', () => {
    const state = board(CARDS, { a: ['Living Wood', 'Humbler'] });
    expect(subtypes(state, 'Living Wood')).toEqual(['Dryad', 'Forest']);
    expect(manaAbilities(state, 'Living Wood')).toEqual([]);
  });
});
