import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { lifeOf, played, sourcesOnStack, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Copies of cards that are cast (707.12). */

const free = (name: string, text: string, type = 'Sorcery') => card(name, type, text, { manaCost: '{0}' });
const CARDS = [
  free(
    'Echo',
    'Exile target instant or sorcery card from your graveyard. Copy that card. You may cast the copy without paying its mana cost.',
  ),
  free('Twin Echo', 'Exile target nonland card from a graveyard and copy it. You may cast the copy without paying its mana cost.'),
  card(
    'Scepter',
    'Artifact',
    'When this artifact enters, you may exile an instant card with mana value 2 or less from your hand.\n{2}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.',
    {
      manaCost: '{0}',
    },
  ),
  card('Boon', 'Instant', 'You gain 3 life.', { manaCost: '{1}{W}' }),
  card('Zap', 'Instant', 'Zap deals 2 damage to any target.', { manaCost: '{R}' }),
  card('Counter', 'Enchantment', 'Whenever you cast a spell, you gain 1 life.'),
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
];
const cast = (id: string, more: object = {}) => ({ kind: 'cast', card: id, ...more }) as const;
const table = (hand: string, graveyard: readonly string[], manaPool = ''): GameState =>
  game(CARDS, [
    {
      id: 'a',
      manaPool,
      hand: [
        { id: hand, card: hand },
        { id: 'other', card: 'Zap' },
      ],
      battlefield: [{ card: 'Counter' }],
      graveyard: byName(graveyard),
    },
    { id: 'b' },
  ]);

describe('CR 707.12: a copy of a card', () => {
  it('is cast, and ceases to exist as it leaves the stack', () => {
    const state = played(
      table('Echo', ['Boon']),
      cast('Echo', { targets: ['Boon'] }),
      { kind: 'resolve' },
      { kind: 'resolve', choose: ['yes'] },
    );
    expect(state.stack.map(({ kind }) => kind)).toEqual(['spell', 'triggeredAbility']);
    expect(zoneOf(state, 'Boon')).toBe('exile');
    const done = played(state, { kind: 'resolve', all: true });
    expect(lifeOf(done)).toBe(20 + 1 + 1 + 3);
    expect([...done.cards.values()].filter(({ copy }) => copy)).toEqual([]);
    expect(done.players[0]?.graveyard).toEqual(['Echo']);
  });

  it('CR 704.5e: ceases to exist where it is not cast', () => {
    const state = played(
      table('Echo', ['Boon']),
      cast('Echo', { targets: ['Boon'] }),
      { kind: 'resolve' },
      { kind: 'resolve', choose: ['no'] },
    );
    expect([...state.cards.values()].some(({ copy }) => copy)).toBe(false);
    expect(state.players[0]?.exile).toEqual(['Boon']);
  });

  it('CR 601.2c: has targets chosen for it as it is cast, whatever the card was aimed at before', () => {
    const start = table('Twin Echo', [], '{R}');
    const before = played(start, cast('other', { targets: ['b'] }), { kind: 'resolve', all: true });
    expect(lifeOf(before, 'b')).toBe(18);
    const state = played(before, cast('Twin Echo', { targets: ['other'] }), { kind: 'resolve' }, { kind: 'resolve', choose: ['yes', 'a'] });
    expect(lifeOf(played(state, { kind: 'resolve', all: true }), 'a')).toBe(20 + 3 - 2);
  });

  it('CR 608.3f: of a permanent card becomes a token', () => {
    const state = played(
      table('Twin Echo', ['Bear']),
      cast('Twin Echo', { targets: ['Bear'] }),
      { kind: 'resolve' },
      { kind: 'resolve', choose: ['yes'] },
      { kind: 'resolve', all: true },
    );
    const bears = [...state.permanents.values()].filter(({ card: { definition } }) => definition.name === 'Bear');
    expect(bears.map(({ token, controller }) => [token, controller])).toEqual([[true, 'a']]);
    expect(zoneOf(state, 'Bear')).toBe('exile');
  });

  it('CR 607.2a: of the card that the permanent exiled, again and again', () => {
    const start = table('Scepter', [], '{C}{C}{C}{C}');
    const there = played(start, cast('Scepter'), { kind: 'resolve' }, { kind: 'resolve' }, { kind: 'resolve', choose: ['yes', 'other'] });
    expect(zoneOf(there, 'other')).toBe('exile');
    const use = (state: GameState) =>
      played(
        state,
        { kind: 'activate', permanent: 'Scepter', ability: 1 },
        { kind: 'resolve', choose: ['yes', 'yes', 'b'] },
        { kind: 'resolve', all: true },
      );
    const once = use(there);
    expect([lifeOf(once, 'b'), sourcesOnStack(once)]).toEqual([18, []]);
    expect(lifeOf(use(played(once, { kind: 'untap', permanents: ['Scepter'] })), 'b')).toBe(16);
  });
});
