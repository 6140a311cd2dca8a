import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** Abilities on the stack resolve. */

const CARDS: readonly CompiledCard[] = [
  card('Peak', 'Basic Land — Mountain'),
  card('Thorns', 'Enchantment', 'Whenever a player taps a land for mana, this enchantment deals 1 damage to that player.'),
  card('Toll Town', 'Land', 'Whenever this land becomes tapped, it deals 1 damage to you.\n{T}: Add one mana of any color.'),
  card('Obelisk', 'Artifact', "This artifact doesn't untap during your untap step.\n{T}: Add {C}{C}{C}.\n{3}: Untap this artifact."),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Ember', 'Creature — Elemental', 'When this creature dies, it deals damage equal to its power to each opponent.', {
    power: '1',
    toughness: '1',
  }),
  card('Pyre', 'Artifact', '{T}, Sacrifice a creature: You gain life equal to the sacrificed creature’s power.'.replace('’', "'")),
  card('Watch', 'Enchantment', 'At the beginning of your upkeep, if you have exactly 20 life, you gain 5 life.'),
  card('Chain', 'Enchantment', 'Whenever you gain life, you gain 1 life.'),
  card('Spark', 'Creature — Goblin', '{T}: This creature deals 1 damage to each opponent.', { power: '1', toughness: '1' }),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const tap = (permanent: string) => ({ kind: 'tapForMana', permanent }) as const;
const RESOLVE = { kind: 'resolve' } as const;

describe('resolving', () => {
  it('CR 608.2n: an ability resolves and is gone', () => {
    const waiting = played(on({ a: ['Peak', 'Thorns'] }), tap('Peak'));
    const { state, events } = done(waiting, RESOLVE);
    expect(kinds(events)).toEqual(['DamageDealt', 'LifeLost', 'AbilityResolved']);
    expect([lifeOf(waiting), lifeOf(state), state.stack.length, poolOf(state)]).toEqual([20, 19, 0, '{R}']);
  });

  it('CR 608.1: only with something on the stack', () => {
    expect(refusal(on({ a: ['Peak'] }), RESOLVE).rules).toContain('608.1');
    expect(done(on({ a: ['Peak'] }), { ...RESOLVE, all: true }).events).toEqual([]);
  });

  it('CR 405.5: the last one first, or with all of them everything', () => {
    const waiting = played(
      on({
        a: [
          { id: 'x', card: 'Toll Town' },
          { id: 'y', card: 'Toll Town' },
        ],
      }),
      { kind: 'tap', permanents: ['x', 'y'] },
    );
    expect(sourcesOnStack(waiting)).toEqual(['x', 'y']);
    expect(sourcesOnStack(played(waiting, RESOLVE))).toEqual(['x']);
    expect(lifeOf(played(waiting, { ...RESOLVE, all: true }))).toBe(18);
  });

  it('CR 602.2: what was activated: untapping itself', () => {
    const state = played(on({ a: ['Obelisk'] }), tap('Obelisk'), { kind: 'activate', permanent: 'Obelisk', ability: 'Untap' });
    expect(state.permanents.get('Obelisk')?.tapped).toBe(true);
    expect(played(state, RESOLVE).permanents.get('Obelisk')?.tapped).toBe(false);
  });

  it('CR 113.7a: an ability resolves whatever becomes of its source, which did the damage as it last was', () => {
    const waiting = played(
      on({ a: ['Spark'] }),
      { kind: 'activate', permanent: 'Spark', ability: 0 },
      { kind: 'destroy', permanents: ['Spark'] },
    );
    expect(lifeOf(played(waiting, RESOLVE), 'b')).toBe(19);
  });

  it('CR 608.2h: "its power" is what it last was on the battlefield', () => {
    const dead = played(on({ a: [{ id: 'e', card: 'Ember', counters: { '+1/+1': 3 } }] }), { kind: 'destroy', permanents: ['e'] });
    expect(lifeOf(played(dead, RESOLVE), 'b')).toBe(16);
  });

  it('CR 608.2h: of what was sacrificed for the cost too', () => {
    const state = on({ a: ['Pyre', { id: 'bear', card: 'Bear', counters: { '+1/+1': 2 } }] });
    const waiting = played(state, { kind: 'activate', permanent: 'Pyre', ability: 0 });
    expect([zoneOf(waiting, 'bear'), lifeOf(played(waiting, RESOLVE))]).toEqual(['graveyard', 24]);
  });

  it('CR 400.7: an untap meant for what has left and come back does nothing to it', () => {
    const waiting = played(on({ a: ['Obelisk'] }), tap('Obelisk'), { kind: 'activate', permanent: 'Obelisk', ability: 'Untap' });
    const [ability] = waiting.stack;
    expect(ability?.source).toBe('Obelisk');
    const gone = played(waiting, { kind: 'exile', permanents: ['Obelisk'] });
    expect(gone.stack[0]?.source).not.toBe('Obelisk');
    expect(gone.past.size).toBe(1);
    expect(played(gone, RESOLVE).past.size).toBe(0);
  });

  it('CR 603.4, 608.2a: an "if" that is no longer so keeps it from doing anything', () => {
    const waiting = played({ ...on({ a: ['Watch'] }), step: 'UNTAP' }, { kind: 'advance', to: 'UPKEEP' });
    expect(lifeOf(played(waiting, RESOLVE))).toBe(25);
    const { state, events } = done(played(waiting, { kind: 'loseLife', player: 'a', amount: 1 }), RESOLVE);
    expect([lifeOf(state), state.stack.length]).toEqual([19, 0]);
    expect(kinds(events)).toEqual(['ResolutionFailed']);
  });

  it('says where resolving everything comes to no end', () => {
    const waiting = played(on({ a: ['Chain'] }), { kind: 'gainLife', player: 'a', amount: 1 });
    expect(refusal(waiting, { ...RESOLVE, all: true }).message).toContain('1000');
    expect(lifeOf(played(waiting, RESOLVE, RESOLVE))).toBe(23);
  });

  it('CR 117.3b: the active player has priority afterwards', () => {
    const waiting = played(on({ a: ['Peak', 'Thorns'] }), tap('Peak'));
    expect(played({ ...waiting, priority: 'b' }, RESOLVE).priority).toBe('a');
  });
});
