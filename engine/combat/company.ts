import { layered } from '../characteristics/layers.ts';
import { isKnown, type Undetermined } from '../characteristics/truth.ts';
import type { GameState } from '../state/game.ts';
import { combatDeeds, holdsOf } from './deeds.ts';

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

/** What of the company that a creature needs is missing among all that attack or block with it; undefined where nothing is. */
export function lacking(state: GameState, id: string, needed: readonly Company[], all: Iterable<string>): Company | undefined {
  const others = [...all].filter((one) => one !== id);
  return needed.find(({ least, stronger }) => others.filter((one) => !stronger || powerOf(state, one) > powerOf(state, id)).length < least);
}

/** Whether each of these creatures that is among those that attack or block has the company that it needs there. */
export function isAccompanied(
  all: readonly { readonly id: string; readonly company: readonly Company[]; readonly power: number }[],
  chosen: ReadonlyMap<string, unknown>,
): boolean {
  const there = all.filter(({ id }) => chosen.has(id));
  return there.every(({ id, company, power }) =>
    company.every(({ least, stronger }) => there.filter((one) => one.id !== id && (!stronger || one.power > power)).length >= least),
  );
}

/** 208.1: the power of a creature, as it counts for that. */
export const powerOf = (state: GameState, id: string): number => layered(state).view.object(id)?.power ?? 0;
