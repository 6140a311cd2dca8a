import { GraphQLScalarType } from 'graphql';
import type { PlayerAction } from '../../engine/index.ts';

/** Only ever an answer, in the form of the input `Action`. */
export const ActionValue = new GraphQLScalarType<PlayerAction, Readonly<Record<string, unknown>>>({
  name: 'ActionValue',
  serialize: (value) => inputOf(value),
});

function inputOf(action: unknown): Readonly<Record<string, unknown>> {
  if (typeof action !== 'object' || action === null || !('kind' in action)) throw new TypeError('ActionValue is made from an action');
  const { kind, ...input } = action;
  return { [String(kind)]: input };
}
