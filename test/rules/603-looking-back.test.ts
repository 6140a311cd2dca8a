import { describe, expect, it } from 'vitest';
import { perform } from '../../engine/index.ts';
import { board, card } from '../support/boards.ts';

/** What is remembered of objects that left together. */

const CARDS = [
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Anthem Lord', 'Creature — Human', 'Other creatures you control get +1/+1.', { power: '2', toughness: '2' }),
];

describe('looking back at what left', () => {
  it.each([{ permanents: ['Anthem Lord', 'Bear'] }, { permanents: ['Bear', 'Anthem Lord'] }])(
    'CR 603.10a: of $permanents destroyed together, each is remembered as it was before any of them left',
    ({ permanents }) => {
      const done = perform(board(CARDS, { a: ['Anthem Lord', 'Bear'] }), { kind: 'destroy', permanents });
      if (!done.ok) throw new Error(done.error.message);
      const powers = done.value.state.thisTurn.left.map(({ object: { names, power } }) => [names[0], power]);
      expect(Object.fromEntries(powers)).toEqual({ Bear: 3, 'Anthem Lord': 2 });
    },
  );

  it('CR 603.10a: of two that leave one after the other, the second is remembered without what the first did for it', () => {
    const first = perform(board(CARDS, { a: ['Anthem Lord', 'Bear'] }), { kind: 'destroy', permanents: ['Anthem Lord'] });
    const second = first.ok ? perform(first.value.state, { kind: 'destroy', permanents: ['Bear'] }) : first;
    expect(second.ok && second.value.state.thisTurn.left.map(({ object }) => object.power)).toEqual([2, 2]);
  });
});
