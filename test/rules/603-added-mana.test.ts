import { describe, expect, it } from 'vitest';
import type { GameState } from '../../engine/index.ts';
import { played, poolOf } from '../support/acting.ts';
import { card } from '../support/boards.ts';
import { table } from '../support/table.ts';

const CARDS = [
  card('Island', 'Basic Land — Island'),
  card(
    'Carpet',
    'Enchantment',
    "At the beginning of each of your main phases, if you haven't added mana with this ability this turn, you may add X mana of any one color, where X is the number of Islands target opponent controls.",
  ),
];
const LIBRARY = Array.from({ length: 4 }, () => ({ card: 'Island' }));
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
  it('CR 603.4: it does not trigger once it has', () => {
    const added = played(first(), resolve('yes', '{G}{G}'));
    expect(poolOf(added)).toBe('{G}{G}');
    expect(second(added).stack).toHaveLength(0);
  });

  it('CR 603.4: it triggers again where it has added none', () => {
    expect(second(played(first(), resolve('no'))).stack).toHaveLength(1);
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
