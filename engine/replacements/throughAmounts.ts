import { type Ask, isStop, type Stop } from '../choices.ts';
import type { GameState } from '../state/game.ts';
import { after, nextSort, nextWay, type Outlook, type Reached, type Sort } from './amounts.ts';
import { hasAmount } from './behaviour.ts';
import { decidedOn, optionalOf, waysOf } from './decided.ts';
import { appliesTo, type Behaviour } from './does.ts';
import { firstOf } from './first.ts';
import { isDeclined, type Modifier } from './modifier.ts';
import { apply, type Path } from './path.ts';
import { isPreventionSeen } from './preventionSeen.ts';

/** Effects that do nothing to an event but change its amount: those that do the same together. */
export interface Group {
  readonly behaviour: Behaviour;
  readonly modifiers: readonly Modifier[];
}

/** Such effects of all of which it is known what they do to one event. */
export interface OnAmount {
  readonly groups: readonly Group[];
  /** All of them as they are offered. */
  readonly order: readonly Modifier[];
}

/** What is asked about an event, and whom. */
export type Asked = readonly [about: string, by: string];

/**
 * 616.1, 614.5: the first event that is pending taken through all effects that apply to it, or come to apply as its amount changes, where none does anything but
 * change that: each once, in the order that is chosen where it matters.
 */
export function throughAmounts(state: GameState, from: Path, onAmount: OnAmount, of: () => Asked, ask: Ask): Path | Stop {
  let [path, { groups: left, order }, goesOn] = [from, onAmount, false];
  const [start] = from.pending;
  if (start === undefined || !hasAmount(start.event)) return from;
  let now: Reached = { amount: start.event.amount, prevented: isPreventionSeen(state) ? 0 : null, afterwards: [] };
  const told = ({ ends }: Outlook) => (ends === null ? null : { of: ends, goesOn });
  for (;;) {
    const alike = left.flatMap((one) => (appliesTo(one.behaviour, now.amount) ? [one.modifiers] : []));
    const first = order.find((one) => alike.some((group) => group.includes(one)));
    const [event] = path.pending;
    if (first === undefined || event === undefined) return path;
    const sorts = left.map(({ behaviour, modifiers: { length } }): Sort => ({ behaviour, count: length }));
    const open = nextSort(state, now, sorts);
    const chosen = open.matters ? firstOf(amongThese(order, alike), ...of(), ask, alike, told(open)) : first;
    if ('question' in chosen) return chosen;
    goesOn ||= open.matters && open.ends !== null;
    const at = left.findIndex((group) => group.modifiers.includes(chosen));
    const [group, sort] = [left[at], sorts[at]];
    if (group === undefined || sort === undefined) return path;
    const optional = optionalOf(chosen);
    const may = optional === null ? null : nextWay(state, now, sorts, sort);
    const [way = chosen] = waysOf(chosen);
    const decided = optional !== null && may?.matters === true ? decidedOn(state, optional, event.event, ask, told(may)) : way;
    if (isStop(decided)) return decided;
    goesOn ||= may?.matters === true && may.ends !== null;
    const applied = apply(state, path, decided);
    // Nothing is left of it.
    if ('kind' in applied || applied.pending.length < path.pending.length) return applied;
    path = applied;
    now = isDeclined(decided) ? now : after(now, group.behaviour);
    order = order.filter((one) => one !== chosen);
    left = left
      .map((one) => (one === group ? { ...one, modifiers: one.modifiers.filter((other) => other !== chosen) } : one))
      .filter(({ modifiers: { length } }) => length > 0);
  }
}

/** Those of the groups in the order of all. */
function amongThese(order: readonly Modifier[], groups: readonly (readonly Modifier[])[]): readonly Modifier[] {
  const these = new Set(groups.flat());
  return order.filter((one) => these.has(one));
}
