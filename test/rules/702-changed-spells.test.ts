import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import { layered } from '../../engine/characteristics/layers.ts';
import { type GameState, legalActions, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Ways of casting that change what a spell is or says (cleave, awaken, prototype), that ask for what has happened, and that copy it. */

const CARDS = [
  card('Cleaver', 'Sorcery', 'Cleave {3}{R}\nDestroy target creature [with power 4 or greater].', { manaCost: '{R}' }),
  card('Waker', 'Sorcery', 'You gain 2 life.\nAwaken 3—{3}{R}', { manaCost: '{R}' }),
  card('Proto', 'Artifact Creature — Golem', 'Prototype {1}{R} — 2/1\nTrample', { manaCost: '{6}', power: '5', toughness: '6' }),
  card('Prowler', 'Kindred Sorcery — Rogue', 'You gain 3 life.\nProwl {R}', { manaCost: '{4}{R}' }),
  card('Runner', 'Sorcery', 'You gain 3 life.\nFreerunning {R}', { manaCost: '{4}{R}' }),
  card('Returner', 'Creature — Rat', 'Mayhem {R}', { manaCost: '{4}{R}', power: '2', toughness: '2' }),
  card('Sneaker', 'Creature — Ninja', 'Sneak {R}', { manaCost: '{4}{R}', power: '2', toughness: '2' }),
  card('Shown', 'Sorcery', 'You gain 3 life.\nDemonstrate', { manaCost: '{R}' }),
  card('Graves', 'Sorcery', 'Gravestorm\nYou gain 1 life.', { manaCost: '{R}' }),
  card('Surge', 'Sorcery', 'Ripple 2\nYou gain 1 life.', { manaCost: '{R}' }),
  card('Loot', 'Artifact', '{T}: Discard a card.'),
  card('Rogue', 'Creature — Rogue', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Assassin', 'Creature — Assassin', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Ogre', 'Creature — Ogre', '', { manaCost: '{3}{G}', power: '4', toughness: '4' }),
  card('Cloner', 'Creature — Shapeshifter', 'You may have this creature enter as a copy of any creature on the battlefield.', {
    power: '0',
    toughness: '0',
  }),
  card('Forest', 'Basic Land — Forest'),
  card('Blank', 'Sorcery'),
];

const table = (name: string, manaPool: string, a: Partial<PlayerSetup> = {}): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, manaPool, hand: [{ id: 'x', card: name }], library: [{ card: 'Blank' }], ...a },
    {
      id: 'b',
      life: 20,
      library: [{ card: 'Blank' }],
      battlefield: [
        { id: 'ogre', card: 'Ogre' },
        { id: 'rogue2', card: 'Rogue' },
      ],
    },
  ]);
const cast = (more: Partial<Extract<Action, { kind: 'cast' }>> = {}): Action => ({ kind: 'cast', card: 'x', ...more });
const resolve: Action = { kind: 'resolve', all: true };
const hits = (source: string): Action => ({ kind: 'dealDamage', parts: [{ source, target: 'b', amount: 1 }], combat: true });
const listed = (state: GameState) =>
  legalActions(state, 'a').flatMap(({ action, alternative }) =>
    action.kind === 'cast' && action.card === 'x' ? [alternative ?? 'mana cost'] : [],
  );

describe('ways of casting that change the spell', () => {
  it('CR 702.148a: cleave takes the words in brackets away, and what may be targeted with them', () => {
    const state = table('Cleaver', '{R}{R}{R}{R}');
    expect(zoneOf(played(state, cast({ targets: ['ogre'] }), resolve), 'ogre')).toBe('graveyard');
    expect(refusal(state, cast({ targets: ['rogue2'] })).rules).toContain('601.2c');
    const cleft = played(state, cast({ alternative: 'cleave', targets: ['rogue2'] }));
    expect(poolOf(cleft)).toBe('');
    expect(zoneOf(played(cleft, resolve), 'rogue2')).toBe('graveyard');
    expect(listed(state)).toEqual(['mana cost', 'cleave']);
  });

  it('CR 702.113a: awaken puts counters on a land of the player’s, which becomes a creature', () => {
    const state = table('Waker', '{R}{R}{R}{R}', { battlefield: [{ id: 'forest', card: 'Forest' }] });
    const woken = played(state, cast({ alternative: 'awaken', targets: ['forest'] }), resolve);
    const land = layered(woken).view.object('forest');
    expect([lifeOf(woken), land?.power, land?.toughness, land?.types.has('land')]).toEqual([22, 3, 3, true]);
    const plain = played(state, cast(), resolve);
    expect([lifeOf(plain), layered(plain).view.object('forest')?.power]).toEqual([22, null]);
  });

  it('CR 718: a prototyped spell has its other mana cost, color and size, and so has the permanent', () => {
    const start = table('Proto', '{R}{R}', {
      hand: [
        { id: 'x', card: 'Proto' },
        { id: 'clone', card: 'Cloner' },
      ],
    });
    const onStack = played(start, cast({ alternative: 'prototype' }));
    const spell = layered(onStack).view.object('x');
    expect([spell?.manaValue, [...(spell?.colors ?? [])].join()]).toEqual([2, 'R']);
    const state = played(onStack, resolve);
    const golem = layered(state).view.object('x');
    expect([golem?.power, golem?.toughness, golem?.manaValue, [...(golem?.colors ?? [])].join(), golem?.abilities.length]).toEqual([
      2,
      1,
      2,
      'R',
      2,
    ]);
    const copied = played(state, { kind: 'cast', card: 'clone', free: true }, { kind: 'resolve', choose: ['x'] });
    expect(layered(copied).view.object('clone')?.power).toBe(2);
    const buried = played(state, { kind: 'destroy', permanents: ['x'] });
    expect(layered(buried).view.object('x')?.manaValue).toBe(6);
    expect(listed(start)).toEqual(['prototype']);
    expect(listed(table('Proto', '{R}{R}{R}{R}{R}{R}')).length).toBe(2);
  });
});

