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
