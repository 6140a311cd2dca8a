import { describe, expect, it } from 'vitest';
import { characteristicsOf, couldProduce, warningsOf } from '../../engine/index.ts';
import { begun, board, card } from '../support/boards.ts';
import { CARDS, keywords, manaAbilities, size, subtypes } from './cards.ts';

const GOBLIN = card('Goblin', 'Creature — Goblin', '', { power: '1', toughness: '1' });
const ELF_LORE = card('Elf Lore', 'Enchantment', 'All Elves are Goblins.');
const GOBLIN_LORE = card('Goblin Lore', 'Enchantment', 'All Goblins are Elves.');
const STIRRING = card('Stirring', 'Enchantment', 'All lands are 1/1 creatures that are still lands.');
const WORKSHOP = card('Workshop', 'Enchantment', 'All noncreature artifacts are artifact creatures with base power and toughness 2/2.');
const CUP = card('Cup', 'Artifact', '{T}: Add {C}.');
const MARSH_OATH = card('Marsh Oath', 'Enchantment', 'As long as you control a Swamp, creatures you control get +1/+1 and have menace.');
const EMBER = card(
  'Ember',
  'Creature — Incarnation',
  'As long as this card is in your graveyard and you control a Forest, creatures you control have haste.',
);
const KIN = card('Kin', 'Enchantment', 'Creatures you control are the chosen type in addition to their other types.');
const HUED = card('Hued Soil', 'Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: Add one mana of the chosen color."');
const STUDENT = card(
  'Student',
  'Creature — Elf Druid',
  'Level up {1}{G}\nLEVEL 1-4\n1/2\n{T}: Add {G}{G}.\nLEVEL 5+\n1/4\nElves you control have "{T}: Add {G}{G}."',
  {
    manaCost: '{G}',
    power: '1',
    toughness: '1',
  },
);
const TALE = card('Tale', 'Enchantment Land — Urza’s Saga', 'I — This Saga gains "{T}: Add {C}."\nII — This Saga gains "{T}: Add {C}{C}."');
const HERALD = card('Herald', 'Creature — Human', 'This creature gets +1/+1 for each other creature you control.', {
  power: '1',
  toughness: '1',
});
const CUPBEARER = card('Cupbearer', 'Creature — Human', 'Other Humans you control have "{T}: Add {W}."', { power: '1', toughness: '1' });
const ALL = [
  ...CARDS,
  GOBLIN,
  ELF_LORE,
  GOBLIN_LORE,
  STIRRING,
  WORKSHOP,
  CUP,
  MARSH_OATH,
  EMBER,
  KIN,
  HUED,
  STUDENT,
  TALE,
  HERALD,
  CUPBEARER,
];

describe('dependencies and timestamps', () => {
  it('CR 613.8b: effects in a loop apply in timestamp order', () => {
    // With an Elf and a Goblin there, each would change what the other applies to.
    const all = (...lore: readonly string[]) => board(ALL, { a: ['Elf', 'Goblin', ...lore] });
    expect(subtypes(all('Elf Lore', 'Goblin Lore'), 'Elf')).toEqual(['Elf']);
    expect(subtypes(all('Goblin Lore', 'Elf Lore'), 'Elf')).toEqual(['Goblin']);
    expect(subtypes(all('Goblin Lore', 'Elf Lore'), 'Goblin')).toEqual(['Goblin']);
  });

  it('CR 613.8a: without a loop the one that the other feeds comes first, though it is newer', () => {
    // There is no Goblin yet, so that making Goblins Elves changes nothing for what is said of Elves.
    expect(subtypes(board(ALL, { a: ['Elf', 'Goblin Lore', 'Elf Lore'] }), 'Elf')).toEqual(['Elf']);
  });

  it('CR 613.6: what became a creature in layer 4 gets its size in layer 7, and others count it', () => {
    const state = board(ALL, { a: ['Herald', 'Cup', 'Green Wood', 'Stirring', 'Workshop'] });
    expect(size(state, 'Cup')).toBe('2/2');
    expect(size(state, 'Green Wood')).toBe('1/1');
    expect(characteristicsOf(state, 'Green Wood')).toMatchObject({ types: ['Land', 'Creature'], supertypes: ['Basic'] });
    expect(size(state, 'Herald')).toBe('3/3');
  });

  it('CR 613.6: an effect goes on to the objects it began with, though they are no longer what it speaks of', () => {
    expect(characteristicsOf(board(ALL, { a: ['Cup', 'Workshop'] }), 'Cup')).toMatchObject({ types: ['Artifact', 'Creature'], power: 2 });
  });

  it('CR 613.1f: creatures of an animated land lose its mana ability to what humbles creatures', () => {
    const state = board(ALL, { a: ['Green Wood', 'Stirring', 'Humbler'] });
    expect(manaAbilities(state, 'Green Wood')).toEqual([]);
  });

  it('CR 613.8a: a condition that another effect of the layer makes true is waited for only within its layer', () => {
    const state = board(ALL, { a: ['Bear', 'Marsh Oath', 'Dark Root'] });
    expect(size(state, 'Bear')).toBe('3/3');
    expect(keywords(state, 'Bear')).toEqual(['Menace']);
    expect(size(board(ALL, { a: ['Bear', 'Marsh Oath'] }), 'Bear')).toBe('2/2');
  });

  it('CR 113.6b: an ability that says so works from the graveyard', () => {
    const withGrave = (graveyard: readonly { readonly card: string }[]) =>
      keywords(
        begun({ players: [{ id: 'a', battlefield: [{ id: 'bear', card: 'Bear' }, { card: 'Green Wood' }], graveyard }] }, ALL),
        'bear',
      );
    expect(withGrave([{ card: 'Ember' }])).toEqual(['Haste']);
    expect(withGrave([])).toEqual([]);
    expect(keywords(board(ALL, { a: ['Bear', 'Ember', 'Green Wood'] }), 'Bear')).toEqual([]);
  });
});

