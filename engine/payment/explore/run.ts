import type { Amount } from '../amount.ts';
import type { Goal, Net, Units } from '../net.ts';
import { basesOf } from './bases.ts';
import { settledRank, withCopies } from './doubling.ts';
import { type Budget, FIRING, type Firable, moved, paidFrom } from './firing.ts';
import { firstRules } from './first.ts';
import { anatomyOf } from './parts.ts';
import { added, type Rank, rankOf, within } from './rank.ts';
import { type Rule, ruleIn } from './rule.ts';
import { firableOf, viewOf } from './view.ts';

/** One firing of a run, by its transition and which of its outputs. */
export interface Deed {
  readonly transition: number;
  readonly output: number;
  /** Where it doubles: all unspent mana as it was doubled; null elsewhere. */
  readonly doubled: readonly Units[] | null;
}

interface State {
  readonly places: readonly number[];
  readonly rank: Rank;
  readonly from: State | null;
  readonly by: Deed | null;
}

/** A run after which the goal can be paid, one with the fewest firings in which the order is open; null where none was found. */
export function runTo(net: Net, goal: Goal, budget: Budget): readonly Deed[] | null {
  const seen = ruleIn({ ...net, transitions: [...net.transitions, goalAsTransition(goal)] });
  const end = seen(goalAsTransition(goal));
  if (end === null) return null;
  const moves = net.transitions.flatMap((transition, index) =>
    transition.outputs.flatMap((units, output) => {
      const rule = seen({ ...transition, outputs: [units] });
      return rule === null ? [] : [{ rule, deed: { transition: index, output, doubled: null } }];
    }),
  );
  const rules = moves.map(({ rule }) => rule);
  const view = viewOf([...rules, end], anatomyOf(net).possible, []);
  if (view === null) return null;
  const numbers = new Map(net.places.map((_, place) => [place, place]));
  const firables = new Map<Rule, Firable>(rules.map((rule) => [rule, firableOf(rule, numbers, view)]));
  const first = firstRules([...rules, end]);
  const firstPlaces = [...first.keys()].sort((a, b) => a - b);
  const last = firableOf(end, numbers, view);
  const known = new Map<string, Rank[]>();
  const start = rankOf(
    view.family,
    net.pool.map((count, kind) => ({ kinds: 1 << kind, count })),
  );
  const open: State[] = [];
  const reach = (state: State): void => {
    const key = state.places.join();
    const before = known.get(key) ?? [];
    budget.left -= FIRING + before.length;
    if (before.some((rank) => within(state.rank, rank))) return;
    if (before.push(state.rank) === 1) known.set(key, before);
    open.push(state);
  };
  reach({ places: net.places, rank: start, from: null, by: null });
  for (const state of open) {
    if (budget.left <= 0) return null;
    if (moved(state.places, last) !== null && paidFrom(state.rank, last) !== null) return deedsTo(state);
    const place = firstPlaces.find((at) => (state.places[at] ?? 0) > 0);
    const some = place === undefined ? null : (first.get(place) ?? null);
    for (const { rule, deed } of moves) {
      const firable = firables.get(rule);
      if (firable === undefined || (some !== null && !some.includes(rule))) continue;
      const places = moved(state.places, firable);
      const rank = places === null ? null : paidFrom(state.rank, firable);
      if (places === null || rank === null) continue;
      const adds = firable.outputs[0] ?? rank.map(() => 0n);
      if (firable.doubles === null) {
        reach({ places, rank: added(rank, adds), from: state, by: deed });
        continue;
      }
      for (const amounts of basesOf((set) => rank[set] ?? 0n, view.atoms.length)) {
        const doubled = view.atoms.map((kinds, at) => ({ kinds, count: numberOf(amounts[at]) }));
        const all = settledRank(withCopies(amounts, firable.doubles, firable.copies));
        reach({ places, rank: added(all, adds), from: state, by: { ...deed, doubled } });
        if (budget.left <= 0) return null;
      }
    }
  }
  return null;
}

export const goalAsTransition = ({ mana, takes }: Goal): Net['transitions'][number] => ({
  input: mana,
  takes,
  gives: [],
  outputs: [[]],
  price: { life: 0, permanents: 0, oneShot: 0, cards: 0, flexibility: 0 },
});

const numberOf = (amount: Amount | undefined): bigint => (amount === undefined || amount === 'unbounded' ? 0n : amount);

function deedsTo(state: State): readonly Deed[] {
  const deeds: Deed[] = [];
  for (let at: State | null = state; at !== null; at = at.from) if (at.by !== null) deeds.push(at.by);
  return deeds.reverse();
}
