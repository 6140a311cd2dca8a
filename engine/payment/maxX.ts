import type { ManaCost } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import type { Purpose } from '../costs/demand.ts';
import { symbolDemands } from '../costs/symbols.ts';
import type { GameState } from '../state/game.ts';
import { explanation, step } from '../trace.ts';
import type { MaxX } from './answer.ts';
import { attemptsAt, deskFor, verdictOf } from './attempts.ts';
import { canPay } from './canPay.ts';
import { mostMana } from './explore.ts';
import type { Coverable } from './net.ts';
import { mostOf } from './solve.ts';
import { showCost } from './words.ts';

/** Up to which X each value is looked at by itself, where mana may be spent on a spell by its mana value. */
const EACH = 200;
/** An X that only mana without bound can pay. */
const HUGE = 1n << 60n;

/**
 * 107.3: the values of {X} for which a player could pay a mana cost with {X} in it. Where mana may be spent by the spell's mana value, which
 * counts X on the stack (202.3e), a smaller X may be out of reach though a larger one is not.
 */
export function maxX(state: GameState, player: string, cost: ManaCost, purpose: Purpose): MaxX {
  const verdict = (x: bigint): Coverable => verdictOf(attemptsFor(state, player, cost, purpose, x));
  const open = canPay(state, player, { cost, purpose: withX(purpose, 0), x: 0, preference: [] }).open;
  if (!cost.includes('X')) return told(cost, { max: null, unbounded: false, gaps: [], certain: true, open });
  if (looksAtX(state, player, cost, purpose)) return told(cost, { ...eachByItself(state, player, cost, purpose), open });
  const attempts = attemptsFor(state, player, cost, purpose, 0n);
  const xs = symbolDemands(
    cost.filter((symbol) => symbol === 'X'),
    1,
  );
  const found = attempts.map(({ paying, goal }) => mostOf(paying.prepared, goal, paying.goal(xs).mana));
  const isWhole = attempts.every(({ paying }) => paying.terrain.complete);
  if (found.includes('unbounded')) return told(cost, { max: null, unbounded: true, gaps: [], certain: true, open });
  if (!found.includes('undetermined')) return told(cost, { max: greatest(found), unbounded: false, gaps: [], certain: isWhole, open });
  const first = verdict(0n);
  if (first !== 'yes') return told(cost, { max: null, unbounded: false, gaps: [], certain: first === 'no', open });
  const most = mostForX(state, player, cost, purpose);
  if (most === 'unbounded' && verdict(HUGE) === 'yes') return told(cost, { max: null, unbounded: true, gaps: [], certain: true, open });
  const { x, certain } = largest(verdict, typeof most === 'bigint' ? most : HUGE);
  return told(cost, { max: x, unbounded: false, gaps: [], certain, open });
}

function greatest(found: readonly ReturnType<typeof mostOf>[]): bigint | null {
  let most: bigint | null = null;
  for (const one of found) if (typeof one === 'bigint' && (most === null || one > most)) most = one;
  return most;
}

const attemptsFor = (state: GameState, player: string, cost: ManaCost, purpose: Purpose, x: bigint) =>
  attemptsAt(deskFor(state, player, withX(purpose, 0), null), cost, Number(x));

const withX = (purpose: Purpose, x: number): Purpose => (purpose?.kind === 'cast' ? { ...purpose, x } : purpose);

/** The most mana at once that could go into {X}. */
function mostForX(state: GameState, player: string, cost: ManaCost, purpose: Purpose): bigint | 'unbounded' | 'undetermined' {
  const amounts = attemptsFor(state, player, cost, purpose, 1n).map(({ paying }) => {
    const kinds = symbolDemands(['X'], 1).reduce((set, demand) => set | paying.accepted(demand), 0);
    return mostMana(paying.net, kinds);
  });
  if (amounts.includes('unbounded')) return 'unbounded';
  let most = 0n;
  for (const amount of amounts) {
    if (typeof amount !== 'bigint') return 'undetermined';
    if (amount > most) most = amount;
  }
  return most;
}

/** The largest value that can be paid, if 0 can: less is never harder to pay. */
function largest(verdict: (x: bigint) => Coverable, most: bigint): { readonly x: bigint; readonly certain: boolean } {
  let [yes, no, certain] = [0n, 1n, true];
  const ask = (x: bigint): boolean => {
    const answer = verdict(x);
    if (answer === 'undetermined') certain = false;
    return answer === 'yes';
  };
  while (no <= most && ask(no)) [yes, no] = [no, no * 2n];
  if (no > most) no = most + 1n;
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (ask(middle)) yes = middle;
    else no = middle;
  }
  return { x: yes, certain };
}

/** Whether it may hang on X what mana may be spent: its restrictions speak of mana values or of other numbers of the spell. */
function looksAtX(state: GameState, player: string, cost: ManaCost, purpose: Purpose): boolean {
  if (purpose?.kind !== 'cast') return false;
  return attemptsFor(state, player, cost, purpose, 1n).some(({ paying }) =>
    paying.terrain.mana.some(({ riders }) =>
      riders.some((rider) =>
        rider.kind === 'spendOnly' || rider.kind === 'cantSpend'
          ? contains(rider.on, ({ kind }) => kind === 'compare' || kind === 'total')
          : false,
      ),
    ),
  );
}

function eachByItself(state: GameState, player: string, cost: ManaCost, purpose: Purpose): Omit<MaxX, 'open' | 'explanation'> {
  const answers = Array.from({ length: EACH + 1 }, (_, x) =>
    canPay(state, player, { cost, purpose: withX(purpose, x), x, preference: [] }),
  );
  const max = answers.findLastIndex(({ payable }) => payable);
  const certain = max < EACH && answers.every((answer) => answer.certain);
  if (max < 0) return { max: null, unbounded: false, gaps: [], certain };
  const gaps = answers.slice(0, max).flatMap(({ payable }, x) => (payable ? [] : [x]));
  return { max: BigInt(max), unbounded: false, gaps, certain };
}

function told(cost: ManaCost, found: Omit<MaxX, 'explanation'>): MaxX {
  const { max, unbounded, gaps, certain } = found;
  const about = certain ? '' : ' at least';
  const said = !cost.includes('X')
    ? `${showCost(cost)} has no {X}.`
    : unbounded
      ? 'X can be any number.'
      : max === null
        ? `${showCost(cost)} can't be paid, whatever X is.`
        : `X can be${about} ${max}${gaps.length === 0 ? '' : `, but not ${gaps.slice(0, 10).join(', ')}${gaps.length > 10 ? ', …' : ''}`}.`;
  const rest =
    gaps.length === 0 ? [] : [step('On the stack the mana value counts X, and mana may be spent by mana value.', '202.3e', '106.6')];
  return { ...found, explanation: () => explanation(said, [step(said, '107.3', '107.3a', '601.2h'), ...rest]) };
}
