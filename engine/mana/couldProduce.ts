import type { ManaType } from '../ast/index.ts';
import type { PermanentAbility } from '../characteristics/abilities.ts';
import { characteristicsOf } from '../characteristics/characteristics.ts';
import { originOf, standing } from '../characteristics/standing.ts';
import { invariant } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation, type Step, step } from '../trace.ts';
import { ALL_TYPES, typeBit, typesIn } from './amounts.ts';
import { outcomes, outcomeTypes, type Possibilities } from './possibilities.ts';
import type { Production } from './production.ts';
import type { Rewritten } from './rewrite.ts';
import { everyFinal, finalOutcomes, type ManaSystem, manaSystem, reflectedIn } from './system.ts';
import { abilityText, colorlessOr, nameOf, showTypes } from './wording.ts';

/** Why a permanent could produce a type of mana. */
export interface ProductionReason {
  readonly type: ManaType;
  /** The ability that would produce it. */
  readonly ability: PermanentAbility;
  /** Ids of the permanents whose replacement effects are applied, in an order that gives the type (616.1). */
  readonly replacements: readonly string[];
  /** Ids of the permanents that it is seen through, the nearest first (106.7). */
  readonly through: readonly string[];
  readonly explanation: Explanation;
}

export interface CouldProduce {
  /** In the order W U B R G C. */
  readonly types: readonly ManaType[];
  /** One reason for each type, in the same order. */
  readonly because: readonly ProductionReason[];
  readonly explanation: Explanation;
  /** What the board leaves open, in words; the types then hold every way it could go. */
  readonly open: readonly string[];
}

/**
 * 106.7: the types of mana that a permanent could produce: of every ability of it that would add mana if it resolved now, costs ignored,
 * over every order of the replacement effects that would apply. Empty for an id that is no phased-in permanent of the state.
 */
export function couldProduce(state: GameState, permanent: string): CouldProduce {
  const system = manaSystem(state);
  const types = typesIn(system.solution.of(permanent));
  const because = types.map((type) => reasonFor(state, system, permanent, type));
  const productions = system.productions(permanent);
  const name = nameOf(system, permanent);
  const summary = types.length === 0 ? `${name} could produce no type of mana.` : `${name} could produce ${showTypes(types)}.`;
  const steps: readonly Step[] =
    types.length > 0
      ? because.flatMap(({ explanation: { steps } }) => steps)
      : [
          ...standing(state, permanent),
          ...(productions.length === 0
            ? [step(`No ability of ${name} would add mana if it resolved now.`, '106.7')]
            : productions.flatMap((production) => whyNothing(system, production))),
        ];
  return {
    types,
    because,
    explanation: explanation(summary, distinct([...steps, ...productions.flatMap((production) => leftOut(system, production))])),
    open: [...new Set(productions.flatMap((production) => openQuestions(system, production)))],
  };
}

/** The steps, each text once: the reasons for several types share most of theirs. */
const distinct = (steps: readonly Step[]): readonly Step[] => [...new Map(steps.map((one) => [one.text, one])).values()];

/** What a production that looks at permanents leaves out: what is phased out (702.26b), and colorless mana where it takes colors (106.1b). */
function leftOut(system: ManaSystem, production: Production): readonly Step[] {
  if (reflectedIn(production.worked.possibilities).length === 0) return [];
  const away = [...system.view.state.permanents.values()].filter(({ phasedOut }) => phasedOut);
  const unseen = away.map(({ id }) => step(`The permanent ${id} is phased out and treated as though it were not there.`, '702.26b'));
  return [...unseen.slice(0, 1), ...onlyColors(system, production)];
}

function onlyColors(system: ManaSystem, { permanent, ability, worked }: Production): readonly Step[] {
  const seen = reflectedIn(worked.possibilities).flatMap((group) => system.members(group));
  if (!seen.some((member) => (system.solution.of(member) & typeBit('C')) !== 0)) return [];
  if ([...outcomes(worked.possibilities, () => ALL_TYPES)].some((outcome) => (outcomeTypes(outcome) & typeBit('C')) !== 0)) return [];
  return [
    step(`Colorless is a type of mana but no color, so “${abilityText(system, permanent, ability)}” leaves it out.`, '106.1b', '105.1'),
  ];
}

