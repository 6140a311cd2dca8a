import { describe, expect, it } from 'vitest';
import { type Action, bandmatesOf, type CompiledCard, type GameState, wouldFight } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage, lifeOf, played, refusedBy, whereIs } from '../support/combat.ts';

/** 702.22: attacking in bands, what blocks them, and who divides damage where creatures with banding fight. */

const CARDS: readonly CompiledCard[] = [
  creature('Hero', '1/1', 'Banding'),
  creature('Squire', '1/3', 'Banding'),
  creature('Bear', 2),
  creature('Ox', 4),
  creature('Bird', 1, 'Flying'),
  creature('Menace', 3, 'Menace'),
  creature('Wolf', 2, 'Bands with other Wolves', 'Creature — Wolf'),
  creature('Cub', 1, '', 'Creature — Wolf'),
  creature('Chief', 2, 'Bands with other Wolves', 'Creature — Bear'),
  creature('Ram', 2, 'Whenever this creature becomes blocked, it gets +2/+0 until end of turn.'),
  creature('Wall', '0/9', '', 'Creature — Wall'),
  creature('Fist', '3/3'),
  creature('Twin', '4/4', 'This creature can block an additional creature each combat.'),
  creature('Basilisk', 1, 'Whenever this creature blocks a creature, put a +1/+1 counter on this creature.'),
  creature('Boar', 5, 'Trample'),
  card('Plain', 'Artifact', '{0}: Target creature loses banding until end of turn.'),
  card('Walker', 'Legendary Planeswalker — Jace', '', { loyalty: '3' }),
];
const game = boardsOf(CARDS);
const inBands = (action: Action, ...bands: readonly (readonly string[])[]): Action =>
  action.kind === 'attack' ? { ...action, bands } : action;
const walker = { id: 'Walker', card: 'Walker', counters: { loyalty: 3 } };
const attackers = ['Hero', 'Squire', 'Bear', 'Ox', 'Wolf', 'Cub', 'Chief'];

describe('CR 702.22c: what may attack in a band', () => {
  it.each([
    ['CR 702.22c: one with banding and one without', ['Hero', 'Bear'], [['Hero', 'Bear']]],
    ['CR 702.22c: any number with banding and one without', ['Hero', 'Squire', 'Ox'], [['Hero', 'Squire', 'Ox']]],
    ['CR 702.22c: a creature with banding by itself', ['Hero'], [['Hero']]],
    [
      'CR 702.22c: several bands',
      ['Hero', 'Bear', 'Squire', 'Ox'],
      [
        ['Hero', 'Bear'],
        ['Squire', 'Ox'],
      ],
    ],
    ['CR 702.22c: creatures of a quality, one of which bands with others of it', ['Wolf', 'Cub'], [['Wolf', 'Cub']]],
    ['CR 702.22c: one with "bands with other" as the one without banding', ['Hero', 'Wolf'], [['Hero', 'Wolf']]],
  ])('%s', (_, ids, bands) => {
    const { state } = played(game({ a: ids, b: [] }), inBands(attack(...ids), ...bands));
    for (const band of bands) for (const id of band) expect(bandmatesOf(state, id)).toEqual(band.filter((one) => one !== id));
  });

  it.each<[string, readonly string[], readonly (readonly string[])[], string]>([
    ['CR 702.22c: two without banding', ['Hero', 'Bear', 'Ox'], [['Hero', 'Bear', 'Ox']], '702.22c'],
    ['CR 702.22c: none with banding', ['Bear', 'Ox'], [['Bear', 'Ox']], '702.22c'],
    ['CR 702.22c: a quality that not all have', ['Wolf', 'Bear'], [['Wolf', 'Bear']], '702.22c'],
    ['CR 702.22c: who bands with others of a quality has it as well', ['Chief', 'Wolf', 'Bear'], [['Chief', 'Wolf', 'Bear']], '702.22c'],
    ['CR 702.22c: a quality that the creature itself lacks', ['Chief', 'Cub'], [['Chief', 'Cub']], '702.22c'],
    [
      'CR 702.22c: a creature in two bands',
      ['Hero', 'Squire', 'Bear'],
      [
        ['Hero', 'Bear'],
        ['Squire', 'Bear'],
      ],
      '702.22c',
    ],
    ['CR 508.1e: one that does not attack', ['Hero'], [['Hero', 'Bear']], '508.1e'],
    ['CR 702.22d: creatures that attack different players', ['Hero', 'Bear>c'], [['Hero', 'Bear']], '702.22d'],
    ['CR 702.22d: a player and a planeswalker', ['Hero', 'Bear>Walker'], [['Hero', 'Bear']], '702.22d'],
  ])('refuses %s', (_, ids, bands, rule) => {
    const state = game({ a: attackers, b: [walker], c: [] });
    expect(refusedBy(state, inBands(attack(...ids), ...bands)).rules).toContain(rule);
  });

  it('CR 702.22c: nothing attacks in a band that is not said to', () => {
    expect(bandmatesOf(played(game({ a: ['Hero', 'Bear'], b: [] }), attack('Hero', 'Bear')).state, 'Hero')).toEqual([]);
  });

  it('CR 702.22d: a band attacks a planeswalker', () => {
    const { state } = played(game({ a: ['Hero', 'Bear'], b: [walker] }), inBands(attack('Hero>Walker', 'Bear>Walker'), ['Hero', 'Bear']));
    expect(bandmatesOf(state, 'Bear')).toEqual(['Hero']);
  });
});

