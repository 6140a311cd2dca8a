import { describe, expect, it } from 'vitest';
import { played, poolOf, refusal } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { game } from '../support/spells.ts';

/** "If you haven't added mana with this ability this turn" (603.4). */

const CARDS = [
  card(
    'Carpet',
    'Enchantment',
    "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.",
  ),
  card('Island', 'Basic Land — Island'),
  card('Forest', 'Basic Land — Forest'),
];
const LIBRARY = Array.from({ length: 6 }, () => ({ card: 'Forest' }));
const start = game(
  CARDS,
  [
    { id: 'a', battlefield: [{ id: 'carpet', card: 'Carpet' }], library: LIBRARY },
    { id: 'b', battlefield: [{ card: 'Island', count: 3 }], library: LIBRARY },
  ],
  { active: 'a', step: 'DRAW' },
);
const main = { kind: 'advance', to: 'PRECOMBAT_MAIN' } as const;
const second = { kind: 'advance', to: 'POSTCOMBAT_MAIN' } as const;

describe('CR 603.4: mana that an ability adds once a turn', () => {
  it('adds it in the first main phase, and then not in the second', () => {
    const first = played(start, main);
    expect(first.stack.map(({ targets }) => targets)).toEqual([[['b']]]);
    expect(refusal(first, { kind: 'resolve', choose: ['yes'] }).missingChoice).not.toBeNull();
    const added = played(first, { kind: 'resolve', choose: ['yes', '{G}'] });
    expect(poolOf(added)).toBe('{G}{G}{G}');
    expect(played(added, second).stack).toHaveLength(0);
    // In the next turn of its controller it may again.
    expect(played(added, { kind: 'advance', turns: 2 }).stack).toHaveLength(1);
  });

  it('adds it in the second where it was not added in the first', () => {
    const passed = played(start, main, { kind: 'resolve', choose: ['no'] });
    const later = played(passed, second);
    expect(later.stack).toHaveLength(1);
    expect(poolOf(played(later, { kind: 'resolve', choose: ['yes', '{U}'] }))).toBe('{U}{U}{U}');
  });
});
