import { describe, expect, it } from 'vitest';
import { printsBack, read } from './read.ts';

/** Static sentences, and their changes. */
const CHANGES: readonly (readonly [text: string, facts: object])[] = [
  [
    'Equipped creature gets +2/+0.',
    { subject: { kind: 'attached', by: 'equipped' }, changes: [{ power: { sign: '+', amount: { value: 2 } } }] },
  ],
  [
    'Enchanted creature gets +1/+1 for each Forest you control.',
    { changes: [{ kind: 'modifyPowerToughness', forEach: { kind: 'count' } }] },
  ],
  [
    'This creature gets +X/+X, where X is the number of artifacts you control.',
    { changes: [{ power: { amount: { kind: 'count' } }, toughness: { amount: { kind: 'count' } } }] },
  ],
  ['Creatures you control have flying and haste.', { subject: { kind: 'all' }, changes: [{ kind: 'gains', abilities: [{}, {}] }] }],
  [
    'Lands you control have "{T}: Add one mana of any color."',
    { changes: [{ abilities: [{ kind: 'quoted', ability: { kind: 'activated' } }] }] },
  ],
  [
    'Enchanted creature gets +1/+1, has "{T}: Draw a card," and is a Wizard in addition to its other types.',
    { changes: [{ kind: 'modifyPowerToughness' }, { kind: 'gains' }, { kind: 'together', changes: [{ kind: 'types', set: false }] }] },
  ],
  ['Enchanted land is a Swamp.', { changes: [{ kind: 'together', changes: [{ kind: 'types', types: [{ type: 'Swamp' }], set: true }] }] }],
  ['Nonbasic lands are Mountains.', { changes: [{ changes: [{ types: [{ type: 'Mountain' }], set: true }] }] }],
  ['Each land is a Swamp in addition to its other land types.', { changes: [{ changes: [{ set: false, wording: 'land types' }] }] }],
  ['Enchanted land is a Mountain, Forest, and Plains.', { changes: [{ changes: [{ types: [{}, {}, {}], set: true }] }] }],
  ['Enchanted land is the chosen type.', { changes: [{ changes: [{ types: [{ kind: 'chosenType' }], set: true }] }] }],
  [
    'Lands you control are every basic land type in addition to their other types.',
    { changes: [{ kind: 'everyType', of: 'basicLandType', set: false }] },
  ],
  [
    "Enchanted land is a 4/4 blue Elemental creature with flying that's still a land.",
    {
      changes: [
        {
          changes: [
            { kind: 'types', set: false },
            { kind: 'colors', colors: ['U'], set: true },
            { kind: 'gains' },
            { kind: 'basePowerToughness' },
          ],
        },
      ],
    },
  ],
  [
    "Enchanted land is a 2/2 green Elf creature. It's still a land.",
    { changes: [{ changes: [{ kind: 'types', set: false }, { kind: 'colors' }, { kind: 'basePowerToughness' }] }] },
  ],
  ['All lands are 1/1 creatures that are still lands.', { changes: [{ changes: [{ set: false }, { power: { value: 1 } }] }] }],
  [
    'Enchanted creature loses all abilities and has base power and toughness 1/1.',
    { changes: [{ kind: 'losesAbilities', which: 'all' }, {}] },
  ],
  [
    'Enchanted land loses all land types and abilities and has "{T}: Add {C}."',
    { changes: [{ kind: 'losesTypes', types: 'allLandTypes' }, { kind: 'losesAbilities' }, { kind: 'gains' }] },
  ],
  [
    "This creature's power and toughness are each equal to the number of lands you control.",
    { changes: [{ defining: true, wording: 'each' }] },
  ],
  [
    "This creature's power is equal to the number of cards in your hand and its toughness is equal to that number plus 1.",
    { changes: [{ toughness: { kind: 'plus', left: { kind: 'playerNumber', which: 'handSize' } } }] },
  ],
  ['Testing Stone is all colors.', { changes: [{ kind: 'colors', colors: 'all' }] }],
  ['She gets +1/+1.', { subject: { kind: 'it' }, changes: [{ kind: 'modifyPowerToughness' }] }],
  ['You control enchanted creature.', { subject: { kind: 'attached' }, changes: [{ kind: 'controller' }] }],
  ['As long as you control a Swamp, this creature has haste.', { conditionFirst: true, condition: { kind: 'controls' } }],
  ['This creature has haste as long as you control a Swamp.', { conditionFirst: false, condition: { kind: 'controls' } }],
  ['During your turn, this creature has first strike.', { condition: { kind: 'turn', of: { kind: 'you' }, not: false } }],
  ["Creatures your opponents control can't have or gain hexproof.", { changes: [{ kind: 'cantHave' }] }],
  [
    'This creature has all activated abilities of the exiled card.',
    { changes: [{ abilities: [{ kind: 'abilitiesOf', which: 'activated' }] }] },
  ],
];

const DEEDS: readonly (readonly [text: string, facts: object])[] = [
  ["This creature can't block.", { deeds: [{ what: "can't block", object: null }] }],
  ["Creatures with flying can't attack.", { deeds: [{ what: "can't attack" }] }],
  ["This creature can't be blocked by Walls.", { deeds: [{ what: "can't be blocked by", object: { kind: 'all' } }] }],
  [
    "Enchanted creature doesn't untap during its controller's untap step.",
    { deeds: [{ what: "doesn't untap during its controller 's untap step" }] },
  ],
  [
    "Enchanted creature can't attack or block, and its activated abilities can't be activated.",
    { deeds: [{ what: "can't attack or block" }, { what: "its activated abilities can't be activated" }] },
  ],
  ["This creature can't attack unless you control a Forest.", { unless: true, condition: { kind: 'controls' } }],
  ["Players can't gain life.", { subject: { kind: 'player', quantifier: 'all' }, deeds: [{ what: "can't gain life" }] }],
  ["Your opponents can't cast creature spells.", { deeds: [{ what: "can't cast", object: { kind: 'all' } }] }],
  ['Skip your draw step.', { subject: { kind: 'you' } }],
];

describe('CR 611.3: continuous effects of static abilities', () => {
  for (const [text, facts] of CHANGES)
    it(text, () => {
      const { ability, unread } = read(text);
      expect(unread).toEqual([]);
      expect(ability).toMatchObject({ kind: 'static', effects: [{ kind: 'continuous', ...facts }] });
      expect(printsBack(text.replace(',"', '."'))).toBe(true);
    });

  it('says that spells and cards are the same, and of nothing else', () => {
    const text =
      "Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.";
    const { ability, unread } = read(text);
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ effects: [{ kind: 'continuous' }, { kind: 'sameFor', of: { filter: { kind: 'either' } } }] });
    expect(printsBack(text)).toBe(true);
    expect(read('Creatures are Golems. The same is true for artifacts and enchantments.').unread).toHaveLength(1);
  });

  for (const [text, facts] of DEEDS)
    it(`CR 101.2: ${text}`, () => {
      const { ability, unread } = read(text);
      expect(unread).toEqual([]);
      expect(ability).toMatchObject({ effects: [{ kind: 'cant', ...facts }] });
      expect(printsBack(text)).toBe(true);
    });

  for (const text of [
    'Enchanted creature gets +1/+1 and sings.',
    'Enchanted land is a Swump.',
    "This creature can't dance.",
    'Creatures you control have.',
    'This creature gets +2/+2 as long as the moon is full.',
  ])
    it(`stays unread: ${text}`, () => expect(read(text).unread.length).toBeGreaterThan(0));
});
