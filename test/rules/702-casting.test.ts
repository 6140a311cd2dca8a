import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { characteristicsOf, type GameState, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What follows from the alternative cost or keyword that a spell was cast with. */

const CARDS = [
  card('Runner', 'Creature — Orc', 'Dash {R}', { manaCost: '{3}{R}', power: '3', toughness: '1' }),
  card('Blitzer', 'Creature — Human', 'Blitz {R}', { manaCost: '{3}{R}', power: '3', toughness: '1' }),
  card('Warper', 'Creature — Alien', 'Warp {R}', { manaCost: '{3}{R}', power: '3', toughness: '1' }),
  card('Spark', 'Creature — Elemental', 'When this creature enters, you gain 2 life.\nEvoke {R}', {
    manaCost: '{3}{R}',
    power: '3',
    toughness: '1',
  }),
  card('Echoing', 'Sorcery', 'You gain 2 life.\nRebound', { manaCost: '{R}' }),
  card('Again', 'Instant', 'You gain 2 life.\nFlashback {R}', { manaCost: '{3}{R}' }),
  card('Kept', 'Instant', 'You gain 2 life.\nBuyback {R}', { manaCost: '{R}' }),
  card('Cheap', 'Sorcery', 'You gain 2 life.\nSpectacle {R}', { manaCost: '{3}{R}' }),
  card('Hidden', 'Creature — Bear', 'Flying\nMorph {G}', { manaCost: '{3}{R}', power: '5', toughness: '5' }),
  card('No', 'Instant', 'Counter target spell.', { manaCost: '{U}' }),
  card('Blank', 'Sorcery'),
];

const LIBRARY = { library: Array.from({ length: 9 }, () => ({ card: 'Blank' })) };
const table = (name: string, manaPool: string, a: Partial<PlayerSetup> = {}): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, ...LIBRARY, hand: [{ id: 'spell', card: name }], manaPool, ...a },
    { id: 'b', life: 20, ...LIBRARY },
  ]);
const cast = (more: Partial<Extract<Action, { kind: 'cast' }>> = {}): Action => ({ kind: 'cast', card: 'spell', ...more });
const resolve: Action = { kind: 'resolve', all: true };
const endStep: Action = { kind: 'advance', to: 'END' };
/** From a's turn to the upkeep of their next one. */
const nextUpkeepOfA = (state: GameState): GameState => played(state, { kind: 'advance', to: 'UPKEEP' }, { kind: 'advance', to: 'UPKEEP' });
const handOf = (state: GameState): number => state.players[0]?.hand.length ?? 0;
const keywords = (state: GameState): readonly string[] =>
  characteristicsOf(state, 'spell')?.abilities.flatMap(({ ability }) =>
    ability.kind === 'keywords' ? ability.keywords.map(({ name }) => name) : [],
  ) ?? [];

describe('permanents by how they were cast', () => {
  it.each([
    { rule: '702.109a', name: 'Runner', alternative: 'dash', ends: 'hand' },
    { rule: '702.152a', name: 'Blitzer', alternative: 'blitz', ends: 'graveyard' },
    { rule: '702.185a', name: 'Warper', alternative: 'warp', ends: 'exile' },
  ])('CR $rule: $alternative: goes to the $ends at the beginning of the next end step', ({ name, alternative, ends }) => {
    const state = played(table(name, '{R}'), cast({ alternative }), resolve);
    expect(zoneOf(state, 'spell')).toBe('battlefield');
    expect(keywords(state).includes('haste')).toBe(alternative !== 'warp');
    expect(zoneOf(played(state, endStep, resolve), 'spell')).toBe(ends);
  });

  it('CR 702.109a: cast for its mana cost it stays', () => {
    expect(zoneOf(played(table('Runner', '{R}{R}{R}{R}'), cast(), resolve, endStep), 'spell')).toBe('battlefield');
  });

  it('CR 702.152a: a card is drawn as it dies', () => {
    const state = played(table('Blitzer', '{R}'), cast({ alternative: 'blitz' }), resolve);
    const died = played(state, { kind: 'destroy', permanents: ['spell'] }, resolve);
    expect(handOf(died)).toBe(handOf(state) + 1);
  });

  it('CR 702.185a: what was warped may be cast from exile', () => {
    const start = table('Warper', '{R}{R}{R}{R}');
    const state = played(start, cast({ alternative: 'warp' }), resolve, endStep, resolve);
    expect(zoneOf(state, 'spell')).toBe('exile');
    const later = played(nextUpkeepOfA(state), { kind: 'advance', to: 'PRECOMBAT_MAIN' });
    expect([later.active, later.step, later.stack.length]).toEqual(['a', 'PRECOMBAT_MAIN', 0]);
    expect(refusal(later, cast()).rules).toContain('601.2');
    const paid = { ...later, players: later.players.map((one) => ({ ...one, manaPool: start.players[0]?.manaPool ?? [] })) };
    expect(zoneOf(played(paid, cast(), resolve), 'spell')).toBe('battlefield');
  });

  it('CR 702.74a: evoked, it is sacrificed as it has entered, and what triggers by that does so', () => {
    const state = played(table('Spark', '{R}'), cast({ alternative: 'evoke' }), {
      kind: 'resolve',
      choose: ['spell: evoke'],
    });
    expect(state.stack.length).toBe(2);
    const after = played(state, resolve);
    expect([zoneOf(after, 'spell'), lifeOf(after)]).toEqual(['graveyard', 22]);
    expect(zoneOf(played(table('Spark', '{R}{R}{R}{R}'), cast(), resolve), 'spell')).toBe('battlefield');
  });

  it('CR 702.37c: face down it is a 2/2 without a name', () => {
    const state = played(table('Hidden', '{R}{R}{R}'), cast({ alternative: 'morph' }), resolve);
    const seen = characteristicsOf(state, 'spell');
    expect([seen?.power, seen?.toughness, seen?.name]).toEqual([2, 2, '']);
    expect(keywords(state)).toEqual([]);
  });
});

