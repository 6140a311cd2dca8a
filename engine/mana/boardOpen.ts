import type { Ability } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { ManaSystem } from './system.ts';
import { mayBearOnProduction } from './unread.ts';
import { nameOf } from './wording.ts';

const KNOWN = new WeakMap<ManaSystem, readonly string[]>();

/**
 * What a board leaves open about every production on it, in words: text that is not read and speaks of others' mana, and replacement effects
 * of which it is not told whether they apply. Worked out once for a state.
 */
export function openOnBoard(system: ManaSystem): readonly string[] {
  const known = KNOWN.get(system) ?? found(system);
  KNOWN.set(system, known);
  return known;
}

function found(system: ManaSystem): readonly string[] {
  const { view, surroundings } = system;
  const open = view.permanents.flatMap((permanent) =>
    surroundings.abilitiesOf(permanent).flatMap(({ ability, text, origin }) => {
      if (ability.kind === 'activated') return [];
      const named = `“${text}” of ${nameOf(system, permanent)}`;
      if (mayBearOnProduction(ability)) return [`what ${named} does`];
      return isUntold(ability, () => surroundings.contextFor(permanent, origin)) ? [`whether ${named} applies`] : [];
    }),
  );
  return [...new Set(open)];
}

/** Whether an ability has a replacement effect on productions under a condition that the board does not tell, or on permanents that it doesn't. */
function isUntold(ability: Ability, context: () => Context): boolean {
  if (ability.kind !== 'static') return false;
  return ability.effects.some((effect) => {
    if (effect.kind !== 'manaReplacement') return false;
    const own = context();
    if (effect.condition !== null && !isKnown(own.evaluate.holds(effect.condition, own))) return true;
    const { replacement } = effect;
    return 'event' in replacement && !isKnown(own.evaluate.objects(replacement.event.what, own));
  });
}
