import { aimsOf } from '../activation/aimed.ts';
import type { TargetSlot } from '../activation/targetSlots.ts';
import type { Ability } from '../ast/index.ts';
import { ok, type Result } from '../result.ts';
import type { GameState, StackObject } from '../state/game.ts';
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
}

/**
 * 608.2b: looks at the targets again: one that is gone, that is no longer what its words ask for or that may not be targeted any more is illegal.
 * `abilities`: those with the instructions of the object.
 */
export function recheck(state: GameState, object: StackObject, abilities: readonly Ability[]): Result<Rechecked, Illegal> {
  const aims = aimsOf(state, object, abilities);
  if (aims === null) return beyond(object.text, 'what it is aimed at');
  if (aims.length === 0) return ok({ targets: new Map(), own: [], fails: false, illegal: new Set(), shares: new Map() });
  const targets = new Map<object, readonly string[]>();
  const own: string[] = [];
  const illegal = new Set<object>();
  const shares = new Map<object, ReadonlyMap<string, number>>();
  let legal = 0;
  for (const [at, chosen] of object.targets.entries()) {
    const { slot, ref = null } = aims[at] ?? {};
    const left = slot === undefined ? ok([]) : stillLegal(state, chosen, slot, object.targets.slice(0, at), object.text);
    if (!left.ok) return left;
    legal += left.value.length;
    if (ref === null) own.push(...left.value);
    else {
      targets.set(ref, left.value);
      const parts = object.shares?.[at] ?? [];
      if (parts.length > 0)
        shares.set(ref, new Map(chosen.flatMap((id, place) => (left.value.includes(id) ? [[id, parts[place] ?? 0]] : []))));
      if (chosen.length > 0 && left.value.length === 0) illegal.add(ref);
    }
  }
  const all = object.targets.flat().length;
  return ok({ targets, own, fails: all > 0 && legal === 0, illegal, shares });
}

function stillLegal(
  state: GameState,
  chosen: readonly string[],
  slot: TargetSlot,
  before: readonly (readonly string[])[],
  text: string,
): Result<readonly string[], Illegal> {
  const { legal, open } = slot.after(before);
  const left = chosen.filter((id) => legal.includes(id));
  const [untold] = open;
  if (untold !== undefined && chosen.some((id) => !legal.includes(id) && !state.past.has(id))) return beyond(text, untold);
  return ok(left);
}
