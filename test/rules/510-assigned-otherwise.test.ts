import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played as acted, lifeOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { attack, block, boardsOf, creature, damage } from '../support/combat.ts';
import { table } from '../support/table.ts';

/** Combat damage that is assigned otherwise than the rules alone say (510.1a-c). */

const CARDS = [
  creature('Ogre', 3),
  creature('Wall', '0/4'),
  card('Wastes', 'Basic Land', '{T}: Add {C}.'),
  creature(
    'Paladin',
    '2/2',
    "Whenever Paladin attacks and isn't blocked, it assigns no combat damage to defending player this turn and that player loses 4 life.",
  ),
  card('Walker', 'Planeswalker — Walker', '', { loyalty: '5' }),
  card('Outmaneuver', 'Instant', "X target blocked creatures assign their combat damage this turn as though they weren't blocked.", {
    manaCost: '{X}',
  }),
];
const on = boardsOf(CARDS);
const step = { step: 'DECLARE_ATTACKERS' } as const;
const damageOn = (state: GameState, id: string): number => state.permanents.get(id)?.damage ?? 0;

describe('combat damage assigned otherwise', () => {
  it('CR 510.1b: none to the defending player, who loses life instead', () => {
    const state = on({ a: ['Paladin'], b: [] }, step);
    const after = acted(state, attack('Paladin'), block(), { kind: 'resolve' }, damage());
    expect(lifeOf(after, 'b')).toBe(16);
  });

  it('CR 510.1b: to a planeswalker that it attacks it assigns all the same', () => {
    const state = on({ a: ['Paladin'], b: [{ id: 'walker', card: 'Walker', counters: { loyalty: 5 } }] }, step);
    const after = acted(state, attack('Paladin>walker'), block(), { kind: 'resolve' }, damage());
    expect([lifeOf(after, 'b'), after.permanents.get('walker')?.counters.get('loyalty')]).toEqual([16, 3]);
  });

  it.each([
    [0, 20, 3],
    [1, 17, 0],
  ])('CR 510.1c: %i blocked creatures assign all of it as though they were not blocked', (x, life, marked) => {
    const state = table(
      CARDS,
      {
        a: { battlefield: ['Ogre', 'Wastes'].map((id) => ({ id, card: id })), hand: [{ id: 'out', card: 'Outmaneuver' }] },
        b: { battlefield: [{ id: 'Wall', card: 'Wall' }] },
      },
      step,
    );
    const blocked = acted(state, attack('Ogre'), block('Wall>Ogre'));
    const cast = acted(blocked, { kind: 'cast', card: 'out', x, targets: x === 0 ? [] : ['Ogre'] }, { kind: 'resolve' });
    const after = acted(cast, damage());
    expect([lifeOf(after, 'b'), damageOn(after, 'Wall')]).toEqual([life, marked]);
  });
});
