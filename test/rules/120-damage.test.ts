import { describe, expect, it } from 'vitest';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { playerOf } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, refusal, zoneOf } from '../support/acting.ts';
import { begun, board, byName, card, sized } from '../support/boards.ts';

/** Damage of any parts at once, and what it results in (120.3). */

const CARDS: readonly CompiledCard[] = [
  card('Bear', 'Creature — Bear', '', sized(2, 2)),
  card('Giant', 'Creature — Giant', '', sized(3, 3)),
  card('Hawk', 'Creature — Bird', 'Lifelink', sized(1, 1)),
  card('Blight', 'Creature — Horror', 'Infect', sized(2, 2)),
  card('Gang', 'Creature — Goblin', 'Wither', sized(3, 3)),
  card('Rats', 'Creature — Rat', 'Deathtouch', sized(1, 1)),
  card('Walker', 'Legendary Planeswalker — Jace', '0: Draw a card.', { loyalty: '4' }),
  card('Siege', 'Battle — Siege', '', { defense: '5' }),
  card('Rock', 'Artifact'),
  card('Blood', 'Enchantment', 'Whenever an opponent loses life, you gain that much life.'),
  card('Stalker', 'Creature — Phyrexian', 'Toxic 1\nToxic 2', sized(3, 3)),
  card(
    'Melira',
    'Creature — Human',
    "You can't get poison counters.\nCreatures you control can't have -1/-1 counters put on them.",
    sized(2, 2),
  ),
  card('Torment', 'Enchantment', 'All damage is dealt as though its source had wither.'),
  card('Unlife', 'Enchantment', 'As long as you have 0 or less life, all damage is dealt to you as though its source had infect.'),
  card('Master', 'Creature — Monk', 'Instant and sorcery spells you control have lifelink.', sized(2, 2)),
  card('Bolt', 'Instant', 'Bolt deals 3 damage to any target.'),
  card('Halo', 'Enchantment', "Damage doesn't cause you to lose life."),
  card('Stasis', 'Instant', "Your life total can't change this turn."),
  card('Platinum', 'Creature — Angel', "You can't lose the game and your opponents can't win the game.", sized(4, 4)),
  card('Chief', 'Legendary Creature — Human', '', sized(5, 5)),
];

type Players = Readonly<Record<string, readonly (PermanentSetup | string)[]>>;
const on = (players: Players): GameState => board(CARDS, { ...players, b: players.b ?? [] });
const deal = (parts: readonly (readonly [source: string, target: string, amount: number])[], combat = false) =>
  ({ kind: 'dealDamage', parts: parts.map(([source, target, amount]) => ({ source, target, amount })), combat }) as const;
function setUp(
  cards: readonly CompiledCard[],
  battlefield: Readonly<Record<string, readonly string[]>>,
  hands: Readonly<Record<string, readonly string[]>>,
): GameState {
  const listed = (names: readonly string[] = []) => byName(names);
  const players = Object.entries(battlefield).map(([id, names]) => ({
    id,
    battlefield: listed(names),
    hand: listed(hands[id]),
    library: listed(['Rock']).map((one) => ({ ...one, id: `${id}-library` })),
  }));
  return begun({ players }, cards);
}
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

describe('what changes the results', () => {
  const poison = (state: GameState, player = 'b'): number => playerOf(state, player)?.poison ?? 0;
  const dealtTo = (players: Players, parts: Parameters<typeof deal>[0], combat = false): GameState =>
    played(on(players), deal(parts, combat));

  it('CR 120.3g, 702.164: toxic gives poison counters as well, all its values together, with combat damage to players only', () => {
    expect(poison(dealtTo({ a: ['Stalker'] }, [['Stalker', 'b', 1]], true))).toBe(3);
    expect(poison(dealtTo({ a: ['Stalker'] }, [['Stalker', 'b', 1]]))).toBe(0);
    expect(lifeOf(dealtTo({ a: ['Stalker'] }, [['Stalker', 'b', 1]], true), 'b')).toBe(19);
  });

  it("CR 101.2: counters that can't be had are not given, and nothing takes their place", () => {
    const melira = dealtTo({ a: ['Blight', 'Gang'], b: ['Melira'] }, [
      ['Blight', 'b', 2],
      ['Gang', 'Melira', 3],
    ]);
    expect([poison(melira), lifeOf(melira, 'b'), counters(melira, 'Melira', '-1/-1'), melira.permanents.get('Melira')?.damage]).toEqual([
      0, 20, 0, 0,
    ]);
  });

  it('CR 120.3b, 120.3d: damage may be dealt as though its source had wither or infect', () => {
    expect(counters(dealtTo({ a: ['Bear', 'Torment'], b: ['Chief'] }, [['Bear', 'Chief', 2]]), 'Chief', '-1/-1')).toBe(2);
    expect(poison(dealtTo({ a: ['Bear'], b: ['Unlife'] }, [['Bear', 'b', 2]]))).toBe(0);
    const low = played(on({ a: ['Bear'], b: ['Unlife', 'Platinum'] }), { kind: 'setLife', player: 'b', to: 0 }, deal([['Bear', 'b', 2]]));
    expect([poison(low), lifeOf(low, 'b')]).toEqual([2, 0]);
  });

  it('CR 702.15a: spells have the lifelink that an effect gives to spells', () => {
    const state = setUp(CARDS, { a: ['Master'], b: [] }, { a: ['Bolt'] });
    const cast = { kind: 'cast', card: 'Bolt', targets: ['b'], free: true } as const;
    expect(lifeOf(played(state, cast, { kind: 'resolve' }))).toBe(23);
  });

  it("CR 120.3a, 119.8: damage that doesn't cause life to be lost, and a life total that can't change for a while", () => {
    expect(lifeOf(dealtTo({ a: ['Bear'], b: ['Halo'] }, [['Bear', 'b', 2]]), 'b')).toBe(20);
    const cast = { kind: 'cast', card: 'Stasis', free: true } as const;
    const held = played(setUp(CARDS, { a: ['Bear'], b: [] }, { a: ['Stasis'] }), cast, { kind: 'resolve' });
    expect(lifeOf(played(held, deal([['Bear', 'a', 2]])))).toBe(20);
    expect(lifeOf(played(held, { kind: 'advance', turns: 1 }, deal([['Bear', 'a', 2]])))).toBe(18);
  });
});

describe('losing', () => {
  it("CR 104.3b, 101.2: who can't lose goes on with no life left, and loses once that is over", () => {
    const low = played(on({ a: ['Giant'], b: ['Platinum'] }), deal([['Giant', 'b', 25]]));
    expect([lifeOf(low, 'b'), playerOf(low, 'b')?.lost]).toEqual([-5, null]);
    expect(playerOf(played(low, { kind: 'exile', permanents: ['Platinum'] }), 'b')?.lost).toBe('life');
  });

  it('CR 104.4a: players who lose at the same time all lose', () => {
    const both = played(
      on({ a: ['Giant'] }),
      deal([
        ['Giant', 'a', 20],
        ['Giant', 'b', 20],
      ]),
    );
    expect(both.players.map(({ lost }) => lost)).toEqual(['life', 'life']);
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
