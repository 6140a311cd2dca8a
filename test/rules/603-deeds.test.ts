import { describe, expect, it } from 'vitest';
import { compileCard, type GameState } from '../../engine/index.ts';
import { played, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Triggers on what players and permanents do and become, the city's blessing, day and night. */

const creature = (name: string, text: string) => card(name, 'Creature — Test', text, { power: '2', toughness: '2', manaCost: '{0}' });
const werewolf = (name: string, front: string, back: string) =>
  compileCard({
    name: `${name} // ${name} Wolf`,
    typeLine: 'Creature // Creature',
    layout: 'transform',
    faces: [
      { name, typeLine: 'Creature — Human', oracleText: front, power: '1', toughness: '1', manaCost: '{0}' },
      { name: `${name} Wolf`, typeLine: 'Creature — Werewolf', oracleText: back, power: '4', toughness: '4' },
    ],
  });

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  creature('Bear', ''),
  creature('Taker', 'Exploit\nWhen this creature exploits a creature, you gain 3 life.'),
  creature('Seer', 'Whenever you scry, you gain 1 life.'),
  creature('Beast', '{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain X life.'),
  creature('Thug', 'Whenever you commit a crime, you gain 2 life.'),
  creature('Smith', 'Whenever you create one or more tokens, you gain 1 life.'),
  creature('Scout', '{0}: This creature explores.\nWhenever a creature you control explores, you gain 4 life.'),
  creature('Prince', 'Ascend\nThis creature gets +1/+1 as long as you have the city’s blessing.'.replace('’', "'")),
  creature('Gambler', '{0}: Flip a coin.\nWhenever you win a coin flip, you gain 7 life.'),
  creature(
    'Hydra',
    '{0}: Monstrosity 2.\nWhen this creature becomes monstrous, it deals X damage divided as you choose among any number of target creatures your opponents control. Each of those creatures deals damage equal to its power to this creature.',
  ),
  card('Look', 'Sorcery', 'Scry 1.', { manaCost: '{0}' }),
  card('Ping', 'Instant', 'Ping deals 1 damage to any target.', { manaCost: '{0}' }),
  card('Raise', 'Sorcery', 'Create two 1/1 white Soldier creature tokens.', { manaCost: '{0}' }),
  werewolf('Villager', 'Daybound', 'Nightbound'),
  werewolf(
    'Hermit',
    'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
    'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
  ),
];

const library = Array.from({ length: 12 }, () => ({ card: 'Forest' }));
const start = (battlefield: readonly { readonly id: string; readonly card: string }[], more = {}, game = {}): GameState =>
  table(
    CARDS,
    {
      a: {
        library,
        battlefield,
        hand: ['Look', 'Ping', 'Raise', 'Taker', 'Bear'].map((name) => ({ id: `h-${name.toLowerCase()}`, card: name })),
        ...more,
      },
      b: { library, battlefield: [{ id: 'theirs', card: 'Bear' }] },
    },
    game,
  );
const life = (state: GameState): number => state.players[0]?.life ?? 0;
const all = { kind: 'resolve', all: true } as const;

