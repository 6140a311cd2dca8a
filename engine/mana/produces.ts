import { isManaAbility } from '../characteristics/manaAbility.ts';
import { originOf, standing } from '../characteristics/standing.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation, type Step, step } from '../trace.ts';
import { addsMana } from './adding.ts';
import { distinctAmounts, type ManaAmounts, showMana, totalMana } from './amounts.ts';
import { workOut } from './instructions.ts';
import { lookupFor } from './look.ts';
import { amounts } from './possibilities.ts';
import { instructionsOf, rewritesOf } from './production.ts';
import { AMOUNTS_LIMIT, replacedAmounts, replacementStep } from './replacedAmounts.ts';
import { type ManaSystem, manaSystem } from './system.ts';
import { abilityText, nameOf } from './wording.ts';

export interface Produces {
  /** Each mana that activating could add, most of the first type first; never "none". */
  readonly mana: readonly ManaAmounts[];
  /** True where there are more than are listed, or an amount has no upper bound on this board. */
  readonly truncated: boolean;
  readonly explanation: Explanation;
  /** What the board leaves open, in words; `mana` then holds every way it could go. */
  readonly open: readonly string[];
}

/** How many different amounts are listed at the most. */
export const PRODUCES_LIMIT = AMOUNTS_LIMIT;

/**
 * Each mana that activating a mana ability of a permanent now could add, after replacement effects (106.12b), over every choice and every
 * order; of one ability by its index, or of all its activated mana abilities together. Whether the costs can be paid is not asked; numbers
 * that paying them settles are taken from what the board offers. Triggered mana abilities that would add more are not part of it.
 */
export function produces(state: GameState, permanent: string, ability?: number): Produces {
  const system = manaSystem(state);
  const abilities = state.permanents.has(permanent) ? system.surroundings.abilitiesOf(permanent) : [];
  const asked = abilities.flatMap((owned, index) =>
    (ability === undefined ? isActivatedManaAbility(owned.ability) : index === ability) ? [index] : [],
  );
  const parts = asked.map((index) => ofAbility(system, permanent, index));
  const all = distinctAmounts(parts.flatMap(({ mana }) => mana));
  const name = nameOf(system, permanent);
  const summary =
    asked.length === 0
      ? `${name} has no such mana ability.`
      : all.length === 0
        ? `${name} would add no mana.`
        : `${name} could add ${all.slice(0, 20).map(showMana).join(', ')}${all.length > 20 ? ', …' : ''}.`;
  return {
    mana: all,
    truncated: parts.some(({ truncated }) => truncated),
    explanation: explanation(summary, [
      ...standing(state, permanent),
      ...(asked.length === 0 ? [step(summary, '605.1')] : parts.flatMap(({ steps }) => steps)),
    ]),
    open: [...new Set(parts.flatMap(({ open }) => open))],
  };
}

const isActivatedManaAbility = (ability: Parameters<typeof isManaAbility>[0]): boolean =>
  ability.kind === 'activated' && isManaAbility(ability);

interface Part {
  readonly mana: readonly ManaAmounts[];
  readonly truncated: boolean;
  readonly steps: readonly Step[];
  readonly open: readonly string[];
}

function ofAbility(system: ManaSystem, permanent: string, index: number): Part {
  const { surroundings, solution } = system;
  const owned = surroundings.abilitiesOf(permanent)[index];
  const ability = owned?.ability;
  if (!ability || !instructionsOf(ability).some(addsMana))
    return { mana: [], truncated: false, steps: [step('This ability adds no mana.', '605.1')], open: [] };
  const worked = workOut(
    instructionsOf(ability),
    lookupFor(ability, surroundings.contextFor(permanent, owned.origin), 'amounts', surroundings.group),
  );
  const before = amounts(worked.possibilities, solution.group, PRODUCES_LIMIT);
  const rewrites = rewritesOf(permanent, ability, surroundings);
  const after = replacedAmounts(before.items, rewrites);
  const results = after.results.filter(({ value }) => totalMana(value) > 0n);
  const text = `“${abilityText(system, permanent, index)}”`;
  const steps: Step[] = [...originOf(system.view.state, permanent, owned)];
  if (results.length === 0) {
    const why = worked.undefinedTypes.length > 0 ? `: ${worked.undefinedTypes.join('; ')}` : '';
    steps.push(step(`${text} would add no mana${why}.`, '106.5', '106.12a'));
  } else steps.push(step(`${text} adds ${shown(before.items.filter((mana) => totalMana(mana) > 0n))}.`, '106.3', '605.3b'));
  for (const { value, order } of results.slice(0, 12))
    if (order.length > 0)
      steps.push(
        replacementStep(
          order.map((id) => nameOf(system, id)),
          showMana(value),
        ),
      );
  return { mana: results.map(({ value }) => value), truncated: before.truncated || after.truncated, steps, open: worked.open };
}

const shown = (all: readonly ManaAmounts[]): string => `${all.slice(0, 12).map(showMana).join(' or ')}${all.length > 12 ? ' or …' : ''}`;