/** What the board leaves open about a production, and what was left out. */
function openQuestions(system: ManaSystem, production: Production): readonly string[] {
  const { truncated } = everyFinal(production, system.solution.group);
  return truncated
    ? [...production.worked.open, 'which further types the replacement effects give in orders beyond those looked at']
    : production.worked.open;
}

/** How a type comes about: the production, what it adds before replacement effects, and whose types it reflects. */
interface Derivation {
  readonly production: Production;
  readonly final: Rewritten<number>;
  /** The type that a reflecting production takes over, and from which permanent. */
  readonly reflected: { readonly type: ManaType; readonly from: string } | null;
}

/** A derivation that rests on earlier rounds of the fixpoint only, so that following it ends at a permanent that reflects nothing. */
function derive(system: ManaSystem, permanent: string, type: ManaType): Derivation | undefined {
  const round = system.solution.round(permanent, type);
  const before = system.solution.groupBefore(round);
  for (const production of system.productions(permanent)) {
    const groups = reflectedIn(production.worked.possibilities);
    if (groups.length === 0) {
      const final = finalOutcomes(production, before).find(({ value }) => (outcomeTypes(value) & typeBit(type)) !== 0);
      if (final) return { production, final, reflected: null };
      continue;
    }
    for (const group of groups)
      for (const member of system.members(group))
        for (const seen of typesIn(system.solution.of(member))) {
          if (system.solution.round(member, seen) >= round) continue;
          const only = (name: string): number => (name === group ? typeBit(seen) : 0);
          const final = finalOutcomes(production, only).find(({ value }) => (outcomeTypes(value) & typeBit(type)) !== 0);
          if (final && dependsOn(production.worked.possibilities, only))
            return { production, final, reflected: { type: seen, from: member } };
        }
    const final = finalOutcomes(production, () => 0).find(({ value }) => (outcomeTypes(value) & typeBit(type)) !== 0);
    if (final) return { production, final, reflected: null };
  }
  return undefined;
}

/** True where the reflected types make a difference to what is added. */
const dependsOn = (of: Possibilities, groups: (name: string) => number): boolean => {
  const withTypes = outcomes(of, groups);
  const without = outcomes(of, () => 0);
  return [...withTypes].some((outcome) => !without.has(outcome));
};

function reasonFor(state: GameState, system: ManaSystem, permanent: string, type: ManaType): ProductionReason {
  const derivation = derive(system, permanent, type);
  const name = nameOf(system, permanent);
  invariant(derivation !== undefined, `${permanent} has a derivation of ${type}`);
  const { production, final, reflected } = derivation;
  const behind = reflected && reasonFor(state, system, reflected.from, reflected.type);
  const steps: Step[] = [
    ...standing(state, permanent),
    ...originOf(state, permanent, abilityOf(state, permanent, production.ability)),
    step(
      `“${abilityText(system, permanent, production.ability)}” of ${name} would add mana if it resolved now; whether its costs could be paid does not matter.`,
      '106.7',
    ),
  ];
  if (reflected)
    steps.push(
      step(`It looks at ${nameOf(system, reflected.from)}, which could produce ${colorlessOr(reflected.type)}.`, '106.7'),
      ...(behind?.explanation.steps ?? []),
    );
  if (final.order.length > 0)
    steps.push(
      step(
        `${final.order.length === 1 ? 'The replacement effect of' : 'Replacement effects, in this order, of'} ${final.order.map((id) => nameOf(system, id)).join(', ')}: ${colorlessOr(type)} is produced.`,
        '106.12b',
        '614.1a',
        '616.1',
      ),
    );
  return {
    type,
    ability: abilityOf(state, permanent, production.ability),
    replacements: final.order,
    through: reflected ? [reflected.from, ...(behind?.through ?? [])] : [],
    explanation: explanation(`${name} could produce {${type}}.`, steps),
  };
}

function abilityOf(state: GameState, permanent: string, index: number): PermanentAbility {
  const ability = characteristicsOf(state, permanent).abilities[index];
  invariant(ability !== undefined, `${permanent} has an ability ${index}`);
  return ability;
}

