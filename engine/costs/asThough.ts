import type { SpendAsThough, SpendingPurpose, StaticEffect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { staticEffects } from '../characteristics/staticEffects.ts';
import { every, isKnown, some, type Truth } from '../characteristics/truth.ts';
import type { Context, ObjectView, View } from '../characteristics/view.ts';
import { ALL_COLORS, ALL_TYPES, NO_TYPES, type TypeSet, typeBit, typeSet } from '../mana/amounts.ts';
import type { GameState } from '../state/game.ts';
import type { ManaKind } from '../state/manaPool.ts';
import { isPurpose, type Payment } from './purposes.ts';

type Said = Extract<StaticEffect, { kind: 'spendAsThough' }>;

/** 609.4b: an effect that lets players spend mana as though it were of another type. */
interface AsThough {
  readonly effect: Said;
  /** The types that "other mana" leaves out: those that the same text speaks of before. */
  readonly spokenOf: TypeSet;
  readonly context: Context;
  readonly text: string;
}

/** As which types mana may be spent for some payment, and what the board leaves open about it. */
export interface Spendable {
  readonly types: TypeSet;
  readonly open: readonly string[];
}

const EFFECTS = new WeakMap<GameState, readonly AsThough[]>();

/** Every such effect of the permanents of a state. */
function effectsOf(state: GameState): readonly AsThough[] {
  const known = EFFECTS.get(state);
  if (known !== undefined) return known;
  const found = staticEffects(state, 'spendAsThough').map(({ effect, context, text, together }) => ({
    effect,
    spokenOf: spokenOf(together),
    context,
    text,
  }));
  EFFECTS.set(state, found);
  return found;
}

/** The types that the effects of one ability name as such. */
const spokenOf = (together: readonly StaticEffect[]): TypeSet =>
  typeSet(
    together.flatMap((effect) => {
      if (effect.kind !== 'spendAsThough') return [];
      const { mana } = effect.how;
      return mana === 'all' || mana === 'other' || mana === 'snow' ? [] : [mana];
    }),
  );

/** What an object off the battlefield says of paying for itself (113.6). */
function saidOfItself({ id, abilities }: ObjectView, view: View, player: string): readonly AsThough[] {
  return abilities.flatMap(({ ability, text }) => {
    if (ability.kind !== 'static') return [];
    const context = { ...contextOf(view, EVALUATE, id), you: player };
    return ability.effects.flatMap((effect) =>
      effect.kind === 'spendAsThough' && isOfItself(effect.on) ? [{ effect, spokenOf: spokenOf(ability.effects), context, text }] : [],
    );
  });
}

/** The effects that matter to a payment: those of permanents, and what the thing that is paid for says of itself where it is. */
export function asThoughEffects(state: GameState, view: View, player: string, itself: ObjectView | null): readonly AsThough[] {
  const own = itself === null || itself.zone === 'battlefield' ? [] : saidOfItself(itself, view, player);
  return [...effectsOf(state), ...own].filter(({ effect, context }) => EVALUATE.isPlayer(effect.who, player, context) !== false);
}

/** 113.6: away from the battlefield only what is said of the object itself works. */
function isOfItself(on: SpendingPurpose | null): boolean {
  return on !== null && (on.kind === 'castObject' || on.kind === 'activateAbilitiesOf') && on.what?.kind === 'self';
}

/**
 * 609.4b: the types as which a player may spend mana in a payment: its own, and those that effects name, unless one says "only". One effect's leave
 * is no ground for another's: each looks at what the mana is.
 */
export function spendableAs(mana: ManaKind, effects: readonly AsThough[], player: string, payment: Payment): Spendable {
  const applying: AsThough[] = [];
  const open: string[] = [];
  for (const one of effects) {
    const applies = every(
      [
        () => isThatMana(one, mana),
        () => EVALUATE.isPlayer(one.effect.who, player, one.context),
        () => one.effect.on === null || isPurpose(one.effect.on, payment, one.context),
      ],
      (part) => part(),
    );
    if (applies === true) applying.push(one);
    else if (!isKnown(applies)) open.push(`“${one.text}”: the board does not tell ${applies.why}`);
  }
  const only = applying.filter(({ effect }) => effect.how.only);
  if (only.length > 0) return { types: only.reduce((set, { effect }) => set & target(effect.how), ALL_TYPES), open };
  return { types: typeBit(mana.type) | typesOf(applying), open };
}

const typesOf = (effects: readonly AsThough[]): TypeSet => effects.reduce((set, { effect }) => set | target(effect.how), NO_TYPES);

function target({ as }: SpendAsThough): TypeSet {
  if (as === 'anyColor') return ALL_COLORS;
  return as === 'anyType' ? ALL_TYPES : typeBit(as);
}

function isThatMana({ effect, spokenOf }: AsThough, { type, origin }: ManaKind): Truth {
  const { mana } = effect.how;
  switch (mana) {
    case 'all':
      return true;
    case 'other':
      return (typeBit(type) & spokenOf) === 0;
    case 'snow':
      return some(origin?.supertypes ?? [], (supertype) => supertype === 'snow');
    default:
      return type === mana;
  }
}
