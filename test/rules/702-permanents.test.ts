import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { permanentTriggers } from '../../engine/triggers/permanentKeywords.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Keywords of permanents that trigger (702), in the words of their rules. */

const creature = (name: string, text: string, size = '2/2') => {
  const [power = '', toughness = ''] = size.split('/');
  return card(name, 'Creature — Test', text, { power, toughness, manaCost: '{0}' });
};

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Plains', 'Basic Land — Plains'),
  creature('Bear', ''),
  creature('Giant', '', '5/5'),
  card('Blade', 'Artifact — Equipment', 'Living weapon\nEquipped creature gets +1/+1.\nEquip {2}', { manaCost: '{0}' }),
  card('Banner', 'Artifact — Equipment', 'For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {2}', { manaCost: '{0}' }),
  creature('Maker', 'Fabricate 2'),
  creature('Grower', 'Evolve'),
  creature('Ghostly', 'Afterlife 2'),
  creature('Spiritual', 'Soulshift 3'),
  card('Wisp', 'Creature — Spirit', '', { power: '1', toughness: '1', manaCost: '{2}{W}' }),
  card('Robot', 'Artifact Creature — Construct', 'Modular 2', { power: '0', toughness: '0', manaCost: '{0}' }),
  creature('Fleeting', 'Vanishing 2'),
  creature('Mist', 'Fading 1'),
  creature('Costly', 'Cumulative upkeep {1}'),
  creature('Cheap', 'Cumulative upkeep—Pay 1 life.'),
  creature('Bandit', 'Extort'),
  creature('Hero', 'Soulbond'),
];

const start = (a: Parameters<typeof table>[1][string] = {}, b: Parameters<typeof table>[1][string] = {}): GameState => {
  const library = Array.from({ length: 10 }, () => ({ card: 'Forest' }));
  return table(CARDS, { a: { library, ...a }, b: { library, ...b } });
};
const names = (state: GameState): readonly string[] =>
  [...state.permanents.values()].filter(({ token }) => token).map(({ card: { definition } }) => definition.name);
const counters = (state: GameState, id: string, kind = '+1/+1'): number => state.permanents.get(id)?.counters.get(kind) ?? 0;
const cast = (name: string, ...choose: readonly string[]): GameState =>
  played(start({ hand: [{ id: 'it', card: name }] }), { kind: 'cast', card: 'it' }, { kind: 'resolve' }, { kind: 'resolve', choose });