describe('CR 702.22h: what blocks a band', () => {
  const fought = (a: readonly string[], b: readonly string[], ...blocks: readonly string[]) =>
    played(game({ a, b }), inBands(attack(...a), a), block(...blocks));

  it('CR 702.22h: blocks each of it, however it evades', () => {
    const { state } = fought(['Hero', 'Bird'], ['Wall'], 'Wall>Hero');
    expect(state.permanents.get('Wall')?.blocking).toEqual(['Hero', 'Bird']);
    expect(['Hero', 'Bird'].map((id) => state.permanents.get(id)?.attacking?.blocked)).toEqual([true, true]);
  });
  it('CR 509.1b: but cannot be declared for one that it cannot block', () => {
    const state = played(game({ a: ['Hero', 'Bird'], b: ['Wall'] }), inBands(attack('Hero', 'Bird'), ['Hero', 'Bird'])).state;
    expect(refusedBy(state, block('Wall>Bird')).rules).toContain('702.9');
  });
  it('CR 702.22h: one blocker is enough for one with menace in it', () => {
    expect(fought(['Hero', 'Menace'], ['Wall'], 'Wall>Hero').state.permanents.get('Menace')?.attacking?.blocked).toBe(true);
  });
  it('CR 702.22h: what blocks a creature outside leaves the band alone', () => {
    const state = game({ a: ['Hero', 'Bear', 'Ox'], b: ['Wall'] });
    const after = played(state, inBands(attack('Hero', 'Bear', 'Ox'), ['Hero', 'Bear']), block('Wall>Ox'));
    expect(['Hero', 'Bear', 'Ox'].map((id) => after.state.permanents.get(id)?.attacking?.blocked)).toEqual([false, false, true]);
  });
  it('CR 702.22h: two that block different creatures of it both block all of it', () => {
    const { state } = fought(['Hero', 'Bear'], ['Wall', 'Fist'], 'Wall>Hero', 'Fist>Bear');
    expect(new Set(state.permanents.get('Fist')?.blocking)).toEqual(new Set(['Hero', 'Bear']));
    expect(new Set(state.permanents.get('Wall')?.blocking)).toEqual(new Set(['Hero', 'Bear']));
  });
  it('CR 509.3c: each of it becomes blocked', () => {
    const { state } = played(fought(['Hero', 'Ram'], ['Wall'], 'Wall>Hero').state, { kind: 'resolve', all: true });
    expect(lifeOf({ state }, 'b')).toBe(20);
    expect(whereIs(played(state, damage()), 'Wall')).toBe(5);
  });
  it('CR 509.3b: the blocker blocks each of it', () => {
    const { state } = played(fought(['Hero', 'Bear'], ['Basilisk'], 'Basilisk>Bear').state, { kind: 'resolve', all: true });
    expect(state.permanents.get('Basilisk')?.counters.get('+1/+1')).toBe(2);
  });
  it('CR 702.22e: losing banding later does not end it', () => {
    const begun = played(game({ a: ['Hero', 'Bear', 'Plain'], b: ['Wall'] }), inBands(attack('Hero', 'Bear'), ['Hero', 'Bear'])).state;
    const lost = played(begun, { kind: 'activate', permanent: 'Plain', ability: 0, targets: ['Hero'] }, { kind: 'resolve' });
    const { state } = played(lost.state, block('Wall>Bear'));
    expect(state.permanents.get('Wall')?.blocking).toEqual(['Bear', 'Hero']);
  });
});

