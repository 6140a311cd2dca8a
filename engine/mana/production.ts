import type { Ability, Effect } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { isManaAbility } from '../characteristics/manaAbility.ts';
import type { AbilityOrigin, Context, View } from '../characteristics/view.ts';
import { addsMana } from './adding.ts';
import { workOut } from './instructions.ts';
import { type GroupName, lookupFor } from './look.ts';
import { NOTHING } from './possibilities.ts';
import { type ActiveReplacement, rewritesFor } from './replacements.ts';
import type { Rewrite } from './rewrite.ts';
import type { Worked } from './scope.ts';

/** One ability of a permanent that would add mana if it resolved now (106.7), with the replacement effects that would bear on it. */
export interface Production {
  readonly permanent: string;
  /** Its place among the permanent's abilities. */
  readonly ability: number;
  readonly worked: Worked;
  readonly rewrites: readonly Rewrite[];
}

/** What finding a permanent's productions needs of the system that it is part of. */
export interface Surroundings {
  readonly view: View;
  /** A permanent's abilities as they are numbered. */
  readonly abilitiesOf: (permanent: string) => readonly PermanentAbility[];
  /** For whom the text of an ability is read; `origin`: where the permanent has it from, absent for its own text. */
  readonly contextFor: (permanent: string, origin?: AbilityOrigin) => Context;
  readonly active: readonly ActiveReplacement[];
  readonly group: GroupName;
  /** Gives equal lists of rewrites as one and the same. */
  readonly share: (rewrites: readonly Rewrite[]) => readonly Rewrite[];
}

/** The productions of a permanent: those of its abilities that could add mana, triggered ones too, in order. */
export function productionsOf(permanent: string, surroundings: Surroundings): readonly Production[] {
  const { abilitiesOf, contextFor, group } = surroundings;
  return abilitiesOf(permanent).flatMap(({ ability, index, origin }) => {
    const effects = instructionsOf(ability);
    if (!effects.some(addsMana)) return [];
    const worked = workOut(effects, lookupFor(ability, contextFor(permanent, origin), 'types', group));
    if (worked.possibilities === NOTHING && worked.undefinedTypes.length === 0) return [];
    return [{ permanent, ability: index, worked, rewrites: rewritesOf(permanent, ability, surroundings) }];
  });
}

/** The replacement effects that bear on an ability's production; permanents under the same effects share one list. */
export function rewritesOf(permanent: string, ability: Ability, surroundings: Surroundings): readonly Rewrite[] {
  const { active, view, share } = surroundings;
  if (active.length === 0) return NO_REWRITES;
  const tappedForMana = ability.kind === 'activated' && ability.costs.some(({ kind }) => kind === 'tapSelf') && isManaAbility(ability);
  return share(rewritesFor({ permanent, player: view.object(permanent)?.controller ?? '', tappedForMana }, active));
}
const NO_REWRITES: readonly Rewrite[] = [];

/** The instructions of an ability that resolves or is followed. */
export function instructionsOf(ability: Ability): readonly Effect[] {
  return ability.kind === 'activated' || ability.kind === 'triggered' ? ability.effects : [];
}
