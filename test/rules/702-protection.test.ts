import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { keywordsOf } from '../../engine/characteristics/view.ts';
import type { FaceDefinition, GameState } from '../../engine/index.ts';
import { done, kinds, played, refusal } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Protection (702.16) from qualities that are no noun phrase. */

const size = (power: number, toughness: number, manaCost = '{2}'): Partial<FaceDefinition> => ({
  power: String(power),
  toughness: String(toughness),
  manaCost,
});
const CARDS = [
  card('Ogre', 'Creature — Ogre', '', size(3, 3, '{2}{R}')),
  card('Golem', 'Artifact Creature — Golem', '', size(3, 3, '{5}')),
  card('Bear', 'Creature — Bear', '', size(2, 2, '{1}{G}')),
  card('Each', 'Creature — Angel', 'Protection from each color', size(2, 2, '{W}')),
  card('Foes', 'Creature — Angel', 'Protection from each of your opponents', size(2, 2, '{W}')),
  card('Shield', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature has protection from the chosen color.'),
  card('Nemesis', 'Creature — Merfolk', 'Protection from the chosen player', size(2, 2, '{U}')),
  card('Fellows', 'Enchantment', 'Each creature has protection from its colors.'),
  card('Lattice', 'Enchantment', 'Creatures you control have protection from the colors of permanents you control.'),
  card('Stairs', 'Artifact', 'Artifacts you control have protection from each mana value among artifacts you control.', {
    manaCost: '{3}',
  }),
  card('Kavu Hunter', 'Creature — Merfolk', 'Protection from Kavu', size(2, 2, '{U}')),
  card('Flametongue', 'Creature — Kavu', '', size(3, 3, '{R}')),
  card(
    'Barrier',
    'Instant',
    'Target permanent you control gains protection from artifacts or from the color of your choice until end of turn.',
    {
      manaCost: '{0}',
    },
  ),
  card(
    'Guard',
    'Creature — Halfling',
    '{T}: Another target creature you control gains protection from the card type of your choice until end of turn.',
    size(1, 1),
  ),
  card('Halo', 'Enchantment', 'You have protection from the chosen card name.'),
  card('Emissary', 'Creature — Angel', 'You and creatures you control have protection from the chosen card type.', size(7, 7)),
  card('Tiger', 'Instant', 'You gain protection from the color of your choice until end of turn.', { manaCost: '{0}' }),
  card('Curse', 'Enchantment — Aura', 'Enchant player', { manaCost: '{B}' }),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.', { manaCost: '{R}' }),
];
type On = Parameters<typeof table>[1];
const on = (a: NonNullable<On['a']>['battlefield'], b: NonNullable<On['b']>['battlefield'] = []): GameState =>
  table(CARDS, {
    a: { battlefield: a ?? [], hand: [{ id: 'barrier', card: 'Barrier' }], library: [{ card: 'Bear', count: 3 }] },
    b: { battlefield: b ?? [], library: [{ card: 'Bear', count: 3 }] },
  });
const one = (id: string, name: string, more: object = {}) => ({ id, card: name, ...more });
const isPrevented = (state: GameState, source: string, target: string): boolean =>
  kinds(done(state, { kind: 'dealDamage', parts: [{ source, target, amount: 1 }] }).events).includes('DamagePrevented');

describe('protection', () => {
  it.each([
    ['from each color, colored', [one('it', 'Each')], 'Ogre', true],
    ['from each color, colorless', [one('it', 'Each')], 'Golem', false],
    ['from opponents, theirs', [one('it', 'Foes')], 'Golem', true],
    ['from the chosen color', [one('it', 'Bear'), one('aura', 'Shield', { attachedTo: 'it', chosen: { color: 'R' } })], 'Ogre', true],
    [
      'from the chosen color, another',
      [one('it', 'Bear'), one('aura', 'Shield', { attachedTo: 'it', chosen: { color: 'U' } })],
      'Ogre',
      false,
    ],
    ['from the chosen player', [one('it', 'Nemesis', { chosen: { player: 'b' } })], 'Golem', true],
    ['from the chosen player, another', [one('it', 'Nemesis', { chosen: { player: 'a' } })], 'Golem', false],
    ['from its colors, shared', [one('it', 'Flametongue'), one('fellows', 'Fellows')], 'Ogre', true],
    ['from its colors, others', [one('it', 'Bear'), one('fellows', 'Fellows')], 'Ogre', false],
    ['from the colors of permanents', [one('it', 'Bear'), one('red', 'Flametongue'), one('lattice', 'Lattice')], 'Ogre', true],
    ['from the colors of permanents, others', [one('it', 'Bear'), one('lattice', 'Lattice')], 'Ogre', false],
    ['from mana values', [one('it', 'Golem'), one('stairs', 'Stairs')], 'Ogre', true],
    ['from mana values, others', [one('it', 'Golem'), one('stairs', 'Stairs')], 'Bear', false],
    ['from a creature type', [one('it', 'Kavu Hunter')], 'Flametongue', true],
    ['from another creature type', [one('it', 'Kavu Hunter')], 'Ogre', false],
  ] as const)('CR 702.16e: %s', (_, a, source, expected) => {
    const state = on([...a], [one('source', source)]);
    expect(isPrevented(state, 'source', 'it')).toBe(expected);
  });

  it('CR 702.16k: what its controller controls is kept off by no protection from opponents', () => {
    expect(isPrevented(on([one('it', 'Foes'), one('own', 'Ogre')]), 'own', 'it')).toBe(false);
  });

  it('CR 702.16b: what has the quality can not target it', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('each', 'Each'), one('bear', 'Bear')] },
      b: { hand: [one('bolt', 'Bolt')], manaPool: '{R}' },
    });
    const theirs: GameState = { ...state, priority: 'b' };
    expect(refusal(theirs, { kind: 'cast', card: 'bolt', targets: ['each'] }).rules).toContain('702.16b');
    expect(kinds(done(theirs, { kind: 'cast', card: 'bolt', targets: ['bear'] }).events)).toContain('SpellCast');
  });

  it.each([
    ['artifacts', 'Golem', true],
    ['artifacts', 'Ogre', false],
    ['R', 'Ogre', true],
    ['R', 'Golem', false],
  ])('CR 608.2d: one of several qualities is chosen as it resolves: %s against %s', (choice, source, expected) => {
    const state = on([one('it', 'Bear')], [one('source', source)]);
    const after = played(state, { kind: 'cast', card: 'barrier', targets: ['it'] }, { kind: 'resolve', choose: [choice] });
    expect(isPrevented(after, 'source', 'it')).toBe(expected);
  });

  it('CR 608.2d: the card type of a choice is chosen as it resolves', () => {
    const state = on([one('it', 'Bear'), one('guard', 'Guard')], [one('source', 'Golem')]);
    const after = played(
      state,
      { kind: 'activate', permanent: 'guard', ability: 0, targets: ['it'] },
      { kind: 'resolve', choose: ['creature'] },
    );
    const it = layered(after).view.object('it');
    expect(it === undefined ? [] : keywordsOf(it).map(({ name }) => name)).toEqual(['protection']);
    expect(isPrevented(after, 'source', 'it')).toBe(true);
  });
});

