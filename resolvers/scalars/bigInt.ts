import { GraphQLScalarType } from 'graphql';

/** Only ever an answer: no field takes one in. */
export const BigIntScalar = new GraphQLScalarType<bigint, string>({
  name: 'BigInt',
  serialize(value) {
    if (typeof value !== 'bigint') throw new TypeError('BigInt is made from a bigint');
    return value.toString();
  },
});
