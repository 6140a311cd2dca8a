import type { Tokens } from '../net.ts';
import type { Alternative, Step } from './core.ts';
import { type Draft, madeText, tokensText } from './draft.ts';

/** Steps that spend, take and give the same made one, with the alternatives of all. */
export function joinAlike(draft: Draft): Draft {
  const groups = new Map<string, Step[]>();
  for (const step of draft.steps) {
    const key = `${madeText(step.input)}|${tokensText(step.takes)}|${tokensText(step.gives)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [step]);
    else group.push(step);
  }
  const steps = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, alternatives: joinAlternatives(group.flatMap(({ alternatives }) => alternatives)) }];
  });
  return { ...draft, steps };
}

/** Outcomes that are alike made one; single mana of different kinds at the same cost is one mana of any of these kinds. */
function joinAlternatives(alternatives: readonly Alternative[]): readonly Alternative[] {
  if (alternatives.length < 2) return alternatives;
  const joined = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const [single, ...others] = alternative.made;
    const isSingle = single !== undefined && others.length === 0 && single.count === 1;
    const key = `${isSingle ? 'single' : madeText(alternative.made)}|${alternative.cost?.join() ?? ''}`;
    const before = joined.get(key);
    if (before === undefined) {
      joined.set(key, alternative);
      continue;
    }
    const made = isSingle ? [{ kinds: single.kinds | (before.made[0]?.kinds ?? 0), count: 1 }] : before.made;
    joined.set(key, { ...before, made, members: [...before.members, ...alternative.members] });
  }
  return [...joined.values()];
}

/**
 * Places that are alike made one that holds what all of them hold: wherever one of them is taken or given, the other could be, all else
 * alike, and never more than one of it. Ten Forests become one place that ten can be taken from.
 */
export function joinTwins(draft: Draft): Draft {
  const current = joinAlike(draft);
  const twins = twinsOf(current);
  if (twins.size === 0) return current;
  const caps = [...current.caps];
  for (const [place, twin] of twins) {
    caps[twin] = (caps[twin] ?? 0) + (caps[place] ?? 0);
    caps[place] = 0;
  }
  const rename = (tokens: readonly Tokens[]): readonly Tokens[] =>
    tokens.some(({ place }) => twins.has(place))
      ? tokens.map(({ place, amount }) => ({ place: twins.get(place) ?? place, amount })).sort((a, b) => a.place - b.place)
      : tokens;
  const steps = current.steps.map((step) => ({ ...step, takes: rename(step.takes), gives: rename(step.gives) }));
  return joinTwins({ ...current, caps, steps });
}

/** Places with the place that each of them is joined to. */
function twinsOf({ steps, need }: Draft): ReadonlyMap<number, number> {
  const seen = new Map<number, string[]>();
  const barred = new Set<number>();
  for (const { input, takes, gives, alternatives } of steps) {
    const rest = `${madeText(input)}|${alternativesText(alternatives)}`;
    for (const place of new Set([...takes, ...gives].map((tokens) => tokens.place))) {
      const without = (tokens: readonly Tokens[]): string =>
        tokens
          .map((other) => (other.place === place ? `*x${other.amount}` : `${other.place}x${other.amount}`))
          .sort()
          .join();
      if ([...takes, ...gives].some((tokens) => tokens.place === place && tokens.amount !== 1) || (need[place] ?? 0) > 0) barred.add(place);
      const text = `${without(takes)}|${without(gives)}|${rest}`;
      const texts = seen.get(place);
      if (texts === undefined) seen.set(place, [text]);
      else texts.push(text);
    }
  }
  const first = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const [place, texts] of seen) {
    if (barred.has(place)) continue;
    const key = texts.sort().join(';');
    const twin = first.get(key);
    if (twin === undefined) first.set(key, place);
    else twins.set(place, twin);
  }
  return twins;
}

const alternativesText = (alternatives: readonly Alternative[]): string =>
  alternatives.map(({ made, cost }) => `${madeText(made)}@${cost?.join() ?? ''}`).join('/');
