import { describe, expect, it } from 'vitest';
import { canCast, type GameState, paymentsOfCasting } from '../../engine/index.ts';
import { game } from './cards.ts';

type Battlefield = Parameters<typeof game>[0];

const withCard = (name: string, battlefield: Battlefield, more: Parameters<typeof game>[1] = {}, other: Battlefield = []): GameState =>
  game(battlefield, { hand: [{ id: 'spell', card: name }], ...more }, {}, other);
const legal = (state: GameState): boolean => canCast(state, { card: 'spell', face: 0, player: 'a', x: null }).legal;
const planOf = (state: GameState) =>
  paymentsOfCasting(state, 'a', { card: 'spell', face: 0 }).all.flatMap(({ payment }) => payment.plan() ?? [])[0]?.steps ?? [];
const GRAVEYARD = (count: number) => ({ graveyard: [{ card: 'Lightning Bolt', count }] });

const TABLE: readonly (readonly [rule: string, fact: string, state: GameState, legal: boolean])[] = [
  ['702.51a', 'creatures convoke for generic mana', withCard('Stoke the Flames', ['2 Mountain', '2 Grizzly Bears']), true],
  ['702.51a', 'green creatures do not convoke for red mana', withCard('Stoke the Flames', ['Mountain', '3 Grizzly Bears']), false],
  [
    '702.51a',
    'new creatures may convoke',
    withCard('Stoke the Flames', ['2 Mountain', { card: 'Grizzly Bears', count: 2, sick: true }]),
    true,
  ],
  ['601.2g', 'a creature that was tapped for mana does not convoke', withCard('Stoke the Flames', ['2 Mountain', 'Llanowar Elves']), false],
  [
    '601.2h',
    'a creature that was sacrificed for mana does not convoke',
    withCard('Stoke the Flames', ['2 Mountain', "Ashnod's Altar", 'Grizzly Bears']),
    true,
  ],
  [
    '601.2h',
    'one creature is sacrificed or convokes',
    withCard('Stoke the Flames', ['Mountain', 'City of Brass', "Ashnod's Altar", { card: 'Vampire Bats', tapped: true }]),
    true,
  ],
  ['702.66a', 'cards of the graveyard are exiled for generic mana', withCard('Treasure Cruise', ['Island'], GRAVEYARD(7)), true],
  ['702.66a', 'one card too few', withCard('Treasure Cruise', ['Island'], GRAVEYARD(6)), false],
  ['702.66a', 'cards do not pay for blue mana', withCard('Treasure Cruise', ['Mountain'], GRAVEYARD(9)), false],
  ['702.126a', 'artifacts improvise for generic mana', withCard('Reverse Engineer', ['2 Island', '3 Ornithopter']), true],
  [
    '702.126a',
    'an artifact that made mana does not improvise',
    withCard('Reverse Engineer', ['2 Island', 'Sol Ring', 'Grizzly Bears']),
    false,
  ],
  ['601.2h', 'an Elf is tapped for mana, then sacrificed', withCard('Costly Plunder', ['Swamp', 'Llanowar Elves']), true],
  [
    '601.2h',
    'what is sacrificed for mana is not there for the cost',
    withCard('Costly Plunder', ['Swamp', 'Krark-Clan Ironworks', 'Grizzly Bears']),
    true,
  ],
  ['601.2h', 'nothing to sacrifice', withCard('Costly Plunder', ['2 Swamp']), false],
  ['601.2h', 'the only creature can not pay twice', withCard('Costly Plunder', ['Phyrexian Tower', 'Grizzly Bears']), false],
  ['702.132', 'another player may help', withCard('Play of the Game', ['2 Plains'], {}, ['6 Forest']), true],
  ['702.132', 'with generic mana alone', withCard('Play of the Game', ['Plains'], {}, ['7 Plains']), false],
  [
    '107.4f',
    'life for both Phyrexian symbols',
    withCard('Dismember', ['Forest', { card: 'Grizzly Bears', tapped: true }], { life: 4 }),
    true,
  ],
  ['119.4', 'not with 3 life', withCard('Dismember', ['Forest', { card: 'Grizzly Bears', tapped: true }], { life: 3 }), false],
];

describe('whether a card can be cast and paid for', () => {
  it.each(TABLE)('CR %s: %s', (_rule, _fact, state, expected) => {
    expect(legal(state)).toBe(expected);
  });

  it('CR 601.2h: the plan says what pays in place of mana', () => {
    const steps = planOf(
      withCard('Stoke the Flames', [
        '2 Mountain',
        { id: 'bear', card: 'Grizzly Bears' },
        { id: 'wall', card: 'Wall of Roots', tapped: true },
      ]),
    );
    expect(steps.map((step) => (step.kind === 'substitute' ? step.keyword : step.kind)).sort()).toEqual([
      'activate',
      'activate',
      'activate',
      'convoke',
    ]);
  });
});
