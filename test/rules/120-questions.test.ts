import { describe, expect, it } from 'vitest';
import {
  type Action,
  type CompiledCard,
  characteristicsOf,
  type FaceDefinition,
  type GameState,
  type PermanentSetup,
  type PlayerSetup,
} from '../../engine/index.ts';
import { done, kinds, lifeOf, refusal, zoneOf } from '../support/acting.ts';
import { begun, byName, card } from '../support/boards.ts';

/** Questions about damage whose answers were worked out by hand: several effects at once, each of its own kind. */

const DOUBLE = 'it deals double that damage to that permanent or player instead.';
const GIANT = { power: '4', toughness: '4' };
const of = (name: string, text: string, type = 'Enchantment', more: Partial<FaceDefinition> = {}): CompiledCard =>
  card(name, type, text, more);
const giant = (name: string, text = '', more: Partial<FaceDefinition> = GIANT): CompiledCard => of(name, text, 'Creature — Giant', more);
const CARDS: readonly CompiledCard[] = [
  giant('Bear', '', { power: '2', toughness: '2' }),
  giant('Giant'),
  giant('Linker', 'Lifelink'),
  giant('Callous', 'If a source would deal 3 or less damage to this creature, prevent that damage.'),
  giant('Wrath', "Damage that would be dealt by this creature can't be prevented."),
  giant('Guarded', 'Protection from red'),
  giant('Angel', 'All damage that would be dealt to you is dealt to this creature instead.', { power: '5', toughness: '8' }),
  giant('Wurm', 'As long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.'),
  giant('Lynx', "Players can't gain life.\nDamage can't be prevented."),
  giant(
    'Chief',
    "If a source you control would deal an amount of noncombat damage less than this creature's power to an opponent, that source deals damage equal to this creature's power instead.",
  ),
  giant(
    'Behemoth',
    "As long as this creature is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.",
  ),
  of(
    'Offering',
    'Choose a creature you control. All damage that would be dealt this turn to you and permanents you control is dealt to the chosen creature instead.',
    'Instant',
    { manaCost: '{0}' },
  ),
  of(
    'Subdue',
    'Prevent all combat damage that would be dealt by target creature this turn. That creature gets +0/+X until end of turn, where X is its power.',
    'Instant',
    { manaCost: '{0}' },
  ),
  of('Tend', 'Prevent the next 4 damage that would be dealt to target creature this turn. Tap that creature.', 'Instant', {
    manaCost: '{0}',
  }),
  of(
    'Passage',
    "The next time a source of your choice would deal damage to any target this turn, prevent that damage. If damage from a source with lifelink is prevented this way, Passage deals that much damage to the source's controller.",
    'Instant',
    { manaCost: '{0}' },
  ),
  of(
    'Forward',
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. When damage is prevented this way, Forward deals that much damage to that source's controller.",
    'Instant',
    { manaCost: '{0}' },
  ),
  of('Veil', "Until your next turn, your life total can't change and you gain protection from everything.", 'Instant', { manaCost: '{0}' }),
  of(
    'Flame',
    'Flame deals X damage to target opponent, where X is the number of Giants you control. It deals half X damage, rounded up, to you.',
    'Sorcery',
    {
      manaCost: '{0}',
    },
  ),
  of('Twice', `If a source would deal damage to a permanent or player, ${DOUBLE}`),
  of(
    'Half',
    'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
  ),
  of('Judgment', 'If an instant or sorcery spell would deal damage to you, it deals that damage to its controller instead.'),
  of(
    'Honor',
    '{0}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that damage to its controller instead.',
  ),
  of('Bubble', 'If damage would be dealt to you, put that many depletion counters on this enchantment instead.'),
  of('Sanctuary', 'If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.'),
  of('Archive', 'If you would gain life, you gain twice that much life instead.'),
  of('Zap', 'Zap deals 3 damage to any target.', 'Instant', { manaCost: '{0}' }),
  of(
    'Blast',
    'Blast deals 5 damage to any target. If excess damage was dealt to a permanent this way, create that many tapped Treasure tokens.',
    'Instant',
    { manaCost: '{0}' },
  ),
  of(
    'Torch',
    'Torch deals 3 damage to target creature. If excess damage was dealt to that creature this way, you gain 1 life.',
    'Instant',
    {
      manaCost: '{0}',
    },
  ),
  of(
    'Claws',
    'Target creature you control deals damage equal to its power to another target creature. If excess damage was dealt this way, you gain X life, where X is that excess damage.',
    'Instant',
    { manaCost: '{0}' },
  ),
  of('Storm', "Storm deals 5 damage to target creature. Excess damage is dealt to that creature's controller instead.", 'Instant', {
    manaCost: '{0}',
  }),
];

