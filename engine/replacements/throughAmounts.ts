import type { Ask, Stop } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import { nextSort, type Sort } from './amounts.ts';
import { hasAmount } from './behaviour.ts';
import { firstOf } from './first.ts';
import type { Modifier } from './modifier.ts';
import { apply, type Path } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';

/** Effects that all apply to an event, and do nothing but change its amount, each once, whatever it is: those that do the same together. */
export interface OnAmount {
  readonly modifiers: readonly [Modifier, ...Modifier[]];
  readonly groups: readonly (readonly Modifier[])[];
  /** What those of each group do. */
  readonly sorts: readonly Sort[];
}

/** What about an event is asked, and whom. */
export type Asked = readonly [about: string, by: string];

/** 616.1, 614.5: the first event that is pending taken through all of them, in the order that is chosen where that matters; nothing else comes to apply to it. */
export function throughAmounts(
  state: GameState,
  from: Path,
  { modifiers, groups, sorts }: OnAmount,
  of: () => Asked,
  ask: Ask,
): Path | Stop {
  let path = from;
  let goesOn = false;
  let left: readonly Modifier[] = modifiers;
  let open = groups.flatMap((group, at) => {
    const does = sorts[at]?.does;
    return does === undefined ? [] : [{ group, does }];
  });
  for (;;) {
    const [event] = path.pending;
    const [first] = left;
    if (event === undefined || first === undefined || !hasAmount(event.event)) return path;
    const next = open.map(({ group, does }): Sort => ({ does, count: group.length }));
    const { matters, ends } = next.length < 2 ? NOTHING_OPEN : nextSort(state, event.event.amount, next, isPreventionSeen(state));
    const told = ends === null ? null : { of: ends, goesOn };
    const alike = open.map(({ group }) => group);
    const chosen = matters ? firstOf(left, ...of(), ask, alike, told) : first;
    if ('question' in chosen) return chosen;
    goesOn ||= matters && ends !== null;
    const applied = apply(state, path, chosen);
    // Nothing is left of it.
    if ('kind' in applied || applied.pending.length < path.pending.length) return applied;
    path = applied;
    left = left.filter((one) => one !== chosen);
    open = open.map(({ group, does }) => ({ group: group.filter((one) => one !== chosen), does })).filter(({ group }) => group.length > 0);
  }
}

const NOTHING_OPEN = { matters: false, ends: null } as const;
