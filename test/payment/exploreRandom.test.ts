import { describe, expect, it } from 'vitest';
import { plus } from '../../engine/payment/amount.ts';
import { planForward } from '../../engine/payment/explore/plan.ts';
import { coverableForward, type MaximalMana, maximalMana, mostMana, unboundedKinds } from '../../engine/payment/explore.ts';
import type { Goal, Net, Units } from '../../engine/payment/net.ts';
import { byForce, type Forced, isPaid, maximalByForce, replayed } from './exploreByForce.ts';
import { anyNet, boardNet, numbersFrom } from './exploreNets.ts';

/** More of anything than this is counted as this where everything is tried. */
const CAP = 8;
/** Nets with more states than these are not compared. */
const STATES = 150;
/** What an answer left open: no fault, but to be rare. */
const OPEN = 'undetermined';

type Random = (below: number) => number;

/** The most of some kinds. */
function mostDiffers(of: Net, forced: Forced, next: Random): readonly string[] {
  const asked = 1 + next((1 << of.kinds) - 1);
  const most = mostMana(of, asked);
  if (most === 'undetermined') return [OPEN];
  const sums = forced.pools.map((pool) => pool.reduce((sum, amount, kind) => ((asked & (1 << kind)) === 0 ? sum : sum + amount), 0));
  const largest = Math.max(...sums);
  if (forced.end === 'all' ? most === BigInt(largest) : most === 'unbounded' || most >= BigInt(largest)) return [];
  return [`most ${most} for ${largest}`];
}

/** All of the largest pools, by kinds or by classes of kinds. */
function poolsDiffer(of: Net, forced: Forced, merge: { readonly classes: number; readonly of: readonly number[] }): readonly string[] {
  const { options, truncated, determined } = maximalMana(of, 10_000, merge);
  if (!determined) return [OPEN];
  if (forced.end !== 'all') return [];
  const expected = maximalByForce(forced.pools, merge.of, merge.classes).join(' ');
  const listed = options.map((one) => one.join()).sort();
  return listed.join(' ') === expected && !truncated ? [] : [`pools ${listed.join(' ')} for ${expected}`];
}

/** What is without bound: all that comes to `CAP` there, and what doesn't is bounded. */
function endlessDiffers(of: Net, forced: Forced): readonly string[] {
  const endless = unboundedKinds(of);
  if (forced.end === 'all') return endless === 0 ? [] : [`without bound ${endless}`];
  // What is counted as `CAP` may keep a kind below it, and then does so at any cap.
  const short = forced.most.flatMap((amount, kind) => ((endless & (1 << kind)) !== 0 && amount < CAP ? [kind] : []));
  const further = short.length === 0 ? forced : byForce(of, CAP + 4, 20_000);
  return short.filter((kind) => further.most[kind] === forced.most[kind]).map((kind) => `kind ${kind} is bounded by ${forced.most[kind]}`);
}

const sizesOf = ({ options }: MaximalMana): readonly string[] => options.map((one) => `${one.reduce(plus)}`);

/** That few are the first of all, as far as their sizes go, and that none that is come to is missing. */
function listsDiffer(of: Net, forced: Forced): readonly string[] {
  const all = maximalMana(of, 10_000);
  const few = maximalMana(of, 2);
  if (!all.determined || !few.determined) return [OPEN];
  const keys = all.options.map((one) => one.join());
  const fewKeys = few.options.map((one) => one.join());
  const wrong: string[] = [];
  if (new Set(fewKeys).size !== Math.min(2, keys.length) || !fewKeys.every((one) => keys.includes(one)))
    wrong.push(`${fewKeys} of ${keys}`);
  if (sizesOf(few).join() !== sizesOf(all).slice(0, 2).join()) wrong.push(`sizes ${sizesOf(few)} for ${sizesOf(all)}`);
  if (few.truncated !== keys.length > 2) wrong.push(`truncated: ${few.truncated}`);
  const isListed = (pool: readonly number[]): boolean =>
    pool.every((amount) => amount === 0) ||
    all.options.some((option) => pool.every((amount, kind) => option[kind] === 'unbounded' || BigInt(amount) <= (option[kind] ?? 0n)));
  const missing = forced.pools.find((pool) => !isListed(pool));
  return missing === undefined ? wrong : [...wrong, `not listed: ${missing}`];
}

/** Whether a goal can be covered, and the plan for it. */
function goalDiffers(of: Net, forced: Forced, next: Random, planned: boolean): readonly string[] {
  const units = (): Units => ({ kinds: 1 + next((1 << of.kinds) - 1), count: BigInt(1 + next(3)) });
  const takes = next(3) === 0 ? [{ place: next(of.places.length), amount: 1 }] : [];
  const goal: Goal = { mana: [units(), units()].slice(next(2)), takes };
  const covered = coverableForward(of, goal);
  if (covered === 'undetermined') return [OPEN];
  const paid = forced.states.some((state) => isPaid(state, goal));
  if ((forced.end === 'all' || paid) && (covered === 'yes') !== paid) return [`goal ${covered}`];
  if (covered === 'no' || !planned) return [];
  const plan = planForward(of, goal, []);
  const problem = plan === null ? 'no plan' : replayed(of, goal, plan);
  return problem === null ? [] : [problem];
}

/** What differs from what comes of trying everything, in words; null where that is too much. */
function differences(of: Net, seed: number): readonly string[] | null {
  const forced = byForce(of, CAP, STATES);
  if (forced.end === 'states') return null;
  const next = numbersFrom(seed + 1_000_000);
  const classes = 1 + next(of.kinds);
  const kinds = Array.from({ length: of.kinds }, (_, kind) => kind);
  return [
    ...mostDiffers(of, forced, next),
    ...poolsDiffer(of, forced, seed % 2 === 0 ? { classes: of.kinds, of: kinds } : { classes, of: kinds.map(() => next(classes)) }),
    ...endlessDiffers(of, forced),
    ...(seed % 8 === 0 ? listsDiffer(of, forced) : []),
    ...goalDiffers(of, forced, next, seed % 8 === 1),
  ];
}

describe('what could be in the pool, against trying everything', () => {
  const SETS = [
    ['nets of any shape', anyNet, 13_500],
    ['small boards', boardNet, 6_500],
  ] as const;
  it.each(SETS)('%s', (_, netOf, count) => {
    let open = 0;
    for (let seed = 1, compared = 0; compared < count; seed++) {
      const found = differences(netOf(seed), seed);
      if (found === null) continue;
      compared++;
      const wrong = found.filter((what) => what !== OPEN);
      open += found.length - wrong.length;
      expect(wrong, `seed ${seed}`).toEqual([]);
    }
    expect(open).toBeLessThan(count / 1000);
  });
});
