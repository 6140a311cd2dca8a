import { layered } from '../characteristics/layers.ts';
import type { ObjectView } from '../characteristics/view.ts';
import type { GameState, PermanentObject } from '../state/game.ts';

const KNOWN = new WeakMap<GameState, ReadonlyMap<string, string>>();

/**
 * For each permanent the first one that is just like it: the same card with the same characteristics, in the same state, and nothing on the
 * board that singles either out. What holds for the one holds for the other, with their ids changed about. Worked out once for a state.
 */
export function twinsIn(state: GameState): ReadonlyMap<string, string> {
  const known = KNOWN.get(state) ?? findTwins(state);
  KNOWN.set(state, known);
  return known;
}

function findTwins(state: GameState): ReadonlyMap<string, string> {
  const { view } = layered(state);
  const singled = idsSpokenOf(state);
  const numbers = new Map<object, number>();
  const numberOf = (object: object): number => {
    const number = numbers.get(object) ?? numbers.size;
    numbers.set(object, number);
    return number;
  };
  const first = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const permanent of state.permanents.values()) {
    const { id } = permanent;
    const object = view.object(id);
    const key = object === undefined || singled.has(id) ? null : keyOf(permanent, object, numberOf);
    const twin = key === null ? id : (first.get(key) ?? id);
    if (key !== null && twin === id) first.set(key, id);
    twins.set(id, twin);
  }
  return twins;
}

/** Objects that others are attached to, attack or block, those that abilities on the stack are of, and those that lasting effects are about. */
function idsSpokenOf(state: GameState): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { attachedTo, attacking, blocking } of state.permanents.values())
    for (const id of [attachedTo, attacking?.whom ?? null, ...(blocking ?? [])]) if (id !== null) ids.add(id);
  for (const { source } of state.stack) ids.add(source);
  for (const { objects, meant } of state.effects) for (const id of [...(objects ?? []), ...(meant.it ?? [])]) ids.add(id);
  for (const { meant } of state.delayedTriggers) for (const id of meant.it ?? []) ids.add(id);
  return ids;
}

/** Null for what is not plain enough to be compared. */
function keyOf(permanent: PermanentObject, object: ObjectView, numberOf: (object: object) => number): string | null {
  const { card, face, copy, owner, tapped, sick, counters, attachedTo, x, damage, faceDown, token, commander } = permanent;
  if (copy !== null || attachedTo !== null || permanent.attacking !== null || permanent.blocking !== null || permanent.activations.size > 0)
    return null;
  if (permanent.imprinted.length + permanent.exiledWith.length + Object.keys(permanent.chosen).length > 0) return null;
  const { names, controller, types, subtypes, supertypes, colors, power, toughness } = object;
  const abilities = object.abilities.map(
    ({ ability, origin }) => `${numberOf(ability)}${origin.kind}${origin.kind === 'granted' ? origin.by : ''}`,
  );
  return [
    ...[numberOf(card), face, owner, tapped, sick, x, damage, faceDown, token, commander, controller, power, toughness, names.join('/')],
    ...[[...counters].join(), [...types].join(), [...subtypes].join(), [...supertypes].join(), [...colors].join(), abilities.join()],
  ].join('|');
}
