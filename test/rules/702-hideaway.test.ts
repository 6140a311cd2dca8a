import { describe, expect, it } from 'vitest';
import { layered } from '../../engine/characteristics/layers.ts';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { resolved } from '../support/resolving.ts';
import { game } from '../support/spells.ts';

/** Hideaway (702.75): a card that is exiled face down and may be played later. */

const CARDS = [
  card(
    'Heights',
    'Land',
    'Hideaway 4\nThis land enters tapped.\n{T}: Add {W}.\n{W}, {T}: You may play the exiled card without paying its mana cost if you control three or more creatures.',
  ),
  card('Boon', 'Sorcery', 'You gain 5 life.', { manaCost: '{7}' }),
  card('Zap', 'Instant', 'Zap deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2', manaCost: '{G}' }),
];
const start = (bears: number): GameState =>
  game(CARDS, [
    {
      id: 'a',
      manaPool: '',
      hand: [{ id: 'heights', card: 'Heights' }],
      battlefield: bears === 0 ? [] : [{ id: 'bear', card: 'Bear', count: bears }],
      library: [
        { id: 'boon', card: 'Boon' },
        { id: 'zap', card: 'Zap' },
        { id: 'land', card: 'Forest' },
        { id: 'top', card: 'Bear' },
        { id: 'fifth', card: 'Bear' },
      ],
    },
    { id: 'b', library: [{ card: 'Bear', count: 3 }] },
  ]);
const hidden = (id: string, bears = 3): GameState => {
  const there = played(start(bears), { kind: 'playLand', card: 'heights' });
  return played(there, { kind: 'resolve', choose: [id] }, { kind: 'untap', permanents: ['heights'] });
};
/** With {W} from somewhere else. */
const withMana = (state: GameState): GameState => ({
  ...state,
  players: state.players.map((one, at) =>
    at === 0 ? { ...one, manaPool: [{ type: 'W', origin: null, riders: [], lifetime: 'step', amount: 1n } as const] } : one,
  ),
});
const use = { kind: 'activate', permanent: 'heights', ability: 3 } as const;

describe('CR 702.75a: hideaway', () => {
  it('exiles one of the top cards face down and puts the rest on the bottom', () => {
    const open = played(start(0), { kind: 'playLand', card: 'heights' });
    expect(refusal(open, { kind: 'resolve' }).missingChoice?.options).toEqual(['boon', 'zap', 'land', 'top']);
    const state = hidden('boon', 0);
    expect([zoneOf(state, 'boon'), state.cards.get('boon')?.aside?.faceDown, state.players[0]?.library[0]]).toEqual([
      'exile',
      true,
      'fifth',
    ]);
    expect(layered(state).view.object('boon')?.types.size).toBe(0);
    expect(state.permanents.get('heights')?.exiledWith).toEqual(['boon']);
  });

  it('lets the card be cast for nothing where the condition holds', () => {
    const state = played(withMana(hidden('boon')), use, { kind: 'resolve', choose: ['yes'] }, { kind: 'resolve' });
    expect([lifeOf(state), zoneOf(state, 'boon')]).toEqual([25, 'graveyard']);
    const not = played(withMana(hidden('boon', 2)), use, { kind: 'resolve' });
    expect(zoneOf(not, 'boon')).toBe('exile');
  });

  it('CR 305.3: lets a land be played in the turn of its player where one may be', () => {
    const later = played(hidden('land'), { kind: 'advance', turns: 2 }, { kind: 'untap', permanents: ['heights'] });
    expect(zoneOf(played(withMana(later), use, { kind: 'resolve', choose: ['yes'] }), 'land')).toBe('battlefield');
    // A land was played this turn: Heights.
    expect(zoneOf(played(withMana(hidden('land')), use, { kind: 'resolve' }), 'land')).toBe('exile');
  });
});

describe('CR 608.2c: the rest of the cards that were looked at', () => {
  it.each([
    'Look at the top three cards of your library, exile one of them, then put the rest into your hand.',
    'Look at the top three cards of your library. Exile one of them and put the rest into your hand.',
  ])('%s', (text) => {
    const state = resolved(start(0), text, { choose: ['zap'] });
    expect(['boon', 'zap', 'land', 'top'].map((id) => zoneOf(state, id))).toEqual(['hand', 'exile', 'hand', 'library']);
  });

  it('are what "them" means as long as some are left', () => {
    const text =
      'Look at the top three cards of your library. Exile one of them face down, put one of them into your hand, and put the rest on the bottom of your library in any order.';
    const state = resolved(start(0), text, { choose: ['zap', 'boon'] });
    expect(['boon', 'zap', 'land', 'top'].map((id) => zoneOf(state, id))).toEqual(['hand', 'exile', 'library', 'library']);
  });

  it('are those that were exiled where all of them were', () => {
    const text =
      'Exile the top three cards of your library. Put a land card from among them onto the battlefield and the rest into your graveyard.';
    const state = resolved(start(0), text, { choose: ['land'] });
    expect(['boon', 'zap', 'land'].map((id) => zoneOf(state, id))).toEqual(['graveyard', 'graveyard', 'battlefield']);
  });
});
