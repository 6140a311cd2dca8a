import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredAttacks } from '../../engine/combat/declareAttackers.ts';
import { declaredBlocks } from '../../engine/combat/declareBlockers.ts';
import type { CompiledCard, GameState, PermanentSetup } from '../../engine/index.ts';
import { card } from '../support/boards.ts';
import { attack, boardsOf, creature, played } from '../support/combat.ts';

/**
 * 508.1d, 509.1c: what is legal, by trying every declaration on small boards. The cards' requirements and restrictions are written down here once more,
 * by hand, so that nothing of the engine's own reading is used.
 */

const CARDS: readonly CompiledCard[] = [
  creature('Bear', 2),
  creature('Furious', 2, 'This creature attacks each combat if able.'),
  creature('Shy', 2, "This creature can't attack or block alone."),
  creature('Shy Furious', 2, "This creature attacks each combat if able.\nThis creature can't attack alone."),
  creature('Pacifist', 2, "This creature can't attack."),
  creature(
    'Pack Furious',
    2,
    "This creature attacks each combat if able.\nThis creature can't attack unless at least two other creatures attack.",
  ),
  creature(
    'Weak Furious',
    2,
    "This creature attacks each combat if able.\nThis creature can't attack unless a creature with greater power also attacks.",
  ),
  creature('Giant', 5),
  card('Duel', 'Enchantment', 'No more than two creatures can attack each combat.'),
  card('Narrow', 'Enchantment', 'No more than one creature can attack you each combat.'),
  creature('Menace', 2, 'Menace'),
  creature('Bait', 2, 'This creature must be blocked if able.'),
  creature('Prey', 2, 'This creature must be blocked by two or more creatures if able.'),
  creature('Big Bait', 2, 'This creature must be blocked by a creature with flying if able.'),
  creature('Lure', 2, 'All creatures able to block this creature do so.'),
  creature('Flyer', 2, 'Flying'),
  creature('Solo', 2, "This creature can't be blocked by more than one creature."),
  creature('Keen', 2, 'This creature blocks each combat if able.'),
  creature(
    'Weak Keen',
    2,
    "This creature blocks each combat if able.\nThis creature can't block unless a creature with greater power also blocks.",
  ),
  creature('Pack', 2, "This creature can't block unless at least two other creatures block."),
  creature('Guard', 2, 'This creature can block an additional creature each combat.'),
  creature('Keen Guard', 2, 'This creature blocks each combat if able.\nThis creature can block an additional creature each combat.'),
];
const game = boardsOf(CARDS);
const numbered = (names: readonly string[], of: string): readonly PermanentSetup[] =>
  names.map((name, at) => ({ id: `${of}${at}`, card: name }));

interface Said {
  readonly legal: boolean;
  readonly obeyed: number;
}
const best = (all: readonly Said[]): number => Math.max(...all.filter(({ legal }) => legal).map(({ obeyed }) => obeyed));
const has = (name: string, word: RegExp): boolean => word.test(name);

/** Every way to give each of the first one of the second. */
const ways = <T>(count: number, options: readonly T[]): readonly (readonly T[])[] =>
  count === 0 ? [[]] : ways(count - 1, options).flatMap((one) => options.map((option) => [...one, option]));

