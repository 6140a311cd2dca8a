import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import {
  type BoardSetup,
  type CompiledCard,
  characteristicsOf,
  compileCard,
  type GameState,
  isLegal,
  playerOf,
  setUpBoard,
} from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { table } from '../support/table.ts';

/** Speed: start your engines! (702.179), max speed (702.178), and the state-based action (704.5z). */

const two = { power: '2', toughness: '2', manaCost: '{0}' };
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Mountain'),
  card('Bear', 'Creature — Bear', '', two),
  card('Racer', 'Creature — Bear', 'Start your engines!\nMax speed — This creature gets +5/+5 and has trample.', two),
  card('Track', 'Land', 'Start your engines!\n{T}: Add {C}.\nMax speed — {T}: Add {R}{R}.'),
  card('Surveyor', 'Creature — Bear', 'Max speed — {3}, Exile this card from your graveyard: Draw a card.', two),
  card(
    'Returner',
    'Creature — Bear',
    'Max speed — At the beginning of your upkeep, return this card from your graveyard to your hand.',
    two,
  ),
  card('Paint', 'Enchantment', 'Max speed — You may cast this card from your graveyard.', { manaCost: '{0}' }),
  card('Driver', 'Creature — Bear', 'Other creatures you control get +X/+0, where X is your speed.', two),
  card('Board', 'Artifact', 'Max speed — Spells you cast cost {1} less to cast.'),
  card('Monument', 'Artifact', 'At the beginning of your end step, if you have max speed, you gain 7 life.'),
  card('Leech', 'Artifact', 'Whenever an opponent loses life, you gain 1 life. This ability triggers only once each turn.'),
  card('Ghoul', 'Creature — Bear', 'Max speed — Whenever a creature you control dies, you gain 3 life.', two),
  card('Sting', 'Sorcery', 'Each opponent loses 1 life.', { manaCost: '{0}' }),
  card('Goblin', 'Creature — Goblin', '', { power: '1', toughness: '1', manaCost: '{1}' }),
];
type Player = Omit<BoardSetup['players'][number], 'id'>;
const library = [{ card: 'Land', count: 9 }];
const on = (a: Player, more: Partial<BoardSetup> = {}, b: Player = {}): GameState =>
  table(CARDS, { a: { library, ...a }, b: { library, ...b } }, more);
const three = (a: Player): GameState => table(CARDS, { a: { library, ...a }, b: { library }, c: { library } });
const speeds = (state: GameState) => state.players.map(({ speed }) => speed);
const speed = (state: GameState) => playerOf(state, 'a')?.speed;
const loses = (player: string, amount = 1): Action => ({ kind: 'loseLife', player, amount });
const RESOLVE: Action = { kind: 'resolve', all: true };
const CHECK: Action = { kind: 'gainLife', player: 'a', amount: 1 };
const sizeOf = (state: GameState, id: string): string => {
  const { power, toughness } = characteristicsOf(state, id) ?? { power: null, toughness: null };
  return `${power}/${toughness}`;
};

describe('CR 704.5z: who controls a permanent with start your engines! and has no speed has speed 1', () => {
  it('as soon as it is there, with an event of its own', () => {
    const start = on({ hand: [{ id: 'racer', card: 'Racer' }] });
    expect(speeds(start)).toEqual([null, null]);
    const { state, events } = done(played(start, { kind: 'cast', card: 'racer' }), { kind: 'resolve' });
    expect(speeds(state)).toEqual([1, null]);
    const changed = events.find(({ kind }) => kind === 'SpeedChanged');
    expect(changed).toMatchObject({ player: 'a', to: 1 });
    expect(changed?.explanation.steps.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining(['704.5z', '702.179']));
  });

  it('once: it does not take back a speed that is there, nor put one on the stack', () => {
    const state = played(on({ battlefield: [{ card: 'Racer', count: 3 }], speed: 3 }), CHECK);
    expect([speed(state), state.stack.length]).toEqual([3, 0]);
  });

  it('and keeps it when the permanent has left', () => {
    const state = played(on({ battlefield: [{ id: 'racer', card: 'Racer' }] }), CHECK, { kind: 'destroy', permanents: ['racer'] });
    expect([zoneOf(state, 'racer'), speed(state)]).toEqual(['graveyard', 1]);
    expect(speed(played(state, loses('b'), RESOLVE))).toBe(2);
  });

  it('whoever controls it, and each player by themselves', () => {
    const state = played(on({}, {}, { battlefield: [{ id: 'racer', card: 'Racer' }] }), CHECK);
    expect(speeds(state)).toEqual([null, 1]);
    const stolen = played(resolved(state, 'Gain control of target creature.', { targets: [['racer']] }), CHECK);
    expect(speeds(stolen)).toEqual([1, 1]);
  });
});

