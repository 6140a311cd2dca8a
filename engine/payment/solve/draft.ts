import type { Net, Tokens, Transition, Units } from '../net.ts';
import { type Alternative, type Made, type Step, saturated } from './core.ts';

/** A net on its way to a core. */
export interface Draft {
  readonly caps: readonly number[];
  /** What the goal takes of each place. */
  readonly need: readonly number[];
  readonly steps: readonly Step[];
  /** Whether something that can happen doubles unspent mana; steps say nothing of that. */
  readonly doubling: boolean;
}

/** What a plan gives up by a transition's outcome, the most important first. */
export type CostOf = (transition: Transition, output: number) => readonly number[];

/**
 * The transitions as steps: places that never run out and mana that is no mana left out, outcomes that nothing could use and steps that can
 * never happen dropped.
 */
export function draftOf(net: Net, goal: readonly Tokens[], kept: ReadonlySet<number> | null, costOf: CostOf | null): Draft {
  const caps = net.places;
  const runsOut = ({ place, amount }: Tokens): boolean => amount > 0 && caps[place] !== Number.POSITIVE_INFINITY;
  const need = caps.map(() => 0);
  for (const { place, amount } of goal.filter(runsOut)) need[place] = (need[place] ?? 0) + amount;
  const steps = net.transitions.flatMap((transition, index): Step[] => {
    if (kept !== null && !kept.has(index)) return [];
    const alternatives = transition.outputs.map(
      (units, output): Alternative => ({
        made: madeOf(units),
        cost: costOf === null ? null : costOf(transition, output),
        members: [{ transition: index, output }],
      }),
    );
    return [
      {
        input: madeOf(transition.input),
        takes: joined(transition.takes.filter(runsOut)),
        gives: joined(transition.gives.filter(runsOut)),
        alternatives,
      },
    ];
  });
  const doubles = (step: Step): boolean =>
    step.alternatives.some(({ members }) => members.some((member) => net.transitions[member.transition]?.doubles !== undefined));
  const possible = usefulOf(steps, caps, need, doubles);
  return { caps, need, steps: usefulOf(possible, caps, need, () => false), doubling: possible.some(doubles) };
}

/** Mana of each set of kinds joined; an input that nothing can pay keeps its empty set. */
export function madeOf(units: readonly Units[]): readonly Made[] {
  const counts = new Map<number, number>();
  for (const { kinds, count } of units) if (count > 0n) counts.set(kinds, (counts.get(kinds) ?? 0) + saturated(count));
  return [...counts].sort(([a], [b]) => a - b).map(([kinds, count]) => ({ kinds, count }));
}

/** Each place once, in order. */
function joined(tokens: readonly Tokens[]): readonly Tokens[] {
  if (tokens.length < 2) return tokens;
  const amounts = new Map<number, number>();
  for (const { place, amount } of tokens) amounts.set(place, (amounts.get(place) ?? 0) + amount);
  return [...amounts].sort(([a], [b]) => a - b).map(([place, amount]) => ({ place, amount }));
}

function usefulOf(
  steps: readonly Step[],
  caps: readonly number[],
  need: readonly number[],
  isUseful: (step: Step) => boolean,
): readonly Step[] {
  const given = new Set(steps.flatMap(({ gives }) => gives.map(({ place }) => place)));
  const taken = new Set(steps.flatMap(({ takes }) => takes.map(({ place }) => place)));
  const useful = steps.flatMap((step): Step[] => {
    if (step.takes.some(({ place, amount }) => (caps[place] ?? 0) < amount && !given.has(place))) return [];
    if (step.input.some(({ kinds }) => kinds === 0)) return [];
    const gives = step.gives.filter(({ place }) => taken.has(place) || (need[place] ?? 0) > 0);
    const some = gives.length > 0 || isUseful(step);
    const alternatives = step.alternatives.filter(({ made }) => some || made.some(({ kinds }) => kinds !== 0));
    if (alternatives.length === 0) return [];
    return [
      gives.length === step.gives.length && alternatives.length === step.alternatives.length ? step : { ...step, gives, alternatives },
    ];
  });
  const changed = useful.length !== steps.length || useful.some((step, index) => step !== steps[index]);
  return changed ? usefulOf(useful, caps, need, isUseful) : useful;
}

/** As keys say it. */
export const tokensText = (tokens: readonly Tokens[]): string => tokens.map(({ place, amount }) => `${place}x${amount}`).join();

/** As keys say it. */
export const madeText = (made: readonly Made[]): string => made.map(({ kinds, count }) => `${kinds}x${count}`).join();
