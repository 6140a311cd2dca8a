import { describe, expect, it } from 'vitest';
import { demandsOf } from '../../engine/activation/demandsOf.ts';
import { canActivate } from '../../engine/payment/mayDo.ts';
import { board, card } from '../support/boards.ts';

const CARDS = [
  card('Wood', 'Basic Land — Forest', '({T}: Add {G}.)'),
  card('Filter', 'Creature — Druid', '{3}, {T}: Add {G}{G}{G}{G}{G}.', { power: '1', toughness: '1' }),
  card(
    'Grounds',
    'Enchantment',
    "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
  ),
  card('Field', 'Enchantment', "Activated abilities cost {2} more to activate unless they're mana abilities."),
  card('Toll', 'Enchantment', 'Activated abilities of creatures cost {1} more to activate.'),
  card('Elf', 'Creature — Elf', '{T}: Add {G}.', { power: '1', toughness: '1' }),
  card('Reader', 'Creature — Wizard', '{3}: Draw a card. This ability costs {1} less to activate for each creature you control.', {
    power: '1',
    toughness: '1',
  }),
  card('Bender', 'Creature — Human', 'Waterbend {2}: Draw a card.', { power: '1', toughness: '1' }),
];

const mana = (names: readonly string[], source: string) => {
  const demands = demandsOf(board(CARDS, { a: names }), 'a', source, 0);
  return 'reason' in demands ? demands.reason : demands.mana;
};

describe('what activating an ability asks for where effects change its cost', () => {
  it.each<[string, string, readonly string[], string, readonly string[] | null]>([
    ['601.2f', 'a mana ability goes down', ['Filter', 'Grounds'], 'Filter', ['1']],
    ['601.2f', 'a mana ability that is left out does not go up', ['Filter', 'Field'], 'Filter', ['3']],
    ['601.2f', 'one that is not left out does, even from nothing', ['Elf', 'Toll'], 'Elf', ['1']],
    ['601.2f', 'nothing changes it', ['Elf'], 'Elf', null],
    ['601.2f', 'its own text', ['Reader', 'Elf'], 'Reader', ['1']],
    ['701.67', 'to waterbend is to pay mana', ['Bender'], 'Bender', ['2']],
  ])('CR %s: %s', (_rule, _fact, names, source, expected) => {
    expect(mana(names, source)).toEqual(expected);
  });

  it('CR 601.2f, 605.3a: costs of mana abilities are those that they have now when something is paid with them', () => {
    const can = (names: readonly string[]) =>
      canActivate(board(CARDS, { a: [...names, { id: 'w', card: 'Wood' }] }), { source: 'Reader', ability: 0, player: 'a', x: 0 }).legal;
    expect(can(['Reader', 'Filter'])).toBe(true);
    expect(can(['Reader', 'Toll'])).toBe(false);
    expect(can(['Reader', 'Toll', 'Filter', 'Grounds'])).toBe(true);
  });
});
