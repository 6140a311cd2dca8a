import type { Net, Tokens } from '../net.ts';
import { joinAlike, joinTwins } from './alike.ts';
import { tapFirst } from './bodies.ts';
import type { Core, Source, Step } from './core.ts';
import { saturated } from './core.ts';
import { type CostOf, type Draft, draftOf } from './draft.ts';
import { dropSlack } from './slack.ts';

/** The core of a net for goals that take just these tokens; `kept`: only these transitions. */
export function coreOf(net: Net, goal: readonly Tokens[], kept: ReadonlySet<number> | null, costOf: CostOf | null): Core {
  const draft = tapFirst(joinAlike(draftOf(net, goal, kept, costOf)));
  const given = givenOf(draft);
  const left = draft.caps.map((cap, place) => (given[place] === true ? cap : cap - (draft.need[place] ?? 0)));
  const need = draft.need.map((amount, place) => (given[place] === true ? amount : 0));
  const impossible = left.some((cap) => cap < 0);
  const possible = draft.steps.filter(({ takes }) =>
    takes.every(({ place, amount }) => given[place] === true || amount <= (left[place] ?? 0)),
  );
  const { caps, steps } = joinTwins(dropSlack({ ...draft, caps: left, need, steps: possible }, given));
  const ordered = (step: Step): boolean =>
    step.input.length > 0 || step.gives.length > 0 || step.takes.some(({ place }) => given[place] === true);
  const free = steps.filter((step) => !ordered(step));
  return {
    kinds: net.kinds,
    pool: net.pool.map(saturated),
    caps,
    given,
    need,
    doubling: draft.doubling,
    impossible,
    sources: sourcesOf(free.filter(isSingle)),
    joints: free.filter((step) => !isSingle(step)),
    steps: steps.filter(ordered),
  };
}

function givenOf({ caps, steps }: Draft): readonly boolean[] {
  const places = new Set(steps.flatMap(({ gives }) => gives.map(({ place }) => place)));
  return caps.map((_, place) => places.has(place));
}

const isSingle = ({ takes }: Step): boolean => takes.length === 0 || (takes.length === 1 && takes[0]?.amount === 1);

/** What takes one of the same place, together. */
function sourcesOf(steps: readonly Step[]): readonly Source[] {
  return steps.map(({ takes, alternatives }) => ({ place: takes[0]?.place ?? null, alternatives }));
}
