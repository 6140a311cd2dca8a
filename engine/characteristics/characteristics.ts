import type { Ability, Color } from '../ast/index.ts';
import { COLORS } from '../cards/manaCost.ts';
import { printed } from '../cards/typeLine.ts';
import { invariant } from '../result.ts';
import type { GameState } from '../state/game.ts';
import { type Explanation, explanation } from '../trace.ts';
import { abilitiesOf, type PermanentAbility } from './abilities.ts';
import { copyNow } from './copies.ts';
import { keywordNames } from './keywordNames.ts';
import { layered } from './layers.ts';
import { explainManaAbility } from './manaAbility.ts';
import { originOf, standing } from './standing.ts';
import type { ObjectView } from './view.ts';
import { copiable, Working } from './working.ts';

/** 109.3: a permanent's characteristics, and who controls it, after continuous effects (613). */
export interface Characteristics {
  /** Empty where it has none (face down); a split card's two names are joined by "//". */
  readonly name: string;
  readonly controller: string;
  /** In the order W U B R G. */
  readonly colors: readonly Color[];
  /** As printed: "Basic", "Legendary", "Snow". */
  readonly supertypes: readonly string[];
  /** As printed: "Land", "Creature". */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly manaValue: number;
  /** Null on what is no creature (208.3); may be below 0. */
  readonly power: number | null;
  readonly toughness: number | null;
  /** Null on what is no planeswalker (306.5), no battle (310.4). */
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** Keyword abilities as printed, each once: "First strike", "Protection from red". */
  readonly keywords: readonly string[];
  readonly abilities: readonly PermanentAbility[];
}

const KNOWN = new WeakMap<ObjectView, Characteristics>();

/**
 * 613: the characteristics of a permanent after continuous effects. A phased-out permanent (702.26b) has its copiable values: nothing
 * affects it. The id must be a permanent's.
 */
export function characteristicsOf(state: GameState, permanent: string): Characteristics {
  const object = layered(state).view.object(permanent) ?? phasedOut(state, permanent);
  const known = KNOWN.get(object);
  if (known !== undefined) return known;
  const found = {
    name: object.names.join(' // '),
    controller: object.controller,
    colors: COLORS.filter((color) => object.colors.has(color)),
    supertypes: [...object.supertypes].map(printed),
    types: [...object.types].map(printed),
    subtypes: [...object.subtypes],
    manaValue: object.manaValue,
    power: object.power,
    toughness: object.toughness,
    loyalty: object.loyalty,
    defense: object.defense,
    keywords: [...new Set(object.abilities.flatMap(({ ability }) => keywordsIn(ability)))],
    abilities: abilitiesOf(object),
  };
  KNOWN.set(object, found);
  return found;
}

function phasedOut(state: GameState, id: string): ObjectView {
  const permanent = state.permanents.get(id);
  invariant(permanent !== undefined, `there is a permanent ${id}`);
  return new Working(permanent, copiable(permanent, copyNow(state, permanent)?.copied ?? null));
}

const KEYWORDS = new WeakMap<Ability, readonly string[]>();

function keywordsIn(ability: Ability): readonly string[] {
  if (ability.kind !== 'keywords') return [];
  const names = KEYWORDS.get(ability) ?? ability.keywords.flatMap(keywordNames);
  KEYWORDS.set(ability, names);
  return names;
}

/** 605.1: why an ability of a permanent is a mana ability, or isn't. The index must be one of its abilities'. */
export function isManaAbilityExplained(state: GameState, permanent: string, ability: number): Explanation {
  const found = characteristicsOf(state, permanent).abilities[ability];
  invariant(found !== undefined, `${permanent} has an ability ${ability}`);
  const { summary, steps } = explainManaAbility(found.ability);
  return explanation(summary, [...steps, ...standing(state, permanent), ...originOf(state, permanent, found)]);
}
