import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Keywords that cards in a graveyard gain, with a cost that the sentence after it tells (702.34a, 702.138a, 613.1f). */

const COST = 'The flashback cost is equal to its mana cost.';
const CARDS = [
  card(
    'Mage',
    'Creature — Wizard',
    `When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. ${COST}`,
    {
      manaCost: '{0}',
      power: '2',
      toughness: '1',
    },
  ),
  card('Flames', 'Sorcery', `Each instant and sorcery card in your graveyard gains flashback until end of turn. ${COST}`, {
    manaCost: '{0}',
  }),
  card(
    'Lasting',
    'Enchantment',
    'During your turn, each instant and sorcery card in your graveyard has flashback. Its flashback cost is equal to its mana cost.',
  ),
  card(
    'Breach',
    'Enchantment',
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three other cards from your graveyard.",
  ),
  card('Odd', 'Enchantment', 'Each instant card in your graveyard has flashback.'),
  card('Boon', 'Instant', 'You gain 3 life.', { manaCost: '{1}{W}' }),
  card('Surge', 'Sorcery', 'You gain X life.', { manaCost: '{X}{W}' }),
  card('Costless', 'Sorcery', 'You gain 9 life.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{W}', power: '2', toughness: '2' }),
  card('Forest', 'Basic Land — Forest'),
];
const BLANKS = Array.from({ length: 6 }, () => ({ card: 'Forest' }));
const table = (more: object, manaPool = '{W}{W}{W}{W}', step: 'PRECOMBAT_MAIN' | 'UPKEEP' = 'PRECOMBAT_MAIN'): GameState =>
  game(
    CARDS,
    [
      {
        id: 'a',
        manaPool,
        library: BLANKS,
        graveyard: byName(['Boon', 'Surge', 'Costless', 'Bear', 'Forest']),
        ...more,
      },
      { id: 'b', library: BLANKS, graveyard: [{ id: 'theirs', card: 'Boon' }] },
    ],
    { step },
  );
const cast = (name: string, more: object = {}) => ({ kind: 'cast', card: name, ...more }) as const;
const resolve = { kind: 'resolve', all: true } as const;

describe('CR 702.34a: flashback that a card in a graveyard gains', () => {
  const mage = (target: string) =>
    played(table({ hand: [{ id: 'mage', card: 'Mage' }] }), cast('mage'), { kind: 'resolve', choose: [target] }, resolve);

  it('is cast for its own mana cost, and exiled', () => {
    const state = played(mage('Boon'), cast('Boon'));
    expect(poolOf(state)).toBe('{W}{W}');
    const done = played(state, resolve);
    expect([lifeOf(done), zoneOf(done, 'Boon')]).toEqual([23, 'exile']);
  });

  it('CR 107.3a: X is chosen for it', () => {
    expect(lifeOf(played(mage('Surge'), cast('Surge', { x: 3 }), resolve))).toBe(23);
  });

  it('CR 118.6: can not be paid for a card without a mana cost', () => {
    expect(refusal(mage('Costless'), cast('Costless')).notModelled).toBeNull();
  });

  it('CR 611.2c: is of that card alone, and for the turn', () => {
    expect(refusal(mage('Boon'), cast('Surge', { x: 0 })).rules).toContain('601.3');
    const later = played(mage('Boon'), { kind: 'advance', turns: 2 });
    expect(refusal(later, cast('Boon')).rules).toContain('601.3');
  });

  it('CR 611.2c: each card that is there as it begins', () => {
    const state = played(table({ hand: [{ id: 'flames', card: 'Flames' }] }), cast('flames'), resolve);
    expect(lifeOf(played(state, cast('Boon'), resolve, cast('Surge', { x: 1 }), resolve))).toBe(24);
    expect(refusal(state, cast('Bear')).rules).toContain('601.3');
    // What came there later has none.
    expect(refusal(state, cast('flames')).rules).toContain('601.3');
  });

  it('CR 611.3a: as long as a static effect says so', () => {
    const battlefield = [{ card: 'Lasting' }];
    expect(lifeOf(played(table({ battlefield }), cast('Boon'), resolve))).toBe(23);
    expect(refusal(table({ battlefield }), cast('theirs', { by: 'a' })).notModelled).toBeNull();
    expect(
      refusal(
        game(CARDS, [{ id: 'a', manaPool: '{W}{W}', battlefield, graveyard: [{ id: 'Boon', card: 'Boon' }] }, { id: 'b' }], {
          active: 'b',
        }),
        cast('Boon'),
      ).rules,
    ).toContain('601.3');
  });

  it('is not modelled where nothing says what it costs', () => {
    expect(refusal(table({ battlefield: [{ card: 'Odd' }] }), cast('Boon', { alternative: 'flashback' })).notModelled).not.toBeNull();
  });
});

describe('CR 702.138a: escape that cards in a graveyard have', () => {
  it('costs three other cards besides', () => {
    const state = table({ battlefield: [{ card: 'Breach' }] });
    expect(refusal(state, cast('Bear')).missingChoice?.options).toEqual(['Boon', 'Surge', 'Costless', 'Forest']);
    const done = played(state, cast('Bear', { choose: ['Boon', 'Surge', 'Forest'] }), resolve);
    expect(['Bear', 'Boon', 'Surge', 'Forest', 'Costless'].map((id) => zoneOf(done, id))).toEqual([
      'battlefield',
      'exile',
      'exile',
      'exile',
      'graveyard',
    ]);
    expect(poolOf(done)).toBe('{W}{W}{W}');
    expect(refusal(done, cast('Costless')).notModelled).toBeNull();
  });
});