describe('CR 702.179d: speed goes up once in each of its player’s turns in which opponents lose life', () => {
  it.each([1, 2, 3])('from %d by 1, by an ability on the stack that has no source and is theirs', (before) => {
    const lost = played(on({ speed: before }), loses('b'));
    expect([speed(lost), lost.stack.length, lost.stack[0]?.controller]).toEqual([before, 1, 'a']);
    expect(speed(played(lost, RESOLVE))).toBe(before + 1);
  });

  it.each<readonly [string, GameState, readonly Action[], number | null]>([
    ['no more at max speed', on({ speed: 4 }), [loses('b')], 4],
    ['not without speed', on({}), [loses('b')], null],
    ['not in the turn of another', on({ speed: 1 }, { active: 'b' }), [loses('b')], 1],
    ['not when its player loses life', on({ speed: 1 }), [loses('a')], 1],
    ['when an opponent pays life, which is losing it (119.4)', on({ speed: 1 }), [{ kind: 'payLife', player: 'b', amount: 2 }], 2],
    [
      'when an opponent is dealt damage',
      on({ speed: 1, battlefield: [{ id: 'bear', card: 'Bear' }] }),
      [{ kind: 'attack', attackers: [{ attacker: 'bear', defending: 'b' }] }, { kind: 'combatDamage' }],
      2,
    ],
  ])('%s', (_, start, actions, after) => {
    const state = played(start, ...actions);
    expect(state.stack.length).toBe(after === 2 ? 1 : 0);
    expect(speed(after === 2 ? played(state, RESOLVE) : state)).toBe(after);
  });

  it('once each turn, however often life is lost', () => {
    const first = played(on({ speed: 1 }), loses('b'), RESOLVE);
    const again = played(first, loses('b', 5));
    expect([speed(again), again.stack.length]).toEqual([2, 0]);
    expect(played(played(on({ speed: 1 }), loses('b')), loses('b')).stack.length).toBe(1);
    const later = played(again, { kind: 'advance', turns: 2 }, loses('b'), RESOLVE);
    expect(speed(later)).toBe(3);
  });

  it('once when several opponents lose life at the same time', () => {
    const start = three({ speed: 1, hand: [{ id: 'sting', card: 'Sting' }] });
    const state = played(start, { kind: 'cast', card: 'sting' }, { kind: 'resolve' });
    expect([lifeOf(state, 'b'), lifeOf(state, 'c'), state.stack.length]).toEqual([19, 19, 1]);
    expect(speed(played(state, RESOLVE))).toBe(2);
  });

  it('life that was lost before there was speed does not count, nor keep it from going up', () => {
    const start = on({ hand: [{ id: 'racer', card: 'Racer' }] });
    const state = played(start, loses('b'), { kind: 'cast', card: 'racer' }, { kind: 'resolve' });
    expect([speed(state), state.stack.length]).toEqual([1, 0]);
    expect(speed(played(state, loses('b'), RESOLVE))).toBe(2);
  });

  it('is told as events: that it triggered, and the speed that came of it', () => {
    const lost = done(on({ speed: 2 }), loses('b'));
    expect(kinds(lost.events)).toEqual(['LifeLost', 'AbilityTriggered', 'AbilityPutOnStack']);
    const { events } = done(lost.state, { kind: 'resolve' });
    expect(events.find(({ kind }) => kind === 'SpeedChanged')).toMatchObject({ player: 'a', to: 3 });
  });

  it('from the first turn to max speed', () => {
    let state = played(on({ battlefield: [{ id: 'racer', card: 'Racer' }] }), CHECK);
    for (const after of [2, 3, 4]) {
      expect(sizeOf(state, 'racer')).toBe('2/2');
      state = played(state, loses('b'), RESOLVE);
      expect(speed(state)).toBe(after);
      if (after < 4) state = played(state, { kind: 'advance', turns: 2 });
    }
    expect(sizeOf(state, 'racer')).toBe('7/7');
  });
});

describe('CR 603.2h: what triggers only once each turn does so once, also when several things happen at once', () => {
  it('of an ability of a permanent', () => {
    const start = three({ battlefield: [{ id: 'leech', card: 'Leech' }], hand: [{ id: 'sting', card: 'Sting' }] });
    expect(lifeOf(played(start, { kind: 'cast', card: 'sting' }, RESOLVE))).toBe(21);
  });
});

