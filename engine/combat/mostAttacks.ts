import { type Company, isAccompanied } from './company.ts';

/** A creature that could attack, and what each way would be worth. */
export interface Candidate {
  readonly id: string;
  /** Ways to attack that need no payment, the one worth most first. */
  readonly options: readonly { readonly whom: string; readonly worth: number }[];
  /** With whom else it has to attack. */
  readonly company: readonly Company[];
  readonly power: number;
}

/** "No more than two creatures can attack you each combat": how many, and whom; null: whomever. */
export interface Cap {
  readonly most: number;
  readonly whom: string | null;
  readonly text: string;
}

/** Who attacks whom. */
export type Attacks = ReadonlyMap<string, string>;

/** Most steps of the search; past them the answer is not known. */
const MOST_STEPS = 200_000;

/**
 * 508.1d: attacks without payments that obey the restrictions and more requirements than `obeyed`; null where there are none; undefined where there are too
 * many ways to look at. Creatures that obey nothing by attacking matter only as company for others, so a few of each sort are enough.
 */
export function betterAttacks(all: readonly Candidate[], caps: readonly Cap[], obeyed: number): Attacks | null | undefined {
  const bestOf = ({ options }: Candidate): number => options[0]?.worth ?? 0;
  const wanted = all.filter((one) => bestOf(one) > 0).sort((left, right) => bestOf(right) - bestOf(left));
  const needed = wanted.flatMap(({ company }) => company);
  const most = Math.max(0, ...needed.map(({ least }) => least));
  const byPower = needed.some(({ stronger }) => stronger);
  const sortOf = ({ options, company: own, power }: Candidate): string =>
    JSON.stringify([options.map(({ whom }) => whom), own, byPower ? power : null]);
  const company = Map.groupBy(
    all.filter((one) => bestOf(one) === 0 && one.options.length > 0),
    sortOf,
  );
  const order = [...wanted, ...[...company.values()].flatMap((alike) => alike.slice(0, Math.max(1, most)))];
  // What those from each place on can obey at most.
  const ahead = order.map((_, at) => order.slice(at).reduce((sum, one) => sum + bestOf(one), 0));
  let steps = 0;
  let found: Attacks | null = null;
  const search = (at: number, worth: number, attacks: Attacks): boolean => {
    steps += 1;
    if (steps > MOST_STEPS || worth + (ahead[at] ?? 0) <= obeyed) return false;
    const one = order[at];
    if (one === undefined) {
      if (worth <= obeyed || !isAccompanied(order, attacks)) return false;
      found = attacks;
      return true;
    }
    for (const { whom, worth: more } of one.options) {
      const next = new Map(attacks).set(one.id, whom);
      if (!isOver(next, caps) && search(at + 1, worth + more, next)) return true;
    }
    return search(at + 1, worth, attacks);
  };
  search(0, 0, new Map());
  return found === null && steps > MOST_STEPS ? undefined : found;
}

/** The cap that attacks go over; undefined where they keep to all. */
export const capBroken = (attacks: Attacks, caps: readonly Cap[]): Cap | undefined =>
  caps.find(({ most, whom }) => [...attacks.values()].filter((one) => whom === null || one === whom).length > most);
const isOver = (attacks: Attacks, caps: readonly Cap[]): boolean => capBroken(attacks, caps) !== undefined;
