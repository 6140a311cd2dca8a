import { describe, expect, it } from 'vitest';
import { availableMana, type GameState, showMana } from '../../engine/index.ts';
import { game } from './cards.ts';

const optionsOf = (state: GameState, limit = 100): readonly string[] =>
  availableMana(state, 'a').options(limit).options.map(showMana).sort();

const TABLE: readonly (readonly [rule: string, fact: string, state: GameState, options: readonly string[]])[] = [
  ['605.3a', 'nothing gives nothing', game([]), []],
  ['106.4', 'basic lands add up', game(['2 Forest', 'Island']), ['{U}{G}{G}']],
  ['605.3b', 'a dual land gives one of two', game(['Tundra', 'Plains']), ['{W}{W}', '{W}{U}'].sort()],
  ['107.5', 'a tapped land gives nothing', game([{ card: 'Forest', tapped: true }, 'Island']), ['{U}']],
  ['302.6', 'a new creature gives nothing', game([{ card: 'Llanowar Elves', sick: true }, 'Island']), ['{U}']],
  ['602.2b', 'a Signet needs mana first', game(['Boros Signet']), []],
  ['602.2b', 'a Signet turns one mana into two', game(['Boros Signet', 'Forest']), ['{G}', '{W}{R}'].sort()],
  [
    '106.4',
    'a Signet and a filter land, in either order',
    game(['Sunken Ruins', 'Boros Signet', 'Swamp']),
    ['{W}{R}{C}', '{W}{U}{R}', '{W}{B}{R}', '{B}{C}', '{U}{U}', '{U}{B}', '{B}{B}'].sort(),
  ],
  [
    '701.21a',
    'one creature is sacrificed once',
    game(['Phyrexian Tower', "Ashnod's Altar", 'Grizzly Bears']),
    ['{B}{B}', '{C}{C}{C}'].sort(),
  ],
  [
    '605.3b',
    'a Forest is tapped before it is sacrificed',
    game(['Orcish Lumberjack', 'Forest']),
    ['{R}{R}{R}{G}', '{R}{R}{G}{G}', '{R}{G}{G}{G}', '{G}{G}{G}{G}'].sort(),
  ],
  [
    '118.3',
    'three Elves for Heritage Druid, who is one of them',
    game(['Heritage Druid', '2 Grizzly Bears', { card: 'Llanowar Elves', count: 2, sick: true }]),
    ['{G}{G}{G}'],
  ],
  ['602.5b', 'Wall of Roots once each turn', game(['2 Wall of Roots']), ['{G}{G}']],
  ['119.4', 'life is paid down to 0', game(['Treasonous Ogre'], { life: 9 }), ['{R}{R}{R}']],
  ['119.4', 'life is not paid below 0', game(['Treasonous Ogre'], { life: 8 }), ['{R}{R}']],
  ['122.1', 'any number of counters', game([{ card: 'Mage-Ring Network', counters: { storage: 4 } }]), ['{C}{C}{C}{C}']],
  ['605.1a', 'cards in hand with mana abilities', game(['Mountain'], { hand: [{ card: 'Simian Spirit Guide', count: 2 }] }), ['{R}{R}{R}']],
  [
    '106.12b',
    'what is sacrificed is not tapped for mana',
    game(['Mana Reflection', "Ashnod's Altar", 'Grizzly Bears', 'Forest']),
    ['{G}{G}{C}{C}'],
  ],
  [
    '602.5e',
    "Lion's Eye Diamond discards the hand",
    game(["Lion's Eye Diamond"], { hand: [{ card: 'Simian Spirit Guide' }] }),
    ['{W}{W}{W}{R}', '{U}{U}{U}{R}', '{B}{B}{B}{R}', '{R}{R}{R}{R}', '{R}{G}{G}{G}'].sort(),
  ],
  ['701.10g', 'Doubling Cube doubles what is there', game(['Doubling Cube', '4 Forest']), ['{G}{G}{G}{G}']],
  [
    '106.12b',
    'what the Cube adds is multiplied as all it is tapped for',
    game(['Doubling Cube', 'Mana Reflection', '3 Forest']),
    ['{G}'.repeat(9)],
  ],
];

describe('what a player could have in the pool', () => {
  it.each(TABLE)('CR %s: %s', (_rule, _fact, state, options) => {
    expect(optionsOf(state)).toEqual(options);
  });

  it('CR 106.4: the most of all, and of some types', () => {
    const mana = availableMana(game(['2 Taiga', 'Sol Ring']), 'a');
    expect([mana.max, mana.maxOf(8), mana.certain]).toEqual([4n, 2n, true]);
  });

  it('CR 106.4: exact however much: thirty triplings of one mana', () => {
    expect(availableMana(game(['30 Nyxbloom Ancient', 'Forest']), 'a').max).toBe(3n ** 30n);
  });

  it('CR 107.6: an untapping loop that gains nothing has a bound, one that gains has none', () => {
    const loop = [{ id: 'pala', card: 'Pili-Pala' }, { card: 'Paradise Mantle', attachedTo: 'pala' }, '2 Forest'];
    expect(availableMana(game(loop), 'a').max).toBe(3n);
    expect(availableMana(game([...loop, 'Mana Reflection']), 'a').max).toBeNull();
  });

  it('CR 605.4a: what triggers on doubling is left out, and said to be', () => {
    const mana = availableMana(game(['Doubling Cube', 'Kinnan, Bonder Prodigy', '4 Forest']), 'a');
    expect(mana.open.join()).toContain('Double the amount of each type of unspent mana you have');
    expect(availableMana(game(['Doubling Cube', '4 Forest']), 'a').open).toEqual([]);
  });

  it('CR 106.4: from an empty pool, or with what is in it', () => {
    const state = game(['Boros Signet'], { manaPool: '{G}{G}' });
    expect([availableMana(state, 'a').max, availableMana(state, 'a', { unspent: true }).max]).toEqual([0n, 3n]);
  });
});
