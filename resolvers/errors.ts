import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { StoreError } from '../data/games/errors.ts';
import type { BoardError } from '../engine/index.ts';
import { LIMITS } from './limits.ts';

/** Kinds of errors that a caller can mend. */
export type ErrorCode = BoardError['code'] | 'KEY_REUSED' | 'NOT_IN_FORMAT';
export type FieldPath = readonly (string | number)[];

/** What is wrong with one field of an argument, and what would be right. */
export interface Problem {
  readonly code: ErrorCode;
  /** From the argument's name down: `['input', 'players', 0, 'life']`. */
  readonly path: FieldPath;
  /** Says what is wrong and what to do. */
  readonly message: string;
  /** Values that would do, the likeliest first. */
  readonly suggestions?: readonly string[];
}

/** `input.players[0].life` */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

/** Some messages quote what was sent, at whatever length it was sent. */
const LONGEST_MESSAGE = 1_000;
const shortened = (message: string): string => (message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`);

const shown = (problem: Problem) => ({
  code: problem.code,
  field: fieldName(problem.path),
  message: shortened(problem.message),
  ...(problem.suggestions === undefined ? {} : { suggestions: problem.suggestions }),
});

/**
 * The error for input that can't be used: `extensions.code`, `extensions.field` and `extensions.suggestions` are the first problem's,
 * `extensions.problems` holds all of them (at most `LIMITS.problems`).
 */
export function badInput(first: Problem, ...others: readonly Problem[]): GraphQLError {
  const { message, ...extensions } = shown(first);
  const more = others.length === 0 ? '' : ` (${others.length} more: see extensions.problems)`;
  return new GraphQLError(`${extensions.field}: ${message}${more}`, {
    extensions: { ...extensions, problems: [first, ...others].slice(0, LIMITS.problems).map(shown) },
  });
}

/** Throws where there are problems. */
export function refuse(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first !== undefined) throw badInput(first, ...others);
}

/** Over a limit of the document itself, which no field of an argument is to blame for. */
export function tooCostly(message: string, limit: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE', limit, http: { status: 400 } } });
}

/** For a subscription. */
export function noSubscriptions(): GraphQLError {
  const message = 'There is no subscription in this API: it answers queries and mutations.';
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } });
}

/** The answer to a body that is no JSON object, in the form that GraphQL clients read. For HTTP status 400, as `application/json`. */
export const MALFORMED_BODY = JSON.stringify({
  errors: [
    {
      message: 'The request body is not a JSON object. Send {"query": "…", "variables": {…}} as application/json.',
      extensions: { code: 'BAD_REQUEST' },
    },
  ],
});

/** The answer to a body over `LIMITS.bodyBytes`. For HTTP status 413, as `application/json`. */
export const OVERSIZED_BODY = JSON.stringify({
  errors: [
    {
      message: `The request body is over the limit of ${LIMITS.bodyBytes} bytes. Send a smaller board.`,
      extensions: { code: 'TOO_LARGE', limit: 'bodyBytes' },
    },
  ],
});

export interface ErrorLog {
  error(message: string): void;
}

/**
 * Errors meant for callers pass; everything else is a bug: logged whole under a number of its own, and masked.
 * No stack trace leaves here.
 */
export function formatError(log: ErrorLog): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    if (cause instanceof GraphQLError) return outOfRange(formatted) ?? readable(formatted);
    if (cause instanceof StoreError) {
      log.error(`${cause.code}: ${cause.message} ${cause.cause instanceof Error ? (cause.cause.stack ?? '') : ''}`);
      return { ...formatted, message: cause.message, extensions: { code: cause.code } };
    }
    const incident = randomUUID();
    log.error(`incident ${incident}: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
    return {
      ...formatted,
      message: `Internal error. It has been logged as ${incident}.`,
      extensions: { code: 'INTERNAL_SERVER_ERROR', incident },
    };
  };
}

/** What graphql-js says of a number in an answer that a field of type `Int` can't tell: the number follows. */
const UNTELLABLE = /^Int cannot represent (?:non 32-bit signed integer value: (?<far>\S+)|non-integer value: (?<endless>-?Infinity))$/;

/** A number in the answer that is beyond 32 bits: the field is named and the answer has none in its place. */
function outOfRange(error: GraphQLFormattedError): GraphQLFormattedError | null {
  const { far, endless } = UNTELLABLE.exec(error.message)?.groups ?? {};
  const value = far ?? endless;
  if (value === undefined || error.path === undefined) return null;
  const field = fieldName(error.path);
  const message = `${field}: this is ${value}, and numbers beyond 2147483647 on either side of zero can't be told. Ask it of a game with smaller numbers, or leave the field out.`;
  return { ...error, message, extensions: { code: 'TOO_LARGE', field } };
}

function readable(error: GraphQLFormattedError): GraphQLFormattedError {
  // A syntax error has a place; without one it is the parser that ran out of stack.
  if (error.extensions?.code === 'GRAPHQL_PARSE_FAILED' && error.locations === undefined) {
    const message = `This document is nested too deep to be read; fields may be ${LIMITS.depth} deep.`;
    return { message, extensions: { code: 'QUERY_TOO_LARGE', limit: 'depth' } };
  }
  return { ...error, message: shortened(error.message) };
}
