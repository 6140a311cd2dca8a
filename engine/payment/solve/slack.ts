import type { Tokens } from '../net.ts';
import type { Step } from './core.ts';
import type { Draft } from './draft.ts';

/** Leaves out places that nothing gives and that never are what a plan runs out of; what is left of them is counted in the largest parts that are ever taken. */
export function dropSlack(draft: Draft, given: readonly boolean[]): Draft {
  const steps = [...draft.steps];
  const caps = [...draft.caps];
  for (const [place, at] of takersOf(steps)) {
    if (given[place] === true) continue;
    const takers = at.flatMap((index) => steps[index] ?? []);
    if (takers.every(({ takes }) => takes.length === 1 && takes[0]?.amount === 1)) continue;
    const change = (tokens: (takes: readonly Tokens[]) => readonly Tokens[]): void => {
      for (const index of at) {
        const step = steps[index];
        if (step !== undefined) steps[index] = { ...step, takes: tokens(step.takes) };
      }
    };
    if (isImplied(place, takers, caps, given) || neverRunsOut(place, takers, caps, given)) {
      change((takes) => takes.filter((tokens) => tokens.place !== place));
      continue;
    }
    const part = takers.reduce((divisor, { takes }) => gcd(divisor, amountOf(takes, place)), 0);
    if (part < 2) continue;
    caps[place] = Math.floor((caps[place] ?? 0) / part);
    change((takes) => takes.map((tokens) => (tokens.place === place ? { place, amount: tokens.amount / part } : tokens)));
  }
  return { ...draft, caps, steps };
}

/** By place, the steps that take of it. */
function takersOf(steps: readonly Step[]): ReadonlyMap<number, readonly number[]> {
  const takers = new Map<number, number[]>();
  steps.forEach(({ takes }, index) => {
    for (const { place } of takes) {
      const list = takers.get(place);
      if (list === undefined) takers.set(place, [index]);
      else list.push(index);
    }
  });
  return takers;
}

const amountOf = (takes: readonly Tokens[], place: number): number => takes.find((tokens) => tokens.place === place)?.amount ?? 0;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Another place runs out before it, whatever is done: a Treasure has to be untapped and there, and its untapping runs out with it. */
function isImplied(place: number, takers: readonly Step[], caps: readonly number[], given: readonly boolean[]): boolean {
  return (takers[0]?.takes ?? []).some(({ place: other }) => {
    if (other === place || given[other] === true) return false;
    const ratio = (caps[place] ?? 0) / (caps[other] ?? 0);
    return takers.every(({ takes }) => amountOf(takes, place) <= ratio * amountOf(takes, other));
  });
}

/** Everything that takes of it together can't take all: five life-paying lands and 20 life. */
function neverRunsOut(place: number, takers: readonly Step[], caps: readonly number[], given: readonly boolean[]): boolean {
  const most = new Map<number, number>();
  for (const { takes } of takers) {
    const other = takes.find((tokens) => tokens.place !== place && given[tokens.place] !== true);
    if (other === undefined) return false;
    const taken = ((caps[other.place] ?? 0) * amountOf(takes, place)) / other.amount;
    most.set(other.place, Math.max(most.get(other.place) ?? 0, taken));
  }
  return [...most.values()].reduce((sum, taken) => sum + taken, 0) <= (caps[place] ?? 0);
}
