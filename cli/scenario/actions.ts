import { buildSchema, type GraphQLInputField, type GraphQLNamedType, getNamedType, isInputObjectType } from 'graphql';
import { sdl } from '../../resolvers/generated/sdl.ts';
import type { JsonObject } from './json.ts';

/** A step that acts as the API's `Action`, or why it can't be one yet. */
export type Acting = { readonly kind: 'action'; readonly action: JsonObject } | { readonly kind: 'unsupported'; readonly reason: string };

/** The fields that each kind of step has in the API, beside what every step may have. */
const ACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  fieldsOf(buildSchema(sdl).getType('Action')).map(({ name, type }) => [name, fieldsOf(getNamedType(type)).map((field) => field.name)]),
);

function fieldsOf(type: GraphQLNamedType | undefined): readonly GraphQLInputField[] {
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

/** What a step says of itself and not of the action. */
const OF_THE_STEP = ['do', 'fails'];

/** A field that the action has no place for is said, never left out. */
export function actionOf(step: JsonObject, what: string): Acting {
  const known = ACTIONS.get(what);
  if (known === undefined) return { kind: 'unsupported', reason: `the API has no action "${what}" yet` };
  const fields = Object.entries(step).filter(([key, value]) => !OF_THE_STEP.includes(key) && !(key === 'pay' && value === 'auto'));
  const unknown = fields.find(([key]) => !known.includes(key));
  if (unknown !== undefined) return { kind: 'unsupported', reason: `the API's action "${what}" has no "${unknown[0]}" yet` };
  return { kind: 'action', action: { [what]: Object.fromEntries(fields) } };
}