/** What keeps a production from having any type. */
function whyNothing(system: ManaSystem, production: Production): readonly Step[] {
  const text = `“${abilityText(system, production.permanent, production.ability)}”`;
  const { undefinedTypes } = production.worked;
  if (undefinedTypes.length > 0)
    return [
      ...originOf(system.view.state, production.permanent, abilityOf(system.view.state, production.permanent, production.ability)),
      step(`${text} would add no mana: ${undefinedTypes.join('; ')}.`, '106.5', '106.7'),
    ];
  const groups = reflectedIn(production.worked.possibilities);
  if (groups.length > 0) {
    const members = [...new Set(groups.flatMap((group) => system.members(group)))];
    return members.length === 0
      ? [step(`${text} would add no mana: there is no permanent that it looks at.`, '106.5', '106.7')]
      : [
          step(
            `${text} would add no mana: none of the permanents that it looks at (${members.map((id) => nameOf(system, id)).join(', ')}) could produce a type that it may take.`,
            '106.5',
            '106.7',
          ),
        ];
  }
  return [step(`${text} would add no mana now.`, '106.7')];
}

/** Whether a permanent could produce a type, and where it couldn't, which of its abilities comes closest and what stands in the way. */
export function whyType(
  state: GameState,
  permanent: string,
  type: ManaType,
): { readonly produced: boolean; readonly closest: PermanentAbility | null; readonly explanation: Explanation } {
  const system = manaSystem(state);
  const name = nameOf(system, permanent);
  if ((system.solution.of(permanent) & typeBit(type)) !== 0) {
    const reason = reasonFor(state, system, permanent, type);
    return { produced: true, closest: reason.ability, explanation: reason.explanation };
  }
  const ranked = system.productions(permanent).map((production) => ({ production, obstacle: obstacle(system, production, type) }));
  const best = ranked.sort((a, b) => b.obstacle.nearness - a.obstacle.nearness)[0];
  const summary = `${name} could not produce ${colorlessOr(type)}.`;
  if (!best)
    return {
      produced: false,
      closest: null,
      explanation: explanation(summary, [step(`No ability of ${name} would add mana if it resolved now.`, '106.7')]),
    };
  return {
    produced: false,
    closest: abilityOf(state, permanent, best.production.ability),
    explanation: explanation(summary, best.obstacle.steps),
  };
}

/** What stands between a production and a type; `nearness`: how close it comes, more is closer. */
function obstacle(
  system: ManaSystem,
  production: Production,
  type: ManaType,
): { readonly nearness: number; readonly steps: readonly Step[] } {
  const text = `“${abilityText(system, production.permanent, production.ability)}”`;
  const bit = typeBit(type);
  const unreplaced = [...outcomes(production.worked.possibilities, system.solution.group)].some(
    (outcome) => (outcomeTypes(outcome) & bit) !== 0,
  );
  if (unreplaced) {
    const sources = production.rewrites.flatMap((rewrite) => rewrite.sources).map((id) => nameOf(system, id));
    return {
      nearness: 3,
      steps: [
        step(
          `${text} would add ${colorlessOr(type)}, but in no order of the replacement effects of ${sources.join(', ')} is any left.`,
          '106.12b',
          '616.1',
        ),
      ],
    };
  }
  const groups = reflectedIn(production.worked.possibilities);
  if (groups.length > 0) {
    const members = [...new Set(groups.flatMap((group) => system.members(group)))];
    const all = outcomes(production.worked.possibilities, () => 63);
    const mayTake = [...all].some((outcome) => (outcomeTypes(outcome) & bit) !== 0);
    if (!mayTake) return { nearness: 1, steps: [step(`${text} never takes over ${colorlessOr(type)}.`, '106.7', '105.1')] };
    return {
      nearness: 2,
      steps: [
        step(
          members.length === 0
            ? `${text} looks at no permanent.`
            : `${text} looks at ${members.map((id) => nameOf(system, id)).join(', ')}; none of them could produce ${colorlessOr(type)}, and permanents that only look at one another give one another nothing.`,
          '106.7',
        ),
      ],
    };
  }
  if (production.worked.undefinedTypes.length > 0) return { nearness: 2, steps: whyNothing(system, production) };
  return { nearness: 0, steps: [step(`${text} does not add ${colorlessOr(type)}.`, '106.7')] };
}
