import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { closed, type LocalDynamo, listening, startDynamo } from './dynamo.ts';

/** What becomes of a request to DynamoDB. */
export type Fault =
  /** It is answered. */
  | { readonly kind: 'none' }
  /** It does not arrive: the connection ends. */
  | { readonly kind: 'lost' }
  /** It is done, and the answer does not arrive. */
  | { readonly kind: 'unanswered' }
  /** It arrives so many milliseconds late. */
  | { readonly kind: 'late'; readonly by: number }
  /** It is refused with an error of DynamoDB's. */
  | { readonly kind: 'error'; readonly status: number; readonly type: string };

/** DynamoDB behind a proxy that says of each request what becomes of it, by its place among those since this was set, from 0, and its operation. */
export interface FaultyDynamo extends LocalDynamo {
  set(fault: (place: number, operation: string) => Fault): void;
  /** How many requests have come since. */
  count(): number;
}

export const NO_FAULT: Fault = { kind: 'none' };
export const THROTTLED: Fault = { kind: 'error', status: 400, type: 'ProvisionedThroughputExceededException' };

export async function startFaultyDynamo(): Promise<FaultyDynamo> {
  const dynamo = await startDynamo();
  let [fault, requests]: [Parameters<FaultyDynamo['set']>[0], number] = [() => NO_FAULT, 0];
  const server = createServer((asked, answer) => {
    const operation = String(asked.headers['x-amz-target']).replace(/^.*\./, '');
    const here = fault(requests, operation);
    requests += 1;
    bodyOf(asked).then(
      (body) => become(here, asked, body, answer, dynamo.endpoint),
      () => answer.destroy(),
    );
  });
  const endpoint = await listening(server);
  return {
    endpoint,
    table: dynamo.table,
    set: (next) => {
      [fault, requests] = [next, 0];
    },
    count: () => requests,
    close: async () => {
      await closed(server);
      await dynamo.close();
    },
  };
}

function become(fault: Fault, asked: IncomingMessage, body: Buffer, answer: ServerResponse, to: string): void {
  switch (fault.kind) {
    case 'none':
      forward(asked, body, to, (status, headers, text) => answer.writeHead(status, headers).end(text));
      break;
    case 'lost':
      answer.destroy();
      break;
    case 'unanswered':
      forward(asked, body, to, () => answer.destroy());
      break;
    case 'late':
      setTimeout(() => become(NO_FAULT, asked, body, answer, to), fault.by);
      break;
    case 'error': {
      const text = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${fault.type}`, message: 'as the test has it' });
      answer.writeHead(fault.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
    }
  }
}

function forward(
  { method, headers }: IncomingMessage,
  body: Buffer,
  to: string,
  then: (status: number, headers: IncomingMessage['headers'], body: Buffer) => unknown,
): void {
  const sent = request(to, { method: method ?? 'POST', headers }, (response) => {
    bodyOf(response).then(
      (text) => then(response.statusCode ?? 500, response.headers, text),
      () => then(500, {}, Buffer.alloc(0)),
    );
  });
  sent.on('error', () => then(500, {}, Buffer.alloc(0)));
  sent.end(body);
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
