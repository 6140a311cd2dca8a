import type { Ability, SpendAsThough, SpendingPurpose, StaticEffect } from '../ast/index.ts';
import { EVALUATE } from '../characteristics/battlefield.ts';
import { contextOf } from '../characteristics/evaluator.ts';
import { layered } from '../characteristics/layers.ts';
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
  const { view } = layered(state);
  const found = view.permanents.flatMap((id) => effectsOfObject(id, view));
  EFFECTS.set(state, found);
  return found;
}

function effectsOfObject(id: string, view: View): readonly AsThough[] {
  return (view.object(id)?.abilities ?? []).flatMap(({ ability, text, origin }) => {
    const said = saidBy(ability);
    if (said.length === 0) return [];
    const context = contextOf(view, EVALUATE, id, origin.kind === 'granted' ? origin.by : id);
    const spokenOf = typeSet(said.flatMap(({ how: { mana } }) => (mana === 'all' || mana === 'other' || mana === 'snow' ? [] : mana)));
    return said.map((effect) => ({ effect, spokenOf, context, text }));
  });
}

const saidBy = (ability: Ability): readonly Said[] =>
  ability.kind === 'static' ? ability.effects.filter((effect) => effect.kind === 'spendAsThough') : [];

/** The effects that matter to a payment: those of permanents, and what the thing that is paid for says of itself where it is. */
export function asThoughEffects(state: GameState, view: View, player: string, itself: ObjectView | null): readonly AsThough[] {
  const own =
    itself === null || itself.zone === 'battlefield' ? [] : effectsOfObject(itself.id, view).filter(({ effect }) => isOfItself(effect.on));
  const inForce = [...effectsOf(state), ...own.map((one) => ({ ...one, context: { ...one.context, you: player } }))];
  return inForce.filter(({ effect, context }) => EVALUATE.isPlayer(effect.who, player, context) !== false);
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
