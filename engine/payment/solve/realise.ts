import { invariant } from '../../result.ts';
import type { Firing, Goal, KindSet, Net, NetPlan, Paid, Price, Tokens, Units } from '../net.ts';
import type { Deed } from './best.ts';
import { type Core, type Member, saturated } from './core.ts';
import { madeOf } from './draft.ts';
import { flowOf, type Timed } from './flow.ts';
import { lowestOf } from './kinds.ts';

/** Mana of one kind that a deed or the pool has made for a demand: the mana of these kinds that a later deed asks for or, at the end, the goal. */
interface Share {
  readonly kind: number;
  readonly deed: number;
  readonly kinds: KindSet;
  left: bigint;
}

/** A share, once it is known which firing it is from. */
interface Payment extends Omit<Share, 'left'> {
  readonly from: number | null;
  readonly amount: bigint;
}

/**
 * Deeds of a core as firings of the net: which mana pays what, of which kinds it is made, and from which of the places that were joined it
 * comes.
 */
export function realise(net: Net, { given }: Core, goal: Goal, inOrder: readonly Deed[], best: boolean): NetPlan {
  const deeds = tapsFirst(net, inOrder);
  const { fromPool, fromDeeds } = sharesOf(net, goal, deeds);
  const firings: Firing[] = [];
  const payments: Payment[] = [];
  const leftover = [...net.pool];
  const add = (kind: number, amount: bigint): void => {
    leftover[kind] = (leftover[kind] ?? 0n) + amount;
  };
  for (const { left, ...share } of fromPool) {
    payments.push({ ...share, from: null, amount: left });
    add(share.kind, -left);
  }
  // What the goal itself takes isn't used up on the way.
  const places = net.places.map((held, place) => (given[place] === true ? held : held - amountOf(goal.takes, place)));
  const firingOf = new Map<number, number>();
  deeds.forEach(({ alternative: { made, members }, times }, deed) => {
    const shares = made.map((_, index) => fromDeeds.get(keyOf(deed, index)) ?? []);
    const isUnion = made.length === 1 && made[0]?.count === 1;
    let left = times;
    while (left > 0) {
      const wanted = isUnion ? shares[0]?.find((share) => share.left > 0n)?.kind : undefined;
      const member = members.find((other) => allows(net, other, places) && (wanted === undefined || makes(net, other, wanted)));
      invariant(member !== undefined, 'what a core does can be done in its net');
      const usable = (share: Share): boolean => share.left > 0n && (!isUnion || makes(net, member, share.kind));
      const useful = shares.flat().reduce((sum, share) => (usable(share) ? sum + share.left : sum), 0n);
      const here = Math.min(left, timesOf(net, member, places), wanted === undefined ? left : Number(useful));
      fire(net, member, places, here);
      left -= here;
      const output = net.transitions[member.transition]?.outputs[member.output] ?? [];
      const kindsMade = output.map(({ kinds, count }) => {
        const amounts = new Map<number, bigint>();
        let rest = count * BigInt(here);
        const index = isUnion ? 0 : made.findIndex((other) => other.kinds === kinds);
        for (const share of shares[index] ?? []) {
          if (rest === 0n || !usable(share)) continue;
          const amount = least(share.left, rest);
          share.left -= amount;
          rest -= amount;
          amounts.set(share.kind, (amounts.get(share.kind) ?? 0n) + amount);
          payments.push({ kind: share.kind, deed: share.deed, kinds: share.kinds, from: firings.length, amount });
        }
        if (rest > 0n) {
          const kind = lowestOf(kinds);
          amounts.set(kind, (amounts.get(kind) ?? 0n) + rest);
          add(kind, rest);
        }
        return [...amounts].map(([kind, amount]) => ({ kind, amount }));
      });
      firingOf.set(deed, firings.length);
      firings.push({ ...member, times: here, made: kindsMade });
    }
  });
  const asked = (deed: number): readonly Units[] =>
    deed === deeds.length ? goal.mana : (net.transitions[firings[firingOf.get(deed) ?? -1]?.transition ?? -1]?.input ?? []);
  return { firings, paid: paidOf(payments, asked, (deed) => firingOf.get(deed) ?? null), leftover, price: priceOf(net, firings), best };
}

/**
 * What is tapped before it is sacrificed has to be tapped first; see `tapFirst`. Where that is sacrificed by tapping something else for mana, both are
 * taps: one that gives what another takes comes before it.
 */
