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
  | { readonly kind: 'static'; readonly effects: readonly StaticEffect[] }
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
  /** Nothing of it could be read. */
  | { readonly kind: 'unsupported'; readonly text: string };

/** Ability words and flavour words have no rules meaning (207.2c); keyword prefixes of abilities do ("Boast", "Exhaust", "Channel"). */
export type AbilityWord = string | null;
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
