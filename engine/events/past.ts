import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import type { DelayedTrigger, GameState, LastingEffect, Meant, PastObject, StackObject } from '../state/game.ts';

/** Ids in the place of others. */
type Rename = (id: string) => string;

/**
 * 400.7, 608.2h: the state just before an object leaves: what speaks of it on the stack, in effects and in delayed triggers means what it was
 * from now on. Nothing changes where nothing speaks of it. 400.7g-h: what lets
 * a card be cast and speaks of it finds the spell (`isCast`).
 */
export function remembering(state: GameState, id: string, isCast: boolean): GameState {
  const lost = withoutSuccessor(state, id);
  if (!isSpokenOf(lost, id)) return lost;
  const past = pastObject(lost, id, null);
  if (past === null) return lost;
  const after = renamed(withPast(lost, [past]), (one) => (one === id ? past.id : one), id);
  return isCast ? { ...after, effects: lost.effects } : after;
}

/** An object as it is in a state, for when it is gone; `now`: what words that mean it find in its place. Null where there is no such object. */
export function pastObject(state: GameState, id: string, now: string | null, taken: GameState = state): PastObject | null {
  const object = layered(state).view.object(id);
  if (object === undefined) return null;
  const its = pastId(taken, id);
  return { id: its, was: id, object: snapshot(object, its), permanent: state.permanents.get(id) ?? null, now };
}

/** An object that is gone by what is remembered of it, for something new to speak of. */
export function pastFrom(state: GameState, object: ObjectView): PastObject {
  const its = pastId(state, object.id);
  return { id: its, was: object.id, object: snapshot(object, its), permanent: null, now: null };
}

/** The state with objects that are gone. */
export function withPast(state: GameState, past: readonly PastObject[]): GameState {
  return past.length === 0 ? state : { ...state, past: new Map([...state.past, ...past.map((one) => [one.id, one] as const)]) };
}

/** 608.2h: the ids that objects had, by those under which they are found now that they are gone. */
export const idsThen = ({ past }: GameState): ReadonlyMap<string, string> => new Map([...past.values()].map(({ id, was }) => [id, was]));

/** The state without those objects of the past that nothing speaks of any longer. */
export function withoutForgotten(state: GameState): GameState {
  if (state.past.size === 0) return state;
  const kept = [...state.past].filter(([id]) => isSpokenOf(state, id));
  return kept.length === state.past.size ? state : { ...state, past: new Map(kept) };
}

function pastId({ past, permanents, cards }: GameState, id: string): string {
  let number = past.size + 1;
  while (past.has(`${id}@${number}`) || permanents.has(`${id}@${number}`) || cards.has(`${id}@${number}`)) number += 1;
  return `${id}@${number}`;
}

/** What it was, told once: nothing of it is worked out later. */
export const snapshot = (object: ObjectView, id: string): ObjectView => ({
  id,
  zone: object.zone,
  owner: object.owner,
  controller: object.controller,
  names: object.names,
  manaCost: object.manaCost,
  manaValue: object.manaValue,
  colors: object.colors,
  supertypes: object.supertypes,
  types: object.types,
  subtypes: object.subtypes,
  power: object.power,
  toughness: object.toughness,
  loyalty: object.loyalty,
  defense: object.defense,
  abilities: object.abilities,
});

/** 400.7j: what has moved on is no longer found by what spoke of it before. */
function withoutSuccessor(state: GameState, id: string): GameState {
  const followed = [...state.past.values()].filter(({ now }) => now === id);
  return withPast(
    state,
    followed.map((one) => ({ ...one, now: null })),
  );
}

function isSpokenOf({ stack, effects, delayedTriggers, returning }: GameState, id: string): boolean {
  const inMeant = ({ it }: Meant): boolean => it?.includes(id) === true;
  return (
    stack.some((one) => one.id !== id && (isOf(one, id) || inMeant(one.meant) || one.targets.some((some) => some.includes(id)))) ||
    effects.some(
      (one) =>
        one.source === id ||
        one.named === id ||
        inMeant(one.meant) ||
        one.objects?.includes(id) === true ||
        one.settled.some((ids) => ids.includes(id)),
    ) ||
    [...delayedTriggers, ...returning].some((one) => one.source === id || one.named === id || inMeant(one.meant))
  );
}

const isOf = (one: StackObject, id: string): boolean => one.kind !== 'spell' && (one.source === id || one.named === id);

/** `but`: a spell that is leaving goes on being called what it is. */
function renamed(state: GameState, rename: Rename, but: string): GameState {
  return {
    ...state,
    stack: state.stack.map((one) => (one.id === but ? one : onStack(one, rename))),
    effects: state.effects.map((one) => lasting(one, rename)),
    delayedTriggers: state.delayedTriggers.map((one) => delayed(one, rename)),
    returning: state.returning.map((one) => delayed(one, rename)),
  };
}

const meaning = (meant: Meant, rename: Rename): Meant => (meant.it === null ? meant : { ...meant, it: meant.it.map(rename) });

function onStack(one: StackObject, rename: Rename): StackObject {
  const targets = one.targets.map((some) => some.map(rename));
  const meant = meaning(one.meant, rename);
  if (one.kind === 'spell') return { ...one, targets, meant };
  return { ...one, source: rename(one.source), named: rename(one.named), targets, meant };
}

const lasting = (one: LastingEffect, rename: Rename): LastingEffect => ({
  ...one,
  source: rename(one.source),
  named: rename(one.named),
  objects: one.objects?.map(rename) ?? null,
  settled: one.settled.map((ids) => ids.map(rename)),
  meant: meaning(one.meant, rename),
});

const delayed = <T extends Pick<DelayedTrigger, 'source' | 'named' | 'meant'>>(one: T, rename: Rename): T => ({
  ...one,
  source: rename(one.source),
  named: rename(one.named),
  meant: meaning(one.meant, rename),
});
