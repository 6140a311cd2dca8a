import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Only ever taken in: an index, or a piece of an ability's text. */
export const AbilityRef = new GraphQLScalarType<number | string, never>({
  name: 'AbilityRef',
  serialize() {
    throw new TypeError('AbilityRef is no answer');
  },
  parseValue: (value) => abilityRef(value),
  parseLiteral(node) {
    if (node.kind === Kind.INT) return abilityRef(Number(node.value));
    return abilityRef(node.kind === Kind.STRING ? node.value : null);
  },
});

function abilityRef(value: unknown): number | string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new GraphQLError('AbilityRef is an index from 0, such as 0, or a piece of the text of an ability, such as "Add {G}".');
}
