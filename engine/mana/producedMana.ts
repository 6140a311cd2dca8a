import type { Ability, Change, Cost, Effect, ManaOutput, ManaReplacement, ManaSource, ManaType, StaticEffect } from '../ast/index.ts';
import type { CompiledCard, CompiledFace } from '../cards/definition.ts';
import { BASIC_LAND_TYPES } from '../cards/subtypes.ts';
import { contains } from '../characteristics/walk.ts';
import { unreachable } from '../result.ts';
import { ALL_COLORS, ALL_TYPES, NO_TYPES, type TypeSet, typeSet, typesIn } from './amounts.ts';

/**
 * Every type of mana that the card's own abilities can add, alone on a board, costs and conditions aside: what card databases call
 * produced mana. A color or type that hangs on other objects or on a choice counts as every one it could be. Abilities that the card
 * grants to other objects or to tokens are not its own.
 */
export const producedMana = (card: CompiledCard): readonly ManaType[] =>
  typesIn(card.faces.reduce((set, face) => set | ofFace(face), NO_TYPES));

function ofFace(face: CompiledFace): TypeSet {
  return face.abilities.reduce((set, ability) => set | ofAbility(ability), intrinsic(face.definition.typeLine));
}

/** 305.6: what the basic land types of the type line give. */
function intrinsic(typeLine: string): TypeSet {
  const subtypes = (typeLine.split('—')[1] ?? '').split(/\s+/);
  return typeSet(BASIC_LAND_TYPES.flatMap((type, index) => (subtypes.includes(type) ? [COLORS_OF_BASICS[index] ?? 'C'] : [])));
}
const COLORS_OF_BASICS: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];

function ofAbility(ability: Ability): TypeSet {
  switch (ability.kind) {
    case 'activated':
    case 'triggered':
    case 'spell':
      return ofEffects(ability.effects);
    case 'static':
      return ability.effects.reduce((set, effect) => set | ofStatic(effect), NO_TYPES);
    case 'level':
      return ability.abilities.reduce((set, inner) => set | ofAbility(inner), NO_TYPES);
    case 'gated':
      return ofAbility(ability.ability);
    case 'keywords':
      // 702.24: a cumulative upkeep may be paid by adding mana.
      return ability.keywords.flatMap(({ cost }) => cost).reduce((set, cost) => set | ofCost(cost), NO_TYPES);
    case 'toSolve':
    case 'unsupported':
      return NO_TYPES;
  }
}

const ofCost = (cost: Cost): TypeSet => (cost.kind === 'addMana' ? ofOutput(cost.mana) : NO_TYPES);

/**
 * A static ability counts where it grants a mana ability to its own object ("as long as …, it has '…'"), and with the types that it makes
 * permanents produce instead.
 */
function ofStatic(effect: StaticEffect): TypeSet {
  if (effect.kind === 'manaReplacement') return ofReplacement(effect.replacement);
  if (effect.kind !== 'continuous' || !isOfItself(effect)) return NO_TYPES;
  return ofChanges(effect.changes);
}

/** "As long as this creature is renowned, it has …" speaks of its own object; "as long as enchanted permanent is a land, it has …" does not. */
const isOfItself = ({ subject, condition }: Extract<StaticEffect, { kind: 'continuous' }>): boolean =>
  subject.kind === 'self' || (subject.kind === 'it' && !contains(condition, ({ kind }) => kind === 'attached'));

function ofChanges(changes: readonly Change[]): TypeSet {
  return changes.reduce(
    (set, change) =>
      change.kind === 'gains'
        ? change.abilities.reduce((sum, granted) => sum | (granted.kind === 'quoted' ? ofAbility(granted.ability) : NO_TYPES), set)
        : set,
    NO_TYPES,
  );
}

function ofReplacement(replacement: ManaReplacement): TypeSet {
  switch (replacement.kind) {
    case 'multiplies':
      return NO_TYPES;
    case 'addsInstead':
      return typeSet([replacement.type]);
    case 'producesByType':
      return replacement.pairs.reduce((set, { mana }) => set | ofOutput(mana), NO_TYPES);
    case 'produces':
      return replacement.mana.kind === 'sameAmount' ? ofSource(replacement.mana.of) : ofOutput(replacement.mana);
  }
}

const ofEffects = (effects: readonly Effect[]): TypeSet => effects.reduce((set, effect) => set | ofEffect(effect), NO_TYPES);

/** Types in an instruction, however deep it stands in conditions, choices and delays. */
function ofEffect(effect: Effect): TypeSet {
  if (effect.kind === 'addMana') return ofOutput(effect.mana);
  if (effect.kind === 'startStatic') return ofStatic(effect.effect);
  return nested(effect).reduce((set, inner) => set | ofEffect(inner), NO_TYPES);
}

/** The instructions inside an instruction. */
export function nested(effect: Effect): readonly Effect[] {
  switch (effect.kind) {
    case 'may':
    case 'if':
    case 'ifYouDo':
    case 'have':
    case 'unless':
    case 'insteadIf':
    case 'otherwise':
    case 'inTurnOrder':
    case 'ifDeed':
    case 'during':
    case 'replace':
    case 'forEach':
    case 'where':
    case 'delayed':
    case 'reflexive':
      return [effect.effect];
    case 'unlessDoes':
      return [effect.effect, effect.deed];
    case 'sequence':
      return effect.effects;
    case 'modal':
      return [...effect.head, ...effect.modes.flatMap((mode) => mode.effects)];
    case 'results':
      return effect.rows.flatMap((row) => row.effects);
    default:
      return [];
  }
}

export function ofOutput(output: ManaOutput): TypeSet {
  switch (output.kind) {
    case 'symbols':
      return typeSet(output.mana);
    case 'either':
      return output.options.reduce((set, option) => set | ofOutput(option), NO_TYPES);
    case 'oneType':
    case 'combination':
    case 'eachType':
      return ofSource(output.of);
    case 'repeated':
      return ofOutput(output.mana);
    case 'sequence':
      return output.parts.reduce((set, part) => set | ofOutput(part), NO_TYPES);
    case 'costOf':
    case 'remembered':
      return ALL_TYPES;
    default:
      return unreachable(output);
  }
}

function ofSource(source: ManaSource): TypeSet {
  switch (source.kind) {
    case 'types':
      return typeSet(source.types);
    case 'anyType':
    case 'thatType':
    case 'notedType':
      return ALL_TYPES;
    case 'couldProduce':
    case 'produced':
      return source.what === 'type' ? ALL_TYPES : ALL_COLORS;
    default:
      return ALL_COLORS;
  }
}