describe('chosen, levelled and told abilities', () => {
  it('CR 607.2d: a chosen type is that of the permanent that says so', () => {
    expect(subtypes(board(ALL, { a: ['Bear', { id: 'kin', card: 'Kin', chosen: { creatureType: 'elf' } }] }), 'Bear')).toEqual([
      'Bear',
      'Elf',
    ]);
    expect(subtypes(board(ALL, { a: ['Bear', 'Kin'] }), 'Bear')).toEqual(['Bear']);
  });

  it('CR 711.2, 711.5: a level symbol gives its numbers and abilities within its range', () => {
    const at = (level: number) => board(ALL, { a: [{ id: 'it', card: 'Student', counters: { level } }, 'Elf'] });
    expect([size(at(0), 'it'), manaAbilities(at(0), 'it')]).toEqual(['1/1', []]);
    expect([size(at(4), 'it'), manaAbilities(at(4), 'it')]).toEqual(['1/2', ['{T}: Add {G}{G}.']]);
    expect([size(at(5), 'it'), manaAbilities(at(5), 'Elf')]).toEqual(['1/4', ['{T}: Add {G}.', '{T}: Add {G}{G}.']]);
  });

  it('CR 714.2b, 611.2a: chapters up to the lore counters have given what they give for good', () => {
    const at = (lore: number, ...more: readonly string[]) => board(ALL, { a: [{ id: 'it', card: 'Tale', counters: { lore } }, ...more] });
    expect(manaAbilities(at(0), 'it')).toEqual([]);
    expect(manaAbilities(at(1), 'it')).toEqual(['{T}: Add {C}.']);
    expect(manaAbilities(at(2), 'it')).toEqual(['{T}: Add {C}.', '{T}: Add {C}{C}.']);
    expect(manaAbilities(at(1, 'Red Tide'), 'it')).toEqual(['{T}: Add {R}.', '{T}: Add {C}.']);
  });

  it('CR 604.2: "other" leaves out the object itself', () => {
    const state = board(ALL, { a: ['Cupbearer', 'Captain', 'Bear'], b: [{ id: 'theirs', card: 'Captain' }] });
    expect(['Cupbearer', 'Captain', 'Bear', 'theirs'].map((id) => manaAbilities(state, id).length)).toEqual([0, 1, 0, 0]);
  });

  it('CR 201.5, 113.7: granted abilities say who granted them', () => {
    const state = board(ALL, { a: ['Stone Tower', { id: 'soil', card: 'Hued Soil', attachedTo: 'Stone Tower', chosen: { color: 'R' } }] });
    expect(characteristicsOf(state, 'Stone Tower').abilities.map(({ origin }) => origin)).toEqual([
      { kind: 'printed' },
      { kind: 'granted', by: 'soil' },
    ]);
  });
});

