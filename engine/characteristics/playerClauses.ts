import type { Filter, PlayerCondition, PlayerNumber } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { playersOf } from '../state/game.ts';
import { holdsOfNumber } from './amounts.ts';
import { type Amount, every, isKnown, not, type Truth, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/** What a relative clause says about a player: "who controls more lands than you". */
export function meetsClause(condition: PlayerCondition, player: string, context: Context): Truth {
  const { evaluate, view } = context;
  const of = { ...context, they: player };
  switch (condition.kind) {
    case 'controls': {
      const truth = evaluate.holds({ kind: 'controls', player: { kind: 'they' }, what: condition.what, not: false, past: false }, of);
      return condition.not ? not(truth) : truth;
    }
    case 'has':
      return holdsOfNumber(has(condition.which, player, context), condition.amount, context);
    case 'moreThan': {
      const others = evaluate.players(condition.than, context);
      if (!isKnown(others)) return others;
      return every(others, (other) => moreThan(condition, player, other, context));
    }
    case 'most': {
      const others = playersOf(view.state)
        .map(({ id }) => id)
        .filter((id) => id !== player);
      return every(others, (other) => {
        const beaten = compare(condition.comparison === 'most', condition.what, player, other, context);
        return condition.tied ? not(compare(condition.comparison !== 'most', condition.what, player, other, context)) : beaten;
      });
    }
    case 'did': {
      const does = DID.get(condition.what);
      if (does === undefined || context.doers === undefined) return undetermined(`which players ${condition.what}`);
      return context.doers.includes(player) === does;
    }
    default:
      return unreachable(condition);
  }
}

/** Words about whether a player did what they were asked. */
const DID: ReadonlyMap<string, boolean> = new Map([
  ['does', true],
  ['did', true],
  ["doesn't", false],
  ["didn't", false],
]);

function has(what: Filter | PlayerNumber, player: string, context: Context): Amount {
  const { evaluate, view } = context;
  if (typeof what === 'string')
    return evaluate.amount({ kind: 'playerNumber', which: what, of: { kind: 'they' } }, { ...context, they: player });
  const ids = evaluate.matching(what, context);
  return isKnown(ids) ? ids.filter((id) => view.object(id)?.controller === player).length : ids;
}

/** "more lands than you", "at least two more lands than you". */
function moreThan(
  { comparison, what, by }: Extract<PlayerCondition, { readonly kind: 'moreThan' }>,
  player: string,
  other: string,
  context: Context,
): Truth {
  if (by === null) return compare(comparison === 'more', what, player, other, context);
  const [mine, theirs, least] = [has(what, player, context), has(what, other, context), context.evaluate.amount(by, context)];
  if (!isKnown(mine)) return mine;
  if (!isKnown(theirs)) return theirs;
  if (!isKnown(least)) return least;
  return (comparison === 'more' ? mine - theirs : theirs - mine) >= least;
}

function compare(more: boolean, what: Filter | PlayerNumber, player: string, other: string, context: Context): Truth {
  const [mine, theirs] = [has(what, player, context), has(what, other, context)];
  if (!isKnown(mine)) return mine;
  if (!isKnown(theirs)) return theirs;
  return more ? mine > theirs : mine < theirs;
}
