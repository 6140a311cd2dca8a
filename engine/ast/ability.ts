import type { Condition } from './condition.ts';
import type { ActivationRestriction, Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Quantity } from './quantity.ts';
import type { StaticEffect } from './static.ts';
import type { TextSpan } from './text.ts';
import type { TriggerEvent } from './trigger.ts';

/** What is common to every ability: the text it was read from. Not part of its meaning: two abilities may differ in span alone. */
export interface Read {
  readonly span: TextSpan;
}

/** 113.3: an ability of an object, as its text says it. */
export type Ability = Read & AbilityBody;

export type AbilityBody =
  /** 602. */
  | {
      readonly kind: 'activated';
      readonly costs: readonly Cost[];
      readonly effects: readonly Effect[];
      readonly restrictions: readonly ActivationRestriction[];
      readonly word: AbilityWord;
    }
  /** 603. `condition`: the intervening if (603.4). */
  | {
      readonly kind: 'triggered';
      readonly trigger: TriggerWord;
      readonly event: TriggerEvent;
      readonly condition: Condition | null;
      readonly effects: readonly Effect[];
      readonly limit: string | null;
    }
  /** 604. `condition`: "as long as …", said once for all its effects. */
  /** `joined`: the places of effects that are said in one sentence with the one before ("You can't lose the game and your opponents can't win the game"). */
  | { readonly kind: 'static'; readonly effects: readonly StaticEffect[]; readonly joined?: readonly number[] }
  /** 113.3a: the instructions of an instant or sorcery. */
  | { readonly kind: 'spell'; readonly effects: readonly Effect[] }
  /** 702. */
  | { readonly kind: 'keywords'; readonly keywords: readonly Keyword[] }
  /** 711 (levelers), 716 (classes), 721 (stations): abilities that the object has from some level on. */
  | {
      readonly kind: 'level';
      readonly from: number;
      readonly to: number | null;
      readonly how: 'level' | 'class' | 'station';
      readonly cost: readonly Cost[];
      readonly power: string | null;
      readonly toughness: string | null;
      readonly abilities: readonly Ability[];
    }
  /** An ability that the object has only while something holds: "Max speed —", "Solved —", an anchor word chosen as it entered. */
  | { readonly kind: 'gated'; readonly gate: Gate; readonly ability: Ability }
  /** 719.3: "To solve — You control three or more Detectives." */
  | { readonly kind: 'toSolve'; readonly condition: Condition }
  /** Nothing of it could be read. */
  | { readonly kind: 'unsupported'; readonly text: string };

/** Ability words and flavor words have no rules meaning (207.2c); these keywords before activated abilities do. */
export type AbilityWord = 'Boast' | 'Exhaust' | 'Channel' | 'Forecast' | 'Renew' | 'Power-up' | null;
/** 702.179 (speed is 4), 719.3 (the Case is solved), 614.12b (that word was chosen). */
export type Gate = { readonly kind: 'maxSpeed' } | { readonly kind: 'solved' } | { readonly kind: 'anchor'; readonly word: string };
export type TriggerWord = 'when' | 'whenever' | 'at';

/** 702: a keyword with its parameters. */
export interface Keyword {
  readonly kind: 'keyword';
  /** In the rules' spelling, lower case: `first strike`, `cumulative upkeep`, `protection`, `landwalk`. */
  readonly name: string;
  readonly cost: readonly Cost[];
  readonly amount: Quantity | null;
  readonly filter: Filter | null;
  /** A parameter that is none of these, as written: "from red", "Islandwalk" gives `island`. */
  readonly text: string | null;
}
