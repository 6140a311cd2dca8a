import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { layered } from '../../engine/characteristics/layers.ts';
import { compileCard } from '../../engine/compiler/compile.ts';
import { type GameState, legalActions, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Spells with more in their text than stands on one card or half, and gifts: splice, fuse, bestow, gift. */

const half = (name: string, manaCost: string, oracleText: string) => ({ name, manaCost, oracleText, typeLine: 'Sorcery' });
const CARDS = [
  card('Arcana', 'Instant — Arcane', 'You gain 1 life.', { manaCost: '{W}' }),
  card('Plain', 'Instant', 'You gain 1 life.', { manaCost: '{W}' }),
  card('Spliced', 'Instant — Arcane', 'Spliced deals 2 damage to any target.\nSplice onto Arcane {R}', { manaCost: '{1}{R}' }),
  card('Paid', 'Instant — Arcane', 'You gain 5 life.\nSplice onto Arcane—Discard a card.', { manaCost: '{4}{W}' }),
  compileCard({
    name: 'Left // Right',
    typeLine: 'Sorcery // Sorcery',
    layout: 'split',
    faces: [half('Left', '{W}', 'You gain 2 life.\nFuse'), half('Right', '{R}', 'Destroy target creature.\nFuse')],
  }),
  card('Nymph', 'Enchantment Creature — Nymph', 'Bestow {2}{W}\nFlying\nEnchanted creature gets +2/+2.', {
    manaCost: '{W}',
    power: '1',
    toughness: '1',
  }),
  card('Present', 'Instant', 'Gift a card\nDestroy target creature. If the gift was promised, you gain 4 life.', { manaCost: '{W}' }),
  card('Giver', 'Creature — Rabbit', 'Gift a tapped Fish\nWhen this creature enters, if the gift was promised, you gain 3 life.', {
    manaCost: '{W}',
    power: '1',
    toughness: '1',
  }),
  card('Kin', 'Enchantment', 'Whenever you cast a creature spell, you gain 1 life.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Blank', 'Sorcery'),
];

const table = (a: Partial<PlayerSetup>, players: readonly string[] = ['b']): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, ...a },
    ...players.map((id) => ({
      id,
      life: 20,
      library: [{ card: 'Blank' }, { card: 'Blank' }],
      ...(id === 'b' ? { battlefield: [{ id: 'bear', card: 'Bear' }] } : {}),
    })),
  ]);
const resolve: Action = { kind: 'resolve', all: true };

describe('splice', () => {
  const hand = [
    { id: 'arcana', card: 'Arcana' },
    { id: 'plain', card: 'Plain' },
    { id: 's', card: 'Spliced' },
    { id: 'p', card: 'Paid' },
    { id: 'blank', card: 'Blank' },
  ];

  it('CR 702.47a: its text is added to an Arcane spell for its splice cost, and the card stays in hand', () => {
    const state = played(table({ hand, manaPool: '{W}{R}' }), { kind: 'cast', card: 'arcana', kicked: ['splice s'], targets: ['bear'] });
    expect([zoneOf(state, 's'), poolOf(state)]).toEqual(['hand', '']);
    const done = played(state, resolve);
    expect([lifeOf(done), zoneOf(done, 'bear')]).toEqual([21, 'graveyard']);
  });

  it('CR 702.47a: onto nothing else, and not without its cost', () => {
    const state = table({ hand, manaPool: '{W}{R}' });
    expect(refusal(state, { kind: 'cast', card: 'plain', kicked: ['splice s'], targets: ['bear'] }).field).toBe('kicked');
    expect(
      refusal(table({ hand, manaPool: '{W}' }), { kind: 'cast', card: 'arcana', kicked: ['splice s'], targets: ['bear'] }).rules,
    ).toContain('601.2');
    expect(zoneOf(played(state, { kind: 'cast', card: 's', kicked: [], targets: ['bear'], free: true }), 's')).toBe('stack');
  });

  it('CR 702.47c: several, in the order in which they are named, for costs that are no mana too', () => {
    const cast: Action = { kind: 'cast', card: 'arcana', kicked: ['splice p', 'splice s'], targets: ['b'], choose: ['blank'] };
    const state = played(table({ hand, manaPool: '{W}{R}' }), cast);
    expect(zoneOf(state, 'blank')).toBe('graveyard');
    const done = played(state, resolve);
    expect([lifeOf(done), lifeOf(done, 'b')]).toEqual([26, 18]);
  });

  it('CR 601.2b: it is listed among what may be paid in addition', () => {
    const [option] = legalActions(table({ hand, manaPool: '{W}{R}' }), 'a').filter(
      ({ action }) => action.kind === 'cast' && action.card === 'arcana',
    );
    expect(option?.announcement()?.additional.map(({ name }) => name)).toEqual(['splice s', 'splice p']);
  });
});

