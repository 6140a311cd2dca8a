import { type Budget, spend } from './budget.ts';
import type { Question, Supply, Vector } from './question.ts';
import { StateTable } from './stateTable.ts';

/** Whether sources and joints alone give what a state still asks for: a row of demands, one for each set, then of what is used of tracked places. */
export type Finish = (row: Float64Array, budget: Budget) => boolean;

/**
 * Sources with one outcome are counted (Hall's condition); for the others, one outcome after another is chosen, what is still missing in each
 * set being all that matters. False also where the budget ran out.
 */
export function finishOf(question: Question): Finish {
  const { sure, plains, choices, joints, caps } = question;
  const size = sure.length;
  const shared = plains.filter(({ at }) => at >= 0);
  const fires = joints.flatMap(({ takes, outcomes }) => outcomes.map(({ touches }) => ({ takes, touches })));
  const restOfFires = restsOf(size, fires, ({ takes, touches }, index) => timesOf(takes, caps) * (touches[index] ?? 0));
  const restOfChoices = restsOf(
    size,
    choices,
    ({ cap, outcomes }, index) => cap * Math.max(...outcomes.map(({ touches }) => touches[index] ?? 0)),
  );
  const missing = Array.from({ length: fires.length + 1 }, () => new Float64Array(size));
  const used = new Float64Array(caps.length);
  const choose = chooserOf(size, choices, restOfChoices);

  const fire = (level: number, budget: Budget): boolean => {
    const here = missing[level];
    const move = fires[level];
    if (here === undefined) return false;
    if (move === undefined) return afterFires(here, budget);
    if (!spend(budget)) return false;
    // What is shared may be used up on the way, so that only what can't be had at all ends the search here.
    const rest = restOfFires[level];
    const choosable = restOfChoices[0];
    for (let index = 0; index < size; index++) {
      let most = (rest?.[index] ?? 0) + (choosable?.[index] ?? 0);
      for (const { at, cap, outcomes } of shared) most += Math.max(0, cap - (used[at] ?? 0)) * (outcomes[0]?.touches[index] ?? 0);
      if ((here[index] ?? 0) > most) return false;
    }
    const most = timesOf(move.takes, caps, used);
    const next = missing[level + 1];
    if (next === undefined) return false;
    for (let times = most; times >= 0; times--) {
      for (const { place, amount } of move.takes) used[place] = (used[place] ?? 0) + times * amount;
      for (let index = 0; index < size; index++) next[index] = (here[index] ?? 0) - times * (move.touches[index] ?? 0);
      const done = fire(level + 1, budget);
      for (const { place, amount } of move.takes) used[place] = (used[place] ?? 0) - times * amount;
      if (done) return true;
    }
    return false;
  };

  const left = new Float64Array(size);
  const afterFires = (here: Vector, budget: Budget): boolean => {
    left.set(here);
    for (const { at, cap, outcomes } of shared) {
      const times = cap - (used[at] ?? 0);
      const touches = outcomes[0]?.touches;
      if (times > 0 && touches !== undefined)
        for (let index = 0; index < size; index++) left[index] = (left[index] ?? 0) - times * (touches[index] ?? 0);
    }
    return choose(left, used, budget);
  };

  return (row, budget) => {
    const first = missing[0];
    if (first === undefined) return false;
    for (let index = 0; index < size; index++) first[index] = (row[index] ?? 0) - (sure[index] ?? 0);
    for (let place = 0; place < caps.length; place++) used[place] = row[size + place] ?? 0;
    return fire(0, budget);
  };
}

/** How often tokens can be taken. */
function timesOf(
  takes: readonly { readonly place: number; readonly amount: number }[],
  caps: readonly number[],
  used?: Float64Array,
): number {
  let times = Number.POSITIVE_INFINITY;
  for (const { place, amount } of takes) times = Math.min(times, Math.floor(((caps[place] ?? 0) - (used?.[place] ?? 0)) / amount));
  return Math.max(0, times);
}

/** For each item the most that it and all after it give, by set. */
function restsOf<T>(size: number, items: readonly T[], most: (item: T, index: number) => number): readonly Vector[] {
  const rests: Vector[] = [new Float64Array(size)];
  for (const item of items.toReversed())
    rests.unshift(Float64Array.from({ length: size }, (_, index) => (rests[0]?.[index] ?? 0) + most(item, index)));
  return rests;
}

const MOST_KEPT = 20_000;

/** Chooses outcomes for what is missing; `used` says how much of each tracked place is gone. */
function chooserOf(
  size: number,
  choices: readonly Supply[],
  rests: readonly Vector[],
): (missing: Vector, used: Float64Array, budget: Budget) => boolean {
  const levels: Float64Array[] = [new Float64Array(size + 1)];
  const memoised = choices.length > 3;
  // What failed once fails again, as long as what the choices can be made from is the same.
  const lasting = choices.every(({ at }) => at < 0);
  let failed = new StateTable(size + 1);

  const choose = (group: number, depth: number, used: Float64Array, budget: Budget): boolean => {
    const here = levels[depth];
    const rest = rests[group];
    if (here === undefined || rest === undefined) return false;
    let open = false;
    for (let index = 0; index < size; index++) {
      const asked = here[index] ?? 0;
      if (asked <= 0) here[index] = 0;
      else if (asked > (rest[index] ?? 0)) return false;
      else open = true;
    }
    if (!open) return true;
    const choice = choices[group];
    if (choice === undefined || !spend(budget)) return false;
    if (memoised) {
      here[size] = group;
      if (failed.has(here)) return false;
    }
    const { at, cap } = choice;
    if (share(group, 0, at < 0 ? cap : cap - (used[at] ?? 0), depth, used, budget)) return true;
    // What the budget cut short didn't fail.
    if (memoised && budget.left > 0) failed.add(here);
    return false;
  };

  /** Gives each outcome of a choice its number of times; the last one what is left, since more never harms. */
  const share = (group: number, outcome: number, left: number, depth: number, used: Float64Array, budget: Budget): boolean => {
    const outcomes = choices[group]?.outcomes ?? [];
    const touches = outcomes[outcome]?.touches;
    const here = levels[depth];
    let next = levels[depth + 1];
    if (here === undefined || touches === undefined) return false;
    if (next === undefined) {
      next = new Float64Array(size + 1);
      levels.push(next);
    }
    const isLast = outcome === outcomes.length - 1;
    let most = left;
    if (!isLast) {
      most = 0;
      for (let index = 0; index < size; index++) {
        const asked = here[index] ?? 0;
        const touched = touches[index] ?? 0;
        if (asked > 0 && touched > 0) most = Math.max(most, Math.min(left, Math.ceil(asked / touched)));
      }
    }
    for (let times = most; times >= (isLast ? most : 0); times--) {
      for (let index = 0; index < size; index++) next[index] = (here[index] ?? 0) - times * (touches[index] ?? 0);
      if (isLast ? choose(group + 1, depth + 1, used, budget) : share(group, outcome + 1, left - times, depth + 1, used, budget))
        return true;
      if (budget.left <= 0) return false;
    }
    return false;
  };

  return (missing, used, budget) => {
    levels[0]?.set(missing);
    if (failed.size > (lasting ? MOST_KEPT : 0)) failed = new StateTable(size + 1);
    return choose(0, 0, used, budget);
  };
}
