import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

/** Only ever taken in: an index, or a name or a piece of text. */
export const PartRef = new GraphQLScalarType<number | string, never>({
  name: 'PartRef',
  serialize() {
    throw new TypeError('PartRef is no answer');
  },
  parseValue: (value) => partRef(value),
  parseLiteral: (node) => partRef(plainValue(node)),
});

function partRef(value: unknown): number | string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new GraphQLError('PartRef is an index from 0, such as 0, or a name or a piece of text, such as "Destroy target artifact".');
}

/** Only ever taken in: whether, how often, or which. */
export const Kicked = new GraphQLScalarType<boolean | number | readonly string[], never>({
  name: 'Kicked',
  serialize() {
    throw new TypeError('Kicked is no answer');
  },
  parseValue: (value) => kicked(value),
  parseLiteral: (node) => kicked(node.kind === Kind.LIST ? node.values.map(plainValue) : plainValue(node)),
});

/** How often an additional cost may be paid at the most. */
const MOST_TIMES = 100;

function kicked(value: unknown): boolean | number | readonly string[] {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_TIMES) return value;
  const names = typeof value === 'string' ? [value] : Array.isArray(value) ? value : null;
  if (names !== null && names.length <= MOST_TIMES && names.every(isName)) return names;
  throw new GraphQLError(
    `Kicked is true or false, a number from 0 to ${MOST_TIMES}, or a list of at most so many names, such as ["kicker"].`,
  );
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function plainValue(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  return node.kind === Kind.STRING || node.kind === Kind.BOOLEAN ? node.value : null;
}