describe('ways of casting that ask for what has happened', () => {
  const own = {
    battlefield: [
      { id: 'rogue', card: 'Rogue' },
      { id: 'assassin', card: 'Assassin' },
      { id: 'loot', card: 'Loot' },
    ],
  };

  it('CR 702.76a: prowl, where a creature of one of its types dealt combat damage to a player', () => {
    const state = table('Prowler', '{R}', own);
    expect(lifeOf(played(state, hits('rogue'), cast({ alternative: 'prowl' }), resolve))).toBe(23);
    expect(refusal(played(state, hits('assassin')), cast({ alternative: 'prowl' })).rules).toContain('702.76');
    expect(refusal(state, cast({ alternative: 'prowl' })).rules).toContain('702.76');
    const gone = played(state, hits('rogue'), { kind: 'destroy', permanents: ['rogue'] });
    expect(lifeOf(played(gone, cast({ alternative: 'prowl' }), resolve))).toBe(23);
    const theirs: Action = { kind: 'dealDamage', parts: [{ source: 'rogue2', target: 'a', amount: 1 }], combat: true };
    expect(refusal(played(state, theirs), cast({ alternative: 'prowl' })).rules).toContain('702.76');
  });

  it('CR 702.173a: freerunning, where an Assassin or a commander did', () => {
    const state = table('Runner', '{R}', own);
    expect(lifeOf(played(state, hits('assassin'), cast({ alternative: 'freerunning' }), resolve))).toBe(23);
    expect(refusal(played(state, hits('rogue')), cast({ alternative: 'freerunning' })).rules).toContain('702.173');
    const led = table('Runner', '{R}', { battlefield: [{ id: 'rogue', card: 'Rogue', commander: true }] });
    expect(lifeOf(played(led, hits('rogue'), cast({ alternative: 'freerunning' }), resolve))).toBe(23);
  });

  it('CR 702.187a: mayhem, from the graveyard in the turn in which it was discarded', () => {
    const discarded = played(table('Returner', '{R}', own), { kind: 'activate', permanent: 'loot', ability: 0 }, resolve);
    expect(zoneOf(played(discarded, cast({ alternative: 'mayhem' }), resolve), 'x')).toBe('battlefield');
    expect(
      refusal(table('Returner', '{R}', { ...own, hand: [], graveyard: [{ id: 'x', card: 'Returner' }] }), cast({ alternative: 'mayhem' }))
        .rules,
    ).toContain('601.3');
  });

  it('CR 702.190a: sneak, in the declare blockers step for an unblocked attacker, tapped and attacking what that attacked', () => {
    const start = table('Sneaker', '', { battlefield: [{ id: 'rogue', card: 'Rogue' }] });
    const fighting = played(start, { kind: 'attack', attackers: [{ attacker: 'rogue', defending: 'b' }] }, { kind: 'block', blocks: [] });
    const paid = {
      ...fighting,
      players: fighting.players.map((one, at) =>
        at === 0 ? { ...one, manaPool: table('Sneaker', '{R}').players[0]?.manaPool ?? [] } : one,
      ),
    };
    const state = played(paid, cast({ alternative: 'sneak' }));
    expect(zoneOf(state, 'rogue')).toBe('hand');
    const there = played(state, { kind: 'resolve' });
    expect([there.permanents.get('x')?.tapped, there.permanents.get('x')?.attacking?.whom]).toEqual([true, 'b']);
    expect(lifeOf(played(there, { kind: 'combatDamage' }), 'b')).toBe(18);
    expect(refusal(start, cast({ alternative: 'sneak' })).rules).toContain('702.190');
  });
});

describe('spells that copy themselves', () => {
  it('CR 702.144a: demonstrate: copied, and then by an opponent too', () => {
    const state = played(table('Shown', '{R}'), cast());
    const copied = played(state, { kind: 'resolve', choose: ['yes'] });
    expect(copied.stack.length).toBe(3);
    const done = played(copied, resolve);
    expect([lifeOf(done), lifeOf(done, 'b')]).toEqual([26, 23]);
    const alone = played(state, { kind: 'resolve', choose: ['no'] }, resolve);
    expect([lifeOf(alone), lifeOf(alone, 'b')]).toEqual([23, 20]);
  });

  it('CR 702.69a: gravestorm: for each permanent put into a graveyard this turn', () => {
    const state = played(table('Graves', '{R}'), { kind: 'destroy', permanents: ['ogre', 'rogue2'] }, cast(), resolve);
    expect(lifeOf(state)).toBe(23);
  });

  it('CR 702.60a: ripple: those of its name among the top cards are cast for nothing', () => {
    const library = [
      { id: 'y', card: 'Surge' },
      { id: 'z', card: 'Blank' },
      { id: 'w', card: 'Blank' },
    ];
    const state = played(table('Surge', '{R}', { library }), cast(), { kind: 'resolve', choose: ['yes', 'yes'] });
    expect([zoneOf(state, 'y'), state.players[0]?.library]).toEqual(['stack', ['w', 'z']]);
  });
});
