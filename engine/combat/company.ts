import { layered } from '../characteristics/layers.ts';
import { isKnown, type Undetermined } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { combatDeeds, holdsOf } from './deeds.ts';
import { type Objection, objection, untold } from './objection.ts';

/** 508.1c, 509.1b: a creature attacks or blocks only together with so many others, or with so many of greater power. */
export interface Company {
  readonly least: number;
  readonly stronger: boolean;
  readonly text: string;
}

/** 506.5: "can't attack alone" is the same as "unless another creature attacks". */
const WORDS: Readonly<Record<'attack' | 'block', readonly (readonly [words: RegExp, least: number, stronger: boolean])[]>> = {
  attack: [
    [/^can't attack( or block)? alone$/, 1, false],
    [/^can't attack unless at least two other creatures attack$/, 2, false],
    [/^can't attack unless a creature with greater power also attacks$/, 1, true],
  ],
  block: [
    [/^can't (attack or )?block alone$/, 1, false],
    [/^can't block unless at least two other creatures block$/, 2, false],
    [/^can't block unless a creature with greater power also blocks$/, 1, true],
  ],
};

/** Deeds that depend on who else attacks or blocks. */
export const NEEDS_COMPANY = /^can't (attack|block|attack or block) (alone$|unless )/;

/** What company a creature needs to attack or to block; or what can't be told. */
export function companyOf(state: GameState, id: string, how: 'attack' | 'block'): readonly Company[] | Undetermined {
  const found: Company[] = [];
  for (const one of combatDeeds(state, NEEDS_COMPANY)) {
    const [, least, stronger] = WORDS[how].find(([words]) => words.test(one.deed.what)) ?? [];
    if (least === undefined || stronger === undefined) continue;
    const applies = holdsOf(one, { id, defending: null });
    if (!isKnown(applies)) return applies;
    if (applies) found.push({ least, stronger, text: one.standing.text });
  }
  return found;
}

/** A creature with its power, and with whom else it has to attack or block. */
interface Fighter {
  readonly id: string;
  readonly power: number;
  readonly company: readonly Company[];
}

/** What of the company that a creature needs is missing among all that attack or block; undefined where nothing is. */
const lacking = ({ id, power, company }: Fighter, all: readonly Pick<Fighter, 'id' | 'power'>[]): Company | undefined =>
  company.find(({ least, stronger }) => all.filter((one) => one.id !== id && (!stronger || one.power > power)).length < least);

/** 508.1c, 509.1b: why these can't attack or block without others; null where each of them has the company that it needs. */
export function unaccompanied(state: GameState, ids: Iterable<string>, how: 'attack' | 'block'): Objection | null {
  const rule = how === 'attack' ? '508.1c' : '509.1b';
  const all = [...ids].map((id) => ({ id, power: powerOf(state, id) }));
  for (const one of all) {
    const company = companyOf(state, one.id, how);
    if ('kind' in company) return untold(one.id, company.why, rule);
    const missing = lacking({ ...one, company }, all);
    if (missing !== undefined) return objection(`${one.id} can't ${how} with so few others: “${missing.text}”.`, rule, '506.5');
  }
  return null;
}

/** Whether each of these creatures that is among those that attack or block has the company that it needs there. */
export function isAccompanied(all: readonly Fighter[], chosen: ReadonlyMap<string, unknown>): boolean {
  const there = all.filter(({ id }) => chosen.has(id));
  return there.every((one) => lacking(one, there) === undefined);
}

/** 208.1: the power of a creature, as it counts for that. */
export const powerOf = (state: GameState, id: string): number => layered(state).view.object(id)?.power ?? 0;
