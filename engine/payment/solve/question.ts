import type { KindSet, Tokens } from '../net.ts';
import { boundsOf, pooled } from './bounds.ts';
import type { Alternative, Core, Source, Step } from './core.ts';
import { isNoWorse } from './cost.ts';
import { inside, type Lattice, latticeOf, touching } from './lattice.ts';

/** For each set of the lattice how much mana. */
export type Vector = Float64Array;

/** An outcome as the question sees it: how much of it touches each set. */
export interface Outcome {
  readonly touches: Vector;
  readonly alternative: Alternative;
}

/** `cap` times one of the outcomes; where `at` is not negative, as often as the tracked place of that number still holds. */
export interface Supply {
  readonly at: number;
  readonly cap: number;
  readonly outcomes: readonly Outcome[];
}

/** A joint or a step with its places numbered among the tracked ones. */
export interface Move {
  /** How much it asks for within each set. */
  readonly asks: Vector;
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  readonly outcomes: readonly Outcome[];
  readonly step: Step;
}

/** What can't be exceeded whatever is done: by how much mana touches a set, and by how much touches a set and the largest one added up. */
export interface Limits {
  /** First for each set, then for each set but the largest together with the largest. */
  readonly room: Vector;
  /** How much `room` shrinks by one used, or needed, of each tracked place. */
  readonly shrinks: readonly Vector[];
}

/** A core seen from the sets of kinds that a goal and the inputs on the way to it ask for. */
export interface Question {
  readonly core: Core;
  readonly lattice: Lattice;
  /** What touches each set in the pool. */
  readonly pool: Vector;
  /** Places that more than one source has a part in, by their number in the core. */
  readonly tracked: readonly number[];
  readonly caps: readonly number[];
  readonly given: readonly boolean[];
  /** Sources with a single outcome. */
  readonly plains: readonly Supply[];
  /** Sources with several. */
  readonly choices: readonly Supply[];
  readonly joints: readonly Move[];
  readonly steps: readonly Move[];
  /** What is there for certain: pool, and sources with a single outcome that nothing else shares a place with. */
  readonly sure: Vector;
  readonly limits: Limits;
  /** Whether a step could happen again and again. */
  readonly endless: boolean;
  /** Whether no step gives more tokens than it takes. */
  readonly conserving: boolean;
}

/** Null where the goal asks for too many different sets of kinds. `inEach`: costs may have a limit in each entry. */
export function questionOf(core: Core, asked: Iterable<KindSet>, inEach = false): Question | null {
  const masks = new Set(asked);
  for (const { input } of core.steps) for (const { kinds } of input) masks.add(kinds);
  const lattice = latticeOf(masks);
  return lattice === null ? null : seenFrom(core, lattice, inEach);
}

function seenFrom(core: Core, lattice: Lattice, inEach: boolean): Question {
  const { sets } = lattice;
  const vectorOf = (count: (set: KindSet) => number): Vector => Float64Array.from(sets, count);
  const outcomesOf = (alternatives: readonly Alternative[]): readonly Outcome[] =>
    undominated(
      alternatives.map((alternative) => ({ touches: vectorOf((set) => touching(alternative.made, set)), alternative })),
      inEach,
    );
  const tracked = [
    ...new Set([...core.joints, ...core.steps].flatMap(({ takes, gives }) => [...takes, ...gives].map(({ place }) => place))),
  ];
  const at = new Map(tracked.map((place, index) => [place, index]));
  const moveOf = (step: Step): Move => ({
    asks: vectorOf((set) => inside(step.input, set)),
    takes: step.takes.map(({ place, amount }) => ({ place: at.get(place) ?? 0, amount })),
    gives: step.gives.map(({ place, amount }) => ({ place: at.get(place) ?? 0, amount })),
    outcomes: outcomesOf(step.alternatives),
    step,
  });
  const supplies = core.sources.map(({ place, alternatives }: Source): Supply => {
    const cap = place === null ? Number.POSITIVE_INFINITY : (core.caps[place] ?? 0);
    return { at: place === null ? -1 : (at.get(place) ?? -1), cap, outcomes: outcomesOf(alternatives) };
  });
  const parts = {
    core,
    lattice,
    pool: vectorOf((set) => pooled(core.pool, set)),
    tracked,
    caps: tracked.map((place) => core.caps[place] ?? 0),
    given: tracked.map((place) => core.given[place] === true),
    // What never runs out is plain even where it has several outcomes: each of them is there as often as one likes.
    plains: supplies.flatMap((supply) =>
      supply.cap === Number.POSITIVE_INFINITY
        ? supply.outcomes.map((outcome) => ({ ...supply, outcomes: [outcome] }))
        : supply.outcomes.length === 1
          ? [supply]
          : [],
    ),
    choices: supplies.filter(({ cap, outcomes }) => outcomes.length > 1 && cap !== Number.POSITIVE_INFINITY),
    joints: core.joints.map(moveOf).filter(({ outcomes }) => outcomes.length > 0),
    steps: core.steps.map(moveOf).filter(({ outcomes }) => outcomes.length > 0),
  };
  const endless = parts.steps.some(({ takes, gives }) => gives.length > 0 || takes.every(({ place }) => parts.given[place] === true));
  const sure = Float64Array.from(parts.pool);
  for (const { at: place, cap, outcomes } of parts.plains) {
    if (place < 0 && cap > 0) for (const { touches } of outcomes) addTimes(sure, cap, touches);
  }
  return {
    ...parts,
    endless,
    conserving: parts.steps.every(({ takes, gives }) => amountOf(gives) <= amountOf(takes)),
    sure,
    limits: limitsOf(core, sets, tracked),
  };
}

function limitsOf(core: Core, sets: readonly KindSet[], tracked: readonly number[]): Limits {
  const largest = sets.at(-1);
  const bounds = boundsOf(core);
  const all = [...sets.map((set) => bounds(set)), ...sets.slice(0, -1).map((set) => bounds(set, largest))];
  return {
    room: Float64Array.from(all, ({ room }) => room),
    shrinks: tracked.map((place) =>
      Float64Array.from(all, ({ weights, room }) => (room === Number.POSITIVE_INFINITY ? 0 : (weights[place] ?? 0))),
    ),
  };
}

const amountOf = (tokens: readonly Tokens[]): number => tokens.reduce((sum, { amount }) => sum + amount, 0);

/** Nothing times what never runs out is nothing. */
function addTimes(sum: Vector, times: number, vector: Vector): void {
  for (let index = 0; index < sum.length; index++) {
    const value = vector[index] ?? 0;
    if (value > 0) sum[index] = (sum[index] ?? 0) + times * value;
  }
}

/** Outcomes that no other is at least as good as in everything that is asked for, at no higher cost. */
function undominated(outcomes: readonly Outcome[], inEach: boolean): readonly Outcome[] {
  const kept: Outcome[] = [];
  for (const outcome of outcomes) {
    if (kept.some((other) => covers(other, outcome, inEach))) continue;
    const others = kept.filter((other) => !covers(outcome, other, inEach));
    kept.length = 0;
    kept.push(...others, outcome);
  }
  return kept;
}

function covers(better: Outcome, worse: Outcome, inEach: boolean): boolean {
  for (let index = 0; index < worse.touches.length; index++) {
    if ((better.touches[index] ?? 0) < (worse.touches[index] ?? 0)) return false;
  }
  const { cost } = better.alternative;
  const other = worse.alternative.cost;
  return cost === null || other === null || isNoWorse(cost, other, { below: inEach ? cost : null, depth: cost.length });
}
