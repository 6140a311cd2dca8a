import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { EndpointType, LambdaIntegration, ResponseType, RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import type { GamesTable } from './constructs/games-table.ts';
import { GraphqlFunction } from './constructs/graphql-function.ts';

/** What the gateway lets through in all, before Lambda is asked: requests a second, and as many at once on top. */
const THROTTLING = { rate: 50, burst: 100 } as const;

/** The answers that API Gateway gives by itself, in the form that GraphQL clients read and browsers of other origins may see. */
function speakGraphqlWhenRefusing(api: RestApi): void {
  const responseHeaders = { 'Access-Control-Allow-Origin': "'*'" };
  const templates = { 'application/json': '{"errors":[{"message":$context.error.messageString}]}' };
  api.addGatewayResponse('ClientError', { type: ResponseType.DEFAULT_4XX, responseHeaders, templates });
  api.addGatewayResponse('ServerError', { type: ResponseType.DEFAULT_5XX, responseHeaders, templates });
  api.addGatewayResponse('NoSuchPath', {
    type: ResponseType.MISSING_AUTHENTICATION_TOKEN,
    statusCode: '404',
    responseHeaders,
    templates: { 'application/json': '{"errors":[{"message":"There is nothing here. The API is at /graphql."}]}' },
  });
}

export interface ApiStackProps extends StackProps {
  /** Where games are kept. */
  readonly games: GamesTable;
}

/** API Gateway in front of the function: `/graphql` (POST, GET, OPTIONS) and `/health` (GET), and no other path. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { games, ...props }: ApiStackProps) {
    super(scope, id, props);

    const graphql = new GraphqlFunction(this, 'Graphql', { games });
    const integration = new LambdaIntegration(graphql.function, { allowTestInvoke: false });

    const api = new RestApi(this, 'Api', {
      restApiName: 'wellspring',
      endpointTypes: [EndpointType.REGIONAL],
      // The role that lets API Gateway write logs is one for the whole account and not this stack's to set.
      cloudWatchRole: false,
      deployOptions: { throttlingRateLimit: THROTTLING.rate, throttlingBurstLimit: THROTTLING.burst },
    });
    speakGraphqlWhenRefusing(api);

    const endpoint = api.root.addResource('graphql');
    for (const method of ['GET', 'POST', 'OPTIONS']) endpoint.addMethod(method, integration);
    api.root.addResource('health').addMethod('GET', integration);

    new CfnOutput(this, 'GraphqlUrl', { value: api.urlForPath('/graphql'), description: 'The address of the API' });
  }
}
