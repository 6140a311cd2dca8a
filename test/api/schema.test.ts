import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, validateSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { rule } from '../../engine/index.ts';
import { sdl } from '../../resolvers/generated/sdl.ts';

const schema = buildSchema(sdl);

/** Every name in the schema with its description. */
function described(): readonly (readonly [string, string | null | undefined])[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID', 'Query'].includes(type.name))
    .concat(schema.getQueryType() ?? [])
    .flatMap((type) => {
      const own = type.name === 'Query' ? [] : [[type.name, type.description] as const];
      if (isEnumType(type)) return [...own, ...type.getValues().map((value) => [`${type.name}.${value.name}`, value.description] as const)];
      if (isInputObjectType(type)) {
        return [...own, ...Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.description] as const)];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return own;
      return [
        ...own,
        ...Object.values(type.getFields()).flatMap((field) => [
          [`${type.name}.${field.name}`, field.description] as const,
          ...field.args.map((argument) => [`${type.name}.${field.name}(${argument.name})`, argument.description] as const),
        ]),
      ];
    });
}

describe('the public schema', () => {
  test('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  test('describes every type, field, argument, enum value and input', () => {
    expect(described().length).toBeGreaterThan(200);
    expect(described().filter(([, description]) => (description ?? '').trim().length < 4)).toEqual([]);
  });

  test('names only rules that the table has', () => {
    const numbers = [...sdl.matchAll(/\b\d{3}\.\d{1,3}[a-z]?\b/g)].map(([number]) => number);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => rule(number) === undefined)).toEqual([]);
  });
});
