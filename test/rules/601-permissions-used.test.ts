import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Permissions to cast that may be used only so often (601.3). */

const creature = (name: string) => card(name, 'Creature — Cat', '', { manaCost: '{0}', power: '1', toughness: '1' });
const CARDS = [
  card(
    'Companion',
    'Enchantment',
    'Once during each of your turns, you may cast a permanent spell with mana value 2 or less from your graveyard.',
    { manaCost: '{0}' },
  ),
  card('Freely', 'Enchantment', 'You may cast creature spells from your graveyard.'),
  card('Seer', 'Enchantment', 'Once each turn, you may cast a creature spell from the top of your library.'),
  card(
    'Gift',
    'Enchantment',
    'Once during each of your turns, you may cast a spell from your hand by paying life equal to its mana value rather than paying its mana cost.',
  ),
  card('Digger', 'Enchantment', 'Once each turn, you may play land cards from your graveyard.'),
  card('Explorer', 'Enchantment', 'You may play an additional land on each of your turns.'),
  card('Plains', 'Basic Land — Plains'),
  card(
    'Beacon',
    'Sorcery',
    'Exile the top three cards of your library. Until the end of your next turn, you may cast a creature spell from among those exiled cards.',
    {
      manaCost: '{0}',
    },
  ),
  card('Costly', 'Creature — Ox', '', { manaCost: '{2}', power: '3', toughness: '3' }),
  creature('Cat'),
  creature('Dog'),
  creature('Bird'),
  card('Forest', 'Basic Land — Forest'),
];
const cast = (id: string, more: object = {}) => ({ kind: 'cast', card: id, by: 'a', ...more }) as const;
const resolve = { kind: 'resolve', all: true } as const;
const table = (battlefield: readonly string[], more: { readonly [zone: string]: readonly string[] }): GameState =>
  game(CARDS, [
    {
      id: 'a',
      battlefield: byName(battlefield),
      library: [...byName(more.library ?? []), ...Array.from({ length: 6 }, () => ({ card: 'Forest' }))],
      graveyard: byName(more.graveyard ?? []),
      hand: byName(more.hand ?? []),
    },
    { id: 'b', library: Array.from({ length: 6 }, () => ({ card: 'Forest' })) },
  ]);

describe('CR 601.3: once during each of your turns', () => {
  it('is used up by one spell, until the next turn', () => {
    const once = played(table(['Companion'], { graveyard: ['Cat', 'Dog'] }), cast('Cat'), resolve);
    expect(zoneOf(once, 'Cat')).toBe('battlefield');
    expect(refusal(once, cast('Dog')).rules).toContain('601.3');
    expect(zoneOf(played(once, { kind: 'advance', turns: 2 }, cast('Dog'), resolve), 'Dog')).toBe('battlefield');
    expect(refusal(played(once, { kind: 'advance', turns: 1 }), cast('Dog')).rules).toContain('601.3');
  });

  it('is not used up where another effect lets the spell be cast at will', () => {
    const state = played(table(['Companion', 'Freely'], { graveyard: ['Cat', 'Dog', 'Bird'] }), cast('Cat'), resolve, cast('Dog'), resolve);
    const left = played(state, { kind: 'destroy', permanents: ['Freely'] });
    expect(zoneOf(played(left, cast('Bird'), resolve), 'Bird')).toBe('battlefield');
  });

  it('is of each effect by itself, and which of them is used is a choice', () => {
    const two = game(CARDS, [
      {
        id: 'a',
        battlefield: [
          { id: 'first', card: 'Companion' },
          { id: 'second', card: 'Companion' },
        ],
        graveyard: byName(['Cat', 'Dog', 'Bird']),
      },
      { id: 'b' },
    ]);
    expect(refusal(two, cast('Cat')).missingChoice?.options).toEqual(['first', 'second']);
    const state = played(two, cast('Cat', { choose: ['second'] }), resolve, cast('Dog'), resolve);
    expect(refusal(state, cast('Bird')).rules).toContain('601.3');
  });

  it('CR 400.7: is there again for a permanent that came anew', () => {
    const once = played(table(['Companion'], { graveyard: ['Cat', 'Dog'] }), cast('Cat'), resolve);
    const away = played(once, { kind: 'returnToHand', permanents: ['Companion'] });
    expect(zoneOf(played(away, cast('Companion'), resolve, cast('Dog'), resolve), 'Dog')).toBe('battlefield');
  });

  it('is used up by casting from the top of the library', () => {
    const once = played(table(['Seer'], { library: ['Cat', 'Dog'] }), cast('Cat'), resolve);
    expect(refusal(once, cast('Dog')).rules).toContain('601.3');
  });

  it('is used up by what is paid for it, and not by casting as usual', () => {
    const start = table(['Gift'], { hand: ['Costly', 'Cat', 'Dog'] });
    const usual = played(start, cast('Cat'), resolve);
    const once = played(usual, cast('Costly', { alternative: 0 }), resolve);
    expect([zoneOf(once, 'Costly'), once.players[0]?.life]).toEqual(['battlefield', 18]);
    expect(refusal(once, cast('Dog', { alternative: 0 })).notModelled).toBeNull();
  });

  it('lets a land be played where none was, and is not told where one was', () => {
    const start = table(['Digger', 'Explorer'], { graveyard: ['Forest'], hand: ['Plains'] });
    const land = (id: string) => ({ kind: 'playLand', card: id }) as const;
    expect(zoneOf(played(start, land('Forest')), 'Forest')).toBe('battlefield');
    expect(refusal(played(start, land('Plains')), land('Forest')).notModelled).not.toBeNull();
  });
});

describe('CR 601.3: one of several cards', () => {
  it('may be cast, and none of the others then', () => {
    const start = played(table([], { hand: ['Beacon'], library: ['Cat', 'Dog', 'Forest'] }), cast('Beacon'), resolve);
    const once = played(start, cast('Dog'), resolve);
    expect(zoneOf(once, 'Dog')).toBe('battlefield');
    expect(refusal(once, cast('Cat')).rules).toContain('601.3');
    expect(once.effects).toEqual([]);
    // It lasts until it is used.
    expect(zoneOf(played(start, { kind: 'advance', turns: 2 }, cast('Cat'), resolve), 'Cat')).toBe('battlefield');
  });
});
