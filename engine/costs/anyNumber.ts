import type { Cost, ObjectRef, Zone } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';

/** "Sacrifice any number of creatures": how many objects there are to pay with at the most; null for costs of a fixed size. */
export function mostObjects(costs: readonly Cost[], context: Context): number | null {
  const [only, ...others] = costs;
  if (only === undefined || others.length > 0) return null;
  const chosen = chosenObjects(only);
  if (chosen?.what.kind !== 'some' || chosen.what.amount.kind !== 'anyNumber') return null;
  const { filter } = chosen.what;
  const { view, evaluate, you } = context;
  const ids = chosen.zone === 'battlefield' ? view.permanents : [...view.state.cards.keys()];
  return ids.filter((id) => {
    const object = view.object(id);
    if (object === undefined || object.zone !== chosen.zone || (chosen.zone === 'battlefield' ? object.controller : object.owner) !== you)
      return false;
    const fits = evaluate.fits(filter, object, context);
    return isKnown(fits) && fits;
  }).length;
}

/** The same costs with that many objects. */
export const withNumber = (costs: readonly Cost[], amount: number): readonly Cost[] => costs.map((cost) => numbered(cost, amount));

function numbered(cost: Cost, value: number): Cost {
  const chosen = chosenObjects(cost);
  if (chosen?.what.kind !== 'some') return cost;
  const what: ObjectRef = { ...chosen.what, amount: { kind: 'number', value } };
  switch (cost.kind) {
    case 'sacrifice':
    case 'tap':
    case 'exile':
    case 'discard':
    case 'reveal':
      return { ...cost, what };
    default:
      return cost;
  }
}

/** Which objects a cost is paid with, and where they are. */
function chosenObjects(cost: Cost): { readonly what: ObjectRef; readonly zone: Zone } | null {
  switch (cost.kind) {
    case 'sacrifice':
    case 'tap':
      return { what: cost.what, zone: 'battlefield' };
    case 'exile':
      return { what: cost.what, zone: cost.from ?? 'battlefield' };
    case 'reveal':
      return { what: cost.what, zone: cost.from ?? 'hand' };
    case 'discard':
      return { what: cost.what, zone: 'hand' };
    default:
      return null;
  }
}
