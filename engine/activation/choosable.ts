import { VALUE_OF_X } from '../characteristics/quantities.ts';
import type { View } from '../characteristics/view.ts';
import type { Aim } from './aim.ts';

/** What may be chosen for one "target". */
export interface Choosable {
  /** Ids of objects and players that may be chosen. */
  readonly legal: readonly string[];
  /** What can't be told of others. */
  readonly open: readonly string[];
}

/**
 * 107.3a, 601.2b-c: X is chosen before targets. While it isn't, what may be targeted is all that may be for some X: "target creature with mana value X".
 * `at`: what may be for a value of it; `open`: what could be told without one.
 */
export function forSomeX(aim: Aim, open: Choosable, at: (aim: Aim) => Choosable): Choosable {
  const { context, view, kind } = aim;
  if (context.x !== null || kind === 'triggeredAbility' || !open.open.includes(VALUE_OF_X)) return open;
  const legal = new Set(numbersOn(view).flatMap((x) => at({ ...aim, context: { ...context, x } }).legal));
  if (legal.size === 0) return open;
  return { legal: inOrder(legal, view), open: open.open.filter((why) => why !== VALUE_OF_X) };
}

/** As without an X: players first, then objects by where they are. */
function inOrder(found: ReadonlySet<string>, { permanents, state }: View): readonly string[] {
  const { players, cards, stack } = state;
  const all = new Set([...players.map(({ id }) => id), ...permanents, ...cards.keys(), ...stack.map(({ id }) => id)]);
  return [...all].filter((id) => found.has(id));
}

const KNOWN = new WeakMap<View, readonly number[]>();

/** Every number that some object has in a game, and 0: a comparison with X comes out for some object at one of them if at any. */
export function numbersOn(view: View): readonly number[] {
  const known = KNOWN.get(view);
  if (known !== undefined) return known;
  const ids = [...view.permanents, ...view.state.cards.keys()];
  const all = ids.flatMap((id) => {
    const { manaValue = 0, power = null, toughness = null } = view.object(id) ?? {};
    return [manaValue, power ?? 0, toughness ?? 0, ...(view.state.permanents.get(id)?.counters.values() ?? [])];
  });
  const found = [...new Set([0, ...all])].filter((number) => number >= 0).sort((left, right) => left - right);
  KNOWN.set(view, found);
  return found;
}