describe('triggers on deeds', () => {
  it.each([
    ['yes', 'graveyard', 23],
    ['no', 'battlefield', 20],
  ])('CR 702.110b: exploiting (%s)', (answer, where, total) => {
    const choose = answer === 'yes' ? ['yes', 'bear'] : ['no'];
    const state = played(
      start([{ id: 'bear', card: 'Bear' }]),
      { kind: 'cast', card: 'h-taker' },
      { kind: 'resolve' },
      { kind: 'resolve', choose },
      all,
    );
    expect([zoneOf(state, 'bear'), life(state)]).toEqual([where, total]);
  });

  it('CR 701.22, 603.2: scrying', () => {
    expect(
      life(played(start([{ id: 'seer', card: 'Seer' }]), { kind: 'cast', card: 'h-look' }, { kind: 'resolve', all: true, choose: ['no'] })),
    ).toBe(21);
  });

  it('CR 701.37c: becoming monstrous, with the X of that', () => {
    const state = played(start([{ id: 'beast', card: 'Beast' }]), { kind: 'activate', permanent: 'beast', ability: 0 }, all);
    expect(life(state)).toBe(22);
    expect(life(played(state, { kind: 'activate', permanent: 'beast', ability: 0 }, all))).toBe(22);
  });

  it('CR 608.2c: “those creatures” are those that were dealt damage, and nothing where there were none', () => {
    const none = played(start([{ id: 'hydra', card: 'Hydra' }], {}, {}), { kind: 'destroy', permanents: ['theirs'] });
    const alone = played(none, { kind: 'activate', permanent: 'hydra', ability: 0 }, all);
    expect([alone.permanents.get('hydra')?.damage, alone.permanents.get('hydra')?.counters.get('+1/+1')]).toEqual([0, 2]);
  });

  it.each([
    ['b', 22],
    ['theirs', 22],
    ['a', 20],
  ])('CR 700.13: whether aiming at %s is a crime', (target, total) => {
    const state = played(start([{ id: 'thug', card: 'Thug' }]), { kind: 'cast', card: 'h-ping', targets: [target] });
    expect([state.stack.length, life(played(state, { kind: 'resolve' }))]).toEqual([total === 22 ? 2 : 1, total === 22 ? 22 : 19]);
  });

  it('CR 603.2c: creating tokens, once for those that come together', () => {
    expect(life(played(start([{ id: 'smith', card: 'Smith' }]), { kind: 'cast', card: 'h-raise' }, all))).toBe(21);
  });

  it('CR 701.44: exploring', () => {
    expect(life(played(start([{ id: 'scout', card: 'Scout' }]), { kind: 'activate', permanent: 'scout', ability: 0 }, all))).toBe(24);
  });

  it('CR 705.2: winning a flip', () => {
    const lives = Array.from({ length: 12 }, (_, seed) =>
      life(played(start([{ id: 'it', card: 'Gambler' }], {}, { seed }), { kind: 'activate', permanent: 'it', ability: 0 }, all)),
    );
    expect(new Set(lives)).toEqual(new Set([20, 27]));
  });
});

describe('702.131 the city’s blessing', () => {
  it('CR 702.131b: ten permanents bring it, and it stays', () => {
    const lands = Array.from({ length: 8 }, (_, at) => ({ id: `f${at}`, card: 'Forest' }));
    const state = start([{ id: 'prince', card: 'Prince' }, ...lands]);
    expect(state.players[0]?.blessing).toBe(false);
    const ten = played(state, { kind: 'cast', card: 'h-bear' }, { kind: 'resolve' });
    expect(ten.players.map(({ blessing }) => blessing)).toEqual([true, false]);
    const fewer = played(ten, { kind: 'destroy', permanents: ['f0', 'f1', 'f2'] });
    expect(fewer.players[0]?.blessing).toBe(true);
  });
});

describe('731 day and night', () => {
  it('CR 702.145d: a daybound permanent makes it day', () => {
    expect(played(start([{ id: 'it', card: 'Villager // Villager Wolf' }]), { kind: 'gainLife', player: 'a', amount: 1 }).dayNight).toBe(
      'day',
    );
  });

  it('CR 731.2: after a turn without a spell of its player’s it is night, and daybound permanents turn', () => {
    const state = played(start([{ id: 'it', card: 'Villager // Villager Wolf' }]), { kind: 'advance', turns: 1 });
    expect([state.dayNight, state.permanents.get('it')?.face]).toEqual(['night', 1]);
  });

  it('CR 731.2: after a turn with two spells it is day again', () => {
    const night = start([{ id: 'it', card: 'Villager // Villager Wolf' }], {}, { dayNight: 'night' });
    const busy = played(
      night,
      { kind: 'cast', card: 'h-bear' },
      { kind: 'resolve' },
      { kind: 'cast', card: 'h-raise' },
      { kind: 'resolve' },
      { kind: 'advance', turns: 1 },
    );
    expect([busy.dayNight, busy.permanents.get('it')?.face]).toEqual(['day', 0]);
    expect(played(night, { kind: 'advance', turns: 1 }).dayNight).toBe('night');
  });

  it('CR 603.4: what was cast last turn is told of a turn that was played', () => {
    const state = start([{ id: 'it', card: 'Hermit // Hermit Wolf' }]);
    expect(played(state, { kind: 'advance', turns: 1 }).permanents.get('it')?.face).toBe(1);
    expect(
      played(state, { kind: 'cast', card: 'h-bear' }, { kind: 'resolve' }, { kind: 'advance', turns: 1 }).permanents.get('it')?.face,
    ).toBe(0);
  });
});
