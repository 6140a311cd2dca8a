import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import { legalActions, type PlayerSetup } from '../../engine/index.ts';
import { lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { game } from '../support/spells.ts';

/** Cards that are exiled face down or with counters (406.3, 122.1). */

const CARDS = [
  card('Refrain', 'Sorcery', 'You gain 4 life. Exile Refrain with two time counters on it.\nSuspend 2—{R}', { manaCost: '{0}' }),
  card(
    'Stealer',
    'Sorcery',
    "Look at the top card of target opponent's library, then exile it face down. You may play that card for as long as it remains exiled.",
    {
      manaCost: '{0}',
    },
  ),
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{0}', power: '2', toughness: '2' }),
  card('Blank', 'Sorcery'),
];
const LIBRARY = Array.from({ length: 9 }, () => ({ card: 'Blank' }));
const table = (hand: string, top: readonly string[], more: Partial<PlayerSetup> = {}) =>
  game(CARDS, [
    { id: 'a', hand: [{ id: 'x', card: hand }], library: LIBRARY, ...more },
    { id: 'b', library: [...byName(top), ...LIBRARY] },
  ]);
const upkeep = { kind: 'advance', to: 'UPKEEP' } as const;

describe('CR 122.1: exiled with counters', () => {
  it('counts them on the card in exile, and a suspended card has them', () => {
    const once = played(table('Refrain', []), { kind: 'cast', card: 'x' }, { kind: 'resolve' });
    expect([lifeOf(once), zoneOf(once, 'x'), once.cards.get('x')?.aside?.counters?.get('time')]).toEqual([24, 'exile', 2]);
    const later = played(once, upkeep, upkeep, { kind: 'resolve', all: true });
    expect(later.cards.get('x')?.aside?.counters?.get('time')).toBe(1);
  });

  it.each([
    { text: 'Exile the top card of your library with two hit counters on it.', counters: [['hit', 2]] },
    { text: 'Exile the top card of your library.', counters: undefined },
  ])('$text', ({ text, counters }) => {
    const after = resolved(table('Blank', [], { library: [{ id: 'top', card: 'Bear' }] }), text);
    expect(after.cards.get('top')?.zone).toBe('exile');
    expect(after.cards.get('top')?.aside?.counters && [...(after.cards.get('top')?.aside?.counters ?? [])]).toEqual(counters);
  });
});

describe('CR 406.3: exiled face down', () => {
  const stolen = (top: string) => played(table('Stealer', [top]), { kind: 'cast', card: 'x', targets: ['b'] }, { kind: 'resolve' });

  it('CR 406.3a: has no characteristics there', () => {
    const state = stolen('Bear');
    expect(state.cards.get('Bear')?.aside?.faceDown).toBe(true);
    expect(layered(state).view.object('Bear')).toMatchObject({ names: [], types: new Set(), power: null });
  });

  it('CR 601.3: is cast as what it is, and enters face up', () => {
    const state = played(stolen('Bear'), { kind: 'cast', card: 'Bear', by: 'a' }, { kind: 'resolve' });
    expect(zoneOf(state, 'Bear')).toBe('battlefield');
    expect(layered(state).view.object('Bear')).toMatchObject({ names: ['Bear'], controller: 'a', power: 2 });
  });

  it('CR 305.1: is played as a land where it is one', () => {
    const state = stolen('Forest');
    expect(legalActions(state, 'a').some(({ action }) => action.kind === 'playLand' && action.card === 'Forest')).toBe(true);
    expect(zoneOf(played(state, { kind: 'playLand', card: 'Forest', by: 'a' }), 'Forest')).toBe('battlefield');
    expect(refusal(state, { kind: 'playLand', card: 'Forest', by: 'b' }).notModelled).toBeNull();
  });
});
