import type { Tokens } from '../net.ts';
import { costOf } from './items.ts';
import type { Move, Question } from './question.ts';

/** For each entry of costs what it costs at least to have one more in each tracked place; empty where that is nothing for any of them. */
type PlaceCosts = readonly Float64Array[];

/** In more rounds nothing is said of places. */
const ROUNDS = 200;

/**
 * What it costs at least to come to hold what a place does not hold at the start: a game after a sacrifice costs that sacrifice. Places have
 * weights (potentials), so that no step adds more to what all places hold by their weights than it costs; what has to be held then costs at
 * least its weight, however it is come by, and several things together cost their sum. Zero for what is there from the start, and for what
 * no step gives.
 */
export function placeCostsOf(question: Question, width: number): PlaceCosts {
  const changes = changesOf(question);
  return Array.from({ length: width }, (_, entry) =>
    weightsOf(question, changes, ({ outcomes }) => Math.min(...outcomes.map(({ alternative }) => costOf(alternative)[entry] ?? 0))),
  );
}

const STEPS = new WeakMap<Question, Float64Array>();

/** How many steps at least it takes to come to hold one more in each tracked place, likewise; empty where no place has to be come by so. Worked out once. */
export function placeStepsOf(question: Question): Float64Array {
  const known = STEPS.get(question) ?? weightsOf(question, changesOf(question), () => 1);
  STEPS.set(question, known);
  return known;
}

/** What a step takes, and gives of what there is nothing of at the start. */
interface Change {
  readonly step: Move;
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
}

/** Those of all steps. */
const changesOf = ({ steps, caps }: Question): readonly Change[] =>
  steps.map((step) => ({
    step,
    takes: beyond(step.takes, step.gives),
    gives: beyond(step.gives, step.takes).filter(({ place }) => caps[place] === 0),
  }));

const NOTHING = new Float64Array();

function weightsOf({ caps, given }: Question, changes: readonly Change[], costOfStep: (step: Move) => number): Float64Array {
  const weights = Float64Array.from(caps, (cap, place) => (given[place] === true && cap === 0 ? Number.POSITIVE_INFINITY : 0));
  if (weights.every((weight) => weight === 0)) return NOTHING;
  const steps = changes.map((change) => ({ ...change, cost: costOfStep(change.step) }));
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (const { cost, takes, gives } of steps) {
      const whole = takes.reduce((sum, { place, amount }) => sum + amount * (weights[place] ?? 0), cost);
      for (const { place, amount } of gives) {
        const share = whole / (amount * gives.length);
        if (share >= (weights[place] ?? 0)) continue;
        weights[place] = share;
        isDone = false;
      }
    }
    if (isDone) return withoutUnreached(weights);
  }
  return NOTHING;
}

/** What no step gives has no weight. */
function withoutUnreached(weights: Float64Array): Float64Array {
  const found = weights.map((weight) => (weight === Number.POSITIVE_INFINITY ? 0 : weight));
  return found.some((weight) => weight > 0) ? found : NOTHING;
}

/** What there is of the one more than of the other. */
const beyond = (tokens: readonly Tokens[], others: readonly Tokens[]): readonly Tokens[] =>
  tokens
    .map(({ place, amount }) => ({ place, amount: amount - (others.find((other) => other.place === place)?.amount ?? 0) }))
    .filter(({ amount }) => amount > 0);
