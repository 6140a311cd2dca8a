/** A source that cannot be read to its end: nothing is made of it. The message names the source and the place. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
