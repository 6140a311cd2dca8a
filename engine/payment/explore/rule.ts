import type { KindSet, Net, Tokens, Transition, Units } from '../net.ts';

/** A transition without what no question about mana asks: alike transitions are one, and places that never run out are left out. */
export interface Rule {
  readonly input: readonly Units[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  readonly outputs: readonly (readonly Units[])[];
  readonly doubles: readonly number[] | null;
  readonly copies: bigint;
}

/** The rules of a net. */
export function rulesOf(net: Net): readonly Rule[] {
  const seen = ruleIn(net);
  const merged = new Map<string, { rule: Rule; outputs: (readonly Units[])[] }>();
  for (const transition of net.transitions) {
    const rule = seen(transition);
    if (rule === null) continue;
    const key = keyOf(rule);
    const before = merged.get(key);
    if (before === undefined) merged.set(key, { rule, outputs: [...rule.outputs] });
    else before.outputs.push(...rule.outputs);
  }
  return [...merged.values()].map(({ rule, outputs }) => ({ ...rule, outputs: withSinglesAsOne(outputs) }));
}

/** Turns transitions of a net into rules; null for those that never fire. */
export function ruleIn({ places, transitions }: Net): (transition: Transition) => Rule | null {
  const placesOf = (of: (transition: Transition) => readonly Tokens[]): ReadonlySet<number> =>
    new Set(transitions.flatMap((transition) => of(transition).map(({ place }) => place)));
  const given = placesOf(({ gives }) => gives);
  const taken = placesOf(({ takes }) => takes);
  const held = (place: number): number => places[place] ?? 0;
  const runsOut = ({ place, amount }: Tokens): boolean => amount > 0 && held(place) !== Number.POSITIVE_INFINITY;
  return ({ input, takes, gives, outputs, doubles = null, copies = 1n }) => {
    if (outputs.length === 0 || takes.some(({ place, amount }) => held(place) < amount && !given.has(place))) return null;
    return {
      input: input.filter(({ count }) => count > 0n),
      takes: joined(takes.filter(runsOut)),
      gives: joined(gives.filter((tokens) => runsOut(tokens) && taken.has(tokens.place))),
      outputs,
      doubles,
      copies,
    };
  };
}

/** What tells rules apart beside their outputs. */
export function keyOf({ input, takes, gives, doubles, copies }: Rule): string {
  const units = input.map(({ kinds, count }) => `${kinds}x${count}`).sort();
  const tokens = (list: readonly Tokens[]): string => list.map(({ place, amount }) => `${place}x${amount}`).join();
  return `${units.join()}|${tokens(takes)}|${tokens(gives)}|${doubles === null ? '-' : `${copies}x${doubles.join()}`}`;
}

/** What tells rules apart. */
export function wholeKey(rule: Rule): string {
  return `${keyOf(rule)}>${JSON.stringify(rule.outputs, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}`;
}

/** Each place once, in order. */
function joined(tokens: readonly Tokens[]): readonly Tokens[] {
  if (tokens.length < 2) return tokens;
  const amounts = new Map<number, number>();
  for (const { place, amount } of tokens) amounts.set(place, (amounts.get(place) ?? 0) + amount);
  return [...amounts].sort(([a], [b]) => a - b).map(([place, amount]) => ({ place, amount }));
}

/** "{T}: Add {W}" and "{T}: Add {U}" of one source are one mana of either kind. */
function withSinglesAsOne(outputs: readonly (readonly Units[])[]): readonly (readonly Units[])[] {
  if (outputs.length < 2) return outputs;
  let singles: KindSet = 0;
  const others: (readonly Units[])[] = [];
  for (const units of outputs) {
    const [unit] = units;
    if (units.length === 1 && unit?.count === 1n) singles |= unit.kinds;
    else others.push(units);
  }
  return singles === 0 ? outputs : [[{ kinds: singles, count: 1n }], ...others];
}

/** Whether tokens could come back to where they were taken from, or a rule takes none. */
export function isCircular(rules: readonly Pick<Rule, 'takes' | 'gives'>[]): boolean {
  if (rules.some(({ takes }) => takes.length === 0)) return true;
  const next = new Map<number, Set<number>>();
  for (const { takes, gives } of rules) {
    for (const from of takes) {
      for (const to of gives) next.set(from.place, (next.get(from.place) ?? new Set()).add(to.place));
    }
  }
  const done = new Map<number, boolean>();
  const leadsBack = (place: number): boolean => {
    const known = done.get(place);
    if (known !== undefined) return !known;
    done.set(place, false);
    for (const to of next.get(place) ?? []) if (leadsBack(to)) return true;
    done.set(place, true);
    return false;
  };
  return [...next.keys()].some(leadsBack);
}
