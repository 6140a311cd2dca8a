import type { ObjectRef } from '../ast/index.ts';
import { unreachable } from '../result.ts';
import { type Ids, isKnown, undetermined } from './truth.ts';
import type { Context } from './view.ts';

/**
 * The objects that an instruction or effect speaks of. Of objects to be chosen ("a land", "up to three Forests") it is all there are to
 * choose from.
 */
export function objects(ref: ObjectRef, context: Context): Ids {
  const { evaluate, view, source, it } = context;
  switch (ref.kind) {
    case 'self':
      return source === null ? [] : [source];
    case 'it':
    case 'that':
      return it ?? undetermined('which object is meant');
    case 'attached': {
      const host = view.state.permanents.get(source ?? '')?.attachedTo;
      return host !== undefined && host !== null && view.object(host) !== undefined ? [host] : [];
    }
    case 'each':
    case 'all':
    case 'some':
      return evaluate.matching(ref.filter, context);
    case 'target':
      return undetermined('what is targeted');
    case 'topCards': {
      const owners = evaluate.players(ref.of, context);
      const amount = evaluate.amount(ref.amount, context);
      if (!isKnown(owners)) return owners;
      if (!isKnown(amount)) return amount;
      const libraries = view.state.players.filter(({ id }) => owners.includes(id));
      return libraries.flatMap(({ library }) => library.slice(0, Math.max(amount, 0)));
    }
    case 'several': {
      const found = new Set<string>();
      for (const one of ref.refs) {
        const ids = objects(one, context);
        if (!isKnown(ids)) return ids;
        for (const id of ids) found.add(id);
      }
      return [...found];
    }
    default:
      return unreachable(ref);
  }
}
