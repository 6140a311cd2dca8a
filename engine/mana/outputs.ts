import type { ManaOutput, ManaSource, Quantity } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { ALL_COLORS, ALL_TYPES, manaOf, NO_TYPES, type TypeSet, typeSet, typesIn } from './amounts.ts';
import { countersPutBefore, isSettledBefore } from './earlier.ts';
import { found, isFound, type Looked } from './lookup.ts';
import { type Amount, exactly, NOTHING, type Possibilities, type TypeSource } from './possibilities.ts';
import type { Scope } from './scope.ts';

/** An amount that the state does not tell. */
export function openAmount(scope: Scope, why: string): Amount {
  scope.open.push(why);
  return { kind: 'anyFrom', least: 0n, most: null };
}

/** So much as a text says, from where it stands. */
export function amountOf(quantity: Quantity, scope: Scope): Amount {
  if (quantity.kind === 'x' && scope.x) return scope.x;
  const looked = scope.lookup.quantity(ofThatColor(quantity, scope));
  if (!isFound(looked)) return openAmount(scope, looked.why);
  return scope.done.length === 0 ? looked.value : afterEarlier(looked.value, quantity, scope);
}

/** 608.2c: a number as it is once the earlier instructions are carried out. */
function afterEarlier(amount: Amount, quantity: Quantity, { done, untold }: Scope): Amount {
  if (isSettledBefore(quantity)) return amount;
  const more = quantity.kind === 'counters' ? countersPutBefore(quantity, done) : null;
  if (more !== null && amount.kind === 'exactly') return exactly(amount.value + BigInt(more));
  untold.push('a number that earlier instructions of the same ability may change');
  return amount;
}

/** 700.5: "your devotion to that color" where the color is settled. */
function ofThatColor(quantity: Quantity, { thatColor }: Scope): Quantity {
  if (quantity.kind !== 'devotion' || quantity.to !== 'thatColor' || thatColor?.kind !== 'known') return quantity;
  const colors = typesIn(thatColor.types);
  return colors.length === 1 ? { ...quantity, to: colors } : quantity;
}

const isOne = (quantity: Quantity): boolean => quantity.kind === 'number' && quantity.value === 1;

/** What an output could be. */
export function ofOutput(output: ManaOutput, scope: Scope): Possibilities {
  switch (output.kind) {
    case 'symbols':
      return { kind: 'fixed', mana: manaOf(output.mana) };
    case 'either':
      return { kind: 'choice', options: output.options.map((option) => ofOutput(option, scope)) };
    case 'sequence':
      return { kind: 'sum', parts: output.parts.map((part) => ofOutput(part, scope)) };
    case 'oneType':
      return { kind: 'oneOf', types: sourceOf(output.of, scope), amount: amountOf(output.amount, scope) };
    case 'combination':
      return {
        kind: 'combination',
        types: sourceOf(output.of, scope),
        amount: amountOf(output.amount, scope),
        different: output.different,
      };
    case 'eachType':
      return { kind: 'each', types: sourceOf(output.of, scope), amount: amountOf(output.amount, scope) };
    case 'repeated':
      // "One mana of any color for each …": of a color by itself each.
      if (output.mana.kind === 'oneType' && !output.mana.one && output.mana.of.kind === 'anyColor' && isOne(output.mana.amount))
        return { kind: 'combination', types: sourceOf(output.mana.of, scope), amount: amountOf(output.amount, scope), different: false };
      return { kind: 'times', of: ofOutput(output.mana, scope), amount: amountOf(output.amount, scope) };
    case 'costOf': {
      const symbols = scope.lookup.manaCostOf(output.of);
      if (!isFound(symbols)) {
        scope.undefinedTypes.push(symbols.why);
        scope.untold.push(symbols.why);
        return NOTHING;
      }
      return {
        kind: 'sum',
        parts: symbols.value.map((types) => ({ kind: 'oneOf', types: knownTypes(typeSet(types)), amount: exactly(1n) })),
      };
    }
    case 'remembered':
      scope.undefinedTypes.push('no type and amount of mana has been noted');
      scope.untold.push('which type and amount of mana was noted or lost');
      return NOTHING;
    default:
      return unreachable(output);
  }
}

/** The types that a source names. */
export function sourceOf(source: ManaSource, scope: Scope): TypeSource {
  const { lookup } = scope;
  switch (source.kind) {
    case 'types':
      return knownTypes(typeSet(source.types));
    case 'anyColor':
      return knownTypes(ALL_COLORS);
    case 'anyType':
      return knownTypes(ALL_TYPES);
    case 'colorOfChoice':
      return knownTypes(ALL_COLORS);
    case 'notedType':
      scope.untold.push('which type of mana was noted');
      return defined(scope, NO_TYPES, 'no type of mana has been noted');
    case 'chosenColor':
      return defined(scope, lookup.chosenColor(), 'no color has been chosen');
    case 'commanderIdentity':
      return defined(scope, lookup.commanderIdentity(), "there is no color in a commander's color identity");
    case 'thatColor':
    case 'thatType':
      if (scope.thatColor === null && lookup.triggeringMana !== null) return sourceOf(lookup.triggeringMana, scope);
      return scope.thatColor ?? defined(scope, NO_TYPES, 'no color or type has been named before');
    case 'couldProduce':
      return looked(scope, lookup.couldProduce(source.what, source.by));
    case 'produced': {
      const types = (lookup.produced ?? NO_TYPES) & (source.what === 'color' ? ALL_COLORS : ALL_TYPES);
      return defined(scope, types, 'nothing has just been tapped for mana, so that no type was produced');
    }
    case 'colorsOf':
      return looked(
        scope,
        mapLooked(lookup.colorsOf(source.of), (types) => ({ kind: 'known', types })),
      );
    case 'colorsAmong':
      return looked(
        scope,
        mapLooked(lookup.colorsAmong(source.among), (types) => ({ kind: 'known', types })),
      );
    case 'manaCostOf':
      return looked(
        scope,
        mapLooked(lookup.manaCostOf(source.of), (mana) => ({ kind: 'known', types: typeSet(mana.flat()) & ALL_COLORS })),
      );
    default:
      return unreachable(source);
  }
}

/** Types that hang on nothing else. */
export const knownTypes = (types: TypeSet): TypeSource => ({ kind: 'known', types });
function defined(scope: Scope, types: TypeSet, otherwise: string): TypeSource {
  if (types === NO_TYPES) scope.undefinedTypes.push(otherwise);
  return knownTypes(types);
}
/** What was looked for, or no type where it can't be told (106.5). */
export function looked(scope: Scope, source: Looked<TypeSource>): TypeSource {
  if (!isFound(source)) {
    scope.undefinedTypes.push(source.why);
    scope.untold.push(source.why);
    return knownTypes(NO_TYPES);
  }
  if (source.value.kind === 'known' && source.value.types === NO_TYPES) scope.undefinedTypes.push('the objects it looks at have no color');
  return source.value;
}
/** An answer made of another, if there is one. */
export const mapLooked = <T, U>(from: Looked<T>, to: (value: T) => U): Looked<U> => (isFound(from) ? found(to(from.value)) : from);