describe('declarations against all that there are', () => {
  it('CR 508.1d: attackers', () => {
    const attackers = fc.array(
      fc.constantFrom('Bear', 'Furious', 'Shy', 'Shy Furious', 'Pacifist', 'Pack Furious', 'Weak Furious', 'Giant'),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(attackers, fc.boolean(), fc.boolean(), fc.boolean(), (names, duel, narrow, third) => {
        const state = game({
          a: numbered(names, 'x'),
          b: [...(duel ? ['Duel'] : []), ...(narrow ? ['Narrow'] : [])],
          ...(third ? { c: [] } : {}),
        });
        const whom = [null, 'b', ...(third ? ['c'] : [])];
        const all = ways(names.length, whom).map((chosen) => {
          const pairs = chosen.flatMap((one, at) => (one === null ? [] : [{ attacker: `x${at}`, defending: one, name: names[at] ?? '' }]));
          const legal =
            pairs.every(({ name }) => name !== 'Pacifist') &&
            (pairs.length !== 1 || !has(pairs[0]?.name ?? '', /^Shy/)) &&
            (pairs.length >= 3 || pairs.every(({ name }) => !has(name, /^Pack/))) &&
            (pairs.some(({ name }) => name === 'Giant') || pairs.every(({ name }) => !has(name, /^Weak/))) &&
            (!duel || pairs.length <= 2) &&
            (!narrow || pairs.filter(({ defending }) => defending === 'b').length <= 1);
          return { pairs, legal, obeyed: pairs.filter(({ name }) => has(name, /Furious/)).length };
        });
        const most = best(all);
        for (const { pairs, legal, obeyed } of all) {
          const said = declaredAttacks(
            state,
            pairs.map(({ attacker, defending }) => ({ attacker, defending })),
          );
          expect([names, pairs, !('words' in said)]).toEqual([names, pairs, legal && obeyed === most]);
        }
      }),
      { numRuns: 120, seed: 508 },
    );
  });

  it('CR 509.1c: blockers', () => {
    const attackers = fc.array(fc.constantFrom('Bear', 'Menace', 'Bait', 'Lure', 'Flyer', 'Solo', 'Prey', 'Big Bait'), {
      minLength: 1,
      maxLength: 3,
    });
    const blockers = fc.array(fc.constantFrom('Bear', 'Keen', 'Guard', 'Keen Guard', 'Shy', 'Weak Keen', 'Pack', 'Giant', 'Flyer'), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(attackers, blockers, (attacking, blocking) => {
        const board: GameState = game({ a: numbered(attacking, 'x'), b: numbered(blocking, 'y') });
        const { state } = played(board, attack(...attacking.map((_, at) => `x${at}`)));
        const subsets = ways(attacking.length, [false, true]).map((chosen) => chosen.flatMap((is, at) => (is ? [at] : [])));
        const all = ways(blocking.length, subsets).map((chosen) => judged(attacking, blocking, chosen));
        const most = best(all);
        for (const { blocks, legal, obeyed } of all) {
          const said = declaredBlocks(state, blocks);
          expect([attacking, blocking, blocks, !('words' in said)]).toEqual([attacking, blocking, blocks, legal && obeyed === most]);
        }
      }),
      { numRuns: 120, seed: 509 },
    );
  });
});

function judged(attacking: readonly string[], blocking: readonly string[], chosen: readonly (readonly number[])[]) {
  const blocks = chosen.flatMap((all, at) => all.map((one) => ({ blocker: `y${at}`, attacker: `x${one}`, name: blocking[at] ?? '' })));
  const count = (attacker: number): number => chosen.filter((all) => all.includes(attacker)).length;
  const those = chosen.filter((all) => all.length > 0).length;
  const legal =
    chosen.every((all, at) => all.length <= (has(blocking[at] ?? '', /Guard/) ? 2 : 1)) &&
    attacking.every(
      (name, at) =>
        !(name === 'Flyer' && chosen.some((all, by) => all.includes(at) && blocking[by] !== 'Flyer')) &&
        !(name === 'Menace' && count(at) === 1) &&
        !(name === 'Solo' && count(at) > 1),
    ) &&
    !(those === 1 && blocks.some(({ name }) => name === 'Shy')) &&
    !(those < 3 && blocks.some(({ name }) => name === 'Pack')) &&
    (blocks.some(({ name }) => name === 'Giant') || !blocks.some(({ name }) => name === 'Weak Keen'));
  const obeyed =
    chosen.filter((all, at) => all.length > 0 && has(blocking[at] ?? '', /Keen/)).length +
    attacking.filter((name, at) => name === 'Bait' && count(at) > 0).length +
    attacking.filter((name, at) => name === 'Prey' && count(at) > 1).length +
    attacking.filter((name, at) => name === 'Big Bait' && blocks.some((one) => one.attacker === `x${at}` && one.name === 'Flyer')).length +
    attacking.reduce((sum, name, at) => sum + (name === 'Lure' ? count(at) : 0), 0);
  return { blocks: blocks.map(({ blocker, attacker }) => ({ blocker, attacker })), legal, obeyed };
}
