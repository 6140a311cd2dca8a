import { describe, expect, it } from 'vitest';
import { availableMana, canActivate, canCast, type GameState, type PlayerSetup, showMana } from '../../engine/index.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What the board forbids of paying and activating, seen in what a player could have and do. */

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Mountain', 'Basic Land — Mountain'),
  card('Elf', 'Creature — Elf', '{T}: Add {G}.', { manaCost: '{G}', power: '1', toughness: '1' }),
  card('Pinger', 'Creature — Wizard', '{T}: You gain 1 life.', { manaCost: '{U}', power: '1', toughness: '1' }),
  card('Works', 'Artifact', 'Sacrifice an artifact: Add {C}{C}.', { manaCost: '{4}' }),
  card('Bauble', 'Artifact', '', { manaCost: '{0}' }),
  card('Citadel', 'Artifact Land', '{T}: Add {U}.'),
  card('Thopter', 'Artifact Creature — Thopter', '', { manaCost: '{0}', power: '0', toughness: '2' }),
  card('Suit', 'Artifact — Equipment', "Equipped creature can't be sacrificed.\nEquip {3}", { manaCost: '{4}' }),
  card(
    'Fetters',
    'Enchantment — Aura',
    "Enchant permanent\nEnchanted permanent can't attack or block, and its activated abilities can't be activated unless they're mana abilities.",
  ),
  card('Solitude', 'Enchantment', 'Players can cast spells and activate abilities only during their own turns.'),
  card('Boar', 'Creature — Boar', "Players can't pay life or sacrifice nonland permanents to cast spells or activate abilities.", {
    power: '4',
    toughness: '4',
  }),
  card('Angel', 'Creature — Angel', "Players can't pay life or sacrifice creatures to cast spells or activate abilities.", {
    power: '3',
    toughness: '3',
  }),
  card('Host', 'Creature — Angel', "Spells and abilities your opponents control can't cause you to sacrifice permanents.", {
    power: '5',
    toughness: '5',
  }),
  card('Titan', 'Creature — Avatar', "Convoke\nYou can't spend mana to cast this spell.", {
    manaCost: '{1}{B/G}',
    power: '8',
    toughness: '8',
  }),
  card('Snuff', 'Instant', "If you control a Mountain, you may pay 4 life rather than pay this spell's mana cost.\nYou gain 1 life.", {
    manaCost: '{3}{B}',
  }),
  card(
    'Anvil',
    'Artifact',
    'Imprint — When this artifact enters, you may exile a nonland card from your hand.\nSpells you cast that share a card type with the exiled card cost {2} less to cast.',
  ),
  card('Giant', 'Creature — Giant', '', { manaCost: '{3}{R}', power: '3', toughness: '3' }),
  card('Wand', 'Enchantment', '', { manaCost: '{2}' }),
];

const on = (a: Partial<PlayerSetup>, b: Partial<PlayerSetup> = {}, active = 'a'): GameState =>
  game(
    CARDS,
    [
      { id: 'a', ...a },
      { id: 'b', ...b },
    ],
    { active },
  );
const permanents = (...names: readonly string[]) => byName(names);
const manaOf = (state: GameState): readonly string[] => availableMana(state, 'a').options(20).options.map(showMana);
const may = (state: GameState, source: string): boolean => canActivate(state, { source, ability: 0, player: 'a', x: null }).legal;

describe('what the board forbids', () => {
  it('CR 602.5: "can\'t be activated unless they\'re mana abilities" leaves mana abilities', () => {
    const fettered = on(
      { battlefield: permanents('Elf', 'Pinger') },
      {
        battlefield: [
          { id: 'first', card: 'Fetters', attachedTo: 'Elf' },
          { id: 'second', card: 'Fetters', attachedTo: 'Pinger' },
        ],
      },
    );
    expect(manaOf(fettered)).toEqual(['{G}']);
    expect(may(fettered, 'Pinger')).toBe(false);
  });

  it('CR 602.5: abilities only during their own turns: mana abilities too', () => {
    const theirs = on({ battlefield: permanents('Forest') }, { battlefield: permanents('Solitude') }, 'b');
    expect(manaOf(theirs)).toEqual([]);
    const own = on({ battlefield: permanents('Forest') }, { battlefield: permanents('Solitude') });
    expect(manaOf(own)).toEqual(['{G}']);
  });

  it.each([
    ['nonland permanents', ['Works', 'Citadel', 'Bauble'], ['Boar'], ['{U}{C}{C}']],
    ['creatures', ['Works', 'Thopter', 'Bauble'], ['Angel'], ['{C}{C}{C}{C}']],
    ["what only opponents' spells and abilities can't cause", ['Works', 'Thopter'], ['Host'], ['{C}{C}{C}{C}']],
  ])("CR 101.2: can't sacrifice %s for a cost", (_, own, theirs, options) => {
    expect(manaOf(on({ battlefield: permanents(...own) }, { battlefield: permanents(...theirs) }))).toEqual(options);
  });

  it("CR 701.21a: a permanent that can't be sacrificed", () => {
    const suited = on({ battlefield: [...permanents('Works', 'Thopter'), { id: 'Suit', card: 'Suit', attachedTo: 'Thopter' }] });
    expect(manaOf(suited)).toEqual(['{C}{C}{C}{C}']);
  });

  it("CR 601.2h: a spell for which mana can't be spent is cast by other means alone", () => {
    const state = (...names: readonly string[]) => on({ battlefield: permanents(...names), hand: [{ id: 'it', card: 'Titan' }] });
    const cast = (one: GameState) => canCast(one, { card: 'it', face: 0, player: 'a', x: null }).legal;
    expect(cast(state('Forest', 'Elf'))).toBe(false);
    expect(cast(state('Elf', 'Pinger'))).toBe(true);
  });
});

describe('what spells cost by their own text and by linked abilities', () => {
  const cast = (state: GameState) => canCast(state, { card: 'it', face: 0, player: 'a', x: null }).legal;

  it.each([
    ['with what it asks for', ['Mountain'], 4, true],
    ['without', ['Forest'], 4, false],
    ['without the life', ['Mountain'], 3, false],
  ])("CR 118.9: an instant's alternative cost on a condition, %s", (_, own, life, castable) => {
    expect(cast(on({ life, battlefield: permanents(...own), hand: [{ id: 'it', card: 'Snuff' }] }))).toBe(castable);
  });

  it.each([
    ['shares a type with it', 'Giant', ['Thopter'], true],
    ['shares none', 'Wand', ['Thopter'], false],
    ['shares none where nothing is exiled', 'Giant', [], false],
  ])('CR 607.2a: the exiled card, which a spell %s', (_, spell, imprinted, castable) => {
    const lands = spell === 'Giant' ? permanents('Mountain', 'Forest') : [];
    const anvil = { id: 'Anvil', card: 'Anvil', imprinted };
    expect(cast(on({ battlefield: [anvil, ...lands], hand: [{ id: 'it', card: spell }] }))).toBe(castable);
  });
});