describe('protection of a player', () => {
  it.each([
    ['from a name', [one('halo', 'Halo', { chosen: { card: 'Ogre' } })], 'Ogre', true],
    ['from a name, another', [one('halo', 'Halo', { chosen: { card: 'Ogre' } })], 'Golem', false],
    ['from a card type', [one('emissary', 'Emissary', { chosen: { type: 'artifact' } })], 'Golem', true],
    ['from a card type, another', [one('emissary', 'Emissary', { chosen: { type: 'artifact' } })], 'Ogre', false],
  ] as const)('CR 702.16e: %s', (_, a, source, expected) => {
    expect(isPrevented(on([...a], [one('source', source)]), 'source', 'a')).toBe(expected);
  });

  it('CR 702.16a: what is said of a player and of objects protects both', () => {
    const state = on([one('emissary', 'Emissary', { chosen: { type: 'artifact' } }), one('bear', 'Bear')], [one('source', 'Golem')]);
    expect(['bear', 'emissary', 'a', 'b'].map((id) => isPrevented(state, 'source', id))).toEqual([true, true, true, false]);
  });

  it('CR 608.2d: from a color of choice, until the turn ends', () => {
    const state = table(CARDS, {
      a: { hand: [one('tiger', 'Tiger')] },
      b: { battlefield: [one('source', 'Ogre')], library: [{ card: 'Bear', count: 3 }] },
    });
    const after = played(state, { kind: 'cast', card: 'tiger' }, { kind: 'resolve', choose: ['R'] });
    expect(isPrevented(after, 'source', 'a')).toBe(true);
    expect(isPrevented(played(after, { kind: 'advance', turns: 1 }), 'source', 'a')).toBe(false);
  });

  it('CR 702.16b: it can not be targeted by what has the quality', () => {
    const bolts = { hand: [one('bolt', 'Bolt')], manaPool: '{R}' };
    const guarded = table(CARDS, { a: { battlefield: [one('halo', 'Halo', { chosen: { card: 'Bolt' } })] }, b: bolts });
    expect(refusal({ ...guarded, priority: 'b' }, { kind: 'cast', card: 'bolt', targets: ['a'] }).rules).toContain('101.2');
    expect(kinds(done({ ...guarded, priority: 'b' }, { kind: 'cast', card: 'bolt', targets: ['b'] }).events)).toContain('SpellCast');
  });

  it('CR 702.16c: an Aura with the quality does not stay on it', () => {
    const state = table(CARDS, {
      a: { battlefield: [one('halo', 'Halo', { chosen: { card: 'Curse' } }), one('bear', 'Bear')] },
      b: { battlefield: [one('curse', 'Curse', { attachedTo: 'a' })] },
    });
    const after = played(state, { kind: 'gainLife', player: 'a', amount: 1 });
    expect(after.permanents.has('curse')).toBe(false);
  });
});
