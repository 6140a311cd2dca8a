import type { Effect, ManaOutput, ManaSource, PlayerRef } from '../ast/index.ts';
import { contains } from '../characteristics/walk.ts';
import { ALL_COLORS, typeSet, typesIn } from './amounts.ts';
import { changesBoard } from './earlier.ts';
import { isFound, type Looked, type Lookup } from './lookup.ts';
import { amountOf, knownTypes, looked, mapLooked, ofOutput, sourceOf } from './outputs.ts';
import { type Amount, NOTHING, type Possibilities, type TypeSource } from './possibilities.ts';
import { nested } from './producedMana.ts';
import { lifetimeFrom, ridersFor, spendingRiders } from './riders.ts';
import { type Scope, scopeOf, type Worked, worked } from './scope.ts';
import { saysMana } from './unread.ts';

/**
 * 608.2c: the instructions in order, as far as they add mana now; what is delayed adds none yet (603.7). `followed`: of so many of them from the
 * first on the lookup shows already what they change.
 */
export function workOut(effects: readonly Effect[], lookup: Lookup, followed = 0): Worked {
  const scope = scopeOf(lookup);
  return worked(ofAll(effects, scope, followed), scope);
}

/** One output by itself, as a replacement effect names it. */
export function workOutOutput(output: ManaOutput, lookup: Lookup): Worked {
  const scope = scopeOf(lookup);
  return worked(ofOutput(output, scope), scope);
}

/** The types that a source names, by itself. */
export const sourceOfMana = (source: ManaSource, lookup: Lookup): TypeSource => sourceOf(source, scopeOf(lookup));

function ofAll(effects: readonly Effect[], outer: Scope, followed = 0): Possibilities {
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
    if (effect.kind === 'choosePlayer') {
      const rest = effects.slice(index + 1);
      const chosen = scope.lookup.players(effect.player, scope.they);
      if (!isFound(chosen)) scope.untold.push(chosen.why);
      else {
        parts.push(choiceOf(chosen.value.map((they) => ofAll(rest, { ...scope, they }))));
        break;
      }
    }
    if (effect.kind === 'rider') continue;
    const riders = ridersFor(effects, index, outer.riders);
    if (riders !== scope.riders) scope = { ...scope, riders };
    if (index >= followed && changesBoard(effect)) scope = { ...scope, done: [...scope.done, effect] };
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
      return inLot(ofOutput(effect.mana, scope), effect.who, scope);
    case 'doubleMana': {
      const unspent = scope.lookup.unspentMana(effect.who);
      if (!isFound(unspent)) scope.untold.push(unspent.why);
      return isFound(unspent) ? inLot({ kind: 'fixed', mana: unspent.value }, effect.who, scope) : NOTHING;
    }
    case 'sequence':
      return ofAll(effect.effects, scope);
    case 'may':
      return decided(of(effect.effect, scope), isForThem(effect, scope) ? null : 'whether another player does what they may', scope);
    case 'unlessDoes':
      return decided(of(effect.effect, scope), 'whether a player does what keeps the mana from being added', scope);
    case 'ifYouDo':
    case 'otherwise':
      return decided(of(effect.effect, scope), 'whether what was asked for before is done', scope);
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
      return inner === NOTHING ? NOTHING : eachTime(inner, amountOf(effect.quantity, scope));
    }
    case 'where':
      return whenTrue(effect.effect, scope, () => of(effect.effect, { ...scope, x: amountOf(effect.x, scope) }));
    case 'modal':
      return choiceOf(effect.modes.map((mode) => ofAll(mode.effects, scope)));
    case 'delayed':
    case 'reflexive':
      return NOTHING;
    default: {
      if (saysMana(effect)) scope.untold.push(`what “${effect.text}” does`);
      const inner = nested(effect);
      return inner.length === 0 ? NOTHING : decided(ofAll(inner, scope), 'whether an instruction that adds mana is carried out', scope);
    }
  }
}

/** 106.4, 106.6: says of mana who adds it and what the text says of it. */
function inLot(of: Possibilities, who: PlayerRef, { riders, they }: Scope): Possibilities {
  return of === NOTHING ? NOTHING : { kind: 'lot', of, lot: { who, they, riders: spendingRiders(riders), lifetime: lifetimeFrom(riders) } };
}

/** An instruction carried out so often, each time with its own choice. */
function eachTime(of: Possibilities, amount: Amount): Possibilities {
  if (of.kind === 'lot') return { ...of, of: eachTime(of.of, amount) };
  if (of.kind === 'oneOf' && of.amount.kind === 'exactly' && of.amount.value === 1n)
    return { kind: 'combination', types: of.types, amount, different: false };
  return { kind: 'times', of, amount };
}

/** What is added or not; `why`: what decides it, where that is no choice of the player about the mana. */
function decided(of: Possibilities, why: string | null, scope: Scope): Possibilities {
  if (of !== NOTHING && why !== null) scope.untold.push(why);
  return optional(of);
}

/** Whether who may do something are those who add the mana: they choose it as they choose what they add. */
function isForThem({ who, effect }: Extract<Effect, { readonly kind: 'may' }>, { lookup, they }: Scope): boolean {
  if (who.kind === 'you') return true;
  if (effect.kind !== 'addMana') return false;
  const [may, add] = [lookup.players(who, they), lookup.players(effect.who, they)];
  return isFound(may) && isFound(add) && may.value.length === 1 && add.value.length === 1 && may.value[0] === add.value[0];
}

/** A condition is looked at only where what hangs on it adds mana, so that no question is raised in vain. */
function whenTrue(then: Effect, scope: Scope, work: () => Possibilities): Possibilities {
  const probe: Scope = { ...scope, open: [], undefinedTypes: [], untold: [] };
  return of(then, probe) === NOTHING ? NOTHING : work();
}

const optional = (of: Possibilities): Possibilities => (of === NOTHING ? NOTHING : { kind: 'choice', options: [of, NOTHING] });
const choiceOf = (options: readonly Possibilities[]): Possibilities =>
  options.every((option) => option === NOTHING) ? NOTHING : { kind: 'choice', options };
