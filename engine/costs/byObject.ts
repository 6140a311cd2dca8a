import type { Filter, ManaCost } from '../ast/index.ts';
import type { Context, ObjectView } from '../characteristics/view.ts';
import type { CostWay, OtherCost } from './costWays.ts';
import type { Reduction } from './reduction.ts';

/** What an object takes off a cost that it is used for, as symbols. */
type Takes = (object: ObjectView) => ManaCost;

/**
 * Costs that are lower the more is sacrificed or tapped for them: emerge (702.119), offering (702.48), harmonize (702.180). One way for each
 * amount, with the objects that give it; `context`: who pays is "you". Other keywords' ways are given back as they are.
 */
export function byObject(keyword: string | null, way: CostWay, context: Context): readonly CostWay[] {
  switch (keyword) {
    case 'emerge':
      return split(way, context, ({ manaValue }) => generic(manaValue));
    case 'offering':
      return split(way, context, ({ manaCost }) => manaCost.filter((symbol) => symbol !== 'X'));
    case 'harmonize':
      return [way, ...tapping(way, context)];
    default:
      return [way];
  }
}

const generic = (amount: number): ManaCost => [String(Math.max(0, Math.floor(amount)))];

/** The sacrifice among the other costs, by what the sacrificed object takes off. */
function split(way: CostWay, context: Context, takes: Takes): readonly CostWay[] {
  const at = way.others.findIndex(({ cost }) => cost.kind === 'sacrifice');
  const sacrifice = way.others[at];
  if (sacrifice?.cost.kind !== 'sacrifice' || sacrifice.cost.what.kind !== 'some') return [way];
  const { filter } = sacrifice.cost.what;
  return grouped(candidates(filter, context), takes).map(({ ids, amount }) => ({
    ...way,
    others: way.others.with(at, { ...sacrifice, among: ids }),
    reductions: [...way.reductions, reduction(amount)],
  }));
}

/** 702.180: tapping an untapped creature takes off generic mana, as much as its power is. */
function tapping(way: CostWay, context: Context): readonly CostWay[] {
  const untapped = candidates(CREATURE, context).filter(({ id }) => context.view.state.permanents.get(id)?.tapped === false);
  const tap = (ids: readonly string[]): OtherCost => ({
    cost: { kind: 'tap', what: { kind: 'some', amount: { kind: 'number', value: 1 }, filter: CREATURE } },
    among: ids,
    source: context.source ?? '',
  });
  return grouped(untapped, ({ power }) => generic(power ?? 0)).map(({ ids, amount }) => ({
    ...way,
    others: [...way.others, tap(ids)],
    reductions: [...way.reductions, reduction(amount)],
  }));
}

const CREATURE: Filter = { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] };

const reduction = (amount: ManaCost): Reduction => ({ amount, coloredOnly: false, floor: 0, cap: null });

/** The permanents of the paying player that a noun phrase surely describes. */
function candidates(filter: Filter, context: Context): readonly ObjectView[] {
  return context.view.permanents.flatMap((id) => {
    const object = context.view.object(id);
    return object !== undefined && object.controller === context.you && context.evaluate.fits(filter, object, context) === true
      ? [object]
      : [];
  });
}

function grouped(objects: readonly ObjectView[], takes: Takes): readonly { readonly ids: readonly string[]; readonly amount: ManaCost }[] {
  const groups = new Map<string, { readonly ids: string[]; readonly amount: ManaCost }>();
  for (const object of objects) {
    const amount = takes(object);
    const key = [...amount].sort().join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ids: [object.id], amount });
    else group.ids.push(object.id);
  }
  return [...groups.values()];
}
