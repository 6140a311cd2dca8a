import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { type GameState, legalActions, type PlayerSetup, playerOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What goes with a player who has lost, while others play on. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Grip', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.', { manaCost: '{U}' }),
  card('Cage', 'Enchantment', 'When this enchantment enters, exile target creature until this enchantment leaves the battlefield.'),
  card('Mourner', 'Creature — Zombie', 'Whenever another creature dies, you gain 1 life.', { power: '1', toughness: '1' }),
  card('Watcher', 'Creature — Spirit', 'Whenever another creature leaves the battlefield, you gain 1 life.', {
    power: '1',
    toughness: '1',
  }),
  card('Fire', 'Sorcery', 'Each opponent loses 3 life.', { manaCost: '{R}' }),
  card('Spark', 'Instant', 'Spark deals 3 damage to target opponent.', { manaCost: '{R}' }),
  card('Pinger', 'Creature — Wizard', '{T}: You gain 1 life.', { power: '1', toughness: '1' }),
  card('Peak', 'Basic Land — Mountain'),
];

const threeWith = (b: Partial<PlayerSetup>, a: Partial<PlayerSetup> = {}, c: Partial<PlayerSetup> = {}, active = 'a'): GameState =>
  game(
    CARDS,
    [
      { id: 'a', ...a, battlefield: [{ id: 'peak', card: 'Peak' }, { id: 'peak2', card: 'Peak' }, ...(a.battlefield ?? [])] },
      { id: 'b', ...b },
      { id: 'c', ...c },
    ],
    { active },
  );

/** Something that is done so that what is due is looked for: who has no life loses. */
const CHECK: Action = { kind: 'tap', permanents: ['peak'] };

