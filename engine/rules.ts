import { ABILITIES } from './rules/abilities.ts';
import { ACTIONS } from './rules/actions.ts';
import { CONCEPTS } from './rules/concepts.ts';
import { EFFECTS } from './rules/effects.ts';
import { KEYWORDS } from './rules/keywords.ts';
import { OBJECTS } from './rules/objects.ts';
import { OTHERS } from './rules/others.ts';
import { PARTS } from './rules/parts.ts';
import { TURNS } from './rules/turns.ts';
import { VARIANTS } from './rules/variants.ts';
import { ZONES } from './rules/zones.ts';

/**
 * THE TABLE: every rule that the engine may cite, with a title in our own words, in the order of the rules.
 * Numbers move between editions; those here are the ones of `RULES_EDITION`.
 */
const TABLE = [
  ...CONCEPTS,
  ...OBJECTS,
  ...PARTS,
  ...ZONES,
  ...TURNS,
  ...ABILITIES,
  ...EFFECTS,
  ...ACTIONS,
  ...KEYWORDS,
  ...OTHERS,
  ...VARIANTS,
] as const;

/** The edition of the Comprehensive Rules that the numbers belong to; the date is the day it came into force (ISO 8601). */
export const RULES_EDITION = { name: 'Magic: The Gathering Comprehensive Rules', date: '2026-08-07' } as const;

/** The number of a rule in the table. A number that is not there does not compile. */
export type RuleNumber = (typeof TABLE)[number][0];

/** One rule: its number, what it says in one line of our own words, and the rule that it is part of (none for a section like 106). */
export interface Rule {
  readonly number: RuleNumber;
  readonly summary: string;
  readonly parent: RuleNumber | null;
}

/** The number one level up, in text: 106.12a → 106.12 → 106 → none. */
function numberAbove(number: string): string | undefined {
  if (/[a-z]$/.test(number)) return number.slice(0, -1);
  const dot = number.indexOf('.');
  return dot < 0 ? undefined : number.slice(0, dot);
}

const NUMBERS: ReadonlyMap<string, RuleNumber> = new Map(TABLE.map(([number]) => [number, number]));

const RULES: readonly Rule[] = TABLE.map(([number, summary]) => ({
  number,
  summary,
  parent: NUMBERS.get(numberAbove(number) ?? '') ?? null,
}));

const BY_NUMBER: ReadonlyMap<string, Rule> = new Map(RULES.map((row) => [row.number, row]));

/** The rule of that number ("106.7"; surrounding spaces and a closing period are forgiven); undefined where the table has none. */
export function rule(number: string): Rule | undefined {
  return BY_NUMBER.get(number.trim().replace(/\.$/, ''));
}

/**
 * The rules whose number begins with `prefix`, in the order of the rules; all of them without one.
 * A number takes its subrules along and not its neighbours: "106.1" gives 106.1, 106.1a and 106.1b, but not 106.12.
 */
export function rules(prefix = ''): readonly Rule[] {
  const wanted = prefix.trim();
  if (wanted === '') return RULES;
  const isWhole = /\.\d+$/.test(wanted);
  return RULES.filter(({ number }) => number.startsWith(wanted) && !(isWhole && /^\d/.test(number.slice(wanted.length))));
}
