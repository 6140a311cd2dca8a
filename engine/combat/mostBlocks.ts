import type { BlockerCount } from './blockers.ts';
import type { BlockRequirement } from './blockRequirements.ts';
import { type Company, isAccompanied } from './company.ts';

/** Which attackers each blocker blocks; those that block none are not in it. */
export type Blocks = ReadonlyMap<string, readonly string[]>;

/** A creature that could block: what, how much at once, and with whom else it has to. */
export interface PossibleBlocker {
  readonly id: string;
  /** Attackers that it can block without a payment. */
  readonly ways: readonly string[];
  readonly capacity: number;
  readonly company: readonly Company[];
  readonly power: number;
}

/** All that restricts blocks taken together. */
export interface BlockLimits {
  readonly counts: ReadonlyMap<string, BlockerCount>;
  /** "No more than one creature can block each combat." */
  readonly most: number;
}

const MOST_STEPS = 200_000;

/** Whether a requirement is obeyed. */
export function isObeyed(one: BlockRequirement, blocks: Blocks): boolean {
  if (one.kind === 'blocks') {
    const own = blocks.get(one.blocker) ?? [];
    return one.attacker === null ? own.length > 0 : own.includes(one.attacker);
  }
  const by = [...blocks].filter(([, attackers]) => attackers.includes(one.attacker)).map(([blocker]) => blocker);
  return one.exactlyOne ? by.length === 1 : by.filter((blocker) => one.by.has(blocker)).length >= one.least;
}

/** 509.1b: an attacker that is blocked by too few or too many; undefined where there is none. */
export const wronglyBlocked = (blocks: Blocks, { counts }: BlockLimits): string | undefined => {
  const numbers = new Map<string, number>();
  for (const attackers of blocks.values()) for (const one of attackers) numbers.set(one, (numbers.get(one) ?? 0) + 1);
  return [...numbers].find(([attacker, number]) => {
    const count = counts.get(attacker);
    return count !== undefined && (number < count.least || number > count.most);
  })?.[0];
};

/**
 * 509.1c: blocks without payments that obey the restrictions and more requirements than `obeyed`; null where there are none; undefined where there are too
 * many ways to look at.
 */
export function betterBlocks(
  all: readonly PossibleBlocker[],
  limits: BlockLimits,
  required: readonly BlockRequirement[],
  obeyed: number,
): Blocks | null | undefined {
  const order = relevant(all, limits, required);
  // What is required of the blockers from each place on alone, and of attackers that they could still block.
  const ahead = order.map((_, at) => {
    const rest = new Map(order.slice(at).map((one) => [one.id, one]));
    return required.filter((one) =>
      one.kind === 'blocks'
        ? rest.has(one.blocker)
        : [...rest.values()].some(({ id, ways }) => ways.includes(one.attacker) && one.by.has(id)),
    );
  });
  let steps = 0;
  let found: Blocks | null = null;
  const search = (at: number, blocks: Blocks): boolean => {
    steps += 1;
    if (steps > MOST_STEPS) return false;
    const one = order[at];
    const now = required.filter((each) => isObeyed(each, blocks)).length;
    if (one === undefined) {
      if (now <= obeyed || !isAccompanied(order, blocks) || wronglyBlocked(blocks, limits) !== undefined) return false;
      found = blocks;
      return true;
    }
    if (now + (ahead[at] ?? []).filter((each) => !isObeyed(each, blocks)).length <= obeyed) return false;
    const ways = subsets(one.ways, one.capacity)
      .map((attackers) => ({ attackers, worth: worthOf(one.id, attackers, blocks, required) }))
      .sort((left, right) => right.worth - left.worth);
    for (const { attackers } of ways) {
      if (blocks.size >= limits.most || isFull(attackers, blocks, limits)) continue;
      if (search(at + 1, new Map(blocks).set(one.id, attackers))) return true;
    }
    return search(at + 1, blocks);
  };
  search(0, new Map());
  return found === null && steps > MOST_STEPS ? undefined : found;
}

/** The blockers that something is required of, or that others may need: to block together with them. */
function relevant(
  all: readonly PossibleBlocker[],
  { counts }: BlockLimits,
  required: readonly BlockRequirement[],
): readonly PossibleBlocker[] {
  const asked = (id: string, ways: readonly string[]): boolean =>
    required.some((one) => (one.kind === 'blocks' ? one.blocker === id : one.by.has(id) && ways.includes(one.attacker)));
  const needed = all.filter(({ id, ways }) => asked(id, ways));
  const helps = needed.some(({ company }) => company.length > 0);
  return all.filter(
    (one) => needed.includes(one) || (one.ways.length > 0 && helps) || one.ways.some((attacker) => (counts.get(attacker)?.least ?? 0) > 1),
  );
}

const worthOf = (id: string, attackers: readonly string[], blocks: Blocks, required: readonly BlockRequirement[]): number => {
  const then = new Map(blocks).set(id, attackers);
  return required.filter((one) => isObeyed(one, then) && !isObeyed(one, blocks)).length;
};

/** Whether an attacker among these is blocked by as many as can. */
const isFull = (attackers: readonly string[], blocks: Blocks, { counts }: BlockLimits): boolean =>
  attackers.some((attacker) => {
    const most = counts.get(attacker)?.most ?? Infinity;
    return [...blocks.values()].filter((others) => others.includes(attacker)).length >= most;
  });

/** The ways to choose 1 to `most` of them; at most 1,000. */
function subsets(of: readonly string[], most: number): readonly (readonly string[])[] {
  let found: readonly (readonly string[])[] = [[]];
  for (const one of of) {
    found = [...found, ...found.filter((some) => some.length < most).map((some) => [...some, one])];
    if (found.length > 1_000) break;
  }
  return found.filter((some) => some.length > 0);
}
