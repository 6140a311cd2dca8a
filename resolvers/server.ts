import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled, ApolloServerPluginUsageReportingDisabled } from '@apollo/server/plugin/disabled';
import { type FragmentDefinitionNode, getVariableValues, Kind, OperationTypeNode } from 'graphql';
import type { Context } from './context.ts';
import { checkDocument } from './documentLimits.ts';
import { type ErrorLog, formatError, noSubscriptions, tooCostly } from './errors.ts';
import { keptSizes } from './games/sizes.ts';
import { sdl } from './generated/sdl.ts';
import { resolvers } from './index.ts';
import { LIMITS } from './limits.ts';

export { type Context, createContext, type GamesOf } from './context.ts';
export { MALFORMED_BODY, OVERSIZED_BODY } from './errors.ts';
export { ownerOfKey } from './games/callersGames.ts';
export { LIMITS } from './limits.ts';

const CONSOLE: ErrorLog = { error: (message) => console.error(message) };

/**
 * The GraphQL server, for any way of carrying requests to it: start it, and give each request a context of its own (`createContext`).
 * Unexpected errors go to `log`, whole.
 */
export function createServer(log: ErrorLog = CONSOLE): ApolloServer<Context> {
  return new ApolloServer<Context>({
    typeDefs: sdl,
    resolvers,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    maxRecursiveSelections: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    formatError: formatError(log),
    plugins: [ApolloServerPluginLandingPageDisabled(), ApolloServerPluginUsageReportingDisabled(), limits],
  });
}

/** What can only be measured once the operation and its variables are known, and before anything of it runs. */
const limits: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, operation, document, request, contextValue }) {
        if (operation === undefined) return;
        if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw noSubscriptions();
        const given = request.variables ?? {};
        if (isDeeperThan(given, LIMITS.variableDepth)) {
          throw tooCostly(`Variables may be nested at most ${LIMITS.variableDepth} deep.`, 'variableDepth');
        }
        const variables = getVariableValues(schema, operation.variableDefinitions ?? [], given);
        if (variables.coerced === undefined) return;
        const fragments = document.definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
        const asked = { schema, operation, fragments, variables: variables.coerced };
        checkDocument(asked, await keptSizes(asked, contextValue));
      },
    };
  },
};

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((below) => isDeeperThan(below, depth - 1));
}
