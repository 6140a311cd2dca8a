import type { AssignedDamage, Dealer } from '../combat/assign.ts';

/**
 * What a player said of how combat damage is assigned, while the one or two combat damage steps use it up (510.4): a creature's parts in their order, as
 * many as make up what it assigns. One that strikes in both steps has its parts twice, or the same parts count for both.
 */
export class Assignments {
  private readonly left: Map<string, readonly AssignedDamage[]>;
  private readonly before = new Map<string, readonly AssignedDamage[]>();

  constructor(said: readonly AssignedDamage[]) {
    this.left = Map.groupBy(
      said.filter(({ amount }) => amount > 0),
      ({ source }) => source,
    );
  }

  /**
   * The next parts of a creature that assigns so much, to some of `targets`; all that are left where none of them make up just that. Null where nothing was
   * said of it, or only for the step before and that can't be meant for this one.
   */
  take({ id: source, amount }: Pick<Dealer, 'id' | 'amount'>, targets: readonly string[]): readonly AssignedDamage[] | null {
    const parts = this.left.get(source) ?? [];
    if (parts.length === 0) {
      const again = this.before.get(source) ?? [];
      const fits = again.every(({ target }) => targets.includes(target)) && again.reduce((sum, part) => sum + part.amount, 0) === amount;
      return again.length > 0 && fits ? added(again) : null;
    }
    let sum = 0;
    const end = parts.findIndex((part) => {
      sum += part.amount;
      return sum === amount;
    });
    const taken = end < 0 ? parts : parts.slice(0, end + 1);
    this.left.set(source, parts.slice(taken.length));
    this.before.set(source, taken);
    return added(taken);
  }
}

/** One creature's damage to one recipient is one part. */
function added(parts: readonly AssignedDamage[]): readonly AssignedDamage[] {
  const sums = new Map<string, AssignedDamage>();
  for (const part of parts) sums.set(part.target, { ...part, amount: part.amount + (sums.get(part.target)?.amount ?? 0) });
  return [...sums.values()];
}
