import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PermanentSetup, PlayerSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What the state of a game makes happen, as it does before a player gets priority: here after an action that the caller makes happen. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Rock', 'Creature — Golem', 'Indestructible', { manaCost: '{4}', power: '3', toughness: '3' }),
  card('Queen', 'Legendary Creature — Human', '', { manaCost: '{2}{W}', power: '2', toughness: '2' }),
  card('Anarchy', 'Enchantment', 'The "legend rule" doesn\'t apply to permanents you control.'),
  card('Thinker', 'Planeswalker — Jace', '+1: You gain 1 life.', { loyalty: '3' }),
  card('Oath', 'Enchantment — Aura', 'Enchant creature'),
  card('Blade', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {1}'),
  card('Lifter', 'Artifact', 'Artifacts you control are 2/2 creatures in addition to their other types.'),
  card('Shrinker', 'Enchantment', 'All creatures get -1/-1.'),
  card('Mourner', 'Creature — Zombie', 'Whenever another creature dies, you gain 1 life.', { power: '1', toughness: '1' }),
  card('Tale', 'Enchantment — Saga', 'I — You gain 1 life.\nII — You gain 2 life.'),
  card('Globe', 'World Enchantment'),
  card('Grace', 'Enchantment', "You don't lose the game for having 0 or less life."),
  card('Guard', 'Creature — Knight', 'Protection from white', { power: '2', toughness: '2' }),
  card('White Oath', 'Enchantment — Aura', 'Enchant creature', { manaCost: '{W}' }),
  card('Wood', 'Basic Land — Forest'),
];

type Battlefield = readonly (PermanentSetup | string)[];
const on = (battlefield: Battlefield, more: Partial<PlayerSetup> = {}, others: Battlefield = [], format?: 'commander'): GameState =>
  game(
    CARDS,
    [
      { id: 'a', ...more, battlefield: byName(['Wood', ...battlefield]) },
      { id: 'b', battlefield: byName(others) },
    ],
    {
      ...(format && { format }),
    },
  );

/** Something that is done so that what is due is looked for. */
const NOTHING: Action = { kind: 'tap', permanents: ['Wood'] };
const checked = (state: GameState, ...choose: readonly string[]): GameState => played(state, { ...NOTHING, choose });

