import type { Comparison, Condition, ObjectRef, Quantity } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { holdsOfNumber } from './amounts.ts';
import { compares, countersOn, numberOf } from './numbers.ts';
import { hasAttached } from './statuses.ts';
import { type Amount, every, isKnown, not, some, type Truth, undetermined } from './truth.ts';
import { type Context, hasKeyword, type ObjectView } from './view.ts';

/** Whether something is so now; what happened before is not told by a board and undetermined. */
export function holds(condition: Condition, context: Context): Truth {
  const truth = asSaid(condition, context);
  return 'not' in condition && condition.not === true ? not(truth) : truth;
}

/** Whether it holds, a "not" left out of account. */
function asSaid(condition: Condition, context: Context): Truth {
  const { evaluate, view, source } = context;
  switch (condition.kind) {
    case 'controls': {
      const players = evaluate.players(condition.player, context);
      if (!isKnown(players)) return players;
      const quantified = 'quantifier' in condition.player ? condition.player.quantifier : 'each';
      const one = (player: string): Truth => enough(condition.what, context, (object) => object.controller === player);
      return quantified === 'each' || quantified === 'all' ? players.length > 0 && every(players, one) : some(players, one);
    }
    case 'exists':
      return enough(condition.what, context, () => true);
    case 'compare':
      return comparison(evaluate.amount(condition.left, context), condition.comparison, condition.right, context);
    case 'playerNumber': {
      const players = evaluate.players(condition.player, context);
      if (!isKnown(players)) return players;
      return some(players, (player) => {
        const number = evaluate.amount(
          { kind: 'playerNumber', which: condition.which, of: { kind: 'they' } },
          { ...context, they: player },
        );
        return comparison(number, condition.comparison, condition.to, context);
      });
    }
    case 'characteristic':
      return ofEach(condition.of, context, (object) => {
        const value = numberOf(condition.which, object);
        return value !== null && comparison(value, condition.comparison, condition.to, context);
      });
    case 'is':
      return condition.past
        ? undetermined('what an object was')
        : ofEach(condition.subject, context, (object) => evaluate.fits(condition.filter, object, context));
    case 'hasCounter': {
      const least = evaluate.amount(condition.amount, context);
      if (!isKnown(least)) return least;
      return ofEach(condition.subject, context, ({ id }) => countersOn(id, condition.counter, context) >= least);
    }
    case 'hasKeyword':
      return ofEach(condition.subject, context, (object) => hasKeyword(object, condition.keyword));
    case 'attachedState': {
      const { by } = condition;
      return ofEach(condition.subject, context, ({ id }) => {
        if (by === 'attached') return view.state.permanents.get(id)?.attachedTo !== null;
        return hasAttached(id, by === 'enchanted' ? 'Aura' : 'Equipment', view);
      });
    }
    case 'turn':
      return evaluate.isPlayer(condition.of, view.state.active, context);
    case 'chosen': {
      const chosen = Object.values(view.state.permanents.get(source ?? '')?.chosen ?? {});
      return chosen.some((value) => value.toLowerCase() === condition.value.toLowerCase());
    }
    case 'happened':
      return undetermined(`whether ${condition.what.text}`);
    case 'designation':
      return designation(condition, context);
    case 'cast':
      return undetermined(`how it was cast (${condition.how})`);
    case 'manaSpent':
      return undetermined(condition.what);
    case 'did':
      return undetermined('what a player did');
    case 'all':
      return every(condition.of, (one) => holds(one, context));
    case 'any':
      return some(condition.of, (one) => holds(one, context));
    case 'unsupported':
      return undetermined(condition.text);
    default:
      return unreachable(condition);
  }
}

function comparison(value: Amount, how: Comparison, to: Quantity, context: Context): Truth {
  if (!isKnown(value)) return value;
  const other = context.evaluate.amount(to, context);
  return isKnown(other) ? compares(value, how, other) : other;
}

/** Whether what a reference means is so; of several objects it must be so of one. */
function ofEach(ref: ObjectRef, context: Context, test: (object: ObjectView) => Truth): Truth {
  const ids = context.evaluate.objects(ref, context);
  if (!isKnown(ids)) return ids;
  return some(
    ids.flatMap((id) => context.view.object(id) ?? []),
    test,
  );
}

/** Whether there are as many objects as the words ask for: "a Swamp", "three or more lands", "exactly one creature", "no artifacts". */
function enough(ref: ObjectRef, context: Context, test: (object: ObjectView) => boolean): Truth {
  if (ref.kind === 'several' && ref.join !== 'or') return every(ref.refs, (one) => enough(one, context, test));
  if (ref.kind === 'several') return some(ref.refs, (one) => enough(one, context, test));
  const ids = context.evaluate.objects(ref, context);
  if (!isKnown(ids)) return ids;
  const found = ids.filter((id) => {
    const object = context.view.object(id);
    return object !== undefined && test(object);
  }).length;
  if (ref.kind === 'none') return found === 0;
  return ref.kind === 'some' ? holdsOfNumber(found, ref.amount, context) : found > 0;
}

/** Designations; of those only delirium (207.2c) can be seen on a board. */
function designation({ what, player }: Extract<Condition, { kind: 'designation' }>, context: Context): Truth {
  if (what !== 'delirium') return undetermined(`who has the ${what}`);
  const types = context.evaluate.amount(
    {
      kind: 'distinct',
      what: 'cardType',
      among: {
        kind: 'objects',
        words: [{ kind: 'noun', which: 'card' }],
        suffixes: [{ kind: 'inZone', zone: 'graveyard', of: player, word: 'in' }],
      },
    },
    context,
  );
  return isKnown(types) ? types >= 4 : types;
}