describe('CR 702.22f: what leaves combat leaves its band', () => {
  it('CR 702.22f: is not blocked with it', () => {
    const start = game({ a: ['Hero', 'Bear', 'Squire'], b: ['Wall'] });
    const begun = played(start, inBands(attack('Hero', 'Bear', 'Squire'), ['Hero', 'Bear', 'Squire'])).state;
    const { state } = played(begun, { kind: 'gainControl', player: 'b', permanent: 'Bear' }, block('Wall>Hero'));
    expect(bandmatesOf(state, 'Hero')).toEqual(['Squire']);
    expect(state.permanents.get('Wall')?.blocking).toEqual(['Hero', 'Squire']);
  });
});

describe('CR 702.22j-k: who divides damage', () => {
  const divisions = (state: GameState) => {
    const found = wouldFight(state, { kind: 'combatDamage' });
    if (!found.ok) throw new Error(found.error.message);
    return new Set(found.value.outcomes.flatMap(({ choices }) => choices.map(({ by }) => by)));
  };
  it('CR 702.22k: the attacking player divides what a blocker deals to a band', () => {
    const { state } = played(
      game({ a: ['Hero', 'Bear'], b: ['Fist'] }),
      inBands(attack('Hero', 'Bear'), ['Hero', 'Bear']),
      block('Fist>Bear'),
    );
    expect(divisions(state)).toEqual(new Set(['a']));
    const after = played(state, damage('Fist>Hero>3'));
    expect([whereIs(after, 'Hero'), whereIs(after, 'Bear'), whereIs(after, 'Fist')]).toEqual(['graveyard', 0, 'graveyard']);
  });
  it('CR 702.22k: of two Wolves one of which bands with others, too', () => {
    const { state } = played(game({ a: ['Wolf', 'Cub'], b: ['Fist'] }), inBands(attack('Wolf', 'Cub'), ['Wolf', 'Cub']), block('Fist>Cub'));
    expect(divisions(state)).toEqual(new Set(['a']));
  });
  it('CR 702.22k: of a Wolf that bands with other Wolves and one that is none its controller divides', () => {
    const { state } = played(game({ a: ['Wolf', 'Bear'], b: ['Twin'] }), attack('Wolf', 'Bear'), block('Twin>Wolf', 'Twin>Bear'));
    expect(divisions(state)).toEqual(new Set(['b']));
  });
  it('CR 702.22j: Wolves that block one creature', () => {
    const { state } = played(game({ a: ['Fist'], b: ['Wolf', 'Cub'] }), attack('Fist'), block('Wolf>Fist', 'Cub>Fist'));
    expect(divisions(state)).toEqual(new Set(['b']));
  });
  it('CR 702.22b: what loses banding loses "bands with other"', () => {
    const enchanted = boardsOf([...CARDS, card('Dull', 'Enchantment', 'Creatures lose banding.')]);
    const state = enchanted({ a: ['Wolf', 'Cub', 'Dull'], b: [] });
    expect(refusedBy(state, inBands(attack('Wolf', 'Cub'), ['Wolf', 'Cub'])).rules).toContain('702.22c');
  });
  it('CR 702.19b: a blocker of the band needs lethal damage of all of it before trample goes on', () => {
    const state = game({ a: ['Hero', 'Boar'], b: ['Ox'] });
    const begun = played(state, inBands(attack('Hero', 'Boar'), ['Hero', 'Boar']), block('Ox>Hero')).state;
    const after = played(begun, damage('Boar>Ox>3', 'Boar>b>2', 'Ox>Hero>4'));
    expect([lifeOf(after, 'b'), whereIs(after, 'Ox'), whereIs(after, 'Boar')]).toEqual([18, 'graveyard', 0]);
  });
});

describe('CR 702.22: bands of a board that is described in combat', () => {
  it('CR 702.22h: what blocks one blocks each', () => {
    const a = ['Hero', 'Bear'].map((id) => ({ id, card: id, attacking: 'b', band: 1 }));
    const state = game({ a, b: [{ id: 'Wall', card: 'Wall', blocking: 'Bear' }] }, { step: 'DECLARE_BLOCKERS' });
    expect(state.permanents.get('Wall')?.blocking).toEqual(['Bear', 'Hero']);
    expect(state.permanents.get('Hero')?.attacking).toEqual({ whom: 'b', defending: 'b', blocked: true, band: 1 });
  });
});
