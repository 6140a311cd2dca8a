import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { MALFORMED_BODY, OVERSIZED_BODY } from '../../resolvers/errors.ts';
import { LIMITS } from '../../resolvers/limits.ts';

/** Any page may ask: the API is public. The key that games belong to is one that a page has to know and to send by itself, which no browser does for it. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*' } as const;

const PREFLIGHT: APIGatewayProxyResult = {
  statusCode: 204,
  headers: {
    ...ANY_ORIGIN,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type, apollo-require-preflight, x-api-key',
    'access-control-max-age': '86400',
  },
  body: '',
};

/** A JSON answer that no cache keeps. */
function json(statusCode: number, body: string): APIGatewayProxyResult {
  return { statusCode, headers: { ...ANY_ORIGIN, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }, body };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A header by its name in lower case; empty where there is none. */
export function header(event: APIGatewayProxyEvent, name: string): string {
  const found = Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name);
  return found?.[1] ?? '';
}

/** The body as text, however API Gateway sent it. */
function bodyOf(event: APIGatewayProxyEvent): string {
  if (event.body === null) return '';
  return event.isBase64Encoded ? Buffer.from(event.body, 'base64').toString('utf8') : event.body;
}

/**
 * The answers that need no GraphQL: health (with the number of cards in the catalogue), preflight, and bodies that are too large or
 * no JSON. Undefined where the request is one for the GraphQL server.
 */
export function answerBeforeGraphql(event: APIGatewayProxyEvent, cards: number): APIGatewayProxyResult | undefined {
  if (event.resource === '/health') return json(200, JSON.stringify({ status: 'ok', cards }));
  if (event.httpMethod === 'OPTIONS') return PREFLIGHT;
  const body = bodyOf(event);
  if (Buffer.byteLength(body) > LIMITS.bodyBytes) return json(413, OVERSIZED_BODY);
  if (body !== '' && header(event, 'content-type').startsWith('application/json') && !isJson(body)) return json(400, MALFORMED_BODY);
  return undefined;
}

/** Lets pages of other origins read a GraphQL answer. */
export function openToAnyOrigin(result: APIGatewayProxyResult): void {
  result.headers = { ...result.headers, ...ANY_ORIGIN };
}

/** The answer where the server itself fails; what went wrong is for the log alone. */
export function serverFailure(): APIGatewayProxyResult {
  return json(500, '{"errors":[{"message":"Internal error.","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}');
}

/** API Gateway has decoded the query string already and the adapter decodes it once more: this makes the second time harmless. */
export function withEncodedQuery(event: APIGatewayProxyEvent): APIGatewayProxyEvent {
  const { multiValueQueryStringParameters: parameters } = event;
  if (parameters === null) return event;
  const encoded = Object.entries(parameters).map(([key, values]) => [key, values?.map((value) => encodeURIComponent(value))]);
  return { ...event, multiValueQueryStringParameters: Object.fromEntries(encoded) };
}