interface Side {
  readonly life?: number;
  readonly has?: readonly (PermanentSetup | string)[];
}
function on(a: Side, b: Side, hand: readonly string[] = []) {
  const side = (id: string, { life = 20, has = [] }: Side): PlayerSetup => ({
    id,
    life,
    battlefield: byName(has),
    hand: id === 'a' ? byName(hand) : [],
    library: Array.from({ length: 6 }, () => ({ card: 'Bear' })),
  });
  return begun({ players: [side('a', a), side('b', b)] }, CARDS);
}
const hit = (source: string, target: string, amount: number, ...choose: readonly string[]): Action => ({
  kind: 'dealDamage',
  parts: [{ source, target, amount }],
  ...(choose.length === 0 ? {} : { choose }),
});
const cast = (spell: string, ...targets: readonly string[]): readonly Action[] => [
  { kind: 'cast', card: spell, targets },
  { kind: 'resolve', all: true },
];
const comesOf = (state: GameState, ...actions: readonly Action[]) =>
  actions.reduce<ReturnType<typeof done>>((now, action) => done(now.state, action), { state, events: [] });

describe('damage and what changes it', () => {
  it.each([
    // 3 halved is 1, doubled 2; doubled is 6, halved 3.
    ['half, then double', on({ has: ['Bear', 'Twice'] }, { has: ['Half'] }), [hit('Bear', 'b', 3, 'Half')], 18],
    ['double, then half', on({ has: ['Bear', 'Twice'] }, { has: ['Half'] }), [hit('Bear', 'b', 3, 'Twice')], 17],
    // 4: 2 doubled, or 8 halved. Nobody is asked.
    ['half and double of an even amount', on({ has: ['Bear', 'Twice'] }, { has: ['Half'] }), [hit('Bear', 'b', 4)], 16],
    ['half of 1 is no damage', on({ has: ['Bear'] }, { has: ['Half'] }), [hit('Bear', 'b', 1)], 20],
    [
      'all of it to another first, so that no life is lost',
      on({ has: ['Bear'] }, { life: 8, has: ['Angel', 'Wurm'] }),
      [hit('Bear', 'b', 9)],
      8,
    ],
    ['counters instead: no floor is needed', on({ has: ['Bear'] }, { life: 8, has: ['Bubble', 'Wurm'] }), [hit('Bear', 'b', 5)], 8],
    // 9 - 8 = 1, held at 7; what lifelink would have added can't be gained.
    [
      'a floor where life can not be gained',
      on({ has: ['Giant', 'Lynx'] }, { life: 9, has: ['Wurm', 'Linker'] }),
      [
        {
          kind: 'dealDamage',
          parts: [
            { source: 'Giant', target: 'b', amount: 8 },
            { source: 'Linker', target: 'Giant', amount: 4 },
          ],
        },
      ],
      7,
    ],
    // From 3 to 7 is a gain of 4 (119.5), doubled: 11.
    ['a life total that becomes more is a gain', on({}, { life: 3, has: ['Archive'] }), [{ kind: 'setLife', player: 'b', to: 7 }], 11],
    ['a life total that can not be gained stays', on({ has: ['Lynx'] }, { life: 3 }), [{ kind: 'setLife', player: 'b', to: 7 }], 3],
    // 5 to a creature of toughness 2: 2 to it, 3 to its controller (120.4a), each doubled afterwards: 6.
    ['excess damage elsewhere, doubled', on({ has: ['Twice'] }, { has: ['Bear'] }, ['Storm']), cast('Storm', 'Bear'), 14],
  ] satisfies readonly (readonly [string, GameState, readonly Action[], number])[])('CR 120.4: %s', (_, state, actions, life) => {
    expect(lifeOf(comesOf(state, ...actions).state, 'b')).toBe(life);
  });

  it.each([
    // Of power 4: 3 is less and becomes 4, 5 isn't; combat damage stays.
    ['less than its power', [hit('Bear', 'b', 3)], 16],
    ['more than its power', [hit('Bear', 'b', 5)], 15],
    ['combat damage', [{ kind: 'dealDamage', parts: [{ source: 'Bear', target: 'b', amount: 3 }], combat: true }], 17],
  ] satisfies readonly (readonly [string, readonly Action[], number])[])(
    'CR 614.1a: an amount less than something else: %s',
    (_, actions, life) => {
      expect(lifeOf(comesOf(on({ has: ['Bear', 'Chief'] }, {}), ...actions).state, 'b')).toBe(life);
    },
  );

  it('CR 616.1: an amount that is too small only before it is doubled', () => {
    const state = on({ has: ['Bear', 'Chief', 'Twice'] }, {});
    // Raised to 4 first: 8. Doubled to 6 first it isn't less than 4 any more.
    expect(lifeOf(comesOf(state, hit('Bear', 'b', 3, 'Chief')).state, 'b')).toBe(12);
    expect(lifeOf(comesOf(state, hit('Bear', 'b', 3, 'Twice')).state, 'b')).toBe(14);
  });

  it('CR 510.1c: each creature by itself may assign its damage as though it were not blocked, while another attacks', () => {
    const state = on({ has: ['Behemoth', 'Bear'] }, { has: ['Giant', { id: 'Second', card: 'Giant' }] });
    const fight = (...attackers: readonly string[]): readonly Action[] => [
      { kind: 'attack', attackers: attackers.map((attacker) => ({ attacker, defending: 'b' })) },
      { kind: 'block', blocks: [{ blocker: 'Giant', attacker: 'Bear' }] },
    ];
    const assign = [{ source: 'Bear', target: 'b', amount: 2 }];
    expect(lifeOf(comesOf(state, ...fight('Behemoth', 'Bear'), { kind: 'combatDamage', assign }).state, 'b')).toBe(14);
    expect(refusal(comesOf(state, ...fight('Bear')).state, { kind: 'combatDamage', assign }).rules).toContain('510.1c');
  });

  it('CR 119.8, 702.16j: a life total that can not change, and protection from everything, for a while', () => {
    const state = on({ has: ['Bear'] }, { has: [] }, ['Veil']);
    const veiled = comesOf(state, ...cast('Veil')).state;
    const { events } = comesOf(veiled, hit('Bear', 'a', 3));
    expect(kinds(events)).toEqual(['DamagePrevented']);
    expect(lifeOf(comesOf(veiled, { kind: 'loseLife', player: 'a', amount: 3 }).state, 'a')).toBe(20);
    const later = comesOf(veiled, { kind: 'advance', turns: 2 }).state;
    expect(lifeOf(comesOf(later, hit('Bear', 'a', 3)).state, 'a')).toBe(17);
  });

  it('CR 614.9: all damage to a player and their permanents is dealt to one of these that was chosen before', () => {
    const state = on({ has: ['Bear', 'Giant', 'Linker'] }, {}, ['Offering']);
    const offered = comesOf(state, { kind: 'cast', card: 'Offering' }, { kind: 'resolve', choose: ['Giant'] }).state;
    const parts = ['a', 'Linker', 'Giant'].map((target) => ({ source: 'Bear', target, amount: 1 }));
    const { state: after } = comesOf(offered, { kind: 'dealDamage', parts });
    expect([lifeOf(after, 'a'), ...['Linker', 'Giant'].map((id) => after.permanents.get(id)?.damage)]).toEqual([20, 0, 3]);
  });

  it('CR 608.2c: what is said after a shield is about what it was put around, or about whose damage it waits for', () => {
    const subdued = comesOf(on({}, { has: ['Giant'] }, ['Subdue']), ...cast('Subdue', 'Giant')).state;
    expect(characteristicsOf(subdued, 'Giant').toughness).toBe(8);
    const combat: Action = { kind: 'dealDamage', parts: [{ source: 'Giant', target: 'a', amount: 4 }], combat: true };
    expect(lifeOf(comesOf(subdued, combat).state, 'a')).toBe(20);
    const tended = comesOf(on({}, { has: ['Bear'] }, ['Tend']), ...cast('Tend', 'Bear')).state;
    expect(tended.permanents.get('Bear')?.tapped).toBe(true);
    expect(comesOf(tended, hit('Bear', 'Bear', 5)).state.permanents.get('Bear')?.damage).toBe(1);
  });

  it.each([
    ['Linker', 16],
    ['Giant', 20],
  ] as const)('CR 615.5: what is done where damage from such a source is prevented this way, of %s', (source, life) => {
    const state = on({}, { has: ['Linker', 'Giant'] }, ['Passage']);
    const ready = comesOf(state, { kind: 'cast', card: 'Passage', targets: ['a'] }, { kind: 'resolve', choose: [source] }).state;
    const after = comesOf(ready, hit(source, 'a', 4)).state;
    expect([lifeOf(after, 'a'), lifeOf(after, 'b')]).toEqual([20, life]);
  });

  it('CR 603.12: what triggers when damage is prevented this way', () => {
    const state = on({}, { has: ['Giant'] }, ['Forward']);
    const ready = comesOf(state, { kind: 'cast', card: 'Forward' }, { kind: 'resolve', choose: ['Giant'] }).state;
    const after = comesOf(ready, hit('Giant', 'a', 4), { kind: 'resolve', all: true }).state;
    expect([lifeOf(after, 'a'), lifeOf(after, 'b')]).toEqual([20, 16]);
  });

  it('CR 107.3: half X, rounded up', () => {
    const { state } = comesOf(on({ has: ['Bear', 'Giant', 'Linker', 'Chief', 'Callous'] }, {}, ['Flame']), ...cast('Flame', 'b'));
    // 5 to b, and 2.5 rounded up to a; 5 is more than Chief's 4.
    expect([lifeOf(state, 'b'), lifeOf(state, 'a')]).toEqual([15, 17]);
  });

  it('CR 616.1: what prevents small damage only: prevented first, or doubled first, so that it is not small any more', () => {
    const state = on({ has: ['Bear', 'Twice'] }, { has: ['Callous'] });
    expect(comesOf(state, hit('Bear', 'Callous', 2, 'Callous')).state.permanents.get('Callous')?.damage).toBe(0);
    expect(zoneOf(comesOf(state, hit('Bear', 'Callous', 2, 'Twice')).state, 'Callous')).toBe('graveyard');
  });

  it('CR 614.6: a spell whose damage is dealt to its controller instead', () => {
    const { state } = comesOf(on({}, { has: ['Judgment'] }, ['Zap']), ...cast('Zap', 'b'));
    expect([lifeOf(state, 'a'), lifeOf(state, 'b')]).toEqual([17, 20]);
    const next = on({}, { has: ['Honor'] }, ['Zap']);
    const ready = comesOf(next, { kind: 'activate', permanent: 'Honor', ability: 0, by: 'b' }, { kind: 'resolve' }).state;
    const { state: then } = comesOf(ready, ...cast('Zap', 'b'));
    expect([lifeOf(then, 'a'), lifeOf(then, 'b')]).toEqual([17, 20]);
  });

  it('CR 120.3f: what is not dealt gains no life', () => {
    const { state, events } = comesOf(on({ has: ['Linker', 'Sanctuary'] }, {}), hit('Linker', 'b', 4));
    expect([lifeOf(state, 'a'), kinds(events).includes('DamageDealt')]).toEqual([20, false]);
    expect([...state.cards.values()].filter(({ zone }) => zone === 'exile')).toHaveLength(4);
  });
});

