import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A request as API Gateway (REST, proxy integration) hands it over, every field present; what differs is given. */
export function proxyEvent(overrides: Partial<APIGatewayProxyEvent>): APIGatewayProxyEvent {
  const path = overrides.resource ?? '/graphql';
  const httpMethod = overrides.httpMethod ?? 'POST';
  return {
    resource: path,
    path,
    httpMethod,
    headers: { Accept: '*/*', Host: 'abc123.execute-api.eu-central-1.amazonaws.com', 'X-Forwarded-Proto': 'https' },
    multiValueHeaders: {},
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    requestContext: {
      accountId: '123456789012',
      apiId: 'abc123',
      authorizer: undefined,
      httpMethod,
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: '192.0.2.1',
        user: null,
        userAgent: 'curl/8.17.0',
        userArn: null,
      },
      path: `/prod${path}`,
      protocol: 'HTTP/1.1',
      requestId: '7f9a1c6e-2b3d-4e5f-8a9b-0c1d2e3f4a5b',
      requestTimeEpoch: 1_796_000_000_000,
      resourceId: 'a1b2c3',
      resourcePath: path,
      stage: 'prod',
    },
    body: null,
    isBase64Encoded: false,
    ...overrides,
  };
}

/** A GraphQL request as a POST of JSON. */
export function post(body: string, overrides: Partial<APIGatewayProxyEvent> = {}): APIGatewayProxyEvent {
  return proxyEvent({ httpMethod: 'POST', headers: { 'Content-Type': 'application/json; charset=utf-8' }, body, ...overrides });
}

/** A GraphQL request in the query string, decoded as API Gateway does it. */
export function get(
  query: string,
  headers: Readonly<Record<string, string>> = { 'Apollo-Require-Preflight': 'true' },
): APIGatewayProxyEvent {
  return proxyEvent({
    httpMethod: 'GET',
    headers,
    queryStringParameters: { query },
    multiValueQueryStringParameters: { query: [query] },
  });
}