describe('702 keywords as triggered abilities', () => {
  it('CR 702: the words of every one are read', () => {
    const span = { start: 0, end: 0, text: '' };
    const wordsOf = (name: string, value: number | null) =>
      permanentTriggers(
        { kind: 'keyword', name, cost: [], amount: value === null ? null : { kind: 'number', value }, filter: null, text: null },
        span,
      );
    for (const name of [
      'living weapon',
      'for Mirrodin!',
      'job select',
      'evolve',
      'extort',
      'graft',
      'modular',
      'exploit',
      'ravenous',
      'squad',
      'offspring',
      'impending',
    ])
      expect([name, wordsOf(name, null).length]).toEqual([name, 1]);
    for (const name of ['fabricate', 'afterlife', 'soulshift'])
      for (const value of [1, 2, 5]) {
        const [ability] = wordsOf(name, value);
        expect([name, JSON.stringify(ability).includes('unsupported')]).toEqual([name, false]);
      }
    expect(wordsOf('vanishing', 3)).toHaveLength(2);
  });

  it.each([
    ['Blade', 'Phyrexian Germ Token', '1/1'],
    ['Banner', 'Rebel Token', '3/3'],
  ])('CR 702.92a, 702.163a: %s comes with a creature that it is attached to', (name, token, size) => {
    const state = cast(name);
    const host = state.permanents.get('it')?.attachedTo ?? '';
    const object = layered(state).view.object(host);
    expect([names(state), `${object?.power}/${object?.toughness}`]).toEqual([[token], size]);
  });

  it('CR 702.123a: counters, or tokens', () => {
    expect([counters(cast('Maker', 'yes'), 'it'), names(cast('Maker', 'no'))]).toEqual([2, ['Servo Token', 'Servo Token']]);
  });

  it('CR 702.100a: it evolves with what is larger, and with nothing else', () => {
    const state = start({
      battlefield: [{ id: 'grower', card: 'Grower' }],
      hand: [
        { id: 'giant', card: 'Giant' },
        { id: 'bear', card: 'Bear' },
      ],
    });
    const same = played(state, { kind: 'cast', card: 'bear' }, { kind: 'resolve' });
    expect(same.stack).toHaveLength(0);
    expect(counters(played(same, { kind: 'cast', card: 'giant' }, { kind: 'resolve', all: true }), 'grower')).toBe(1);
  });

  it('CR 702.135a: Spirits come of its death', () => {
    const state = played(
      start({ battlefield: [{ id: 'it', card: 'Ghostly' }] }),
      { kind: 'destroy', permanents: ['it'] },
      { kind: 'resolve' },
    );
    expect(names(state)).toEqual(['Spirit Token', 'Spirit Token']);
  });

  it('CR 702.46a: a Spirit that is cheap enough returns', () => {
    const state = start({ battlefield: [{ id: 'it', card: 'Spiritual' }], graveyard: [{ id: 'wisp', card: 'Wisp' }] });
    expect(zoneOf(played(state, { kind: 'destroy', permanents: ['it'] }, { kind: 'resolve', choose: ['yes'] }), 'wisp')).toBe('hand');
  });

  it('CR 702.43a: as it dies its counters may go on another artifact creature', () => {
    const state = start({
      battlefield: [
        { id: 'it', card: 'Robot', counters: { '+1/+1': 3 } },
        { id: 'other', card: 'Robot', counters: { '+1/+1': 1 } },
      ],
    });
    const died = played(state, { kind: 'destroy', permanents: ['it'] }, { kind: 'resolve', choose: ['yes'] });
    expect(counters(died, 'other')).toBe(4);
  });

  it('CR 702.63a: a time counter goes each upkeep, and with the last the permanent', () => {
    const state = start({ battlefield: [{ id: 'it', card: 'Fleeting', counters: { time: 2 } }] });
    const one = played(state, { kind: 'advance', turns: 2 });
    expect([zoneOf(one, 'it'), counters(one, 'it', 'time')]).toEqual(['battlefield', 1]);
    expect(zoneOf(played(one, { kind: 'advance', turns: 2 }), 'it')).toBe('graveyard');
  });

  it('CR 702.32a: without a fade counter it is sacrificed', () => {
    const state = start({ battlefield: [{ id: 'it', card: 'Mist', counters: { fade: 1 } }] });
    const one = played(state, { kind: 'advance', turns: 2 });
    expect([zoneOf(one, 'it'), counters(one, 'it', 'fade')]).toEqual(['battlefield', 0]);
    expect(zoneOf(played(one, { kind: 'advance', turns: 2 }), 'it')).toBe('graveyard');
  });

  it('CR 702.24a: the cost is paid once for each age counter, or the permanent is sacrificed', () => {
    const state = start({ battlefield: [{ id: 'it', card: 'Cheap', counters: { age: 1 } }] });
    const paid = played(state, { kind: 'advance', turns: 2, choose: ['yes'] });
    expect([zoneOf(paid, 'it'), counters(paid, 'it', 'age'), paid.players[0]?.life]).toEqual(['battlefield', 2, 18]);
    expect(zoneOf(played(state, { kind: 'advance', turns: 2, choose: ['no'] }), 'it')).toBe('graveyard');
    const lands = [
      { id: 'f1', card: 'Forest' },
      { id: 'f2', card: 'Forest' },
    ];
    const costly = start({ battlefield: [{ id: 'it', card: 'Costly', counters: { age: 1 } }, ...lands] });
    const after = played(costly, { kind: 'advance', turns: 2, choose: ['yes'] });
    expect([zoneOf(after, 'it'), after.permanents.get('f1')?.tapped, after.permanents.get('f2')?.tapped]).toEqual([
      'battlefield',
      true,
      true,
    ]);
  });

  it('CR 702.101a: each opponent loses 1 life, and that much is gained', () => {
    const battlefield = [
      { id: 'it', card: 'Bandit' },
      { id: 'plains', card: 'Plains' },
    ];
    const state = played(
      start({ battlefield, hand: [{ id: 'bear', card: 'Bear' }] }),
      { kind: 'cast', card: 'bear' },
      { kind: 'resolve', choose: ['yes'] },
    );
    expect(state.players.map(({ life }) => life)).toEqual([21, 19]);
  });

  it('CR 702.95a: what is not written out is refused, and not left out', () => {
    const state = played(start({ hand: [{ id: 'it', card: 'Hero' }] }), { kind: 'cast', card: 'it' }, { kind: 'resolve' });
    expect(refusal(state, { kind: 'resolve' }).notModelled).toMatch(/soulbond/i);
  });
});
