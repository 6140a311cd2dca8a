import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, refusal } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What is divided or distributed among targets as it is announced (601.2d). */

const CARDS = [
  card('Wall', 'Creature — Wall', 'Defender', { manaCost: '{1}{G}', power: '0', toughness: '9' }),
  card('Zap', 'Instant', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Murder', 'Instant', 'Destroy target creature.', { manaCost: '{B}' }),
  card('Volley', 'Sorcery', '~ deals 5 damage divided as you choose among any number of targets.', { manaCost: '{R}' }),
  card('Fork', 'Instant', '~ deals 2 damage divided as you choose among one or two targets.', { manaCost: '{R}' }),
  card('Rolling', 'Sorcery', '~ deals X damage divided as you choose among any number of targets.', { manaCost: '{X}{R}' }),
  card(
    'Fireball',
    'Sorcery',
    'This spell costs {1} more to cast for each target beyond the first.\n~ deals X damage divided evenly, rounded down, among any number of targets.',
    {
      manaCost: '{X}{R}',
    },
  ),
  card('Grow', 'Instant', 'Distribute three +1/+1 counters among one, two, or three target creatures.', { manaCost: '{G}' }),
  card('Hydra', 'Creature — Hydra', 'When this creature enters, it deals 4 damage divided as you choose among any number of targets.', {
    manaCost: '{G}',
    power: '1',
    toughness: '1',
  }),
  card('Engine', 'Artifact', '{T}: This artifact deals 3 damage divided as you choose among any number of targets.'),
  card('Same', 'Instant', 'Copy target instant or sorcery spell.', { manaCost: '{R}' }),
];

const table = (name: string, a: Partial<PlayerSetup> = {}): GameState =>
  game(CARDS, [
    {
      id: 'a',
      life: 20,
      ...a,
      hand: [{ id: 'spell', card: name }, ...(a.hand ?? [])],
      battlefield: [{ id: 'one', card: 'Wall' }, ...(a.battlefield ?? [])],
    },
    { id: 'b', life: 20, battlefield: [{ id: 'two', card: 'Wall' }] },
  ]);
const cast = (targets: readonly string[], ...choose: readonly string[]): Action => ({
  kind: 'cast',
  card: 'spell',
  free: true,
  targets,
  choose,
});
const all: Action = { kind: 'resolve', all: true };
const damage = (state: GameState, id: string): number | undefined => state.permanents.get(id)?.damage;

describe('divided damage', () => {
  it('CR 601.2d: as it was announced', () => {
    const state = table('Volley');
    expect(refusal(state, cast(['b', 'one', 'two'])).missingChoice?.options).toEqual(['1', '2', '3']);
    const after = played(state, cast(['b', 'one', 'two'], '1', '3', '1'), all);
    expect([lifeOf(after, 'b'), damage(after, 'one'), damage(after, 'two')]).toEqual([19, 3, 1]);
  });

  it.each<readonly [string, readonly string[], readonly string[], readonly (number | undefined)[]]>([
    ['all of it to the only target', ['b'], [], [15, 0, 0]],
    ['one to each where it is as many', ['b', 'a'], [], [19, 0, 0]],
    ['to none', [], [], [20, 0, 0]],
  ])('CR 601.2d: by itself: %s', (_, targets, choose, then) => {
    const after = played(table(targets.length === 2 ? 'Fork' : 'Volley'), cast(targets, ...choose), all);
    expect([lifeOf(after, 'b'), damage(after, 'one'), damage(after, 'two')]).toEqual(then);
  });

  it('CR 601.2d: all of it, and at least one to each', () => {
    expect(refusal(table('Volley'), cast(['b', 'one'], '2', '2')).rules).toContain('601.2d');
    expect(refusal(table('Volley'), cast(['b', 'one'], '5', '0')).missingChoice).not.toBeNull();
    expect(refusal(table('Fork'), cast(['b', 'one', 'two'])).rules).toContain('601.2c');
  });

  it('CR 608.2b: what an illegal target would have got is dealt to nobody', () => {
    const state = played(table('Volley', { hand: [{ id: 'murder', card: 'Murder' }] }), cast(['b', 'one'], '2', '3'));
    const after = played(state, { kind: 'cast', card: 'murder', free: true, targets: ['one'] }, all);
    expect(lifeOf(after, 'b')).toBe(18);
  });

  it('CR 107.3a, 601.2d: X is divided', () => {
    const state = table('Rolling', { manaPool: '{R}{R}{R}{R}{R}' });
    const after = played(state, { kind: 'cast', card: 'spell', x: 4, targets: ['b', 'two'], choose: ['1', '3'] }, all);
    expect([lifeOf(after, 'b'), damage(after, 'two')]).toEqual([19, 3]);
  });

  it('CR 601.2d: evenly and rounded down, by how many targets there were', () => {
    const state = table('Fireball', { manaPool: '{R}{R}{R}{R}{R}{R}{R}', hand: [{ id: 'murder', card: 'Murder' }] });
    const fire: Action = { kind: 'cast', card: 'spell', x: 5, targets: ['b', 'two'] };
    const both = played(state, fire);
    expect(both.players[0]?.manaPool).toEqual([]);
    const after = played(both, all);
    expect([lifeOf(after, 'b'), damage(after, 'two')]).toEqual([18, 2]);
    expect(lifeOf(played(both, { kind: 'cast', card: 'murder', free: true, targets: ['two'] }, all), 'b')).toBe(18);
  });

  it('CR 603.3d, 602.2b: of triggered and activated abilities as they go on the stack', () => {
    const entered = played(table('Hydra'), cast([]), { kind: 'resolve', choose: ['b', 'two', '1', '3'] }, all);
    expect([lifeOf(entered, 'b'), damage(entered, 'two')]).toEqual([19, 3]);
    const state = table('Zap', { battlefield: [{ id: 'engine', card: 'Engine' }] });
    const activated = played(state, { kind: 'activate', permanent: 'engine', ability: 0, targets: ['b', 'two'], choose: ['2', '1'] }, all);
    expect([lifeOf(activated, 'b'), damage(activated, 'two')]).toEqual([18, 1]);
  });

  it('CR 707.10: a copy divides it the same way', () => {
    const state = table('Volley', { hand: [{ id: 'same', card: 'Same' }] });
    const after = played(state, cast(['b', 'two'], '1', '4'), { kind: 'cast', card: 'same', free: true, targets: ['spell'] }, all);
    expect([lifeOf(after, 'b'), damage(after, 'two')]).toEqual([18, 8]);
  });
});

describe('distributed counters', () => {
  it('CR 601.2d: as it was announced', () => {
    const after = played(table('Grow'), cast(['one', 'two'], '1', '2'), all);
    expect(['one', 'two'].map((id) => after.permanents.get(id)?.counters.get('+1/+1'))).toEqual([1, 2]);
  });
});
