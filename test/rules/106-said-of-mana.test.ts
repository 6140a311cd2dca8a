import { describe, expect, it } from 'vitest';
import { played, poolOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** What is said, in a sentence of its own, of mana that an instruction before it adds (106.4, 106.6). */

const KEEPS = "Until end of turn, you don't lose this mana as steps and phases end.";
const spell = (name: string, text: string) => card(name, 'Sorcery', text, { manaCost: '{0}' });
const CARDS = [
  spell('Pyre', `You may sacrifice a creature. If you do, add {R}{R}. ${KEEPS}`),
  spell('Gift', `If you control a creature, add {R}. ${KEEPS}`),
  spell('Offer', `You may add {R}. ${KEEPS}`),
  spell('Plain', 'You may sacrifice a creature. If you do, add {R}{R}.'),
  card('Bear', 'Creature — Bear', '', { power: '2', toughness: '2' }),
  card('Forest', 'Basic Land — Forest'),
];

describe('CR 106.4: mana that is not lost as steps and phases end', () => {
  it.each([
    { name: 'Pyre', choose: ['yes'], now: '{R}{R}', later: '{R}{R}' },
    { name: 'Pyre', choose: ['no'], now: '', later: '' },
    { name: 'Gift', choose: [], now: '{R}', later: '{R}' },
    { name: 'Offer', choose: ['yes'], now: '{R}', later: '{R}' },
    { name: 'Plain', choose: ['yes'], now: '{R}{R}', later: '' },
  ])('$name, $choose', ({ name, choose, now, later }) => {
    const state = game(CARDS, [
      { id: 'a', hand: [{ id: 'x', card: name }], battlefield: [{ card: 'Bear' }], library: [{ card: 'Forest' }] },
      { id: 'b', library: [{ card: 'Forest' }] },
    ]);
    const done = played(state, { kind: 'cast', card: 'x' }, { kind: 'resolve', choose });
    expect(poolOf(done)).toBe(now);
    const after = played(done, { kind: 'advance', to: 'END' });
    expect(poolOf(after)).toBe(later);
    expect(poolOf(played(after, { kind: 'advance', to: 'UPKEEP' }))).toBe('');
  });
});
