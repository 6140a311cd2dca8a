import { aimsOf } from '../activation/aimed.ts';
import type { TargetSlot } from '../activation/targetSlots.ts';
import type { Ability } from '../ast/index.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StackObject } from '../state/game.ts';
import { leavesOut } from '../state/omitted.ts';
import type { Illegal } from './action.ts';
import { beyond } from './illegal.ts';

/** What is left of the targets of something that is about to resolve. */
export interface Rechecked {
  /** For each "target" of the text those that are still legal. */
  readonly targets: ReadonlyMap<object, readonly string[]>;
  /** Those of an Aura spell, or of one cast for bestow or the like, which no text names. */
  readonly own: readonly string[];
  /** 608.2b: whether it has targets, and all of them are illegal. */
  readonly fails: boolean;
  /** 601.2d: for each "target" among which something is divided, what each that is still legal gets. */
  readonly shares: ReadonlyMap<object, ReadonlyMap<string, number>>;
  /** Each "target" of which everything that was chosen is illegal. */
  readonly illegal: ReadonlySet<object>;
  /** Each "target" of which it can't be told whether what was chosen for it is still legal, and why. */
  readonly untold: ReadonlyMap<object, string>;
  /** Why it can't be told whether it has a legal target left, or whether one that no text names still is; null where it can. */
  readonly open: string | null;
}

/**
 * 608.2b: looks at the targets again: one that is gone, that is no longer what its words ask for or that may not be targeted any more is illegal.
 * `abilities`: those with the instructions of the object. Where what is not modelled is left out, one that no text
 * names and of which it can't be told counts as legal.
 */
export function recheck(state: GameState, object: StackObject, abilities: readonly Ability[]): Result<Rechecked, Illegal> {
  const aims = aimsOf(state, object, abilities);
  if (aims === null) return beyond(object.text, 'what it is aimed at');
  if (aims.length === 0) return ok({ ...NOTHING_CHOSEN, own: [], fails: false, open: null });
  const targets = new Map<object, readonly string[]>();
  const own: string[] = [];
  const illegal = new Set<object>();
  const shares = new Map<object, ReadonlyMap<string, number>>();
  const untold = new Map<object, string>();
  let legal = 0;
  let open: string | null = null;
  for (const [at, chosen] of object.targets.entries()) {
    const { slot, ref = null } = aims[at] ?? {};
    const { left, why } = slot === undefined ? { left: [], why: null } : stillLegal(state, chosen, slot, object.targets.slice(0, at));
    if (why !== null && !leavesOut(state)) return beyond(object.text, why);
    if (why !== null && ref === null) open = why;
    if (why !== null && ref !== null) untold.set(ref, why);
    legal += left.length;
    if (ref === null) own.push(...(why === null ? left : chosen));
    else {
      targets.set(ref, left);
      const parts = object.shares?.[at] ?? [];
      if (parts.length > 0) shares.set(ref, new Map(chosen.flatMap((id, place) => (left.includes(id) ? [[id, parts[place] ?? 0]] : []))));
      if (chosen.length > 0 && left.length === 0 && why === null) illegal.add(ref);
    }
  }
  const all = object.targets.flat().length;
  const [first = null] = untold.values();
  if (legal === 0) open ??= first;
  return ok({ targets, own, fails: all > 0 && legal === 0 && open === null, illegal, shares, untold, open });
}

/** Of what has no targets. */
export const NOTHING_CHOSEN: Pick<Rechecked, 'targets' | 'illegal' | 'shares' | 'untold'> = {
  ...{ targets: new Map(), illegal: new Set(), shares: new Map(), untold: new Map() },
};

/** Those that are; `why`: in words why that can't be told of all. */
function stillLegal(
  state: GameState,
  chosen: readonly string[],
  slot: TargetSlot,
  before: readonly (readonly string[])[],
): { readonly left: readonly string[]; readonly why: string | null } {
  const { legal, open } = slot.after(before);
  const left = chosen.filter((id) => legal.includes(id));
  const [untold = null] = open;
  return { left, why: chosen.some((id) => !legal.includes(id) && !state.past.has(id)) ? untold : null };
}
