import { StoreError } from '../errors.ts';

const THROTTLING: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** What DynamoDB's client throws, in the store's own words. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  if (THROTTLING.has(error.name))
    return new StoreError('STORE_BUSY', 'The store of the games has too much to do; nothing was changed. Ask again in a moment.', error);
  if (error.name === 'ResourceNotFoundException')
    return new StoreError('STORE_UNAVAILABLE', 'The table of the games is not there (yet). Nothing was changed.', error);
  if (error.name === 'ConditionalCheckFailedException' || error.name === 'ValidationException') return error;
  const isCredentials = /Credentials|AccessDenied|UnrecognizedClient/.test(error.name);
  const what = isCredentials ? 'does not let this service in' : 'did not answer in time';
  const sure = isCredentials
    ? 'Nothing was changed.'
    : 'What was asked may have been done or not: ask again with the same idempotencyKey, or see what the game is now.';
  return new StoreError('STORE_UNAVAILABLE', `The store of the games ${what}. ${sure}`, error);
}
