import { type GameEvent, type GameState, rule } from '../../engine/index.ts';

/** What is wrong with how an event is told: it has to be a sentence with its rules, objects by their names; `states`: before and after it. Null where nothing is. */
export function faultOfTelling({ explanation: { summary, steps, rules } }: GameEvent, states: readonly GameState[]): string | null {
  if (rules.length === 0) return 'no rule';
  if (rules.some((number) => rule(number) === undefined)) return 'a rule that is not in the table';
  if (!/^[\p{Lu}“{]|^(?:a|b) |^(?:a|b)'s |^\d/u.test(summary) || !/[.”]$/.test(summary)) return 'no sentence';
  if (summary.includes('@')) return 'an id that nobody was told';
  if (/\bundefined\b|\bnull\b(?!-)|\[object|NaN/.test([summary, ...steps.map(({ text }) => text)].join(' '))) return 'a value that is none';
  // An id stands in brackets behind the name; of what is face down the id is all that is known.
  const bare = /(?<![(\w-])([a-z]+(?:-[a-z0-9]+)*-\d+)\b/.exec(summary.replace(/“[^”]*”/g, ''))?.[1];
  const isHidden = states.some(({ permanents }) => bare !== undefined && permanents.get(bare)?.faceDown !== false);
  return bare === undefined || (isHidden && states.some(({ permanents }) => permanents.has(bare))) ? null : `${bare} without its name`;
}
