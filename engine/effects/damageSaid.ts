import type { Effect } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import { excessElsewhere, saysExcess } from './excessDamage.ts';
import { propose } from './propose.ts';
import { cannot, type Proposal, type Resolving, type Stop } from './resolving.ts';
import { saysUnpreventable, unpreventably } from './unpreventable.ts';
import { isSo } from './whether.ts';

/**
 * The damage of an instruction as the next one says that it is dealt: that it can't be prevented (615.12), or to whom excess damage goes (120.4a); null where
 * that says nothing of the damage.
 */
export function dealtAsSaid(
  deal: Extract<Effect, { kind: 'dealDamage' }>,
  following: Effect,
  resolving: Resolving,
): Proposal | Stop | null {
  const prevention = saysUnpreventable(following);
  if (prevention !== null) {
    const holds = prevention.condition === null || isSo(prevention.condition, resolving);
    if (!isKnown(holds)) return cannot(resolving.text, holds.why);
    const proposed = propose(deal, resolving);
    return holds && proposed.kind === 'events' ? unpreventably(proposed) : proposed;
  }
  const excess = saysExcess(following);
  if (excess === null) return null;
  const proposed = propose(deal, resolving);
  return proposed.kind === 'events' ? excessElsewhere(excess, proposed, resolving) : proposed;
}

/** The instructions with what is said of damage right after that damage, where only what is done in the place of something stands between. */
export function saidAtOnce(effects: readonly Effect[]): readonly Effect[] {
  const at = effects.findIndex((effect) => saysUnpreventable(effect) !== null);
  const said = effects[at];
  const deal = effects.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dealDamage');
  const between = effects.slice(deal + 1, Math.max(0, at));
  if (said === undefined || deal < 0 || between.length === 0 || !between.every(({ kind }) => kind === 'replace')) return effects;
  return [...effects.slice(0, deal + 1), said, ...between, ...effects.slice(at + 1)];
}
