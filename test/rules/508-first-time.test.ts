import { describe, expect, it } from 'vitest';
import { attack, boardsOf, creature, played } from '../support/combat.ts';

/** "Whenever this creature attacks for the first time each turn": only the first declaration of a turn. */

const CARDS = [creature('Leader', 3, 'Vigilance\nWhenever Leader attacks for the first time each turn, you gain 1 life.')];
const on = boardsOf(CARDS);

describe('attacking for the first time each turn', () => {
  it('CR 508.1m, 603.1: triggers once, and not in another combat phase', () => {
    const state = on({ a: ['Leader'], b: [] }, { step: 'DECLARE_ATTACKERS' });
    const first = played(state, attack('Leader'));
    expect(first.state.stack.length).toBe(1);
    const { thisTurn } = first.state;
    const again = { ...state, thisTurn };
    expect(played(again, attack('Leader')).state.stack.length).toBe(0);
  });

  it('CR 400.7: what attacked before and is another object now counts anew', () => {
    const state = on({ a: ['Leader'], b: [] }, { step: 'DECLARE_ATTACKERS' });
    const { thisTurn } = played(state, attack('Leader')).state;
    const anew = { ...state, thisTurn: { ...thisTurn, attacked: thisTurn.attacked.map((one) => ({ ...one, there: false })) } };
    expect(played(anew, attack('Leader')).state.stack.length).toBe(1);
  });
});
