import type { Tokens } from '../net.ts';
import type { Step } from './core.ts';
import { type Draft, madeText, tokensText } from './draft.ts';

/**
 * A permanent that is tapped for mana may be sacrificed afterwards: it is in the place of the untapped, then in that of the tapped, and
 * whatever else takes it takes it from either. Where tapping it needs no mana, tapping first loses nothing, so that the order doesn't matter:
 * as many as are untapped can be tapped, and as many as there are can be taken otherwise. The tapped place then counts all of them, and
 * nothing gives to it.
 */
export function tapFirst(draft: Draft): Draft {
  let current = draft;
  for (const tapped of new Set(draft.steps.flatMap(({ gives }) => gives.map(({ place }) => place)))) {
    const taps = current.steps.filter((step) => gives(step, tapped));
    for (const place of new Set(taps.flatMap(({ takes }) => takes.map((tokens) => tokens.place)))) {
      const changed = withTappedFirst(current, taps, place, tapped);
      if (changed === null) continue;
      current = changed;
      break;
    }
  }
  return current;
}

/** Null where the order could matter. */
function withTappedFirst({ caps, need, steps, doubling }: Draft, taps: readonly Step[], from: number, tapped: number): Draft | null {
  if ((need[tapped] ?? 0) > 0 || from === tapped) return null;
  const given = (place: number): boolean => steps.some((step) => gives(step, place));
  const isTap = (step: Step): boolean =>
    step.input.length === 0 &&
    step.gives.length === 1 &&
    step.gives[0]?.amount === 1 &&
    takesOne(step, from) &&
    step.takes.every(({ place }) => !given(place));
  if (!taps.every(isTap) || given(from)) return null;
  const fromTapped = steps.filter((step) => step.takes.some(({ place }) => place === tapped));
  const fromUntapped = steps.filter((step) => step.takes.some(({ place }) => place === from) && !taps.includes(step));
  if (!fromTapped.every((step) => takesOne(step, tapped) && !step.takes.some(({ place }) => place === from))) return null;
  if (!fromUntapped.every((step) => takesOne(step, from))) return null;
  // Whatever takes a tapped one could take an untapped one, and the other way around.
  const texts = (list: readonly Step[], place: number): string =>
    list
      .map((step) => textOf(step, place))
      .sort()
      .join(';');
  if (texts(fromTapped, tapped) !== texts(fromUntapped, from)) return null;
  const untapped = caps[from] ?? 0;
  const wanted = need[from] ?? 0;
  const all = caps.map((cap, place) => (place === tapped ? cap + untapped - wanted : cap));
  const anyOf = fromUntapped.map((step) => ({
    ...step,
    takes: step.takes.map((tokens) => (tokens.place === from ? { ...tokens, place: tapped } : tokens)).sort((a, b) => a.place - b.place),
  }));
  const rest = steps.filter((step) => !taps.includes(step) && !fromTapped.includes(step) && !fromUntapped.includes(step));
  const merged = [...fromTapped, ...anyOf];
  return { caps: all, need, doubling, steps: [...taps.map((step) => ({ ...step, gives: [] })), ...merged, ...rest] };
}

const gives = (step: Step, place: number): boolean => step.gives.some((tokens) => tokens.place === place);

const takesOne = (step: Step, place: number): boolean => step.takes.some((tokens) => tokens.place === place && tokens.amount === 1);

function textOf({ input, takes, gives, alternatives }: Step, place: number): string {
  const without = (tokens: readonly Tokens[]): readonly Tokens[] => tokens.filter((other) => other.place !== place);
  const outcomes = alternatives
    .map(({ made, cost }) => `${madeText(made)}@${cost?.join() ?? ''}`)
    .sort()
    .join('/');
  return `${madeText(input)}|${tokensText(without(takes))}|${tokensText(without(gives))}|${outcomes}`;
}
