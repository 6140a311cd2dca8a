import { ApolloServer } from '@apollo/server';
import { openCatalogue } from '../data/cards/index.ts';
import { createContext, createServer } from '../resolvers/server.ts';
import { measure, printRatios } from './measure.ts';

/** GraphQL requests in process against a bare Apollo server's `hello`, in one run. */
export async function benchGraphql(): Promise<void> {
  const catalogue = openCatalogue();
  const server = createServer();
  const bare = new ApolloServer({ typeDefs: 'type Query { hello: String! }', resolvers: { Query: { hello: () => 'hello' } } });
  const run = async (query: string, variables: Record<string, unknown> = {}): Promise<void> => {
    const response = await server.executeOperation({ query, variables }, { contextValue: createContext(catalogue) });
    if (response.body.kind !== 'single' || response.body.singleResult.errors) throw new Error(JSON.stringify(response.body));
  };
  const board = (count: number) => ({
    input: {
      players: [
        {
          id: 'a',
          battlefield: Array.from({ length: count }, (_, index) => ({
            card: ['Forest', 'Reflecting Pool', 'Sol Ring', 'Exotic Orchard'][index % 4] ?? 'Forest',
          })),
        },
        { id: 'b' },
      ],
    },
  });
  const question = `query ($input: BoardInput!) { board(input: $input) { permanents { id couldProduce { types because { type explanation { summary } } } } } }`;
  printRatios(
    'GraphQL, in process: a request',
    await measure({
      'bare Apollo: { hello }': async () => bare.executeOperation({ query: '{ hello }' }),
      'one card': async () => run('{ card(name: "Sol Ring") { name producedMana support } }'),
      'board of 1': async () => run(question, board(1)),
      'board of 10': async () => run(question, board(10)),
      'board of 100': async () => run(question, board(100)),
    }),
  );
}
