import type { Ability, SpendOnly, StaticEffect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import type { Truth } from '../characteristics/truth.ts';
import type { Context, View } from '../characteristics/view.ts';
import { ALL_COLORS, ALL_TYPES, type TypeSet, typeSet } from '../mana/amounts.ts';
import type { ManaKind } from '../state/manaPool.ts';
import type { PaidFor } from './paidFor.ts';
import { producedBy } from './producer.ts';

/** A rule that what is being paid for has about the mana for it: "Spend only mana produced by creatures to cast this spell". */
export interface OwnRule {
  readonly rule: SpendOnly | NoMana;
  /** The words of the ability that says so. */
  readonly text: string;
  readonly context: Context;
}

/** "You can't spend mana to cast this spell." */
interface NoMana {
  readonly kind: 'noMana';
}
const NO_MANA = "can't spend mana to cast this spell";

/** The rules of the spell that is cast, or of the ability that is activated; of several abilities that may be meant, each one's. */
export function ownRules(paidFor: PaidFor, view: View, player: string): readonly OwnRule[] {
  switch (paidFor.kind) {
    case 'cast':
      return paidFor.spell.abilities.flatMap(({ ability, text }) => rulesIn(ability, text, paidFor.spell.id, view, player));
    case 'activate':
      return paidFor.abilities.flatMap(({ ability, text }) => rulesIn(ability, text, paidFor.source.id, view, player));
    case 'other':
    case 'none':
      return [];
  }
}

function rulesIn(ability: Ability, text: string, source: string, view: View, player: string): readonly OwnRule[] {
  const context = { ...contextOf(view, EVALUATE, source), you: player };
  return saidIn(ability).map((rule) => ({ rule, text, context }));
}

function saidIn(ability: Ability): readonly OwnRule['rule'][] {
  if (ability.kind === 'static') return ability.effects.flatMap(saidBy);
  if (ability.kind !== 'activated') return [];
  return ability.effects.flatMap((effect) =>
    effect.kind === 'startStatic' && effect.effect.kind === 'spendOnly' ? [effect.effect.rule] : [],
  );
}

function saidBy(effect: StaticEffect): readonly OwnRule['rule'][] {
  if (effect.kind === 'spendOnly') return [effect.rule];
  return effect.kind === 'cant' && effect.deeds.some(({ what }) => what === NO_MANA) ? [{ kind: 'noMana' }] : [];
}

/** 601.2h: whether a rule lets mana of that source be spent at all. */
export function letsSpend({ rule, context }: OwnRule, { origin }: ManaKind): Truth {
  if (rule.kind === 'noMana') return false;
  return rule.kind !== 'producedBy' || producedBy(rule.what, origin, context);
}

/** The types as which mana must be spent to go into what X has become. */
export function typesForX({ rule }: OwnRule): TypeSet {
  if (rule.kind !== 'colorsOnX') return ALL_TYPES;
  return rule.colors === 'colored' ? ALL_COLORS : typeSet(rule.colors);
}
