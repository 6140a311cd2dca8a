import { describe, expect, it } from 'vitest';
import { availableMana, canPay, type GameState, showMana } from '../../engine/index.ts';
import { game } from './cards.ts';

const largest = (state: GameState): readonly [bigint | null, boolean] => {
  const { max, certain } = availableMana(state, 'a');
  return [max, certain];
};
const options = (state: GameState): readonly string[] => availableMana(state, 'a').options(50).options.map(showMana).sort();
const TAPPED_SWAMPS = (count: number) => ({ card: 'Swamp', count, tapped: true });

describe('mana abilities that change what others give', () => {
  it("CR 605.3b: Gaea's Cradle is tapped before the creatures that it counts are sacrificed", () => {
    expect(options(game(["Gaea's Cradle", "Ashnod's Altar", '3 Grizzly Bears']))).toEqual(['{G}{G}{G}{C}{C}{C}{C}{C}{C}']);
  });

  it('CR 605.3b: Cabal Coffers counts the Swamps that are left when its cost has been paid with others', () => {
    expect(largest(game(['Cabal Coffers', 'Squandered Resources', TAPPED_SWAMPS(3)]))).toEqual([4n, true]);
    expect(largest(game(['Cabal Coffers', 'Squandered Resources', TAPPED_SWAMPS(5)]))).toEqual([7n, true]);
  });

  it('CR 605.3b: creatures that were sacrificed are counted in the graveyard', () => {
    expect(options(game(['Crypt of Agadeem', "Ashnod's Altar", '2 Vampire Bats']))).toEqual(['{B}{B}{C}{C}', '{B}{C}{C}{C}{C}']);
  });

  it('CR 614.1a: what is sacrificed no longer triples the mana that comes after it', () => {
    expect(largest(game(['Nyxbloom Ancient', "Ashnod's Altar", 'Boros Signet']))).toEqual([3n, true]);
    expect(largest(game(['Nyxbloom Ancient', "Ashnod's Altar", 'Forest']))).toEqual([5n, true]);
  });

  it('CR 602.5: an ability that needs three artifacts is used before they are sacrificed', () => {
    expect(largest(game(['Mox Opal', 'Krark-Clan Ironworks', 'Ornithopter']))).toEqual([7n, true]);
    expect(largest(game(['Mox Opal', 'Krark-Clan Ironworks']))).toEqual([4n, true]);
  });

  it('CR 605.3b: nothing counts Treasures', () => {
    expect(largest(game(['20 Treasure', "Ashnod's Altar", '2 Grizzly Bears']))).toEqual([24n, true]);
  });

  it('CR 605.3b: many different creatures that are counted and could be sacrificed', () => {
    const creatures = [
      'Grizzly Bears',
      'Llanowar Elves',
      'Vampire Bats',
      'Ornithopter',
      'Wall of Roots',
      'Pili-Pala',
      'Treasonous Ogre',
      'Prismite',
    ];
    const state = game(["Gaea's Cradle", "Ashnod's Altar", ...creatures], { life: 2 });
    expect(largest(state)).toEqual([8n + 16n + 2n, true]);
  });

  describe('whether things are tapped', () => {
    const sources = ['Tundra', 'Taiga', 'Bayou', 'Sunken Ruins', 'Adarkar Wastes', 'Sol Ring', 'Mana Confluence'];
    const pay = (cards: readonly string[], cost: readonly string[]) => {
      const { payable, certain } = canPay(game(cards), 'a', { cost, purpose: null, x: 0, preference: [] });
      return [payable, certain];
    };

    it.each([
      ['601.2f: what spells cost is settled before', 'Trinisphere', ['9']],
      ['702.11: nothing targets for mana', 'Paradise Druid', ['10']],
    ])('CR %s, so that it makes no difference that %s is untapped', (_, card, cost) => {
      expect(pay([...sources, 'Boros Signet', 'Flooded Grove', card], [...cost, 'R'])).toEqual([true, true]);
      expect(pay([...sources, 'Boros Signet', 'Flooded Grove', card], ['W', 'U', 'B', 'R', 'G', ...cost])).toEqual([false, true]);
    });

    it('CR 611.3a: what is said as long as something itself is untapped looks at that alone', () => {
      expect(pay([...sources, 'Boros Signet', 'Flooded Grove', 'Banner', 'Overgrown Battlement'], ['12', 'G'])).toEqual([false, true]);
    });

    it.each([
      [
        '702.3: creatures with defender are counted while they have it',
        ['Banner', 'Overgrown Battlement', 'Llanowar Elves', 'Wall of Roots'],
        6n,
      ],
      ['107.3: power is looked at before it is less', ['Standard', 'Viridian Joiner', 'Llanowar Elves'], 5n],
      ['613.1f: an ability is used while it is there', ['Beacon', 'Grizzly Bears', 'Vampire Bats'], 3n],
    ])('CR %s, so that what grants it is tapped last', (_, cards, most) => {
      const mana = availableMana(game(cards), 'a');
      expect([mana.max, mana.certain]).toEqual([most, true]);
    });

    it('CR 611.3a: of lands that are alike none stands in for the one that an Aura looks at', () => {
      const forests = ['first', 'second'].map((id) => ({ id, card: 'Forest' }));
      const board = game([...forests, { card: 'Bloom', attachedTo: 'second' }, 'Rampart', '3 Grizzly Bears']);
      expect(largest(board)).toEqual([2n, true]);
    });
  });

  describe('with more games to come about than are looked at', () => {
    const creatures = [
      'Grizzly Bears',
      'Llanowar Elves',
      'Vampire Bats',
      'Wall of Roots',
      'Priest of Titania',
      'Bloom Tender',
      'Heritage Druid',
      'Nyxbloom Ancient',
    ];
    const state = game(['Nykthos, Shrine to Nyx', "Ashnod's Altar", '2 Island', ...creatures.map((card) => ({ card, tapped: true }))], {
      life: 1,
    });
    const pay = (cost: readonly string[]) => {
      const { payable, certain } = canPay(state, 'a', { cost, purpose: null, x: 0, preference: [] });
      return [payable, certain];
    };

    it('CR 700.5: devotion is counted before what has the symbols is sacrificed', () => {
      expect(pay(['G', 'G', 'G', 'G', 'G', 'G', 'G', 'G', 'G', '1', '12'])).toEqual([true, true]);
    });

    it('CR 118.3: what the most that there could be does not pay cannot be paid', () => {
      expect(pay(['W'])).toEqual([false, true]);
      expect(pay(['60'])).toEqual([false, true]);
    });
  });
});