describe('CR 120.10: excess damage that was dealt this way', () => {
  const treasures = (state: GameState): number => [...state.permanents.values()].filter(({ id }) => id.includes('reasure')).length;
  it.each([
    // 1 is marked: 1 is lethal, 4 of 5 are excess.
    ['as many as are excess', on({}, { has: [{ id: 'Bear', card: 'Bear', damage: 1 }] }, ['Blast']), cast('Blast', 'Bear'), 4],
    ['none to a player', on({}, {}, ['Blast']), cast('Blast', 'b'), 0],
    [
      'none where it is just lethal',
      on({}, { has: [{ id: 'Giant', card: 'Giant', counters: { '+1/+1': 1 } }] }, ['Blast']),
      cast('Blast', 'Giant'),
      0,
    ],
  ] as const)('%s', (_, state, actions, count) => {
    expect(treasures(comesOf(state, ...actions).state)).toBe(count);
  });
  it.each([
    ['dealt to that creature', on({}, { has: ['Bear'] }, ['Torch']), cast('Torch', 'Bear'), 21],
    ['not dealt to that creature', on({}, { has: ['Giant'] }, ['Torch']), cast('Torch', 'Giant'), 20],
    // 4 to a creature of toughness 2.
    ['how much', on({ has: ['Giant'] }, { has: ['Bear'] }, ['Claws']), cast('Claws', 'Giant', 'Bear'), 22],
  ] as const)('%s', (_, state, actions, life) => {
    expect(lifeOf(comesOf(state, ...actions).state, 'a')).toBe(life);
  });
});
