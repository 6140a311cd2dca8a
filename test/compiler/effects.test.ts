import { describe, expect, it } from 'vitest';
import { nodes, printsBack, read } from './read.ts';

/** Instructions of a sorcery, and facts of what they are read as. */
const INSTRUCTIONS: readonly (readonly [text: string, facts: object])[] = [
  ['Draw two cards.', { kind: 'draw', who: { kind: 'you' }, amount: { value: 2 } }],
  ['Each opponent discards a card at random.', { kind: 'discard', who: { kind: 'opponent', quantifier: 'each' }, random: true }],
  ['Target player mills half their library, rounded down.', { kind: 'mill', amount: { kind: 'half', rounded: 'down' } }],
  ['Scry 3.', { kind: 'scry', action: 'scry', amount: { value: 3 } }],
  [
    'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
    { kind: 'sequence', joins: [',', ', then'], effects: [{ kind: 'search', zones: ['library'] }, { kind: 'move' }, { kind: 'shuffle' }] },
  ],
  [
    'Target player draws a card, then discards two cards.',
    { kind: 'sequence', shared: true, effects: [{ kind: 'draw', who: { quantifier: 'target' } }, { kind: 'discard' }] },
  ],
  [
    'Create two tapped 1/1 green and white Elf Warrior creature tokens with vigilance and "{T}: Add {G}."',
    {
      kind: 'createToken',
      tokens: [
        {
          amount: { value: 2 },
          token: { power: '1', toughness: '1', colors: ['G', 'W'], subtypes: ['Elf', 'Warrior'], types: ['creature'] },
          entering: { tapped: true, attacking: false },
        },
      ],
    },
  ],
  ['Create a Food token and a Treasure token.', { kind: 'createToken', join: 'and', tokens: [{}, { token: { subtypes: ['Treasure'] } }] }],
  [
    "Create a token that's a copy of target creature you control, except it isn't legendary.",
    { kind: 'copyToken', tokens: { of: { kind: 'target' }, except: [{ kind: 'changes' }] } },
  ],
  ['Destroy all creatures.', { kind: 'destroy', what: { kind: 'all', said: true } }],
  [
    "Exile target creature, then return it to the battlefield under its owner's control.",
    { kind: 'sequence', effects: [{ kind: 'exile' }, { kind: 'move', verb: 'return', parts: [{ details: [{ kind: 'under' }] }] }] },
  ],
  [
    'Put one of them into your hand and the rest on the bottom of your library in a random order.',
    {
      kind: 'move',
      parts: [
        { to: { place: { zone: 'hand' } } },
        { what: { kind: 'rest' }, to: { position: 'bottom' }, details: [{ kind: 'order', order: 'random' }] },
      ],
    },
  ],
  [
    'Testing Stone deals 3 damage to target creature and 1 damage to you.',
    { kind: 'dealDamage', amount: { value: 3 }, also: [{ amount: { value: 1 }, to: { kind: 'you' } }] },
  ],
  ['Target creature you control fights another target creature.', { kind: 'fight', left: { kind: 'target' }, right: { other: true } }],
  ['Counter target spell unless its controller pays {2}.', { kind: 'unlessDoes', effect: { kind: 'counterSpell' }, deed: { kind: 'pay' } }],
  [
    'Target creature gets +2/+2 and gains trample until end of turn.',
    { kind: 'continuous', duration: { kind: 'untilEndOfTurn' }, changes: [{ kind: 'modifyPowerToughness' }, { kind: 'gains' }] },
  ],
  ['You may draw a card.', { kind: 'may', who: { kind: 'you' }, effect: { kind: 'draw' } }],
  ["That creature's controller may pay {X}.", { kind: 'may', who: { kind: 'controllerOf' }, effect: { kind: 'pay' } }],
  ['You may have target creature deal 2 damage to any target.', { kind: 'may', effect: { kind: 'have', effect: { kind: 'dealDamage' } } }],
  ['Draw a card for each Forest you control.', { kind: 'forEach', leading: false, effect: { kind: 'draw' } }],
  ['Draw X cards, where X is the number of Forests you control.', { kind: 'where', effect: { kind: 'draw' }, x: { kind: 'count' } }],
  ['If you do, gain control of target artifact.', { kind: 'ifYouDo', word: 'if', not: false, effect: { kind: 'gainControl' } }],
  ['Sacrifice it at the beginning of the next end step.', { kind: 'delayed', trailing: true, effect: { kind: 'sacrifice' } }],
  ['If that creature would die this turn, exile it instead.', { kind: 'replace', wording: 'last', next: false }],
  ['You may play that card this turn.', { kind: 'may', effect: { kind: 'castCard', verb: 'play', duration: { kind: 'thisTurn' } } }],
  ['Prevent the next 4 damage that would be dealt to any target this turn.', { kind: 'prevent', next: true, amount: { value: 4 } }],
  ['Target opponent gets an emblem with "Creatures you control get +1/+1."', { kind: 'emblem', abilities: [{ kind: 'quoted' }] }],
];

