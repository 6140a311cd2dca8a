import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played, poolOf, refusal } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

/** "If you haven't added mana with this ability this turn" (603.4). */

const CARDS = [
  card('Island', 'Basic Land — Island'),
  card(
    'Carpet',
    'Enchantment',
    "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.",
  ),
];
const LIBRARY = Array.from({ length: 6 }, () => ({ card: 'Island' }));
const upkeep = (carpets: readonly string[]): GameState =>
  table(
    CARDS,
    {
      a: { library: LIBRARY, battlefield: carpets.map((id) => ({ id, card: 'Carpet' })) },
      b: { library: LIBRARY, battlefield: [{ card: 'Island' }, { card: 'Island' }] },
    },
    { step: 'UPKEEP' },
  );
const first = (carpets: readonly string[] = ['one']): GameState => played(upkeep(carpets), { kind: 'advance', to: 'PRECOMBAT_MAIN' });
const second = (state: GameState): GameState => played(state, { kind: 'advance', to: 'POSTCOMBAT_MAIN' });
const resolve = (...choose: readonly string[]) => ({ kind: 'resolve', choose }) as const;

describe('an ability that asks whether it has added mana this turn', () => {
  it('CR 603.4: it does not trigger once it has, until the next turn of its controller', () => {
    const state = first();
    expect(state.stack.map(({ targets }) => targets)).toEqual([[['b']]]);
    expect(refusal(state, resolve('yes')).missingChoice).not.toBeNull();
    const added = played(state, resolve('yes', '{G}{G}'));
    expect(poolOf(added)).toBe('{G}{G}');
    expect(second(added).stack).toHaveLength(0);
    expect(played(added, { kind: 'advance', turns: 2 }).stack).toHaveLength(1);
  });

  it('CR 603.4: it triggers again where it has added none', () => {
    const later = second(played(first(), resolve('no')));
    expect(later.stack).toHaveLength(1);
    expect(poolOf(played(later, resolve('yes', '{U}')))).toBe('{U}{U}');
  });

  it('CR 603.4: what another such object has added does not matter', () => {
    const both = played(first(['one', 'two']), resolve('yes', '{G}{G}'), resolve('no'));
    expect(second(both).stack).toHaveLength(1);
  });

  it('CR 400.7: a new object has added none', () => {
    const added = played(first(), resolve('yes', '{G}{G}'));
    const back = played(
      added,
      { kind: 'returnToHand', permanents: ['one'] },
      { kind: 'cast', card: 'one', free: true },
      { kind: 'resolve' },
    );
    expect(second(back).stack).toHaveLength(1);
  });
});
