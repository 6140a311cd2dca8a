import { describe, expect, it } from 'vitest';
import type { Action } from '../../engine/actions/action.ts';
import type { GameState, PlayerSetup } from '../../engine/index.ts';
import { done, kinds, lifeOf, played, poolOf, refusal, zoneOf } from '../support/acting.ts';
import { byName, card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** Spells that are cast while another spell or an ability resolves (608.2g). */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Titan', 'Creature — Giant', '', { manaCost: '{6}', power: '6', toughness: '6' }),
  card('Ghost', 'Creature — Spirit', '', { manaCost: '{0}', power: '1', toughness: '1' }),
  card('Zap', 'Instant', '~ deals 3 damage to any target.', { manaCost: '{R}' }),
  card('Fire', 'Sorcery', '~ deals X damage to any target.', { manaCost: '{X}{R}' }),
  card('Charm', 'Instant', 'Choose one —\n• You gain 3 life.\n• Target player loses 3 life.', { manaCost: '{W}' }),
  card('Wood', 'Basic Land — Forest'),
  card('Show', 'Sorcery', 'You may cast a creature spell with mana value 3 or less from your hand without paying its mana cost.', {
    manaCost: '{U}',
  }),
  card('Wish', 'Sorcery', 'Exile the top card of your library. You may cast that card without paying its mana cost.', { manaCost: '{U}' }),
  card('Offer', 'Sorcery', 'Exile the top card of your library. You may cast it.', { manaCost: '{U}' }),
  card('Play', 'Sorcery', 'Exile the top card of your library. You may play that card without paying its mana cost.', { manaCost: '{U}' }),
  card(
    'Trove',
    'Sorcery',
    'Look at the top three cards of your library. You may cast any number of spells from among them without paying their mana costs. Put the rest on the bottom of your library in a random order.',
    { manaCost: '{U}' },
  ),
  card('Elf', 'Creature — Elf', 'Cascade', { manaCost: '{2}{G}', power: '3', toughness: '2' }),
  card('Dig', 'Sorcery', 'Discover 3.', { manaCost: '{U}' }),
  card('Judge', 'Creature — Human', 'Whenever you cast a creature spell, you gain 1 life.', { power: '1', toughness: '1' }),
  card('Stop', 'Enchantment', "Creature spells can't be cast."),
];

const table = (name: string, a: Partial<PlayerSetup> = {}): GameState =>
  game(CARDS, [
    { id: 'a', life: 20, ...a, hand: [{ id: 'spell', card: name }, ...(a.hand ?? [])] },
    { id: 'b', life: 20 },
  ]);
const cast: Action = { kind: 'cast', card: 'spell', free: true };
const resolve = (...choose: readonly string[]): Action => ({ kind: 'resolve', choose });
const top = (...names: readonly string[]): Partial<PlayerSetup> => ({ library: byName(names) });

describe('casting as something resolves', () => {
  it('CR 608.2g: from a hand, of the kind that is said, and the spell is then on the stack', () => {
    const state = played(
      table('Show', {
        hand: [
          { id: 'bear', card: 'Bear' },
          { id: 'titan', card: 'Titan' },
        ],
      }),
      cast,
    );
    expect(refusal(state, resolve()).missingChoice?.options).toEqual(['yes', 'no']);
    const after = played(state, resolve('bear'));
    expect(after.stack.map(({ id }) => id)).toEqual(['bear']);
    expect(zoneOf(after, 'spell')).toBe('graveyard');
    expect(zoneOf(played(after, resolve()), 'bear')).toBe('battlefield');
    expect(refusal(state, resolve('titan')).message).not.toBe('');
    expect(played(state, resolve('no')).stack).toEqual([]);
  });

  it('CR 608.2g: what was cast triggers abilities once the other has resolved', () => {
    const state = played(table('Show', { hand: [{ id: 'bear', card: 'Bear' }], battlefield: [{ card: 'Judge' }] }), cast);
    const after = played(state, resolve('yes'));
    expect(after.stack.map(({ id }) => id)).toEqual(['bear', after.stack.at(-1)?.id]);
    expect(lifeOf(played(after, resolve()))).toBe(21);
  });

  it('CR 601.3: not what is forbidden, so that nothing is asked', () => {
    const state = played(table('Show', { hand: [{ id: 'bear', card: 'Bear' }], battlefield: [{ card: 'Stop' }] }), cast);
    expect(zoneOf(played(state, resolve()), 'bear')).toBe('hand');
  });

  it('CR 601.2c: its targets are chosen then, and naming them says that it is cast', () => {
    const state = played(table('Wish', top('Zap')), cast);
    expect(lifeOf(played(state, resolve('b'), resolve()), 'b')).toBe(17);
    expect(lifeOf(played(state, resolve('yes', 'a'), resolve()))).toBe(17);
    expect(zoneOf(played(state, resolve('no')), 'Zap')).toBe('exile');
    expect(refusal(state, resolve('yes')).missingChoice).not.toBeNull();
  });

  it('CR 700.2a: and its modes', () => {
    const state = played(table('Wish', top('Charm')), cast);
    expect(lifeOf(played(state, resolve('yes', 'gain 3'), resolve()))).toBe(23);
  });

  it('CR 107.3b: X is 0 where nothing is paid', () => {
    const after = played(table('Wish', top('Fire')), cast, resolve('b'));
    expect(after.stack).toMatchObject([{ id: 'Fire', cast: { x: 0, free: true, from: 'exile' } }]);
  });

  it('CR 305.9: a land is never cast', () => {
    expect(zoneOf(played(table('Wish', top('Wood')), cast, resolve()), 'Wood')).toBe('exile');
  });

  it('CR 601.2f-h: for its mana cost where it is not said that nothing is paid', () => {
    const state = played(table('Offer', { ...top('Bear'), manaPool: '{G}{G}' }), cast);
    const after = played(state, resolve('yes'));
    expect(poolOf(after)).toBe('');
    expect(after.stack).toMatchObject([{ id: 'Bear' }]);
  });

  it('CR 608.2g: any number of them, one after the other, the last on top', () => {
    const state = played(table('Trove', top('Bear', 'Zap', 'Wood')), cast);
    const after = played(state, resolve('Bear', 'Zap', 'b'));
    expect(after.stack.map(({ id }) => id)).toEqual(['Bear', 'Zap']);
    expect(after.players[0]?.library).toEqual(['Wood']);
    const one = played(state, resolve('Bear', 'no'));
    expect(one.stack.map(({ id }) => id)).toEqual(['Bear']);
    expect(new Set(one.players[0]?.library)).toEqual(new Set(['Zap', 'Wood']));
  });
});

