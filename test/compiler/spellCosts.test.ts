import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

const COSTS: readonly (readonly [text: string, kind: string, facts: object])[] = [
  [
    'This spell costs {1} less to cast.',
    'costModification',
    { of: { kind: 'thisSpell' }, modification: { change: 'less', amount: ['1'] } },
  ],
  [
    'This spell costs {1} less to cast for each artifact you control.',
    'costModification',
    { modification: { forEach: { kind: 'count' } } },
  ],
  [
    'This spell costs {X} less to cast, where X is the number of artifacts you control.',
    'costModification',
    { modification: { amount: ['X'], x: { kind: 'count' } } },
  ],
  ['This spell costs {2} less to cast if you control a Wizard.', 'costModification', { condition: { kind: 'controls' }, unless: false }],
  [
    'Instant and sorcery spells you cast cost {1} less to cast.',
    'costModification',
    { of: { kind: 'spells', caster: { kind: 'you' }, nth: null } },
  ],
  ['Noncreature spells cost {1} more to cast.', 'costModification', { of: { caster: null }, modification: { change: 'more' } }],
  ['Spells your opponents cast that target this creature cost {2} more to cast.', 'costModification', { of: { also: [{}] } }],
  ['The first creature spell you cast each turn costs {2} less to cast.', 'costModification', { of: { nth: 'first' } }],
  ['Spells you cast from your graveyard cost {1} less to cast.', 'costModification', { of: { also: [{}] } }],
  [
    "Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.",
    'costModification',
    { of: { kind: 'abilities', which: 'activated' }, modification: { floor: ['1'] } },
  ],
  ['Equip costs you pay cost {1} less.', 'costModification', { of: { which: 'equip costs' } }],
  ["You may sacrifice two Mountains rather than pay this spell's mana cost.", 'alternativeCost', { costs: [{ kind: 'sacrifice' }] }],
  [
    "You may pay {1} and return a basic land you control to its owner's hand rather than pay this spell's mana cost.",
    'alternativeCost',
    { costs: [{ kind: 'mana' }, { kind: 'returnToHand' }] },
  ],
  [
    'If you control a commander, you may cast this spell without paying its mana cost.',
    'alternativeCost',
    { costs: [], conditionFirst: true },
  ],
  ['You may pay {W}{U}{B}{R}{G} rather than pay the mana cost for spells you cast.', 'alternativeCost', { of: { kind: 'spells' } }],
  [
    'As an additional cost to cast this spell, sacrifice a creature or pay {3}.',
    'additionalCost',
    { optional: false, costs: [{ kind: 'either' }] },
  ],
  ['As an additional cost to cast this spell, you may blight 1.', 'additionalCost', { optional: true }],
];
const OTHERS: readonly (readonly [text: string, kind: string, facts: object])[] = [
  ["Activated abilities of artifacts can't be activated unless they're mana abilities.", 'cantActivate', { of: { exceptMana: true } }],
  [
    "Creatures can't attack you unless their controller pays {2} for each creature they control.",
    'cantUnlessPaid',
    { costs: [{ kind: 'forEach' }] },
  ],
  ['You may play an additional land on each of your turns.', 'additionalLand', { amount: { value: 1 } }],
  ['You may play lands from your graveyard.', 'permission', { who: { kind: 'you' } }],
  ['You may look at the top card of your library any time.', 'permission', { object: null }],
  ['You may cast creature spells as though they had flash.', 'permission', { object: { kind: 'all' } }],
  [
    'You may cast this card from your graveyard by discarding a card in addition to paying its other costs.',
    'permission',
    { by: { costs: [{ kind: 'discard' }], rather: false } },
  ],
  [
    'If a creature an opponent controls would die, exile it instead.',
    'replaces',
    { event: { kind: 'dies' }, limit: null, instead: 'after' },
  ],
];

describe('CR 601.2f, 118.9: what spells and abilities cost', () => {
  for (const [text, kind, facts] of [...COSTS, ...OTHERS])
    it(text, () => {
      const { ability, unread } = read(text);
      expect(unread).toEqual([]);
      expect(nodes(ability, kind)[0]).toMatchObject(facts);
      expect(printsBack(text.replace('that target ', 'that targets '))).toBe(true);
    });

  for (const text of [
    'This spell costs less to cast.',
    "You may whistle rather than pay this spell's mana cost.",
    'As an additional cost to cast this spell, you may {2}.',
    'You may fly any time.',
  ])
    it(`stays unread: ${text}`, () => expect(read(text).unread.length).toBeGreaterThan(0));
});
