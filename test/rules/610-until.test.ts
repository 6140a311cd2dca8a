import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played, zoneOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** Exiled until something happens (610.3). */

const CARDS = [
  card('Forest', 'Basic Land — Forest'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2', manaCost: '{1}{G}' }),
  card(
    'Jailer',
    'Enchantment',
    'When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.',
    {
      manaCost: '{0}',
    },
  ),
  card('Visitor', 'Creature — Spirit', 'When this creature enters, you gain 3 life.', { power: '1', toughness: '1' }),
  card('Aura', 'Enchantment — Aura', 'Enchant creature', { manaCost: '{G}' }),
  card(
    'Shackles',
    'Enchantment',
    'When this enchantment enters, exile target permanent an opponent controls until this enchantment leaves the battlefield.',
    {
      manaCost: '{0}',
    },
  ),
  card('Blink', 'Instant', 'Exile target permanent, then return it to the battlefield under its owner’s control.'.replace('’', "'"), {
    manaCost: '{0}',
  }),
  card('Storm', 'Sorcery', 'Destroy all enchantments. All creatures get -1/-1 until end of turn.', { manaCost: '{0}' }),
];

const jailed = (prey: string, prison = 'Jailer', more = {}): GameState => {
  const state = table(CARDS, {
    a: {
      hand: [
        { id: 'jailer', card: prison },
        { id: 'storm', card: 'Storm' },
        { id: 'blink', card: 'Blink' },
      ],
      battlefield: [{ id: 'mine', card: 'Bear' }],
    },
    b: { battlefield: [{ id: 'prey', card: prey, ...more }] },
  });
  return played(state, { kind: 'cast', card: 'jailer' }, { kind: 'resolve' }, { kind: 'resolve' });
};

describe('610.3 exile until', () => {
  it('CR 610.3: it is exiled, and returns right after the other has left, under its owner’s control', () => {
    const state = jailed('Bear');
    expect([zoneOf(state, 'prey'), state.stack.length]).toEqual(['exile', 0]);
    const freed = played(state, { kind: 'destroy', permanents: ['jailer'] });
    expect([zoneOf(freed, 'prey'), freed.permanents.get('prey')?.controller, freed.returning]).toEqual(['battlefield', 'b', []]);
  });

  it('CR 610.3: it is a new object, whose abilities trigger', () => {
    const freed = played(jailed('Visitor', 'Jailer', { tapped: true, counters: { charge: 1 } }), {
      kind: 'returnToHand',
      permanents: ['jailer'],
    });
    expect([
      freed.stack.map(({ source }) => source),
      freed.permanents.get('prey')?.tapped,
      freed.permanents.get('prey')?.counters.size,
    ]).toEqual([['prey'], false, 0]);
  });

  it('CR 610.3: right after, and not only when the spell has resolved: the next instruction finds it', () => {
    const state = played(jailed('Visitor'), { kind: 'cast', card: 'storm' }, { kind: 'resolve' });
    expect(zoneOf(state, 'prey')).toBe('graveyard');
  });

  it('CR 610.3a: where the other has left already nothing is exiled', () => {
    const state = table(CARDS, { a: { hand: [{ id: 'jailer', card: 'Jailer' }] }, b: { battlefield: [{ id: 'prey', card: 'Bear' }] } });
    const gone = played(
      state,
      { kind: 'cast', card: 'jailer' },
      { kind: 'resolve' },
      { kind: 'destroy', permanents: ['jailer'] },
      { kind: 'resolve' },
    );
    expect([zoneOf(gone, 'prey'), gone.returning]).toEqual(['battlefield', []]);
  });

  it('CR 400.7: an enchantment that leaves and returns has let go of what it exiled', () => {
    const state = played(jailed('Bear'), { kind: 'cast', card: 'blink', targets: ['jailer'] }, { kind: 'resolve' });
    expect([zoneOf(state, 'jailer'), zoneOf(state, 'prey'), state.stack.length]).toEqual(['battlefield', 'battlefield', 1]);
  });

  it('CR 111.7: a token does not come back', () => {
    const freed = played(jailed('Bear', 'Jailer', { token: true }), { kind: 'destroy', permanents: ['jailer'] });
    expect([zoneOf(freed, 'prey'), freed.returning]).toEqual(['ceased', []]);
  });

  it('CR 303.4f: an Aura that returns enters on what its owner chooses', () => {
    const state = table(CARDS, {
      a: { hand: [{ id: 'jailer', card: 'Shackles' }], battlefield: [{ id: 'mine', card: 'Bear' }] },
      b: {
        battlefield: [
          { id: 'host', card: 'Bear' },
          { id: 'prey', card: 'Aura', attachedTo: 'host' },
        ],
      },
    });
    const exiled = played(state, { kind: 'cast', card: 'jailer' }, { kind: 'resolve', choose: ['prey'] }, { kind: 'resolve' });
    const freed = played(exiled, { kind: 'destroy', permanents: ['jailer'], choose: ['mine'] });
    expect(freed.permanents.get('prey')?.attachedTo).toBe('mine');
  });
});
