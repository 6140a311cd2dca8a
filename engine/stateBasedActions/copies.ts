import { called } from '../events/called.ts';
import { type Check, due, type StateBasedAction } from './check.ts';

/** 704.5e: a copy of a card that is neither on the stack nor on the battlefield ceases to exist. */
export function cardCopies({ state }: Check): readonly StateBasedAction[] {
  return [...state.cards.values()].flatMap(({ id, zone, copy }) =>
    copy === true && zone !== 'stack'
      ? [
          due(
            { kind: 'ZoneChanged', id, as: null, from: zone, to: 'nowhere', cause: 'stateBasedAction', stateBased: true },
            `${called(state, id)} is a copy of a card that was not cast and ceases to exist.`,
            '704.5e',
          ),
        ]
      : [],
  );
}
