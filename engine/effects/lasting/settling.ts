import type { ObjectRef, StaticEffect } from '../../ast/index.ts';
import { isChosen, isDealtThisWay, settledWords } from '../../characteristics/settled.ts';
import { isKnown } from '../../characteristics/truth.ts';
import type { Context } from '../../characteristics/view.ts';
import { type GameState, idThen, permanentsOf } from '../../state/game.ts';
import { choose } from '../choosing.ts';
import { cannot, isStop, type Resolving, type Stop } from '../resolving.ts';

/**
 * 611.2c, 609.7a, 615.9: what the words of an effect mean that are settled as it begins, in their order: its targets, sources that its controller chooses now,
 * and what was dealt damage "this way".
 */
export function settledBy(effect: StaticEffect, resolving: Resolving, context: Context): readonly (readonly string[])[] | Stop {
  const known = new Map<object, readonly string[]>();
  const all: (readonly string[])[] = [];
  for (const word of settledWords(effect)) {
    const ids = known.get(word) ?? meant(word, resolving, context);
    if (isStop(ids)) return ids;
    known.set(word, ids);
    all.push(ids);
  }
  return all;
}

function meant(word: ReturnType<typeof settledWords>[number], resolving: Resolving, context: Context): readonly string[] | Stop {
  if (isDealtThisWay(word)) return resolving.meant.thisWay?.get('dealt damage') ?? [];
  if (isChosen(word) && isSome(word)) return chosenSource(word, resolving, context);
  return resolving.targets?.get(word) ?? cannot(resolving.text, 'what it targets');
}

const isSome = (word: { readonly kind: string }): word is Extract<ObjectRef, { kind: 'some' }> => word.kind === 'some';

/** 609.7a: a permanent, a spell on the stack, or what an object on the stack or an effect that waits speaks of, such as the words describe. */
function chosenSource({ filter }: Extract<ObjectRef, { kind: 'some' }>, resolving: Resolving, context: Context): readonly string[] | Stop {
  const { state } = resolving;
  const ids = new Map<string, string>();
  for (const id of possibleSources(state)) {
    const object = context.view.object(id);
    const fits = object !== undefined && context.evaluate.fits(filter, object, context);
    if (!isKnown(fits)) return cannot(resolving.text, fits.why);
    if (fits) ids.set(idThen(state, id), id);
  }
  const chosen = choose('a source of damage', [...ids.keys()], { least: Math.min(1, ids.size), most: 1 }, resolving);
  return isStop(chosen) ? chosen : chosen.flatMap((name) => ids.get(name) ?? []);
}

function possibleSources(state: GameState): readonly string[] {
  const ofStack = state.stack.flatMap(({ source, meant, targets }) => [source, ...(meant.it ?? []), ...targets.flat()]);
  const waiting = [...state.effects, ...state.delayedTriggers].flatMap(({ source, meant }) => [source, ...(meant.it ?? [])]);
  return [...permanentsOf(state), ...ofStack, ...waiting];
}
