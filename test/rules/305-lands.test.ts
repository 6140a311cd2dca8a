import { describe, expect, it } from 'vitest';
import { compileCard } from '../../engine/index.ts';
import { done, kinds, played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Playing lands. */

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2', manaCost: '{1}{G}' }),
  card('Exploration', 'Enchantment', 'You may play an additional land on each of your turns.'),
  card('Rites', 'Enchantment', 'Each player may play an additional land on each of their turns.'),
  card('Fastbond', 'Enchantment', 'You may play any number of lands on each of your turns.'),
  card('Crucible', 'Artifact', 'You may play lands from your graveyard.'),
  card('Clearing', 'Enchantment', "Players can't play lands."),
  compileCard({
    name: 'Path // Way',
    typeLine: 'Land // Land',
    layout: 'modal_dfc',
    faces: [
      { name: 'Path', typeLine: 'Land', oracleText: '{T}: Add {R}.' },
      { name: 'Way', typeLine: 'Land', oracleText: '{T}: Add {W}.' },
    ],
  }),
];
const LAND = { kind: 'playLand', card: 'land' } as const;
const ANOTHER = { kind: 'playLand', card: 'another' } as const;
const HAND = [
  { id: 'land', card: 'Forest' },
  { id: 'another', card: 'Forest' },
  { id: 'third', card: 'Forest' },
  { id: 'bear', card: 'Bear' },
];

describe('playing lands', () => {
  it('CR 305.1: a land goes from the hand to the battlefield, and uses no stack', () => {
    const { state, events } = done(table(CARDS, { a: { hand: HAND }, b: {} }), LAND);
    expect(kinds(events)).toEqual(['ZoneChanged', 'LandPlayed']);
    expect([zoneOf(state, 'land'), state.stack.length, state.players[0]?.landsPlayed]).toEqual(['battlefield', 0, 1]);
  });

  it('CR 305.2: one land each turn', () => {
    const state = played(table(CARDS, { a: { hand: HAND }, b: {} }), LAND);
    expect(refusal(state, ANOTHER).rules).toContain('305.2');
    expect(refusal(table(CARDS, { a: { hand: HAND, landsPlayed: 1 }, b: {} }), LAND).rules).toContain('305.2');
  });

  it.each([
    ['one more', ['Exploration'], [], 2],
    ['two more by two effects', ['Exploration', 'Rites'], [], 3],
    ["an opponent's effect on each player counts", [], ['Rites'], 2],
    ["an opponent's own additional land does not", [], ['Exploration'], 1],
    ['any number', ['Fastbond'], [], 3],
  ])('CR 305.2: effects allow %s', (_, own, others, most) => {
    let state = table(CARDS, { a: { hand: HAND, battlefield: byName(own) }, b: { battlefield: byName(others) } });
    const lands = ['land', 'another', 'third'];
    for (const id of lands.slice(0, most)) state = played(state, { kind: 'playLand', card: id });
    for (const id of lands.slice(most)) expect(refusal(state, { kind: 'playLand', card: id }).rules).toContain('305.2');
  });

  it.each([
    ['not in the turn of another', { active: 'b' }, '305.3'],
    ['in no other phase', { step: 'UPKEEP' as const }, '305.1'],
  ])('CR 305.1: %s', (_, more, rule) => {
    expect(refusal(table(CARDS, { a: { hand: HAND }, b: {} }, more), LAND).rules).toContain(rule);
  });

  it('CR 305.1: a card that is no land is not played so', () => {
    expect(refusal(table(CARDS, { a: { hand: HAND }, b: {} }), { kind: 'playLand', card: 'bear' }).rules).toContain('305.1');
  });

  it('CR 305.1: from the graveyard only where something lets it be', () => {
    const graveyard = [{ id: 'land', card: 'Forest' }];
    expect(refusal(table(CARDS, { a: { graveyard }, b: {} }), LAND).rules).toContain('305.1');
    const allowed = table(CARDS, { a: { graveyard, battlefield: [{ id: 'c', card: 'Crucible' }] }, b: {} });
    expect(zoneOf(played(allowed, LAND), 'land')).toBe('battlefield');
  });

  it("CR 101.2: what says that lands can't be played wins", () => {
    const state = table(CARDS, { a: { hand: HAND }, b: { battlefield: [{ id: 'c', card: 'Clearing' }] } });
    expect(refusal(state, LAND).rules).toContain('101.2');
  });

  it('CR 712.8a: either face of a modal double-faced card', () => {
    const state = table(CARDS, { a: { hand: [{ id: 'path', card: 'Path // Way' }] }, b: {} });
    expect(refusal(state, { kind: 'playLand', card: 'path' }).missingChoice?.options).toEqual(['Path', 'Way']);
    expect(played(state, { kind: 'playLand', card: 'path', face: 'Way' }).permanents.get('path')?.face).toBe(1);
  });

  it('CR 305.2: the next turn allows for a land again', () => {
    const state = played(
      table(CARDS, { a: { hand: HAND, library: [{ card: 'Forest', count: 2 }] }, b: { library: [{ card: 'Forest' }] } }),
      LAND,
      {
        kind: 'advance',
        turns: 2,
      },
    );
    expect(state.players[0]?.landsPlayed).toBe(0);
  });
});
