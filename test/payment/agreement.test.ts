import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  availableMana,
  canPay,
  type GameState,
  MANA_TYPES,
  type ManaAmounts,
  type Payment,
  type Purpose,
  parseManaCost,
  perform,
  totalMana,
} from '../../engine/index.ts';
import { bruteCanPay, bruteOptions } from './oracle/brute.ts';
import { engineBoard, PURPOSES } from './oracle/engineBoard.ts';
import { CHANGERS, SOURCES } from './oracle/model.ts';
import { caseOf, type OracleCase } from './oracle/random.ts';

/**
 * The engine against a payer that tries everything, on random boards. `PAYMENT_BOARDS` says how many (100000 takes some minutes);
 * `PAYMENT_SEED` where they start, so that a failing board can be looked at alone.
 */
const BOARDS = Number(process.env.PAYMENT_BOARDS ?? 1_500);
const FIRST = Number(process.env.PAYMENT_SEED ?? 0);
/** Boards on which trying everything takes more positions than this are left out. */
const BUDGET = 8_000;

const purposeOf = ({ what }: OracleCase): Purpose => {
  const purpose = PURPOSES[what];
  if (purpose === null) return null;
  return 'cast' in purpose
    ? { kind: 'cast', card: purpose.cast, face: 0, x: null }
    : { kind: 'activate', permanent: purpose.activate, ability: 0 };
};

function ask(state: GameState, one: OracleCase): Payment {
  const cost = parseManaCost(one.cost);
  if (!cost.ok) throw new Error(cost.error.message);
  return canPay(state, 'a', { cost: cost.value, purpose: purposeOf(one), x: 0, preference: [] });
}

const letters = (mana: ManaAmounts): string =>
  MANA_TYPES.flatMap((type) => Array.from({ length: Number(mana[type]) }, () => type))
    .sort()
    .join('');

function after(state: GameState) {
  const [player] = state.players;
  return {
    life: player?.life,
    permanents: state.permanents.size,
    floating: Number((player?.manaPool ?? []).reduce((sum, { amount }) => sum + amount, 0n)),
    stack: state.stack.length,
  };
}

const seeds = Array.from({ length: BOARDS }, (_, index) => FIRST + index);

describe('what a player could pay, against trying everything', () => {
  it('CR 601.2g: each random cost can be paid on its random board exactly where some order of activations pays it', () => {
    const wrong = seeds.flatMap((seed) => {
      const one = caseOf(seed);
      const expected = bruteCanPay(one.board, one.cost, one.what, BUDGET);
      if (expected === undefined) return [];
      const { payable, certain, open } = ask(engineBoard(one.board), one);
      return payable === expected && certain && open.length === 0 ? [] : [{ seed, expected, payable, certain, open, one }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 1_800_000);

  it('CR 602.2b: what can be paid is paid by the engine itself, with the plan it gives, for the life that the plan says', () => {
    const wrong = seeds.flatMap((seed): readonly unknown[] => {
      const one = caseOf(seed);
      const board = engineBoard(one.board, one.cost);
      const payment = ask(board, { ...one, what: 'ability' });
      const plan = payment.plan();
      if (payment.payable !== (plan !== null)) return [{ seed, payable: payment.payable, plan }];
      const done = perform(board, { kind: 'activate', permanent: 'shrine', ability: 0 });
      if (done.ok !== payment.payable) return [{ seed, payable: payment.payable, refused: done.ok ? null : done.error.message, one }];
      if (!done.ok || plan === null) return [];
      const { floating, ...found } = after(done.value.state);
      // What is doubled without being needed may be more than the plan counts on.
      const left = Number(totalMana(plan.leftover));
      const doubles = one.board.battlefield.some(({ card }) => card === 'Doubling Cube');
      const floats = doubles ? floating >= left : floating === left;
      const expected = {
        life: one.board.life - plan.life,
        permanents: one.board.battlefield.length + 1 - plan.permanents,
        stack: 1,
      };
      return floats && isDeepStrictEqual(found, expected) ? [] : [{ seed, found, floating, left, expected, one }];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 1_800_000);

  it('CR 106.4: the largest pools that could be had are exactly those that trying everything finds', () => {
    const wrong = seeds
      .filter((seed) => seed % 4 === 0)
      .flatMap((seed) => {
        const { board } = caseOf(seed);
        const expected = bruteOptions(board, BUDGET);
        if (expected === undefined) return [];
        const { options, truncated } = availableMana(engineBoard(board), 'a').options(1_000);
        const found = options
          .map(letters)
          .filter((option) => option !== '')
          .sort();
        return !truncated && JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ seed, expected, found, truncated, board }];
      });
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 1_800_000);

  it('every kind of source comes up among the boards', () => {
    const seen = new Set(seeds.flatMap((seed) => [...caseOf(seed).board.battlefield.map(({ card }) => card), ...caseOf(seed).board.hand]));
    expect([...SOURCES, ...CHANGERS].map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});