describe('cascade and discover', () => {
  it('CR 702.85a: the first nonland card of lesser mana value may be cast, the others go to the bottom', () => {
    const state = played(table('Elf', top('Wood', 'Titan', 'Bear', 'Zap')), cast);
    const after = done(state, resolve('yes'));
    expect(after.state.stack.map(({ id }) => id)).toEqual(['spell', 'Bear']);
    expect(after.state.players[0]?.library[0]).toBe('Zap');
    expect(new Set(after.state.players[0]?.library)).toEqual(new Set(['Zap', 'Wood', 'Titan']));
    expect(kinds(after.events)).toContain('SpellCast');
  });

  it('CR 702.85a: or is not, and goes to the bottom too', () => {
    const after = played(table('Elf', top('Wood', 'Bear')), cast, resolve('no'));
    expect(after.stack.map(({ id }) => id)).toEqual(['spell']);
    expect(new Set(after.players[0]?.library)).toEqual(new Set(['Wood', 'Bear']));
  });

  it('CR 702.85a: cascading on without finding anything puts all of them back', () => {
    const after = played(table('Elf', top('Wood', 'Titan', 'Elf')), cast, resolve());
    expect(after.stack.map(({ id }) => id)).toEqual(['spell']);
    expect(after.players[0]?.library).toHaveLength(3);
  });

  it('CR 702.85a: a spell that is cast by it cascades in its turn', () => {
    const start = game(
      [...CARDS, card('Maelstrom', 'Creature — Beast', 'Cascade, cascade', { manaCost: '{5}', power: '5', toughness: '5' })],
      [{ id: 'a', hand: [{ id: 'big', card: 'Maelstrom' }], library: byName(['Elf', 'Bear', 'Ghost']) }, { id: 'b' }],
    );
    const twice = played(start, { kind: 'cast', card: 'big', free: true });
    expect(twice.stack).toHaveLength(3);
    const after = played(twice, resolve('yes'), resolve('yes'), resolve(), resolve(), resolve('yes'));
    expect(after.stack.map(({ id }) => id)).toEqual(['big', 'Ghost']);
  });

  it.each<readonly [string, readonly string[], string]>([
    ['cast', ['yes'], 'stack'],
    ['not cast, it goes to the hand', ['no'], 'hand'],
  ])('CR 701.57a: discover: %s', (_, choose, zone) => {
    const after = played(table('Dig', top('Titan', 'Bear', 'Wood')), cast, resolve(...choose));
    expect(zoneOf(after, 'Bear')).toBe(zone);
    expect(after.players[0]?.library).toEqual(['Wood', 'Titan']);
  });
});

describe('playing a land as something resolves', () => {
  it('CR 305.1, 305.2: it counts as a land that is played; a spell may be cast in its place', () => {
    const land = played(table('Play', top('Wood')), cast, resolve('yes'));
    expect([zoneOf(land, 'Wood'), land.players[0]?.landsPlayed]).toEqual(['battlefield', 1]);
    expect(zoneOf(played(table('Play', top('Wood')), cast, resolve('no')), 'Wood')).toBe('exile');
    expect(zoneOf(played(table('Play', top('Bear')), cast, resolve('yes')), 'Bear')).toBe('stack');
  });

  it('CR 305.2, 305.3: not where no land can be played any more, in the turn of another, or where it says “cast”', () => {
    expect(zoneOf(played(table('Play', { ...top('Wood'), landsPlayed: 1 }), cast, resolve()), 'Wood')).toBe('exile');
    const theirs = { ...table('Play', top('Wood')), active: 'b', step: 'UPKEEP' } as const;
    expect(refusal(theirs, cast).rules).toContain('117.1a');
    expect(zoneOf(played(table('Wish', top('Wood')), cast, resolve()), 'Wood')).toBe('exile');
  });
});