describe('instants and sorceries by how they were cast', () => {
  it('CR 702.88a: rebound exiles it, and it is cast from there in the next upkeep', () => {
    const state = played(table('Echoing', '{R}'), cast(), resolve);
    expect([zoneOf(state, 'spell'), lifeOf(state)]).toEqual(['exile', 22]);
    const upkeep = nextUpkeepOfA(state);
    const after = played(upkeep, { kind: 'resolve', choose: ['yes'] }, resolve);
    expect([zoneOf(after, 'spell'), lifeOf(after)]).toEqual(['graveyard', 24]);
  });

  it('CR 702.34a: flashed back it is exiled, also where it is countered', () => {
    const graveyard = [{ id: 'spell', card: 'Again' }];
    const start = table('Again', '{R}{U}', { graveyard, hand: [{ id: 'no', card: 'No' }] });
    const flashed = played(start, cast({ alternative: 'flashback' }));
    expect(zoneOf(played(flashed, resolve), 'spell')).toBe('exile');
    expect(zoneOf(played(flashed, { kind: 'cast', card: 'no', targets: ['spell'] }, resolve), 'spell')).toBe('exile');
  });

  it('CR 702.27a: bought back it goes to its owner’s hand', () => {
    expect(zoneOf(played(table('Kept', '{R}{R}'), cast({ kicked: ['buyback'] }), resolve), 'spell')).toBe('hand');
    expect(zoneOf(played(table('Kept', '{R}'), cast(), resolve), 'spell')).toBe('graveyard');
  });

  it('CR 702.137a: spectacle is open once an opponent has lost life', () => {
    const start = table('Cheap', '{R}');
    expect(refusal(start, cast({ alternative: 'spectacle' })).message).not.toBe('');
    const hurt = played(start, { kind: 'loseLife', player: 'b', amount: 1 });
    expect(lifeOf(played(hurt, cast({ alternative: 'spectacle' }), resolve))).toBe(22);
  });
});

describe('overload', () => {
  const cards = [
    card('Burn All', 'Instant', '~ deals 3 damage to target creature you don’t control.\nOverload {R}'.replaceAll('’', "'"), {
      manaCost: '{R}',
    }),
    card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
    card('Sage', 'Creature — Elf', 'Hexproof', { manaCost: '{1}{G}', power: '1', toughness: '1' }),
  ];
  const start = game(cards, [
    { id: 'a', manaPool: '{R}', hand: [{ id: 'spell', card: 'Burn All' }], battlefield: [{ id: 'mine', card: 'Bear' }] },
    {
      id: 'b',
      battlefield: [
        { id: 'one', card: 'Bear' },
        { id: 'two', card: 'Sage' },
      ],
    },
  ]);

  it('CR 702.96a: "each" stands in the place of "target", so that nothing is targeted', () => {
    const state = played(start, { kind: 'cast', card: 'spell', alternative: 'overload' }, { kind: 'resolve' });
    expect(['mine', 'one', 'two'].map((id) => zoneOf(state, id))).toEqual(['battlefield', 'graveyard', 'graveyard']);
  });

  it('CR 601.2c: for its mana cost it has its one target', () => {
    const state = played(start, { kind: 'cast', card: 'spell' }, { kind: 'resolve' });
    expect(['mine', 'one', 'two'].map((id) => zoneOf(state, id))).toEqual(['battlefield', 'graveyard', 'battlefield']);
  });
});
