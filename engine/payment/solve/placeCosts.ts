import type { Tokens } from '../net.ts';
import { costOf } from './items.ts';
import type { Move, Question } from './question.ts';

/** For each entry of costs what it costs at least to have one more in each tracked place. */
export type PlaceCosts = readonly Float64Array[];

/** In more rounds nothing is said of places. */
const ROUNDS = 200;

/**
 * What it costs at least to come to hold what a place does not hold at the start: a game after a sacrifice costs that sacrifice. Places have
 * weights (potentials), so that no step adds more to what all places hold by their weights than it costs; what has to be held then costs at
 * least its weight, however it is come by, and several things together cost their sum. Zero for what is there from the start, and for what
 * no step gives.
 */
export function placeCostsOf(question: Question, width: number): PlaceCosts {
  return Array.from({ length: width }, (_, entry) =>
    weightsOf(question, ({ outcomes }) => Math.min(...outcomes.map(({ alternative }) => costOf(alternative)[entry] ?? 0))),
  );
}

const STEPS = new WeakMap<Question, Float64Array>();

/** How many steps at least it takes to come to hold one more in each tracked place, likewise; worked out once for a question. */
export function placeStepsOf(question: Question): Float64Array {
  const known = STEPS.get(question) ?? weightsOf(question, () => 1);
  STEPS.set(question, known);
  return known;
}

function weightsOf({ steps, caps, given }: Question, costOfStep: (step: Move) => number): Float64Array {
  const weights = Float64Array.from(caps, (cap, place) => (given[place] === true && cap === 0 ? Number.POSITIVE_INFINITY : 0));
  const changes = steps.map((step) => ({
    cost: costOfStep(step),
    takes: beyond(step.takes, step.gives),
    gives: beyond(step.gives, step.takes).filter(({ place }) => caps[place] === 0),
  }));
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (const { cost, takes, gives } of changes) {
      const whole = takes.reduce((sum, { place, amount }) => sum + amount * (weights[place] ?? 0), cost);
      for (const { place, amount } of gives) {
        const share = whole / (amount * gives.length);
        if (share >= (weights[place] ?? 0)) continue;
        weights[place] = share;
        isDone = false;
      }
    }
    if (isDone) return weights.map((weight) => (weight === Number.POSITIVE_INFINITY ? 0 : weight));
  }
  return new Float64Array(caps.length);
}

/** What there is of the one more than of the other. */
const beyond = (tokens: readonly Tokens[], others: readonly Tokens[]): readonly Tokens[] =>
  tokens
    .map(({ place, amount }) => ({ place, amount: amount - (others.find((other) => other.place === place)?.amount ?? 0) }))
    .filter(({ amount }) => amount > 0);
