import type { KindSet, Net, Tokens, Transition, Units } from './net.ts';

/** A transition without what no question about mana asks: alike transitions are one, and places that never run out are left out. */
export interface Rule {
  readonly input: readonly Units[];
  readonly takes: readonly Tokens[];
  readonly gives: readonly Tokens[];
  readonly outputs: readonly (readonly Units[])[];
  readonly doubles: readonly number[] | null;
}

/** Rules that share places, and nothing outside shares a place with them. */
export interface Part {
  readonly places: readonly number[];
  readonly rules: readonly Rule[];
  /** Whether what it makes depends on the pool: some rule spends mana or doubles it. */
  readonly spends: boolean;
  /** Whether rules could fire in a circle, or one without using anything up. */
  readonly circular: boolean;
}

/** A net taken apart. */
export interface Anatomy {
  /** What is in the pool in any case: unspent mana, and that of sources without cost and without a choice of another output. */
  readonly plain: readonly Units[];
  /** All else. */
  readonly parts: readonly Part[];
  /** The kinds that could be in the pool. */
  readonly possible: KindSet;
}

const known = new WeakMap<Net, Anatomy>();

export function anatomyOf(net: Net): Anatomy {
  const before = known.get(net);
  if (before !== undefined) return before;
  const parts = splitInParts(rulesOf(net), net.places.length);
  const counts = new Map<KindSet, bigint>();
  const add = (kinds: KindSet, count: bigint): void => {
    if (count > 0n) counts.set(kinds, (counts.get(kinds) ?? 0n) + count);
  };
  net.pool.forEach((count, kind) => {
    add(1 << kind, count);
  });
  const others = parts.filter((part) => {
    const [rule, ...more] = part.rules;
    const [units, ...choices] = rule?.outputs ?? [];
    const times = timesOf(part, net);
    if (times === null || units === undefined || more.length + choices.length > 0) return true;
    for (const { kinds, count } of units) add(kinds, count * BigInt(times));
    return false;
  });
  const plain = [...counts].map(([kinds, count]) => ({ kinds, count }));
  const made = [...plain, ...others.flatMap(({ rules }) => rules.flatMap(({ outputs }) => outputs.flat()))];
  const copied = others.flatMap(({ rules }) => rules.flatMap(({ doubles }) => doubles ?? []));
  const possible = copied.reduce(
    (set, kind) => set | (1 << kind),
    made.reduce((set, { kinds }) => set | kinds, 0),
  );
  const anatomy = { plain, parts: others, possible };
  known.set(net, anatomy);
  return anatomy;
}

/** How often some rule fires in a part whose rules all use only the same of one place, and spend nothing; null for other parts. */
export function timesOf({ rules, places, spends }: Part, net: Net): number | null {
  const [place] = places;
  const amount = rules[0]?.takes[0]?.amount;
  if (spends || place === undefined || places.length > 1 || amount === undefined) return null;
  if (rules.some(({ takes, gives }) => gives.length > 0 || takes[0]?.amount !== amount)) return null;
  return Math.floor((net.places[place] ?? 0) / amount);
}

function rulesOf(net: Net): readonly Rule[] {
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
  return ({ input, takes, gives, outputs, doubles = null }) => {
    if (outputs.length === 0 || takes.some(({ place, amount }) => held(place) < amount && !given.has(place))) return null;
    return {
      input: input.filter(({ count }) => count > 0n),
      takes: joined(takes.filter(runsOut)),
      gives: joined(gives.filter((tokens) => runsOut(tokens) && taken.has(tokens.place))),
      outputs,
      doubles,
    };
  };
}

/** What tells rules apart beside their outputs. */
export function keyOf({ input, takes, gives, doubles }: Rule): string {
  const units = input.map(({ kinds, count }) => `${kinds}x${count}`).sort();
  const tokens = (list: readonly Tokens[]): string => list.map(({ place, amount }) => `${place}x${amount}`).join();
  return `${units.join()}|${tokens(takes)}|${tokens(gives)}|${doubles?.join() ?? '-'}`;
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

function splitInParts(rules: readonly Rule[], places: number): readonly Part[] {
  const leader = Array.from({ length: places }, (_, place) => place);
  const find = (place: number): number => {
    let at = place;
    for (let next = leader[at] ?? at; next !== at; next = leader[at] ?? at) {
      leader[at] = leader[next] ?? next;
      at = next;
    }
    return at;
  };
  const firstOf = ({ takes, gives }: Rule): number | undefined => (takes[0] ?? gives[0])?.place;
  for (const rule of rules) {
    const first = firstOf(rule);
    if (first === undefined) continue;
    for (const { place } of [...rule.takes, ...rule.gives]) leader[find(place)] = find(first);
  }
  const groups = new Map<number | Rule, Rule[]>();
  for (const rule of rules) {
    const first = firstOf(rule);
    const key = first === undefined ? rule : find(first);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [rule]);
    else group.push(rule);
  }
  return [...groups.values()].map(partOf);
}

function partOf(rules: readonly Rule[]): Part {
  const places = new Set<number>();
  for (const { takes, gives } of rules) {
    for (const { place } of takes) places.add(place);
    for (const { place } of gives) places.add(place);
  }
  return {
    places: [...places].sort((a, b) => a - b),
    rules,
    spends: rules.some(({ input, doubles }) => input.length > 0 || doubles !== null),
    circular: isCircular(rules),
  };
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
