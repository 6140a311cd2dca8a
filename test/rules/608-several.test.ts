import { describe, expect, it } from 'vitest';
import type { Action, CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { begun, card } from '../support/boards.ts';

/** CR 608.2d: several things that one instruction speaks of: each of "a creature and a land" is chosen, and one of "a creature or a land". */

const SIZE = { power: '2', toughness: '2' };
const spell = (name: string, text: string): CompiledCard => card(name, 'Sorcery', text, { manaCost: '{0}' });
const CARDS: readonly CompiledCard[] = [
  card('Land', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', SIZE),
  card('Rock', 'Artifact'),
  spell('Tribute', 'Target player sacrifices an artifact and a land of their choice.'),
  spell('Prick', 'Prick deals 2 damage to a creature you control.'),
  spell('Toll', 'Sacrifice a creature or a land.'),
  spell('Drop', 'Discard a creature card and a land card.'),
  spell('Reclaim', 'Return a creature card and a land card from your graveyard to your hand.'),
  spell('Deep', 'Return up to one target artifact card and up to one target land card from your graveyard to your hand.'),
];
const cards = (player: string, ...names: readonly string[]) => names.map((name, at) => ({ id: `${player}-${name}-${at}`, card: name }));
interface Side {
  readonly has?: readonly PermanentSetup[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
}
const on = (a: Side, b: Side = {}): GameState => {
  const side = (id: string, { has = [], hand = [], graveyard = [] }: Side) => ({
    id,
    battlefield: has,
    hand: cards(id, ...hand),
    graveyard: cards(id, ...graveyard),
  });
  return begun({ players: [side('a', a), side('b', b)] }, CARDS);
};
const casts = (spellCard: string, ...targets: readonly string[]): Action => ({
  kind: 'cast',
  card: spellCard,
  ...(targets.length > 0 && { targets }),
});
const resolves = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });
const zones = (state: GameState, ...ids: readonly string[]) => ids.map((id) => zoneOf(state, id));

describe('CR 608.2d: what is to be chosen', () => {
  const permanents: readonly PermanentSetup[] = [
    { id: 'r1', card: 'Rock' },
    { id: 'r2', card: 'Rock' },
    { id: 'l1', card: 'Land' },
    { id: 'l2', card: 'Land' },
    { id: 'c1', card: 'Bear' },
  ];

  it('one of each that is joined by “and”', () => {
    const state = played(on({ hand: ['Tribute'] }, { has: permanents }), casts('a-Tribute-0', 'b'), resolves('r2', 'l1'));
    expect(zones(state, 'r1', 'r2', 'l1', 'l2')).toEqual(['battlefield', 'graveyard', 'graveyard', 'battlefield']);
  });

  it('one of all that are joined by “or”', () => {
    const cast = played(on({ has: permanents, hand: ['Toll'] }), casts('a-Toll-0'));
    expect(refusal(cast, { kind: 'resolve' }).missingChoice?.options).toEqual(['l1', 'l2', 'c1']);
    expect(zones(played(cast, resolves('l2')), 'l1', 'l2', 'c1')).toEqual(['battlefield', 'graveyard', 'battlefield']);
  });

  it('what is dealt damage', () => {
    const bears = ['c1', 'c2'].map((id) => ({ id, card: 'Bear' }));
    const cast = played(on({ has: bears, hand: ['Prick'] }, { has: [{ id: 'c3', card: 'Bear' }] }), casts('a-Prick-0'));
    expect(refusal(cast, { kind: 'resolve' }).missingChoice?.options).toEqual(['c1', 'c2']);
    expect(zones(played(cast, resolves('c2')), 'c1', 'c2', 'c3')).toEqual(['battlefield', 'graveyard', 'battlefield']);
  });

  it('cards to discard', () => {
    const state = played(on({ hand: ['Drop', 'Bear', 'Bear', 'Land'] }), casts('a-Drop-0'), resolves('a-Bear-2'));
    expect(zones(state, 'a-Bear-1', 'a-Bear-2', 'a-Land-3')).toEqual(['hand', 'graveyard', 'graveyard']);
  });

  it('cards of the zone that is said once, for all', () => {
    const start = on({ hand: ['Reclaim'], graveyard: ['Bear', 'Bear', 'Land'] }, { graveyard: ['Bear'] });
    const state = played(start, casts('a-Reclaim-0'), resolves('a-Bear-0'));
    expect(zones(state, 'a-Bear-0', 'a-Bear-1', 'a-Land-2', 'b-Bear-0')).toEqual(['hand', 'graveyard', 'hand', 'graveyard']);
  });
});

describe('CR 115.1: targets of the zone that is said once, for all', () => {
  it('cards there, and none elsewhere', () => {
    const start = on({ hand: ['Deep'], graveyard: ['Rock', 'Land'] }, { graveyard: ['Rock'] });
    expect(refusal(start, casts('a-Deep-0', 'b-Rock-0', 'a-Land-1')).notModelled).toBeNull();
    const state = played(start, casts('a-Deep-0', 'a-Rock-0', 'a-Land-1'), resolves());
    expect(zones(state, 'a-Rock-0', 'a-Land-1')).toEqual(['hand', 'hand']);
  });
});