describe('instructions of resolving spells and abilities (608.2)', () => {
  it.each(INSTRUCTIONS)('%s', (text, facts) => {
    const { ability, unread } = read(text, 'Sorcery');
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({ kind: 'spell', effects: [facts] });
    expect(printsBack(text, 'Sorcery')).toBe(true);
  });

  it.each([
    ['Draw two sandwiches.', 'what is drawn is a card'],
    ['Target player draw a card.', 'the verb agrees with its subject'],
    ['Each opponents loses 2 life.', 'so does the noun'],
    ['Destroy target creature with great force.', 'no word is passed over'],
    ['Create a 1/1 green Elf creature tokens.', 'one token is no tokens'],
    ['Search your library for a card, then juggle.', 'only actions of the rules'],
    ['You may destroy.', 'destroying takes an object'],
    ['Counter target creature unless.', 'a condition is whole'],
  ])('%s stays unread: %s', (text) => {
    expect(read(text, 'Sorcery').unread).toEqual([text]);
  });
});

describe('modes and tables', () => {
  it('700.2: a modal instruction holds its modes, each with its own instructions', () => {
    const text = 'Choose one or both —\n• Draw a card. Scry 1.\n• Destroy target land.';
    const { ability, unread } = read(text, 'Instant');
    expect(unread).toEqual([]);
    expect(ability).toMatchObject({
      kind: 'spell',
      effects: [
        {
          kind: 'modal',
          stop: '—',
          head: [{ kind: 'chooseModes', how: 'one or both' }],
          modes: [{ effects: [{ kind: 'draw' }, { kind: 'scry' }] }, { effects: [{ kind: 'destroy' }] }],
        },
      ],
    });
  });
  it('700.2: a mode that is not read leaves the others read', () => {
    expect(read('Choose one —\n• Draw a card.\n• Juggle two cards.', 'Instant').unread).toEqual(['Juggle two cards.']);
  });
  it('702.172: a spree spell names the cost of each mode', () => {
    const modes = nodes(read('Spree\n+ {1} — Draw a card.\n+ {2}{R} — Scry 2.', 'Sorcery').ability, 'mode');
    expect(modes).toMatchObject([{ costs: [{ cost: ['1'] }] }, { costs: [{ cost: ['2', 'R'] }] }]);
  });
  it('706.3: the rows of a table of results', () => {
    const { ability, unread } = read(
      'Roll a d20.\n1—9 | Draw a card.\n10—19 | Scry 2.\n20 | Draw three cards.'.replaceAll('—', '−'),
      'Sorcery',
    );
    expect(unread).toEqual([]);
    expect(nodes(ability, 'row')).toMatchObject([
      { from: 1, to: 9 },
      { from: 10, to: 19 },
      { from: 20, to: 20 },
    ]);
  });
  it('603.2h: how often an ability triggers is no instruction', () => {
    const { ability } = read('Whenever a creature dies, draw a card. This ability triggers only once each turn.');
    expect(ability).toMatchObject({ kind: 'triggered', effects: [{ kind: 'draw' }], limit: 'this ability triggers only once each turn' });
  });
});
