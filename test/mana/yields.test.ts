import { describe, expect, it } from 'vitest';
import { starterRecords } from '../../data/cards/starter.ts';
import { manaAbilitiesFor } from '../../engine/activation/whose.ts';
import { type CompiledCard, compileCard, type GameState, type ManaType, produces, showMana } from '../../engine/index.ts';
import type { Addition } from '../../engine/mana/activation.ts';
import { NO_MANA, typesIn } from '../../engine/mana/amounts.ts';
import { settledWays } from '../../engine/mana/flexible.ts';
import { yieldsOf } from '../../engine/mana/yields.ts';
import { board, card } from '../support/boards.ts';

const BESIDE: readonly CompiledCard[] = [
  card('Grove', 'Basic Land — Forest'),
  card('Mire', 'Basic Land — Swamp'),
  card('Cub', 'Creature — Bear', '', { manaCost: '{1}{G}', power: '2', toughness: '2' }),
  card('Twofold', 'Enchantment', 'If you tap a permanent for mana, it produces twice as much of that mana instead.'),
  card('Dusk', 'Enchantment', 'If a land is tapped for mana, it produces {B} instead of any other type and amount.'),
];
const COUNTERS = { charge: 3, storage: 3, mining: 3, depletion: 2 };

/** Every amount that the additions of the source itself could be. */
function amountsOf(additions: readonly Addition[], source: string): string[] {
  const own = additions.filter(({ origin, player }) => origin?.id === source && player === 'a');
  const parts = own.map(({ types, amount }) => ({ types, amount, of: null }));
  return settledWays(parts, 5_000).items.map((way) => {
    const mana: Record<ManaType, bigint> = { ...NO_MANA };
    for (const { types, amount } of way) for (const type of typesIn(types)) mana[type] += amount;
    return showMana(mana);
  });
}

describe('CR 106.12b: what is produced, worked out in two ways', () => {
  const starters = starterRecords()
    .map((record) => compileCard(record.definition))
    .filter((one) => !/\b(instant|sorcery)\b/i.test(one.faces[0].definition.typeLine));

  it.each([
    ['by itself', []],
    ['doubled', ['Twofold']],
    ['doubled and replaced, in either order', ['Twofold', 'Dusk']],
  ] as const)('the yields of every starter card are what it produces, %s', (_, effects) => {
    let compared = 0;
    for (const one of starters) {
      const state: GameState = board([...BESIDE, one], {
        a: [{ id: 'it', card: one.definition.name, counters: COUNTERS, chosen: { color: 'R' } }, 'Grove', 'Mire', 'Cub', ...effects],
        b: [{ id: 'theirs', card: 'Grove' }],
      });
      for (const { source, index, text } of manaAbilitiesFor(state, 'a').filter((each) => each.source === 'it')) {
        const paid = { x: null, objects: [], countersRemoved: null };
        const yields = yieldsOf(state, { source, ability: index, player: 'a', paid });
        const expected = produces(state, source, index);
        if (yields.open.length > 0 || expected.truncated) continue;
        compared += 1;
        const found = new Set(yields.options.flatMap(({ additions }) => amountsOf(additions, 'it')));
        found.delete('');
        expect([...found].sort(), `${one.definition.name}: ${text}`).toEqual(expected.mana.map(showMana).sort());
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