describe('CR 702.178: an ability at max speed', () => {
  it.each([
    [undefined, '2/2'],
    [3, '2/2'],
    [4, '7/7'],
  ])('with speed %s the Racer is %s', (now, size) => {
    expect(sizeOf(on({ battlefield: [{ id: 'racer', card: 'Racer' }], ...(now === undefined ? {} : { speed: now }) }), 'racer')).toBe(size);
  });

  it('looks at the speed of its controller only', () => {
    expect(sizeOf(on({ battlefield: [{ id: 'racer', card: 'Racer' }], speed: 1 }, {}, { speed: 4 }), 'racer')).toBe('2/2');
  });

  it('a mana ability is there only then', () => {
    const start = (now: number) => on({ battlefield: [{ id: 'track', card: 'Track' }], speed: now });
    const tap: Action = { kind: 'tapForMana', permanent: 'track', ability: 3 };
    expect(isLegal(start(3), tap).legal).toBe(false);
    expect(poolOf(played(start(4), tap))).toBe('{R}{R}');
  });

  it('a trigger is there only then', () => {
    const lifeAt = (now: number): number => {
      const start = on({ battlefield: [{ card: 'Ghoul' }, { id: 'bear', card: 'Bear' }], speed: now });
      const dead = played(start, { kind: 'destroy', permanents: ['bear'] });
      return lifeOf(dead.stack.length > 0 ? played(dead, RESOLVE) : dead);
    };
    expect([lifeAt(3), lifeAt(4)]).toEqual([20, 23]);
  });

  it('changes costs only then', () => {
    const start = (now: number) => on({ battlefield: [{ card: 'Board' }], hand: [{ id: 'goblin', card: 'Goblin' }], speed: now });
    expect([3, 4].map((now) => isLegal(start(now), { kind: 'cast', card: 'goblin' }).legal)).toEqual([false, true]);
  });

  it.each([
    [3, false],
    [4, true],
  ])('is activated from the graveyard where it works there: speed %d, %s', (now, legal) => {
    const start = on({ graveyard: [{ id: 'it', card: 'Surveyor' }], manaPool: '{C}{C}{C}', speed: now });
    const activate: Action = { kind: 'activate', permanent: 'it', ability: 0 };
    expect(isLegal(start, activate).legal).toBe(legal);
    if (legal) expect(playerOf(played(start, activate, RESOLVE), 'a')?.hand).toHaveLength(1);
  });

  it('in a graveyard it is there from the moment on at which its owner has max speed', () => {
    const start = on({ graveyard: [{ id: 'it', card: 'Surveyor' }], manaPool: '{C}{C}{C}', speed: 3 });
    const activate: Action = { kind: 'activate', permanent: 'it', ability: 0 };
    expect(isLegal(start, activate).legal).toBe(false);
    expect(isLegal(played(start, loses('b'), RESOLVE), activate).legal).toBe(true);
  });

  it.each([
    [3, 'graveyard'],
    [4, 'hand'],
  ])('triggers in the graveyard where it works there: speed %d, %s', (now, zone) => {
    const start = on({ graveyard: [{ id: 'it', card: 'Returner' }], speed: now }, { active: 'b', step: 'END' });
    const upkeep = played(start, { kind: 'advance', to: 'UPKEEP' });
    const after = upkeep.stack.length > 0 ? played(upkeep, RESOLVE) : upkeep;
    const zones = [...after.cards.values()].filter(({ card: { definition } }) => definition.name === 'Returner').map((one) => one.zone);
    expect(zones).toEqual([zone]);
  });

  it.each([
    [3, false],
    [4, true],
  ])('lets a card be cast from the graveyard: speed %d, %s', (now, legal) => {
    const start = on({ graveyard: [{ id: 'paint', card: 'Paint' }], speed: now });
    const cast: Action = { kind: 'cast', card: 'paint' };
    expect(isLegal(start, cast).legal).toBe(legal);
    if (legal) expect(played(start, cast, { kind: 'resolve' }).permanents.size).toBe(1);
  });
});

describe('CR 702.179: what asks for speed', () => {
  it.each([
    [undefined, '2/2'],
    [1, '3/2'],
    [4, '6/2'],
  ])('speed %s: another creature is %s, no speed counting as 0', (now, size) => {
    const battlefield = [{ card: 'Driver' }, { id: 'bear', card: 'Bear' }];
    expect(sizeOf(on({ battlefield, ...(now === undefined ? {} : { speed: now }) }), 'bear')).toBe(size);
  });

  it.each([
    [3, 20],
    [4, 27],
  ])('“if you have max speed” with speed %d: %d life', (now, life) => {
    const end = played(on({ battlefield: [{ card: 'Monument' }], speed: now }), { kind: 'advance', to: 'END' });
    expect(lifeOf(end.stack.length > 0 ? played(end, RESOLVE) : end)).toBe(life);
  });

  it.each([0, 5, -1, 1.5])('a board with speed %s is refused', (now) => {
    const board = setUpBoard({ players: [{ id: 'a', speed: now }] }, () => compileCard({ name: 'Blank', typeLine: 'Artifact' }));
    expect(board.ok ? [] : board.error.map(({ code, path }) => [code, path.join('.')])).toEqual([['INVALID_VALUE', 'players.0.speed']]);
  });
});
