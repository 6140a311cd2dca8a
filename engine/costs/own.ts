import type { Ability, Cost, Filter, Keyword, Mode } from '../ast/index.ts';
import { type Amount, isKnown, undetermined } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';
import type { RuleNumber } from '../rules.ts';
import { playersOf } from '../state/game.ts';

/** 702.41, 702.125: how much generic mana a keyword takes off its spell's cost; null for keywords that take nothing off. */
export function ownReduction(
  { name, filter, text }: Keyword,
  context: Context,
): { readonly amount: Amount; readonly rule: RuleNumber } | null {
  if (name === 'undaunted') return { amount: playersOf(context.view.state).length - 1, rule: '702.125' };
  if (name !== 'affinity') return null;
  return {
    amount: filter === null ? undetermined(`how many ${text ?? 'objects'} there are`) : controlled(filter, context),
    rule: '702.41',
  };
}

/** How many permanents that a noun phrase describes the player controls. */
function controlled(filter: Filter, { view, evaluate, you, ...rest }: Context): Amount {
  const context = { view, evaluate, you, ...rest };
  let count = 0;
  for (const id of view.permanents) {
    const object = view.object(id);
    if (object === undefined || object.controller !== you) continue;
    const fits = evaluate.fits(filter, object, context);
    if (!isKnown(fits)) return fits;
    if (fits) count += 1;
  }
  return count;
}

/** 700.2h: the modes of a spell that cost something (spree, tiered); none where modes cost nothing. */
export function pricedModes(abilities: readonly { readonly ability: Ability }[]): readonly Mode[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === 'spell' ? ability.effects.flatMap((effect) => (effect.kind === 'modal' ? effect.modes : [])) : [],
  );
}

/** What the chosen modes cost; where none are chosen yet, the cost of each one by itself: at least one has to be. */
export function modeCosts(modes: readonly Mode[], chosen: readonly number[] | null): readonly (readonly Cost[])[] {
  if (modes.every(({ costs }) => costs.length === 0)) return [[]];
  if (chosen === null) return modes.map(({ costs }) => costs);
  return [chosen.flatMap((at) => modes[at]?.costs ?? [])];
}