describe('a player who leaves the game while others play on', () => {
  it('CR 800.4a: takes along what they own, in every zone and whoever controls it', () => {
    const before = threeWith(
      {
        life: 0,
        battlefield: [{ id: 'bear', card: 'Bear' }],
        hand: [{ id: 'fire', card: 'Fire' }],
        library: [{ id: 'deep', card: 'Bear' }],
      },
      { battlefield: [{ id: 'lent', card: 'Bear', owner: 'b' }] },
    );
    const { state, events } = done(before, CHECK);
    for (const id of ['bear', 'fire', 'deep', 'lent']) expect(zoneOf(state, id), id).toBe('ceased');
    expect(kinds(events)).toContain('PlayerLeft');
    expect(playerOf(state, 'b')).toMatchObject({ hand: [], library: [], lost: 'life' });
  });

  it.each([
    { active: 'a', monarch: 'b', heir: 'a' },
    { active: 'b', monarch: 'b', heir: 'c' },
    { active: 'a', monarch: 'c', heir: 'c' },
  ])('CR 725.4: in the turn of $active, with $monarch the monarch, the monarch is $heir', ({ active, monarch, heir }) => {
    const before = game(
      CARDS,
      [
        { id: 'a', battlefield: [{ id: 'peak', card: 'Peak' }] },
        { id: 'b', life: 0, battlefield: [{ id: 'bear', card: 'Bear' }] },
        { id: 'c' },
      ],
      { active, monarch },
    );
    expect(played(before, CHECK).monarch).toBe(heir);
  });

  it('CR 603.6c, 800.4a: what leaves with its owner leaves the battlefield and does not die', () => {
    const before = threeWith(
      { life: 0, battlefield: [{ id: 'bear', card: 'Bear' }] },
      {
        battlefield: [
          { id: 'mourner', card: 'Mourner' },
          { id: 'watcher', card: 'Watcher' },
        ],
      },
    );
    const { state } = done(before, CHECK);
    expect(state.stack.map(({ text }) => text)).toEqual(['Whenever another creature leaves the battlefield, you gain 1 life.']);
  });

  it('CR 800.4a: what they still control is exiled, and what an effect of theirs took goes back', () => {
    const before = threeWith(
      {
        life: 0,
        battlefield: [
          { id: 'borrowed', card: 'Bear', owner: 'c' },
          { id: 'grip', card: 'Grip', attachedTo: 'taken' },
        ],
      },
      {},
      { battlefield: [{ id: 'taken', card: 'Bear' }] },
    );
    const state = played(before, CHECK);
    expect([zoneOf(state, 'borrowed'), zoneOf(state, 'grip'), zoneOf(state, 'taken')]).toEqual(['exile', 'ceased', 'battlefield']);
  });

  it('CR 610.3, 800.4a: what was away until something of theirs left returns', () => {
    const before = threeWith(
      { hand: [{ id: 'cage', card: 'Cage' }] },
      { hand: [{ id: 'fire', card: 'Fire' }] },
      { battlefield: [{ id: 'bear', card: 'Bear' }] },
      'b',
    );
    const caged = played(before, { kind: 'cast', card: 'cage', by: 'b', free: true }, { kind: 'resolve' }, { kind: 'resolve', choose: [] });
    expect(zoneOf(caged, 'bear')).toBe('exile');
    const state = played(caged, { kind: 'setLife', player: 'b', to: 0 });
    expect([zoneOf(state, 'cage'), zoneOf(state, 'bear')]).toEqual(['ceased', 'battlefield']);
  });

  it('CR 405.6h, 800.4a: their abilities on the stack cease to exist', () => {
    const before = threeWith({ life: 3, battlefield: [{ id: 'pinger', card: 'Pinger' }] }, { hand: [{ id: 'spark', card: 'Spark' }] });
    const pinged = played(
      before,
      { kind: 'activate', by: 'b', permanent: 'pinger', ability: 0 },
      { kind: 'cast', card: 'spark', free: true, targets: ['b'] },
    );
    const state = played(pinged, { kind: 'resolve' });
    expect([state.stack.length, lifeOf(state, 'b'), playerOf(state, 'b')?.lost]).toEqual([0, 0, 'life']);
  });

  it('CR 104.5: nobody can target them, and “each opponent” means them no longer', () => {
    const before = threeWith(
      { life: 0 },
      {
        hand: [
          { id: 'spark', card: 'Spark' },
          { id: 'fire', card: 'Fire' },
        ],
      },
    );
    const state = played(before, CHECK);
    expect(refusal(state, { kind: 'cast', card: 'spark', free: true, targets: ['b'] }).message).toMatch(/b/);
    const after = played(state, { kind: 'cast', card: 'fire', free: true }, { kind: 'resolve' });
    expect([lifeOf(after, 'b'), lifeOf(after, 'c')]).toEqual([0, 17]);
  });

  it('CR 800.4j: their turn goes on without an active player, and the next turn is that of the next one', () => {
    const before = threeWith({ life: 0 }, {}, { hand: [{ id: 'bear', card: 'Bear' }] }, 'b');
    const state = played(before, CHECK);
    expect([state.active, state.priority]).toEqual(['b', 'c']);
    expect(legalActions(state, 'b')).toEqual([]);
    const next = played(state, { kind: 'advance', to: 'UPKEEP' });
    expect([next.active, next.turn]).toEqual(['c', state.turn + 1]);
  });

  it('CR 800.4a: nothing is done to them, and nothing goes on once the game is over', () => {
    const gone = played(threeWith({ life: 0 }), CHECK);
    const life = refusal(gone, { kind: 'gainLife', player: 'b', amount: 30 });
    const control = refusal(gone, { kind: 'gainControl', player: 'b', permanent: 'peak' });
    expect([life.rules, control.rules].every((rules) => rules.includes('800.4a'))).toBe(true);
    const over = played(gone, { kind: 'setLife', player: 'c', to: 0 });
    expect(refusal(over, { kind: 'advance', turns: 1 }).rules).toContain('104.1');
  });

  it('CR 104.2a: nothing leaves where the game is over', () => {
    const before = game(CARDS, [
      { id: 'a', battlefield: [{ id: 'peak', card: 'Peak' }] },
      { id: 'b', life: 0, battlefield: [{ id: 'bear', card: 'Bear' }] },
    ]);
    const { state, events } = done(before, CHECK);
    expect([zoneOf(state, 'bear'), kinds(events).includes('PlayerLeft')]).toEqual(['battlefield', false]);
  });
});
