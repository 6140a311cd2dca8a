import type { ManaType } from '../ast/index.ts';
import { printManaCost } from '../cards/manaCost.ts';
import type { Undetermined } from '../characteristics/truth.ts';
import type { RuleNumber } from '../rules.ts';
import { type Step, step } from '../trace.ts';
import type { Asked } from './asked.ts';
import type { CostWay } from './costWays.ts';
import { payableWithLife } from './lifeForMana.ts';
import { lockedMana } from './lock.ts';
import type { LockedCost, TotalCost } from './locked.ts';
import type { Modified } from './modifications.ts';
import type { Reduction } from './reduction.ts';
import { UNTOLD_TARGETS } from './targets.ts';

/** What a total cost is made up from, while it is gathered: the one place here where something is changed in place. */
export class Ledger {
  private readonly steps: Step[] = [];
  private readonly questions = new Set<string>();
  private readonly more: string[] = [];
  private readonly reductions: Reduction[] = [];
  private least = 0;
  private hangsOnTargets = false;
  private askedForX = false;
  private withLife: readonly ManaType[] = [];

  step(text: string, ...rules: readonly RuleNumber[]): void {
    this.steps.push(step(text, ...rules));
  }

  /** 107.3a: X is part of a cost that is no mana. */
  needsX(): void {
    this.askedForX = true;
  }

  /** Something that can't be told, and the words that ask it. */
  open(why: string, text: string): this {
    this.questions.add(text === '' ? why : `${why}: “${text}”`);
    if (why === UNTOLD_TARGETS) this.hangsOnTargets = true;
    return this;
  }

  reduce(reduction: Reduction, by: string, ...rules: readonly RuleNumber[]): void {
    this.reductions.push(reduction);
    this.step(`${by}: ${printManaCost(reduction.amount)} less.`, '601.2f', '118.7', ...rules);
  }

  /** What an effect does to the cost, or why that can't be told. */
  apply(modified: Modified | Undetermined, by: string, text: string): void {
    switch (modified.kind) {
      case 'undetermined':
        this.open(modified.why, text);
        return;
      case 'more':
        this.more.push(...modified.amount);
        this.step(`${by}: ${printManaCost(modified.amount)} more.`, '601.2f');
        return;
      case 'less':
        this.reduce(modified.reduction, by);
        return;
      case 'nothing':
        return;
    }
  }

  /** 119.4: types of mana of which each may be paid with life instead, as a Phyrexian symbol may. */
  lifeFor(types: readonly ManaType[], ...rules: readonly RuleNumber[]): void {
    if (types.length === 0) return;
    this.withLife = types;
    this.step(`Each ${printManaCost(types)} of it may be paid with 2 life instead.`, ...rules);
  }

  /** 601.2f: the effects that look at the total cost come last; of several the largest decides. */
  atLeast(mana: number, by: string): void {
    this.least = Math.max(this.least, mana);
    this.step(`${by}: what would cost less than ${mana} mana costs that much, after everything else.`, '601.2f');
  }

  /** The total: each way of paying with its increases, then its reductions, then its minimum. */
  total(ways: readonly CostWay[], { x, optional }: Asked, unpayable: boolean): TotalCost {
    const hasX = this.askedForX || ways.some(({ mana }) => mana.includes('X')) || this.more.includes('X');
    if (hasX && x === null && this.least > 0) this.open('how much X adds to the cost', '');
    const locked = ways.flatMap(({ mana, life, energy, waterbend, others, reductions }) =>
      lockedMana([...mana, ...this.more], x, [...this.reductions, ...reductions], this.least).map(
        (one): LockedCost => ({
          ...one,
          mana: payableWithLife(one.mana, this.withLife),
          life: one.life + life,
          energy,
          waterbend,
          others,
          targets: null,
          optional,
        }),
      ),
    );
    const [only] = locked;
    if (only !== undefined && locked.length === 1) this.step(`In total: ${show(only)}.`, '601.2f');
    else if (locked.length > 1) this.step('It can be paid in several ways, which are announced before.', '601.2b', '601.2f');
    const { hangsOnTargets, steps } = this;
    return { locked, unpayable, hasX, hangsOnTargets, open: [...this.questions], steps };
  }
}

function show({ mana, life, others }: LockedCost): string {
  const parts = [printManaCost(mana) || '{0}', ...(life > 0 ? [`${life} life`] : []), ...(others.length > 0 ? ['its other costs'] : [])];
  return parts.join(' and ');
}
