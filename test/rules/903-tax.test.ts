import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { costToCast, game } from '../support/spells.ts';

const CARDS = [
  card('Hound', 'Legendary Creature — Hound', '', { manaCost: '{W}' }),
  card('King', 'Legendary Artifact Creature — Scarecrow', '', { manaCost: '{2/W}{2/U}{2/B}{2/R}{2/G}' }),
  card('Helm', 'Artifact', 'Spells cost {1} less to cast.'),
  card(
    'Eminent',
    'Legendary Creature — Dragon',
    'As long as Eminent is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.',
    { manaCost: '{4}{W}{U}{B}{R}{G}' },
  ),
  card('Tactician', 'Legendary Creature — Bird', '{0}: Put Tactician onto the battlefield from the command zone.', {
    manaCost: '{W}',
    power: '2',
    toughness: '3',
  }),
  card(
    'Shroud',
    'Legendary Creature — Angel',
    "Rather than pay {2} for each previous time you've cast this spell from the command zone this game, pay 2 life that many times.",
    { manaCost: '{2}{W}{W}{B}' },
  ),
  card('Drake', 'Creature — Dragon', '', { manaCost: '{5}{R}' }),
];

const commander = (name: string) => ({ id: name, card: name, commander: true });

/** The same game after a player has cast a commander from the command zone so often. */
const castBefore = (state: GameState, card: string, times: number): GameState => ({
  ...state,
  players: state.players.map((player) => (player.id === 'a' ? { ...player, commanderCasts: new Map([[card, times]]) } : player)),
});

describe('the commander tax', () => {
  const state = game(CARDS, [{ id: 'a', command: [commander('Hound')], hand: [] }], { format: 'commander' });

  it.each([
    [0, ['{W}']],
    [1, ['{2}{W}']],
    [3, ['{6}{W}']],
  ])('CR 903.8: cast %i times before from the command zone', (times, expected) => {
    expect(costToCast(castBefore(state, 'Hound', times), 'Hound')).toEqual(expected);
  });

  it.each([
    [0, ['{2}{W}{W}{B}']],
    [1, ['{2}{W}{W}{B}, 2 life']],
    [3, ['{2}{W}{W}{B}, 6 life']],
  ])('CR 903.8, 119.4: paid with life where the commander says so, cast %i times before', (times, expected) => {
    const shroud = game(CARDS, [{ id: 'a', command: [commander('Shroud')] }], { format: 'commander' });
    expect(costToCast(castBefore(shroud, 'Shroud', times), 'Shroud')).toEqual(expected);
  });

  it('CR 903.8: from the hand there is none', () => {
    const inHand = game(CARDS, [{ id: 'a', hand: [commander('Hound')] }], { format: 'commander' });
    expect(costToCast(castBefore(inHand, 'Hound', 2), 'Hound')).toEqual(['{W}']);
  });

  it('CR 903.8: outside of the variant there is none', () => {
    const elsewhere = game(CARDS, [{ id: 'a', command: [commander('Hound')] }]);
    expect(costToCast(castBefore(elsewhere, 'Hound', 2), 'Hound')).toEqual(['{W}']);
  });

  it('CR 903.8, 601.2f: reductions reach the tax, and halves that were announced as generic mana', () => {
    const battlefield = ['h1', 'h2', 'h3', 'h4'].map((id) => ({ id, card: 'Helm' }));
    const king = game(CARDS, [{ id: 'a', command: [commander('King')], battlefield }], { format: 'commander' });
    expect(costToCast(castBefore(king, 'King', 2), 'King')).toEqual(['{2/W}{2/U}{2/B}{2/R}{2/G}']);
    expect(costToCast(castBefore(king, 'King', 1), 'King')).toHaveLength(5);
  });

  it('CR 113.6b: a card in the command zone that works there takes off what it says', () => {
    const hand = [{ id: 'Drake', card: 'Drake' }];
    const eminent = game(CARDS, [{ id: 'a', command: [commander('Eminent')], hand }], { format: 'commander' });
    expect(costToCast(eminent, 'Drake')).toEqual(['{4}{R}']);
    const other = game(CARDS, [{ id: 'a', graveyard: [commander('Eminent')], hand }], { format: 'commander' });
    expect(costToCast(other, 'Drake')).toEqual(['{5}{R}']);
  });

  it('CR 113.6m: what puts its object onto the battlefield from the command zone works there, and casts nothing', () => {
    const state = game(CARDS, [{ id: 'a', command: [commander('Tactician')] }], { format: 'commander' });
    const there = played(state, { kind: 'activate', permanent: 'Tactician', ability: 0 }, { kind: 'resolve' });
    expect(zoneOf(there, 'Tactician')).toBe('battlefield');
    expect(there.players[0]?.commanderCasts.get('Tactician')).toBeUndefined();
  });
});
