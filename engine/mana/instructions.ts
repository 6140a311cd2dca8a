import type { Effect, ManaOutput, ManaSource, Quantity } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import { unreachable } from '../result.ts';
import { ALL_COLORS, ALL_TYPES, manaOf, NO_TYPES, type TypeSet, typeSet, typesIn } from './amounts.ts';
import { found, isFound, type Looked, type Lookup } from './lookup.ts';
import { type Amount, exactly, NOTHING, type Possibilities, type TypeSource } from './possibilities.ts';
import { nested } from './producedMana.ts';

/** What a list of instructions could add, and what about it the state could not tell. */
export interface Worked {
  readonly possibilities: Possibilities;
  /** Questions that the board leaves open, in words; the answer then holds every way they could go. */
  readonly open: readonly string[];
  /** 106.5: where an instruction asks for a type that is not defined, in words. */
  readonly undefinedTypes: readonly string[];
}

/** What earlier instructions of the same ability settled for later ones. */
interface Scope {
  readonly lookup: Lookup;
  readonly x: Amount | null;
  /** "that color", "that type": what an instruction before has chosen or added. */
  readonly thatColor: TypeSource | null;
  readonly open: string[];
  readonly undefinedTypes: string[];
}

/** 608.2c: the instructions in order, as far as they add mana now; what is delayed adds none yet (603.7). */
export function workOut(effects: readonly Effect[], lookup: Lookup): Worked {
  const scope = scopeOf(lookup);
  return { possibilities: ofAll(effects, scope), open: [...new Set(scope.open)], undefinedTypes: [...new Set(scope.undefinedTypes)] };
}

/** One output by itself, as a replacement effect names it. */
export function workOutOutput(output: ManaOutput, lookup: Lookup): Worked {
  const scope = scopeOf(lookup);
  return { possibilities: ofOutput(output, scope), open: scope.open, undefinedTypes: scope.undefinedTypes };
}

/** The types that a source names, by itself. */
export const sourceOfMana = (source: ManaSource, lookup: Lookup): TypeSource => sourceOf(source, scopeOf(lookup));

const scopeOf = (lookup: Lookup): Scope => ({ lookup, x: null, thatColor: null, open: [], undefinedTypes: [] });

function ofAll(effects: readonly Effect[], outer: Scope): Possibilities {
  const parts: Possibilities[] = [];
  let scope = outer;
  for (const [index, effect] of effects.entries()) {
    const colors = chosenHere(effect, scope);
    if (colors !== null) {
      const rest = effects.slice(index + 1);
      if (colors.kind === 'known' && speaksOfThatColor(rest)) {
        parts.push(choiceOf(typesIn(colors.types).map((type) => ofAll(rest, { ...scope, thatColor: knownTypes(typeSet([type])) }))));
        break;
      }
      scope = { ...scope, thatColor: colors };
      continue;
    }
    if (effect.kind === 'insteadIf') {
      // 614.15: a self-replacement of the instruction before it.
      const before = parts.pop() ?? NOTHING;
      parts.push(either(decide(scope, scope.lookup.condition(effect.condition)), of(effect.effect, scope), before));
      continue;
    }
    parts.push(of(effect, scope));
    if (effect.kind === 'addMana' && effect.mana.kind === 'oneType') scope = { ...scope, thatColor: sourceOf(effect.mana.of, scope) };
  }
  const [only, second] = parts.filter((part) => part !== NOTHING);
  return only === undefined ? NOTHING : second === undefined ? only : { kind: 'sum', parts: parts.filter((part) => part !== NOTHING) };
}

/** Whether an amount hangs on the color that was chosen, so that each color must be worked out for itself. */
const speaksOfThatColor = (effects: readonly Effect[]): boolean =>
  contains(effects, (node) => node.kind === 'devotion' && 'to' in node && node.to === 'thatColor');

/** The colors that an instruction offers for choosing one; null for other instructions. */
function chosenHere(effect: Effect, scope: Scope): TypeSource | null {
  if (effect.kind === 'keywordAction' && effect.action === 'choose a color') return knownTypes(ALL_COLORS);
  if (effect.kind !== 'chooseColor') return null;
  return looked(
    scope,
    mapLooked(scope.lookup.colorsOf(effect.of), (types) => ({ kind: 'known', types })),
  );
}

/** Which of two ways it goes: the first, the second, or (null) either. */
type Decision = boolean | null;
function decide(scope: Scope, looked: Looked<boolean>): Decision {
  if (isFound(looked)) return looked.value;
  scope.open.push(looked.why);
  return null;
}
const either = (decision: Decision, yes: Possibilities, no: Possibilities): Possibilities =>
  decision === null ? { kind: 'choice', options: [yes, no] } : decision ? yes : no;