function tapsFirst({ transitions }: Net, deeds: readonly Deed[]): readonly Deed[] {
  const placesOf = ({ alternative: { members } }: Deed, of: 'takes' | 'gives'): ReadonlySet<number> =>
    new Set(members.flatMap(({ transition }) => (transitions[transition]?.[of] ?? []).map(({ place }) => place)));
  const taps = deeds
    .map((deed) => ({ deed, takes: placesOf(deed, 'takes'), gives: placesOf(deed, 'gives') }))
    .filter(({ deed, gives }) => deed.step === null && gives.size > 0);
  const inTurn = new Set<Deed>();
  const seen = new Set<Deed>();
  const put = ({ deed, takes }: (typeof taps)[number]): void => {
    if (seen.has(deed)) return;
    seen.add(deed);
    for (const other of taps) if ([...takes].some((place) => other.gives.has(place))) put(other);
    inTurn.add(deed);
  };
  for (const tap of taps) put(tap);
  return [...inTurn, ...deeds.filter((deed) => !inTurn.has(deed))];
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

const keyOf = (deed: number, made: number): string => `${deed}:${made}`;

/** Lets supplies meet demands in time. */
function sharesOf(
  { pool }: Net,
  goal: Goal,
  deeds: readonly Deed[],
): { readonly fromPool: readonly Share[]; readonly fromDeeds: ReadonlyMap<string, readonly Share[]> } {
  const supplies: (Timed & { readonly key: string | null })[] = [];
  const demands: Timed[] = [];
  pool.forEach((amount, kind) => {
    if (amount > 0n) supplies.push({ kinds: 1 << kind, count: saturated(amount), time: -1, key: null });
  });
  deeds.forEach(({ alternative: { made }, step, times }, time) => {
    for (const { kinds, count } of step?.input ?? []) demands.push({ kinds, count: count * times, time });
    made.forEach(({ kinds, count }, index) => {
      supplies.push({ kinds, count: count * times, time, key: keyOf(time, index) });
    });
  });
  for (const { kinds, count } of madeOf(goal.mana)) demands.push({ kinds, count, time: deeds.length });
  const parcels = flowOf(supplies, demands);
  invariant(parcels !== null, 'what a plan makes pays what it asks for');
  const fromPool: Share[] = [];
  const fromDeeds = new Map<string, Share[]>();
  for (const { supply, demand, amount } of parcels) {
    const from = supplies[supply];
    const to = demands[demand];
    if (from === undefined || to === undefined) continue;
    const share = { kind: lowestOf(from.kinds & to.kinds), deed: to.time, kinds: to.kinds, left: BigInt(amount) };
    if (from.key === null) fromPool.push(share);
    else fromDeeds.set(from.key, [...(fromDeeds.get(from.key) ?? []), share]);
  }
  return { fromPool, fromDeeds };
}

/** Payments shared out among the units that are asked for. */
function paidOf(
  payments: readonly Payment[],
  asked: (deed: number) => readonly Units[],
  firingOf: (deed: number) => number | null,
): readonly Paid[] {
  const open = new Map<number, { readonly kinds: KindSet; left: bigint }[]>();
  return payments.flatMap(({ from, kind, amount, deed, kinds }) => {
    const entries = open.get(deed) ?? asked(deed).map((units) => ({ kinds: units.kinds, left: units.count }));
    open.set(deed, entries);
    let rest = amount;
    return entries.flatMap((entry, units): readonly Paid[] => {
      const part = entry.kinds === kinds ? least(entry.left, rest) : 0n;
      if (part <= 0n) return [];
      entry.left -= part;
      rest -= part;
      return [{ from, kind, amount: part, to: firingOf(deed), units }];
    });
  });
}

const amountOf = (tokens: readonly Tokens[], place: number): number =>
  tokens.reduce((sum, other) => (other.place === place ? sum + other.amount : sum), 0);

function timesOf(net: Net, { transition }: Member, places: readonly number[]): number {
  const { takes = [] } = net.transitions[transition] ?? {};
  return takes.reduce((times, { place }) => {
    const amount = amountOf(takes, place);
    return amount === 0 ? times : Math.min(times, Math.floor((places[place] ?? 0) / amount));
  }, Number.POSITIVE_INFINITY);
}

const allows = (net: Net, member: Member, places: readonly number[]): boolean => timesOf(net, member, places) >= 1;

/** Whether the mana that it makes, a single one, can be of the kind. */
const makes = (net: Net, { transition, output }: Member, kind: number): boolean =>
  (net.transitions[transition]?.outputs[output] ?? []).some(({ kinds, count }) => count > 0n && (kinds & (1 << kind)) !== 0);

function fire(net: Net, { transition }: Member, places: number[], times: number): void {
  const { takes = [], gives = [] } = net.transitions[transition] ?? {};
  for (const { place, amount } of takes) places[place] = (places[place] ?? 0) - times * amount;
  for (const { place, amount } of gives) places[place] = (places[place] ?? 0) + times * amount;
}

function priceOf({ transitions }: Net, firings: readonly Firing[]): Price {
  const sum = (key: keyof Price): number =>
    firings.reduce((total, { transition, times }) => total + times * (transitions[transition]?.price[key] ?? 0), 0);
  return {
    life: sum('life'),
    permanents: sum('permanents'),
    oneShot: sum('oneShot'),
    cards: sum('cards'),
    flexibility: sum('flexibility'),
  };
}
