import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { hasKeyword } from '../../engine/characteristics/view.ts';
import type { GameState } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Keywords and words that leave something to a choice as their permanent enters (614.12, 702). */

const creature = (name: string, text: string, size = '2/2', type = 'Test') => {
  const [power = '', toughness = ''] = size.split('/');
  return card(name, `Creature — ${type}`, text, { power, toughness, manaCost: '{0}' });
};

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  creature('Bear', '', '2/2', 'Bear'),
  creature('Elf', '', '1/1', 'Elf'),
  creature('Rioter', 'Riot'),
  creature('Freed', 'Unleash'),
  creature('Hunter', 'Bloodthirst 2'),
  creature('Glutton', 'Devour 2'),
  creature('Idol', 'Tribute 3\nWhen this creature enters, if tribute wasn\u0027t paid, you gain 5 life.'),
  creature('Kindred', 'Amplify 2', '1/1', 'Elf'),
  card('Ping', 'Instant', 'Ping deals 1 damage to any target.', { manaCost: '{0}' }),
  card(
    'Siege',
    'Enchantment',
    'As this enchantment enters, choose Khans or Dragons.\n• Khans — Creatures you control get +1/+0.\n• Dragons — Creatures you control get +0/+2.',
    {
      manaCost: '{0}',
    },
  ),
  card('Tale', 'Enchantment — Saga', 'Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 100 life.', {
    manaCost: '{0}',
  }),
];

const hand = ['Rioter', 'Freed', 'Hunter', 'Glutton', 'Idol', 'Kindred', 'Ping', 'Siege', 'Tale'].map((name) => ({
  id: name.toLowerCase(),
  card: name,
}));
const start = (a = {}): GameState => table(CARDS, { a: { hand, ...a }, b: {} });
const entered = (id: string, choose: readonly string[], state = start()): GameState =>
  played(state, { kind: 'cast', card: id }, { kind: 'resolve', choose });
const counters = (state: GameState, id: string): number => state.permanents.get(id)?.counters.get('+1/+1') ?? 0;
const has = (state: GameState, id: string, keyword: string): boolean => {
  const object = layered(state).view.object(id);
  return object !== undefined && hasKeyword(object, keyword);
};

describe('702 keywords of entering', () => {
  it('CR 702.136a: riot gives a counter or haste, as is chosen', () => {
    const [one, other] = [entered('rioter', ['+1/+1']), entered('rioter', ['haste'])];
    expect([counters(one, 'rioter'), has(one, 'rioter', 'haste')]).toEqual([1, false]);
    expect([counters(other, 'rioter'), has(other, 'rioter', 'haste')]).toEqual([0, true]);
    expect(refusal(played(start(), { kind: 'cast', card: 'rioter' }), { kind: 'resolve' }).missingChoice?.options).toEqual([
      '+1/+1',
      'haste',
    ]);
  });

  it('CR 702.98a: unleash gives a counter or none', () => {
    expect([counters(entered('freed', ['yes']), 'freed'), counters(entered('freed', ['no']), 'freed')]).toEqual([1, 0]);
  });

  it('CR 702.54a: bloodthirst counts if an opponent was dealt damage this turn', () => {
    const bled = played(start(), { kind: 'cast', card: 'ping', targets: ['b'] }, { kind: 'resolve' });
    const own = played(start(), { kind: 'cast', card: 'ping', targets: ['a'] }, { kind: 'resolve' });
    expect(
      [entered('hunter', [], bled), entered('hunter', [], own), entered('hunter', [])].map((state) => counters(state, 'hunter')),
    ).toEqual([2, 0, 0]);
  });

  it('CR 702.82a: creatures are devoured as it enters, for so many counters each', () => {
    const state = start({
      hand,
      battlefield: [
        { id: 'one', card: 'Bear' },
        { id: 'two', card: 'Bear' },
      ],
    });
    const fed = entered('glutton', ['one', 'two'], state);
    expect([counters(fed, 'glutton'), zoneOf(fed, 'one'), zoneOf(fed, 'two')]).toEqual([4, 'graveyard', 'graveyard']);
    const hungry = entered('glutton', ['no'], state);
    expect([counters(hungry, 'glutton'), zoneOf(hungry, 'one')]).toEqual([0, 'battlefield']);
  });

  it('CR 702.104a: an opponent pays tribute or not, and the ability asks', () => {
    const paid = entered('idol', ['yes']);
    expect([counters(paid, 'idol'), paid.stack.length]).toEqual([3, 0]);
    const unpaid = entered('idol', ['no']);
    expect([counters(unpaid, 'idol'), unpaid.stack.length]).toEqual([0, 1]);
  });

  it('CR 702.38a: cards of the hand that share a creature type with it are revealed', () => {
    const state = start({ hand: [...hand, { id: 'elf', card: 'Elf' }, { id: 'bear', card: 'Bear' }] });
    expect([counters(entered('kindred', ['elf'], state), 'kindred'), counters(entered('kindred', ['no'], state), 'kindred')]).toEqual([
      2, 0,
    ]);
    expect(refusal(played(state, { kind: 'cast', card: 'kindred' }), { kind: 'resolve' }).missingChoice?.options).toEqual(['elf', 'no']);
  });
});

describe('words that are chosen', () => {
  it('CR 614.12b: of two anchor words the ability of the one that was chosen is there', () => {
    const state = start({ hand, battlefield: [{ id: 'bear', card: 'Bear' }] });
    const size = (word: string): string => {
      const object = layered(entered('siege', [word], state)).view.object('bear');
      return `${object?.power}/${object?.toughness}`;
    };
    expect([size('Khans'), size('Dragons')]).toEqual(['3/2', '2/4']);
  });

  it('CR 614.12b: a board can say which word was chosen', () => {
    const state = start({
      hand: [],
      battlefield: [
        { id: 'siege', card: 'Siege', chosen: { word: 'Khans' } },
        { id: 'bear', card: 'Bear' },
      ],
    });
    expect(layered(state).view.object('bear')?.power).toBe(3);
  });

  it.each([
    ['1', 21],
    ['2', 30],
    ['3', 120],
  ])('CR 702.155: read ahead from chapter %s, only that one triggers', (chapter, life) => {
    const state = played(entered('tale', [chapter]), { kind: 'resolve', all: true });
    expect(state.players[0]?.life).toBe(life);
  });
});