describe('fuse', () => {
  const split = { hand: [{ id: 'x', card: 'Left // Right' }], manaPool: '{W}{R}' };

  it('CR 702.102: both halves as one spell from hand, for both costs', () => {
    const state = played(table(split), { kind: 'cast', card: 'x', alternative: 'fuse', targets: ['bear'] });
    expect([poolOf(state), layered(state).view.object('x')?.manaValue]).toEqual(['', 2]);
    const done = played(state, resolve);
    expect([lifeOf(done), zoneOf(done, 'bear')]).toEqual([22, 'graveyard']);
  });

  it('CR 709.3: or one half; and every way is listed once', () => {
    const state = table(split);
    expect(lifeOf(played(state, { kind: 'cast', card: 'x', face: 'Left' }, resolve))).toBe(22);
    expect(
      refusal(table({ ...split, manaPool: '{W}' }), { kind: 'cast', card: 'x', alternative: 'fuse', targets: ['bear'] }).rules,
    ).toContain('601.2');
    const ways = legalActions(state, 'a').flatMap(({ action, alternative }) =>
      action.kind === 'cast' ? [`${action.face} ${alternative}`] : [],
    );
    expect(ways).toEqual(['0 null', '0 fuse', '1 null']);
  });
});

describe('bestow', () => {
  const nymph = { hand: [{ id: 'x', card: 'Nymph' }], manaPool: '{W}{W}{W}', battlefield: [{ card: 'Kin' }] };

  it('CR 702.103b: an Aura spell, that is no creature spell, and an Aura on what it enchants', () => {
    const state = played(table(nymph), { kind: 'cast', card: 'x', alternative: 'bestow', targets: ['bear'] }, resolve);
    const [aura, bear] = [layered(state).view.object('x'), layered(state).view.object('bear')];
    expect([lifeOf(state), state.permanents.get('x')?.attachedTo, aura?.types.has('creature'), bear?.power]).toEqual([
      20,
      'bear',
      false,
      4,
    ]);
    const alone = played(state, { kind: 'destroy', permanents: ['bear'] });
    const creature = layered(alone).view.object('x');
    expect([creature?.types.has('creature'), creature?.power, creature?.subtypes.has('Aura')]).toEqual([true, 1, false]);
  });

  it('CR 702.103f: without its target it becomes a creature', () => {
    const state = played(
      table(nymph),
      { kind: 'cast', card: 'x', alternative: 'bestow', targets: ['bear'] },
      { kind: 'exile', permanents: ['bear'] },
      resolve,
    );
    expect([zoneOf(state, 'x'), layered(state).view.object('x')?.types.has('creature')]).toEqual(['battlefield', true]);
  });
});

describe('gift', () => {
  const present = {
    hand: [
      { id: 'x', card: 'Present' },
      { id: 'g', card: 'Giver' },
    ],
    manaPool: '{W}',
  };

  it('CR 702.174a-b: promised to an opponent, who gets it before anything else is done', () => {
    const cast: Action = { kind: 'cast', card: 'x', kicked: ['gift'], targets: ['bear'] };
    const done = played(table(present), cast, resolve);
    expect([lifeOf(done), zoneOf(done, 'bear'), done.players[1]?.hand.length]).toEqual([24, 'graveyard', 1]);
    const plain = played(table(present), { ...cast, kicked: [] }, resolve);
    expect([lifeOf(plain), plain.players[1]?.hand.length]).toEqual([20, 0]);
  });

  it('CR 702.174a: to one of several opponents', () => {
    const state = table(present, ['b', 'c']);
    expect(refusal(state, { kind: 'cast', card: 'x', kicked: ['gift b', 'gift c'], targets: ['bear'] }).rules).toContain('702.174');
    const done = played(state, { kind: 'cast', card: 'x', kicked: ['gift c'], targets: ['bear'] }, resolve);
    expect([done.players[1]?.hand.length, done.players[2]?.hand.length]).toEqual([0, 1]);
  });

  it('CR 702.174b: of a permanent it is given as that enters', () => {
    const done = played(
      table(present, ['b', 'c']),
      { kind: 'cast', card: 'g', kicked: ['gift c'] },
      { kind: 'resolve', choose: ['g: gift'] },
      resolve,
    );
    const fish = [...done.permanents.values()].filter(({ token }) => token);
    expect([lifeOf(done), fish.map(({ controller, tapped }) => [controller, tapped])]).toEqual([23, [['c', true]]]);
  });
});
