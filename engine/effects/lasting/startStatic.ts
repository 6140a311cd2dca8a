import type { CostModification, CostSubject, Duration, Effect, Quantity, StaticEffect } from '../../ast/index.ts';
import { isTarget } from '../../characteristics/targetWords.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { contains } from '../../characteristics/walk.ts';
import { about, cannot, events, isStop, type Proposal, type Resolving, type Stop } from '../resolving.ts';
import { begin } from './begin.ts';
import { continuous } from './propose.ts';
import { withQualities } from './settledKeyword.ts';
import { settledBy } from './settling.ts';
import { started } from './shields.ts';

type StartStatic = Extract<Effect, { readonly kind: 'startStatic' }>;

/**
 * 611.2: what a static ability could say, for a while: "Until end of turn, if you tap a land for mana, it produces {U} instead …". Its numbers are settled
 * as it begins (611.2d).
 */
export function startStatic(deed: StartStatic, resolving: Resolving, context: Context): Proposal | Stop {
  const { effect } = deed;
  const { text } = resolving;
  if (saysNothingLater(effect)) return events();
  const duration = durationOf(deed);
  if (duration === null) return cannot(text, 'how long it lasts is not said');
  if (effect.kind === 'replaces' || effect.kind === 'prevents') return started([effect], duration, null, resolving, context);
  if (effect.kind === 'manaReplacement') {
    const settled = settledBy(effect, resolving, context);
    if (isStop(settled)) return settled;
    const begun = begin(resolving, [{ effect, duration, objects: null, settled }]);
    return isStop(begun) ? begun : events(...begun);
  }
  if (contains(effect, isTarget)) return cannot(text, 'what is targeted by an effect of this kind is not settled');
  if (contains(effect, ({ kind }) => kind === 'unsupported')) return cannot(text, 'a part of it is not read');
  if (effect.kind === 'continuous') return continuous({ ...effect, duration, durationFirst: false }, resolving, context);
  const guarded = withQualities(effect, resolving, context);
  if (isStop(guarded)) return guarded;
  const settled = settledStatic(guarded, resolving, context);
  if ('why' in settled) return cannot(text, settled.why);
  const begun = begin(resolving, [{ effect: settled, duration, objects: null }]);
  return isStop(begun) ? begun : resolving.meant.it === null ? events(...begun) : about(resolving.meant.it, begun);
}

/** Sentences about how a spell is cast or an ability activated that stand among its instructions: nothing happens by them as it resolves. */
function saysNothingLater(effect: StaticEffect): boolean {
  switch (effect.kind) {
    case 'limits':
    case 'spendOnly':
    case 'castOnly':
      return true;
    case 'rule':
      return effect.about === 'X';
    case 'additionalCost':
    case 'alternativeCost':
      return effect.of.kind === 'thisSpell';
    case 'permission':
      return /^(cast|reveal) (~|this (spell|card))/.test(effect.what);
    default:
      return false;
  }
}

/** How long it lasts: as is said before or after it, or with "this turn" in it. Null where it is said of one event only, or of nothing. */
function durationOf({ effect, duration }: StartStatic): Duration | null {
  if (duration.kind !== 'permanent') return duration;
  const of = 'of' in effect && effect.of !== null && typeof effect.of === 'object' && 'kind' in effect.of ? effect.of : null;
  if (of?.kind === 'spells' && (saysThisTurn(of) || (effect.kind === 'costModification' && effect.modification.when === 'this turn')))
    return { kind: 'thisTurn' };
  // 611.2a: without a duration it lasts until the end of the game.
  return effect.kind === 'cantActivate' || effect.kind === 'manaReplacement' ? duration : null;
}

const saysThisTurn = (of: Extract<CostSubject, { kind: 'spells' }>): boolean => of.from === 'this turn';

/** With numbers in the place of amounts; what is counted as a spell is cast is left to then. */
function settledStatic(effect: StaticEffect, { meant }: Resolving, context: Context): StaticEffect | { readonly why: string } {
  switch (effect.kind) {
    case 'costModification': {
      const { modification } = effect;
      const asksX = modification.x === null && modification.amount.includes('X');
      const x = asksX ? (meant.x === null ? null : number(meant.x)) : settledAmount(modification.x, context);
      const forEach = settledAmount(modification.forEach, context);
      if (asksX && x === null) return { why: 'the value of X' };
      if (x !== null && 'why' in x) return x;
      if (forEach !== null && 'why' in forEach) return forEach;
      const settled: CostModification = { ...modification, x, forEach };
      return { ...effect, modification: settled };
    }
    case 'additionalLand': {
      const amount = settledAmount(effect.amount, context);
      return amount === null || 'why' in amount ? (amount ?? effect) : { ...effect, amount };
    }
    case 'lifeFloor': {
      const least = settledAmount(effect.least, context);
      return least === null || 'why' in least ? (least ?? effect) : { ...effect, least };
    }
    case 'manaReplacement':
    case 'leastCost':
    case 'spellsHave':
    case 'alternativeCost':
    case 'additionalCost':
    case 'spendAsThough':
    case 'lifeForMana':
    case 'unspentMana':
    case 'manaBurn':
    case 'cant':
    case 'cants':
    case 'damageAsThough':
    case 'cantActivate':
    case 'permission':
    case 'replaces':
    case 'unpreventable':
    case 'triggersAgain':
    case 'triggersStopped':
    case 'enters':
    case 'untapsToo':
      return effect;
    case 'continuous':
    case 'spendOnly':
    case 'castOnly':
    case 'flashFor':
    case 'prevents':
    case 'limits':
    case 'cantUnlessPaid':
    case 'exertion':
    case 'sameFor':
    case 'rule':
    case 'unsupported':
      return { why: `an effect of this kind (${effect.kind}) does not last here` };
  }
}

const number = (value: number): Quantity => ({ kind: 'number', value });

function settledAmount(quantity: Quantity | null, context: Context): Quantity | null | { readonly why: string } {
  if (quantity === null || quantity.kind === 'number' || quantity.kind === 'anyNumber') return quantity;
  if (quantity.kind === 'asOf') return /you cast/.test(quantity.when) ? quantity.of : settledAmount(quantity.of, context);
  const value = context.evaluate.amount(quantity, context);
  return isKnown(value) ? number(value) : { why: value.why };
}
