import { type GraphQLSchema, printSchema } from 'graphql';

/** A plugin of the code generator: the whole SDL as a TypeScript module, so that bundles need no file beside them. */
export function plugin(schema: GraphQLSchema): string {
  const lines = printSchema(schema).split('\n');
  return `/** Generated from schema/*.graphql. */\nexport const sdl = [\n${lines.map((line) => `  ${JSON.stringify(line)},\n`).join('')}].join('\\n');\n`;
}