describe('state-based actions', () => {
  it.each<readonly [string, string, PermanentSetup, string]>([
    ['704.5f', 'toughness 0', { id: 'it', card: 'Bear', counters: { '-1/-1': 2 } }, 'graveyard'],
    ['704.5f', 'toughness 0, indestructible', { id: 'it', card: 'Rock', counters: { '-1/-1': 3 } }, 'graveyard'],
    ['704.5g', 'lethal damage', { id: 'it', card: 'Bear', damage: 2 }, 'graveyard'],
    ['704.5g', 'less than lethal damage', { id: 'it', card: 'Bear', damage: 1 }, 'battlefield'],
    ['704.5g', 'lethal damage, indestructible', { id: 'it', card: 'Rock', damage: 5 }, 'battlefield'],
    ['704.5i', 'a planeswalker without loyalty', { id: 'it', card: 'Thinker', counters: { loyalty: 0 } }, 'graveyard'],
    ['704.5m', 'an Aura on nothing', { id: 'it', card: 'Oath' }, 'graveyard'],
    ['704.5s', 'a Saga after its last chapter', { id: 'it', card: 'Tale', counters: { lore: 2 } }, 'graveyard'],
    ['704.5s', 'a Saga before its last chapter', { id: 'it', card: 'Tale', counters: { lore: 1 } }, 'battlefield'],
  ])('CR %s: %s', (_, __, permanent, zone) => {
    expect(zoneOf(checked(on([permanent])), 'it')).toBe(zone);
  });

  it('CR 704.5d, 111.7: a token that dies is in no zone', () => {
    expect(zoneOf(checked(on([{ id: 'it', card: 'Bear', token: true, damage: 2 }])), 'it')).toBe('ceased');
  });

  it('CR 704.3: what is due at once happens at once, and what triggers on it sees all of it', () => {
    const state = checked(
      on([
        { id: 'x', card: 'Bear', damage: 2 },
        { id: 'y', card: 'Bear', damage: 2 },
        { id: 'm', card: 'Mourner', damage: 1 },
      ]),
    );
    expect(sourcesOnStack(state)).toEqual(['m', 'm']);
  });

  it('CR 704.3: one check after the other until nothing is left to do', () => {
    const state = on([
      { id: 'aura', card: 'Oath', attachedTo: 'it' },
      { id: 'it', card: 'Bear', damage: 2 },
    ]);
    expect(kinds(done(state, NOTHING).events)).toEqual(['PermanentTapped', 'ZoneChanged', 'ZoneChanged']);
    expect(zoneOf(checked(state), 'aura')).toBe('graveyard');
  });

  it('CR 704.5j: which of two legends of one name stays is their controller’s choice', () => {
    const state = on(
      [
        { id: 'x', card: 'Queen' },
        { id: 'y', card: 'Queen' },
      ],
      {},
      [{ id: 'z', card: 'Queen' }],
    );
    expect(refusal(state, NOTHING).missingChoice?.options).toEqual(['x', 'y']);
    const kept = checked(state, 'y');
    expect(['x', 'y', 'z'].map((id) => zoneOf(kept, id))).toEqual(['graveyard', 'battlefield', 'battlefield']);
  });

  it('CR 704.5j: not where the rule is said not to apply', () => {
    const state = checked(on([{ id: 'x', card: 'Queen' }, { id: 'y', card: 'Queen' }, 'Anarchy']));
    expect([zoneOf(state, 'x'), zoneOf(state, 'y')]).toEqual(['battlefield', 'battlefield']);
  });

  it('CR 704.5k: the newest world permanent stays', () => {
    const state = checked(
      on([
        { id: 'old', card: 'Globe' },
        { id: 'new', card: 'Globe' },
      ]),
    );
    expect([zoneOf(state, 'old'), zoneOf(state, 'new')]).toEqual(['graveyard', 'battlefield']);
  });

  it('CR 704.5m, 702.16c: an Aura leaves what has protection from it', () => {
    const state = on([
      { id: 'it', card: 'Guard' },
      { id: 'white', card: 'White Oath', attachedTo: 'it' },
      { id: 'plain', card: 'Oath', attachedTo: 'it' },
    ]);
    expect([zoneOf(checked(state), 'white'), zoneOf(checked(state), 'plain')]).toEqual(['graveyard', 'battlefield']);
  });

  it('CR 704.5n, 301.5c: Equipment that has become a creature comes off', () => {
    const state = checked(on([{ id: 'it', card: 'Bear' }, { id: 'blade', card: 'Blade', attachedTo: 'it' }, 'Lifter']));
    expect(state.permanents.get('blade')?.attachedTo).toBeNull();
  });

  it('CR 704.5q: +1/+1 and -1/-1 counters go in pairs', () => {
    const state = checked(on([{ id: 'it', card: 'Bear', counters: { '+1/+1': 3, '-1/-1': 1 } }]));
    expect([...(state.permanents.get('it')?.counters ?? [])]).toEqual([['+1/+1', 2]]);
  });

  it.each<readonly [string, string, Partial<PlayerSetup>, Battlefield, string | null]>([
    ['704.5a', 'no life is left', { life: 0 }, [], 'life'],
    ['704.5a', 'life below 0', { life: -3 }, [], 'life'],
    ['704.5a', 'one life is left', { life: 1 }, [], null],
    ['101.2', 'an effect keeps from losing so', { life: -3 }, ['Grace'], null],
    ['101.2', 'but not from losing otherwise', { life: -3, poison: 10 }, ['Grace'], 'poison'],
    ['704.5c', 'ten poison counters', { poison: 10 }, [], 'poison'],
    ['704.5c', 'nine poison counters', { poison: 9 }, [], null],
  ])('CR %s: %s', (_, __, player, battlefield, lost) => {
    expect(checked(on(battlefield, player)).players[0]?.lost).toBe(lost);
  });

  it('CR 704.6c: 21 combat damage by one commander, and not by two', () => {
    const commanders = [
      { id: 'x', card: 'Queen', commander: true },
      { id: 'y', card: 'Rock', commander: true },
    ];
    const lost = (commanderDamage: Record<string, number>) =>
      checked(on([], { commanderDamage }, commanders, 'commander')).players[0]?.lost;
    expect([lost({ x: 21 }), lost({ x: 20, y: 20 })]).toEqual(['commanderDamage', null]);
  });

  it('CR 104.2a, 104.4a: the last player wins; nobody does where all lose at once', () => {
    const state = on([], { life: 0 });
    expect(checked(state).players.map(({ lost }) => lost)).toEqual(['life', null]);
    const both = { ...state, players: state.players.map((player) => ({ ...player, life: 0 })) };
    expect(checked(both).players.map(({ lost }) => lost)).toEqual(['life', 'life']);
  });

  it('CR 903.9a: a commander that has died goes to the command zone if its owner wants it to', () => {
    const state = on([{ id: 'it', card: 'Queen', commander: true }], {}, [], 'commander');
    const destroy = { kind: 'destroy', permanents: ['it'] } as const;
    expect(refusal(state, destroy).missingChoice?.options).toEqual(['command', 'graveyard', 'no']);
    expect(zoneOf(played(state, { ...destroy, choose: ['command'] }), 'it')).toBe('command');
    const stayed = played(state, { ...destroy, choose: ['graveyard'] });
    expect(zoneOf(stayed, 'it')).toBe('graveyard');
    // It is not asked for again where it lies.
    expect(zoneOf(checked(stayed), 'it')).toBe('graveyard');
  });

  it('CR 704.4: not in the middle of an action: what dies after it triggers after it', () => {
    const state = on([{ id: 'it', card: 'Bear' }, 'Mourner']);
    const shrunk = played(state, { kind: 'addCounters', permanent: 'it', counter: '-1/-1', amount: 2 });
    expect([zoneOf(shrunk, 'it'), ...sourcesOnStack(shrunk)]).toEqual(['graveyard', 'Mourner']);
    expect(lifeOf(played(shrunk, { kind: 'resolve' }))).toBe(21);
  });

  it('refuses an answer that nothing asks for', () => {
    expect(refusal(on([]), { ...NOTHING, choose: ['Nobody'] }).message).toContain('answers nothing');
  });
});
