import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** A text, the kind of node that its meaning stands in, and facts of that node. */
type Row = readonly [text: string, kind: string, facts: object, typeLine?: string];

const CHANGED: readonly Row[] = [
  [
    'This spell costs {2}{G} more to cast for each target beyond the first.',
    'costModification',
    { of: { kind: 'thisSpell' }, modification: { change: 'more', amount: ['2', 'G'], forEach: { what: 'target beyond the first' } } },
  ],
  [
    'This spell costs {X} less to cast this way, where X is the greatest mana value of a commander you own on the battlefield or in the command zone.',
    'costModification',
    { modification: { when: 'this way', x: { kind: 'greatestOf', which: 'manaValue' } } },
  ],
  ['Flashback costs you pay cost up to {2} less.', 'costModification', { modification: { upTo: true }, of: { which: 'flashback costs' } }],
  ["Each spell costs {3} more to cast except during its controller's turn.", 'costModification', { of: { kind: 'objects' } }],
  [
    'Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.',
    'costModification',
    { of: { kind: 'spells', each: true, caster: { kind: 'player' } }, modification: { forEach: { kind: 'count' } } },
  ],
  [
    'The next instant or sorcery spell you cast this turn costs {X} less to cast, where X is the number of Wizards you control as this ability resolves.',
    'costModification',
    { of: { nth: 'next', from: 'this turn' }, modification: { x: { kind: 'asOf', of: { kind: 'count' } } } },
  ],
  [
    "This artifact's equip ability costs {2} less to activate if it targets a colorless creature.",
    'costModification',
    { of: { which: 'own equip' } },
  ],
  [
    'This spell costs {1} less to cast for each creature type among creatures you control. This effect can’t reduce the amount of mana this spell costs by more than {5}.',
    'costModification',
    { modification: { cap: ['5'] } },
  ],
  ['This spell costs {1} less to cast for each creature card you own in exile and in your graveyard.', 'inZones', { join: 'and in' }],
  ['A spell cast this way costs {2} more to cast.', 'costModification', { of: { kind: 'objects' } }],
];

const LIMITED: readonly Row[] = [
  ['Cast this spell only during combat.', 'castOnly', { limits: [{ kind: 'timing', when: 'combat' }] }, 'Instant'],
  [
    'Cast this spell only during combat before blockers are declared.',
    'castOnly',
    { limits: [{ when: 'combatBeforeBlockers' }] },
    'Instant',
  ],
  ["Cast this spell only during combat on an opponent's turn.", 'castOnly', { limits: [{ when: 'opponentsCombat' }] }, 'Instant'],
  ['Cast this spell only after combat.', 'castOnly', { limits: [{ when: 'afterCombat' }] }, 'Instant'],
  [
    "Cast this spell only during the declare attackers step and only if you've been attacked this step.",
    'castOnly',
    { limits: [{ when: 'declareAttackers' }, { kind: 'if', condition: { kind: 'happened' } }] },
    'Instant',
  ],
  [
    'You may cast this spell as though it had flash if you pay {2} more to cast it.',
    'flashFor',
    { costs: [{ kind: 'mana', cost: ['2'] }] },
    'Sorcery',
  ],
  [
    'For each {B} in a cost, you may pay 2 life rather than pay that mana.',
    'lifeForMana',
    { who: { kind: 'you' }, symbol: 'B', life: { kind: 'number', value: 2 } },
  ],
];

const CAST: readonly Row[] = [
  [
    'Once during each of your turns, you may cast an instant or sorcery spell from your hand without paying its mana cost.',
    'permission',
    { often: 'once during each of your turns', by: { costs: [], rather: true, flash: false } },
  ],
  [
    'Any player may cast Elf cards without paying its mana cost and as though it had flash.',
    'permission',
    { by: { costs: [], rather: true, flash: true } },
  ],
  [
    'The first spell each player casts during each of their turns can be cast without paying its mana cost.',
    'alternativeCost',
    { costs: [], said: 'can be cast', of: { kind: 'spells', nth: 'first' } },
  ],
  [
    "You may pay {X} rather than pay the mana cost for Samurai spells you cast, where X is that spell's mana value.",
    'alternativeCost',
    { x: { kind: 'characteristic', which: 'manaValue' } },
  ],
  [
    "If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.",
    'alternativeCost',
    { said: 'rather than first', costs: [{ kind: 'gainLife' }] },
  ],
  [
    'You may cast that card this turn without paying its mana cost.',
    'castCard',
    { free: true, durationFirst: true, duration: { kind: 'thisTurn' } },
    'Sorcery',
  ],
  [
    'You may cast a spell from among them with mana value 3 or less without paying its mana cost.',
    'castCard',
    { also: [{ kind: 'compare' }] },
    'Sorcery',
  ],
  ['You may look at and play that card for as long as it remains exiled.', 'castCard', { verb: 'look at and play' }, 'Sorcery'],
  [
    'You may cast a spell with lesser mana value from your hand without paying its mana cost.',
    'compare',
    { comparison: 'less' },
    'Sorcery',
  ],
];

