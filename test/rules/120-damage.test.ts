import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { playerOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { board, card } from '../support/boards.ts';

/** Damage of any parts at once, and what it results in (120.3). */

const size = (power: number, toughness: number) => ({ power: String(power), toughness: String(toughness) });
const CARDS: readonly CompiledCard[] = [
  card('Bear', 'Creature — Bear', '', size(2, 2)),
  card('Giant', 'Creature — Giant', '', size(3, 3)),
  card('Hawk', 'Creature — Bird', 'Lifelink', size(1, 1)),
  card('Blight', 'Creature — Horror', 'Infect', size(2, 2)),
  card('Gang', 'Creature — Goblin', 'Wither', size(3, 3)),
  card('Rats', 'Creature — Rat', 'Deathtouch', size(1, 1)),
  card('Walker', 'Legendary Planeswalker — Jace', '0: Draw a card.', { loyalty: '4' }),
  card('Siege', 'Battle — Siege', '', { defense: '5' }),
  card('Rock', 'Artifact'),
  card('Blood', 'Enchantment', 'Whenever an opponent loses life, you gain that much life.'),
  card('Chief', 'Legendary Creature — Human', '', size(5, 5)),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const deal = (parts: readonly (readonly [source: string, target: string, amount: number])[], combat = false) =>
  ({ kind: 'dealDamage', parts: parts.map(([source, target, amount]) => ({ source, target, amount })), combat }) as const;
const counters = (state: GameState, id: string, kind: string): number => state.permanents.get(id)?.counters.get(kind) ?? 0;

describe('what damage results in', () => {
  it('CR 120.3a: a player loses that much life, of all sources at once', () => {
    const { state, events } = done(
      on({ a: ['Bear', 'Giant', 'Blood'] }),
      deal([
        ['Bear', 'b', 2],
        ['Giant', 'b', 3],
      ]),
    );
    expect(lifeOf(state, 'b')).toBe(15);
    expect(kinds(events)).toEqual(['DamageDealt', 'DamageDealt', 'LifeLost', 'AbilityTriggered', 'AbilityPutOnStack']);
  });

  it('CR 120.3b: a source with infect gives poison counters instead', () => {
    const state = played(on({ a: ['Blight'] }), deal([['Blight', 'b', 2]]));
    expect([lifeOf(state, 'b'), playerOf(state, 'b')?.poison]).toEqual([20, 2]);
  });

  it('CR 120.3c, 120.3h: loyalty and defense counters go, no more than there are, of all sources together', () => {
    const state = on({
      a: ['Bear', 'Giant'],
      b: [
        { id: 'Walker', card: 'Walker', counters: { loyalty: 4 } },
        { id: 'Siege', card: 'Siege', counters: { defense: 5 } },
      ],
    });
    const after = played(
      state,
      deal([
        ['Giant', 'Siege', 3],
        ['Bear', 'Siege', 1],
        ['Bear', 'Walker', 2],
      ]),
    );
    expect([counters(after, 'Siege', 'defense'), counters(after, 'Walker', 'loyalty')]).toEqual([1, 2]);
    expect(
      zoneOf(
        played(
          after,
          deal([
            ['Giant', 'Walker', 3],
            ['Bear', 'Walker', 2],
          ]),
        ),
        'Walker',
      ),
    ).toBe('graveyard');
  });

  it('CR 120.3d-e: wither gives -1/-1 counters, other damage is marked', () => {
    const state = played(
      on({ a: ['Gang', 'Bear'], b: ['Chief'] }),
      deal([
        ['Gang', 'Chief', 3],
        ['Bear', 'Chief', 1],
      ]),
    );
    expect([counters(state, 'Chief', '-1/-1'), state.permanents.get('Chief')?.damage]).toEqual([3, 1]);
  });

  it('CR 120.3f, 702.15e: each source with lifelink is one gain of life, however many it deals damage to', () => {
    const two = on({ a: [{ id: 'h', card: 'Hawk', count: 2 }], b: ['Giant'] });
    const { state, events } = done(
      two,
      deal([
        ['h-1', 'b', 1],
        ['h-1', 'Giant', 1],
        ['h-2', 'b', 1],
      ]),
    );
    expect(lifeOf(state)).toBe(23);
    expect(events.flatMap((event) => (event.kind === 'LifeGained' ? [event.amount] : []))).toEqual([2, 1]);
  });

  it('CR 702.2b, 704.5h: any damage by a source with deathtouch destroys', () => {
    expect(zoneOf(played(on({ a: ['Rats'], b: ['Chief'] }), deal([['Rats', 'Chief', 1]])), 'Chief')).toBe('graveyard');
  });

  it('CR 120.8: a source that would deal 0 damage deals none', () => {
    expect(done(on({ a: ['Hawk'] }), deal([['Hawk', 'b', 0]])).events).toEqual([]);
  });

  it('CR 120.4: parts with the same source and recipient are one damage', () => {
    const { events } = done(
      on({ a: ['Bear'] }),
      deal([
        ['Bear', 'b', 1],
        ['Bear', 'b', 1],
      ]),
    );
    expect(events.map((event) => event.kind === 'DamageDealt' && event.amount)).toEqual([2, false]);
  });
});

describe('what damage can be dealt by and to', () => {
  it('CR 120.1a: nothing but players, creatures, planeswalkers and battles', () => {
    const why = refusal(on({ a: ['Bear', 'Rock'] }), deal([['Bear', 'Rock', 2]]));
    expect([why.rules, why.field]).toEqual([['120.1a'], null]);
  });

  it.each([
    ['an unknown source', [['nobody', 'b', 1]]],
    ['an unknown recipient', [['Bear', 'nobody', 1]]],
    ['a player as the source', [['a', 'b', 1]]],
    ['a negative amount', [['Bear', 'b', -1]]],
    ['half a point', [['Bear', 'b', 0.5]]],
  ] as const)('CR 120.2: %s is no damage that could be tried', (_, parts) => {
    expect(refusal(on({ a: ['Bear'] }), deal(parts)).field).toBe('parts');
  });

  it('CR 608.2h: what has left the battlefield deals damage as it last was there', () => {
    const gone = played(on({ a: [{ id: 'h', card: 'Hawk', token: true }] }), { kind: 'destroy', permanents: ['h'] });
    const { state } = done(gone, deal([['h', 'b', 1]]));
    expect([lifeOf(state), lifeOf(state, 'b'), state.past.size]).toEqual([21, 19, 0]);
  });
});

describe('damage of commanders', () => {
  it('CR 903.10a: combat damage is kept for each commander, by whoever controls it, other damage is not', () => {
    const state = on({ a: [{ id: 'c', card: 'Chief', commander: true, owner: 'b' }], b: [] });
    const after = played(state, deal([['c', 'b', 5]], true), deal([['c', 'b', 5]]), deal([['c', 'b', 2]], true));
    expect(playerOf(after, 'b')?.commanderDamage).toEqual(new Map([['c', 7]]));
  });
});