describe('the answer', () => {
  it('does not depend on the order of the list where timestamps are given', () => {
    const one = [
      { id: 'x', card: 'Stone Tower', timestamp: 1 },
      { id: 'y', card: 'Red Tide', timestamp: 2 },
      { id: 'z', card: 'Waterlog', attachedTo: 'x', timestamp: 3 },
    ];
    const answer = (list: typeof one) => characteristicsOf(board(ALL, { a: list }), 'x').subtypes;
    expect(answer(one)).toEqual(['Island']);
    expect(answer([...one].reverse())).toEqual(['Island']);
  });

  it('is the same each time, and for 1,000 permanents comes in bounded time', () => {
    const state = board(ALL, {
      a: [
        { id: 'land', card: 'Stone Tower', count: 400 },
        { id: 'root', card: 'Dark Root', count: 100 },
        { id: 'tide', card: 'Red Tide', count: 100 },
        { id: 'flood', card: 'White Flood', count: 100 },
        { id: 'lord', card: 'Captain', count: 300 },
      ],
    });
    const before = Date.now();
    expect(subtypes(state, 'land-1')).toEqual(['Plains']);
    expect(size(state, 'lord-7')).toBe('301/301');
    expect(characteristicsOf(state, 'land-1')).toBe(characteristicsOf(state, 'land-1'));
    expect(Date.now() - before).toBeLessThan(20_000);
  });
});

describe('what a board does not tell', () => {
  const LATE_BLOOM = card('Late Bloom', 'Enchantment', 'As long as you have a full party, lands you control have "{T}: Add {G}{G}."');
  const state = board([...ALL, LATE_BLOOM], { a: ['Green Wood', 'Late Bloom', 'Captain'] });

  it('changes nothing, and is said', () => {
    expect(manaAbilities(state, 'Green Wood')).toEqual(['{T}: Add {G}.']);
    expect(warningsOf(state)).toEqual([
      expect.objectContaining({ permanent: 'Late Bloom', message: expect.stringContaining('the board does not tell') }),
    ]);
  });

  it('CR 607.2d: a granted ability adds the color that was chosen for what grants it', () => {
    const soil = { id: 'soil', card: 'Hued Soil', attachedTo: 'Stone Tower', chosen: { color: 'R' } };
    expect(couldProduce(board(ALL, { a: ['Stone Tower', soil] }), 'Stone Tower').types).toEqual(['R', 'C']);
  });
});

describe('who is meant', () => {
  const MAUL = card(
    'Maul',
    'Artifact — Equipment',
    'Equipped creature gets +1/+1. As long as it’s legendary, it gets an additional +2/+2.\nEquip {1}',
  );
  const RESTING = card('Resting', 'Creature — Bird', 'As long as this creature is untapped, it gets +0/+2.', {
    power: '1',
    toughness: '1',
  });
  const HERO = card('Hero', 'Legendary Creature — Human', '', { power: '2', toughness: '2' });
  const SPELL = card(
    'Spellform',
    'Enchantment',
    'Lands you control have "This creature’s power and toughness are each equal to the number of lands you control."',
  );
  const MORE = [...ALL, MAUL, RESTING, HERO, SPELL];

  it('CR 608.2k: "it" is what was spoken of before', () => {
    const on = (id: string) => board(MORE, { a: ['Bear', 'Hero', { id: 'maul', card: 'Maul', attachedTo: id }] });
    expect(size(on('Bear'), 'Bear')).toBe('3/3');
    expect(size(on('Hero'), 'Hero')).toBe('5/5');
    expect(size(board(MORE, { a: ['Resting'] }), 'Resting')).toBe('1/3');
    expect(size(board(MORE, { a: [{ id: 'it', card: 'Resting', tapped: true }] }), 'it')).toBe('1/1');
  });

  it('CR 604.3a, 613.4b: a size that an effect grants is set in layer 7b, not defined', () => {
    // Stirring is newer and sets 1/1; where Spellform is newer, it sets the count.
    expect(size(board(MORE, { a: ['Green Wood', 'Spellform', 'Stirring'] }), 'Green Wood')).toBe('1/1');
    expect(size(board(MORE, { a: ['Green Wood', 'Blue Shore', 'Stirring', 'Spellform'] }), 'Green Wood')).toBe('2/2');
  });
});
