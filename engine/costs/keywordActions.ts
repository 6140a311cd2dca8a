import type { Cost, Filter, ObjectRef } from '../ast/index.ts';
import { isKnown } from '../characteristics/truth.ts';
import type { Context } from '../characteristics/view.ts';

/** Keyword actions that are paid as costs, put as the costs that they stand for (701). */

type Behold = Extract<Cost, { kind: 'behold' }>;

/** 701.61a, 701.68a: what paying by a keyword action comes to, one of these; the action itself where it can't be put otherwise. */
export function actionAsCosts(cost: Extract<Cost, { kind: 'keywordAction' }>): readonly Cost[] {
  switch (cost.action) {
    case 'forage':
      return [
        { kind: 'exile', what: some(3, { kind: 'objects', words: [{ kind: 'noun', which: 'card' }], suffixes: [] }), from: 'graveyard' },
        { kind: 'sacrifice', what: some(1, { kind: 'objects', words: [{ kind: 'subtype', type: 'Food', not: false }], suffixes: [] }) },
      ];
    case 'blight':
      return cost.amount === null ? [cost] : [{ kind: 'putCounters', amount: cost.amount, counter: '-1/-1', on: some(1, own(CREATURE)) }];
    default:
      return [cost];
  }
}

const CREATURE: Filter = { kind: 'objects', words: [{ kind: 'cardType', type: 'creature', not: false }], suffixes: [] };
const some = (value: number, filter: Filter): ObjectRef => ({ kind: 'some', amount: { kind: 'number', value }, filter });

/** Those that the player who pays controls. */
function own(filter: Filter): Filter {
  if (filter.kind === 'either') return { ...filter, filters: filter.filters.map(own) };
  return { ...filter, suffixes: [...filter.suffixes, { kind: 'controlledBy', player: { kind: 'you' }, not: false }] };
}

/** 701.4a: revealing such a card from the hand, or choosing such a permanent that is there, which costs nothing. With exile, either is exiled. */
export function beholding(cost: Behold, { view, evaluate, ...rest }: Context): readonly Cost[] {
  const { what, exile } = cost;
  if (what.kind !== 'some') return [cost];
  const permanent: ObjectRef = { ...what, filter: own(what.filter) };
  if (exile)
    return [
      { kind: 'exile', what: permanent, from: null },
      { kind: 'exile', what, from: 'hand' },
    ];
  const there = evaluate.matching(own(what.filter), { view, evaluate, ...rest });
  const free: readonly Cost[] = isKnown(there) && there.length > 0 ? [{ kind: 'both', parts: [] }] : [];
  return [...free, { kind: 'reveal', what, from: 'hand' }];
}

/** "Behold a Kithkin and exile it": one cost, where the text has two. */
export function withBeheldExiled(costs: readonly Cost[]): readonly Cost[] {
  return costs.flatMap((cost, at): readonly Cost[] => {
    const [before, next] = [costs[at - 1], costs[at + 1]];
    if (isExileOfIt(cost) && before?.kind === 'behold') return [];
    return cost.kind === 'behold' && isExileOfIt(next) ? [{ ...cost, exile: true }] : [cost];
  });
}

const isExileOfIt = (cost: Cost | undefined): boolean => cost?.kind === 'exile' && cost.what.kind === 'it';
