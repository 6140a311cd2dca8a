import type { Goal, Net, NetPlan, Paid, Price, Units } from '../../engine/payment/net.ts';

/** What is wrong with a plan when it is carried out step by step; null where it pays the goal and says truly what it leaves and gives up. */
export function wrongWith({ transitions, places, pool, kinds }: Net, goal: Goal, plan: NetPlan): string | null {
  const held = [...places];
  const has = (kind: number, mask: number): boolean => (mask & (1 << kind)) !== 0;
  const sum = (list: readonly bigint[]): bigint => list.reduce((total, amount) => total + amount, 0n);
  const paysAll = (to: number | null, units: readonly Units[], times: number): boolean =>
    units.every((asked, index) => {
      const parts = plan.paid.filter((paid) => paid.to === to && paid.units === index);
      const early = ({ from }: Paid): boolean => from === null || to === null || from < to;
      return (
        sum(parts.map(({ amount }) => amount)) === asked.count * BigInt(times) &&
        parts.every((paid) => has(paid.kind, asked.kinds) && early(paid))
      );
    });

  for (const [at, { transition, output, times, made }] of plan.firings.entries()) {
    const { takes, gives, input, outputs } = transitions[transition] ?? { takes: [], gives: [], input: [], outputs: [] };
    for (let time = 0; time < times; time++) {
      for (const { place, amount } of takes) held[place] = (held[place] ?? 0) - amount;
      if (held.some((amount) => amount < 0)) return `firing ${at} takes what isn't there`;
      for (const { place, amount } of gives) held[place] = (held[place] ?? 0) + amount;
    }
    if (!paysAll(at, input, times)) return `the input of firing ${at} isn't paid`;
    const units = outputs[output];
    if (units === undefined) return `firing ${at} has no such output`;
    const right = units.every(({ kinds: mask, count }, index) => {
      const parts = made[index] ?? [];
      return (
        sum(parts.map(({ amount }) => amount)) === count * BigInt(times) &&
        parts.every(({ kind, amount }) => has(kind, mask) && amount > 0n)
      );
    });
    if (!right || made.length !== units.length) return `firing ${at} makes something else`;
  }
  for (const { place, amount } of goal.takes) held[place] = (held[place] ?? 0) - amount;
  if (held.some((amount) => amount < 0)) return "what the goal takes isn't there";
  if (!paysAll(null, goal.mana, 1)) return "the goal isn't paid";

  for (let kind = 0; kind < kinds; kind++) {
    const spent = (from: number | null): bigint =>
      sum(plan.paid.filter((paid) => paid.from === from && paid.kind === kind).map(({ amount }) => amount));
    const madeBy = plan.firings.map(({ made }) => sum(made.flat().flatMap((part) => (part.kind === kind ? [part.amount] : []))));
    const short = madeBy.findIndex((amount, at) => spent(at) > amount);
    if (short >= 0 || spent(null) > (pool[kind] ?? 0n)) return `more of kind ${kind} is spent than there is`;
    const left = (pool[kind] ?? 0n) + sum(madeBy) - sum(plan.paid.flatMap((paid) => (paid.kind === kind ? [paid.amount] : [])));
    if (left !== plan.leftover[kind]) return `${left} of kind ${kind} are left`;
  }
  const wrong = KEYS.find(
    (key) =>
      plan.price[key] !==
      plan.firings.reduce((total, { transition, times }) => total + times * (transitions[transition]?.price[key] ?? 0), 0),
  );
  return wrong === undefined ? null : `the price in ${wrong} is another`;
}

const KEYS: readonly (keyof Price)[] = ['life', 'permanents', 'oneShot', 'cards', 'flexibility'];
