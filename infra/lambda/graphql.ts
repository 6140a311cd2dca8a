import { fileURLToPath } from 'node:url';
import { handlers, startServerAndCreateLambdaHandler } from '@as-integrations/aws-lambda';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda';
import { openCompiled } from '../../data/cards/compiled.ts';
import { openGames } from '../../data/games/index.ts';
import { createContext, createServer, ownerOfKey } from '../../resolvers/server.ts';
import { answerBeforeGraphql, header, openToAnyOrigin, serverFailure, withEncodedQuery } from './http.ts';

/** The entry point on Lambda. Everything up here happens once, before the first request. */
const catalogue = openCompiled(fileURLToPath(new URL('./catalogue.sqlite', import.meta.url)));
/** `WELLSPRING_GAMES` names the table of the games; without it none are kept. */
const keeper = process.env.WELLSPRING_GAMES ? await openGames(catalogue) : null;
const server = createServer();
const gateway = handlers.createAPIGatewayProxyEventRequestHandler();

const answer = startServerAndCreateLambdaHandler(
  server,
  {
    ...gateway,
    fromEvent: (event: APIGatewayProxyEvent) => gateway.fromEvent(withEncodedQuery(event)),
    toErrorResult(error: unknown): APIGatewayProxyResult {
      console.error(error);
      return serverFailure();
    },
  },
  {
    context: async ({ event }) => createContext(catalogue, keeper && { keeper, owner: ownerOfKey(header(event, 'x-api-key')) }),
    middleware: [
      async (event: APIGatewayProxyEvent) => answerBeforeGraphql(event, catalogue.info.size) ?? (async (result) => openToAnyOrigin(result)),
    ],
  },
);

// The adapter starts the server in the background; a first operation waits for it, so that a server that cannot start fails here.
await server.executeOperation({ query: '{ __typename }' }, { contextValue: createContext(catalogue) });

/** Two parameters: Node 24's runtime refuses handlers that take a callback. */
export const handler = async (event: APIGatewayProxyEvent, context: LambdaContext): Promise<APIGatewayProxyResult> => {
  const result = await answer(event, context, () => undefined);
  return result ?? serverFailure();
};