const PAID: readonly Row[] = [
  ['Starting with you, each player may pay any amount of mana.', 'inTurnOrder', { first: { kind: 'you' } }, 'Sorcery'],
  ['Starting with you, each player may pay any amount of mana.', 'anyMana', {}, 'Sorcery'],
  ['Cumulative upkeep—Pay {B} and 1 life.', 'both', { parts: [{ kind: 'mana', cost: ['B'] }, { kind: 'payLife' }] }],
  [
    'As an additional cost to cast this spell, sacrifice half the lands you control, rounded up.',
    'outOf',
    { amount: { kind: 'half', rounded: 'up' } },
  ],
  ['If the {2}{W}{W} cost was paid, draw a card.', 'manaCostPaid', { cost: ['2', 'W', 'W'] }, 'Sorcery'],
  [
    'Create a Food token for each color of mana spent to cast this spell.',
    'manaSpent',
    { what: 'colors', on: { kind: 'cast' } },
    'Sorcery',
  ],
  ['Draw X cards, where X is the amount of {S} spent to cast this spell.', 'manaSpent', { what: 'snow' }, 'Sorcery'],
  [
    'Draw a card for each mana from a Treasure that was spent to cast this spell.',
    'manaSpent',
    { what: { kind: 'from' }, on: { kind: 'cast' } },
    'Sorcery',
  ],
  [
    'When this artifact enters, if at least three mana of the same color was spent to cast it, draw a card.',
    'manaSpent',
    { mana: { kind: 'sameColor', least: { value: 3 } } },
  ],
  ['Destroy target creature if it’s blue or if {G}{W} was spent to cast this spell.', 'any', { said: 'or if' }, 'Sorcery'],
  [
    'Scry X, where X is the number of lands you control, then draw a card.',
    'sequence',
    { effects: [{ kind: 'where' }, { kind: 'draw' }] },
    'Sorcery',
  ],
];

function check([text, kind, facts, typeLine]: Row): void {
  const { ability, unread } = read(text, typeLine);
  expect(unread).toEqual([]);
  expect(nodes(ability, kind)[0]).toMatchObject(facts);
  expect(printsBack(text, typeLine)).toBe(true);
}

describe('601.2f: what spells and abilities cost', () => {
  for (const row of CHANGED) it(row[0], () => check(row));
});
describe('601.3, 119.4: when a spell may be cast, and what is paid in place of mana', () => {
  for (const row of LIMITED) it(row[0], () => check(row));
});
describe('118.9, 601.3: casting for other costs and for none', () => {
  for (const row of CAST) it(row[0], () => check(row));
});
describe('118, 106: what is paid and what was spent', () => {
  for (const row of PAID) it(row[0], () => check(row));
});

describe('what stays unread', () => {
  it.each([
    'This spell costs {2} more to cast for each target beyond the pale.',
    'This spell costs up to two less to cast.',
    'You may cast spells without paying attention.',
    'Spells you cast that way cost {1} less to cast.',
  ])('%s', (text) => {
    expect(read(text).unread).toEqual([text]);
  });
});

describe('700.2: modes that are chosen by worth', () => {
  it('has the worth of each mode', () => {
    const { ability, unread } = read('Choose up to five {P} worth of modes.\n{P} — Draw a card.\n{P}{P} — You gain 3 life.', 'Sorcery');
    expect(unread).toEqual([]);
    expect(nodes(ability, 'mode')).toMatchObject([{ pawprints: 1 }, { pawprints: 2 }]);
  });
});
