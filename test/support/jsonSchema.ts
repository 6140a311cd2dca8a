import { isObject, type JsonObject } from '../../cli/scenario/json.ts';

/** What is wrong with a value by a JSON Schema, of which the words that the scenario format's schema uses are known; others are an error. */
export function schemaFaults(value: unknown, schema: unknown, path = '$'): readonly string[] {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([word, said]) => {
    const check = CHECKS[word];
    if (check === undefined) throw new Error(`unknown word in the schema: ${word}`);
    return check(value, said, path, schema);
  });
}

type Check = (value: unknown, said: unknown, path: string, schema: JsonObject) => readonly string[];

const listed = (said: unknown): readonly unknown[] => (Array.isArray(said) ? said : []);
const fault = (is: boolean, path: string, what: string): readonly string[] => (is ? [] : [`${path} ${what}`]);
const anyOf: Check = (value, said, path) =>
  fault(
    listed(said).some((one) => schemaFaults(value, one, path).length === 0),
    path,
    `fits none of ${listed(said).length} forms: ${JSON.stringify(value)}`,
  );

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: () => [],
  title: () => [],
  type: (value, said, path) => fault(isOf(value, said), path, `is no ${String(said)}`),
  required: (value, said, path) =>
    listed(said).flatMap((key) => fault(!isObject(value) || String(key) in value, path, `has no ${String(key)}`)),
  properties: (value, said, path) =>
    isObject(value) && isObject(said)
      ? Object.entries(value).flatMap(([key, below]) => schemaFaults(below, said[key], `${path}.${key}`))
      : [],
  additionalProperties: (value, said, path, { properties }) => {
    const others = isObject(value) ? Object.entries(value).filter(([key]) => !isObject(properties) || !(key in properties)) : [];
    return others.flatMap(([key, below]) => (said === false ? [`${path} has a ${key}`] : schemaFaults(below, said, `${path}.${key}`)));
  },
  items: (value, said, path) => listed(value).flatMap((one, index) => schemaFaults(one, said, `${path}[${index}]`)),
  minItems: (value, said, path) => fault(listed(value).length >= Number(said), path, `has fewer than ${String(said)} entries`),
  minimum: (value, said, path) => fault(typeof value !== 'number' || value >= Number(said), path, `is under ${String(said)}`),
  enum: (value, said, path) => fault(listed(said).includes(value), path, `is none of ${listed(said).join(', ')}`),
  pattern: (value, said, path) =>
    fault(typeof value === 'string' && new RegExp(String(said)).test(value), path, `is not like ${String(said)}`),
  anyOf,
  oneOf: anyOf,
};

function isOf(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