function of(effect: Effect, scope: Scope): Possibilities {
  switch (effect.kind) {
    case 'addMana':
      return ofOutput(effect.mana, scope);
    case 'doubleMana': {
      const unspent = scope.lookup.unspentMana(effect.who);
      return isFound(unspent) ? { kind: 'fixed', mana: unspent.value } : NOTHING;
    }
    case 'sequence':
      return ofAll(effect.effects, scope);
    case 'may':
    case 'unlessDoes':
    case 'ifYouDo':
    case 'otherwise':
      return optional(of(effect.effect, scope));
    case 'if':
      return whenTrue(effect.effect, scope, () =>
        either(decide(scope, scope.lookup.condition(effect.condition)), of(effect.effect, scope), NOTHING),
      );
    case 'unless':
      return whenTrue(effect.effect, scope, () =>
        either(decide(scope, scope.lookup.condition(effect.condition)), NOTHING, of(effect.effect, scope)),
      );
    case 'forEach': {
      const inner = of(effect.effect, scope);
      return inner === NOTHING ? NOTHING : { kind: 'times', of: inner, amount: amountOf(effect.quantity, scope) };
    }
    case 'where':
      return whenTrue(effect.effect, scope, () => {
        const worked = scope.lookup.quantity(effect.x);
        return of(effect.effect, { ...scope, x: isFound(worked) ? worked.value : openAmount(scope, worked.why) });
      });
    case 'modal':
      return choiceOf(effect.modes.map((mode) => ofAll(mode.effects, scope)));
    case 'delayed':
      return NOTHING;
    default: {
      const inner = nested(effect);
      return inner.length === 0 ? NOTHING : optional(ofAll(inner, scope));
    }
  }
}

/** A condition is looked at only where what hangs on it adds mana, so that no question is raised in vain. */
function whenTrue(then: Effect, scope: Scope, work: () => Possibilities): Possibilities {
  const probe: Scope = { ...scope, open: [], undefinedTypes: [] };
  return of(then, probe) === NOTHING ? NOTHING : work();
}

const optional = (of: Possibilities): Possibilities => (of === NOTHING ? NOTHING : { kind: 'choice', options: [of, NOTHING] });
const choiceOf = (options: readonly Possibilities[]): Possibilities =>
  options.every((option) => option === NOTHING) ? NOTHING : { kind: 'choice', options };

function openAmount(scope: Scope, why: string): Amount {
  scope.open.push(why);
  return { kind: 'anyFrom', least: 0n, most: null };
}

function amountOf(quantity: Extract<ManaOutput, { kind: 'oneType' }>['amount'], scope: Scope): Amount {
  if (quantity.kind === 'x' && scope.x) return scope.x;
  const looked = scope.lookup.quantity(ofThatColor(quantity, scope));
  return isFound(looked) ? looked.value : openAmount(scope, looked.why);
}

/** 700.5: "your devotion to that color" where the color is settled. */
function ofThatColor(quantity: Quantity, { thatColor }: Scope): Quantity {
  if (quantity.kind !== 'devotion' || quantity.to !== 'thatColor' || thatColor?.kind !== 'known') return quantity;
  const colors = typesIn(thatColor.types);
  return colors.length === 1 ? { ...quantity, to: colors } : quantity;
}

function ofOutput(output: ManaOutput, scope: Scope): Possibilities {
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
      return { kind: 'times', of: ofOutput(output.mana, scope), amount: amountOf(output.amount, scope) };
    case 'costOf': {
      const symbols = scope.lookup.manaCostOf(output.of);
      if (!isFound(symbols)) {
        scope.undefinedTypes.push(symbols.why);
        return NOTHING;
      }
      return {
        kind: 'sum',
        parts: symbols.value.map((types) => ({ kind: 'oneOf', types: knownTypes(typeSet(types)), amount: exactly(1n) })),
      };
    }
    case 'remembered':
      scope.undefinedTypes.push('no type and amount of mana has been noted');
      return NOTHING;
    default:
      return unreachable(output);
  }
}

function sourceOf(source: ManaSource, scope: Scope): TypeSource {
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
    case 'produced':
      return defined(scope, NO_TYPES, 'nothing has just been tapped for mana, so that no type was produced');
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

const knownTypes = (types: TypeSet): TypeSource => ({ kind: 'known', types });
function defined(scope: Scope, types: TypeSet, otherwise: string): TypeSource {
  if (types === NO_TYPES) scope.undefinedTypes.push(otherwise);
  return knownTypes(types);
}
function looked(scope: Scope, source: Looked<TypeSource>): TypeSource {
  if (!isFound(source)) {
    scope.undefinedTypes.push(source.why);
    return knownTypes(NO_TYPES);
  }
  if (source.value.kind === 'known' && source.value.types === NO_TYPES) scope.undefinedTypes.push('the objects it looks at have no color');
  return source.value;
}
const mapLooked = <T, U>(from: Looked<T>, to: (value: T) => U): Looked<U> => (isFound(from) ? found(to(from.value)) : from);
