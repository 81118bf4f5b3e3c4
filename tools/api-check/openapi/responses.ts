import { dialect } from '#src/api/dialects/dialect.ts';
import type { Answer, ContractCall } from '../contract-call.ts';
import { exampleOf } from './examples.ts';
import { type Json, jsonContent, refTo } from './json.ts';

export const FAILURE: Json = {
  type: 'object',
  properties: {
    [dialect.success.field]: { description: 'Anything but a success' },
    message: { type: 'string', description: 'For a person' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With 400, 409 and 422: what is wrong with which field',
    },
  },
};

/** The first value that counts as a success. */
const [successValue] = dialect.success.values;

const FAILURES = {
  BadRequest: 'The query or the body cannot be read',
  Unauthorized: 'There is no session, or it has ended',
  Forbidden: 'This person may not do it',
  NotFound: 'There is no such record',
  Conflict: 'A value is taken, or the record is in use',
  TooLarge: 'The file is too large',
  Invalid: 'A field is wrong',
};

/** The answers that many calls have in common. */
export function sharedResponses(): Json {
  const entries = Object.entries(FAILURES).map(([name, description]) => {
    const hasFields = name === 'Invalid' || name === 'Conflict';
    const errors = hasFields ? { errors: { username: description } } : {};
    return [name, { description, content: failure(description, errors) }] as const;
  });
  const other = `A failure: an HTTP status of 400 to 599, or another value of ${dialect.success.field}`;
  return {
    ...Object.fromEntries(entries),
    Failure: { description: other, content: failure('Try again later') },
  };
}

function failure(message: string, errors: Json = {}): Json {
  const value = typeof successValue === 'number' ? 0 : false;
  return jsonContent(refTo('schemas', 'Failure'), {
    [dialect.success.field]: value,
    message,
    ...errors,
  });
}

/** Returns the answers of a call, by status. */
export function responsesOf(
  contract: ContractCall,
  toRef: (schema: Extract<Answer, { schema: unknown }>['schema']) => Json,
  schemas: Json,
): Json {
  const { access, answer, query, body } = contract;
  const isWrite = !contract.call.startsWith('GET ');
  const refusals = {
    400: 'BadRequest',
    ...(access === 'session' && { 401: 'Unauthorized', 403: 'Forbidden' }),
    ...(query === 'id' && { 404: 'NotFound' }),
    ...(isWrite && { 409: 'Conflict' }),
    ...(body?.kind === 'file' && { 413: 'TooLarge' }),
    ...(body && { 422: 'Invalid' }),
    default: 'Failure',
  };
  return {
    200: { description: 'Success', content: contentOf(answer, toRef, schemas) },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, name]) => [status, refTo('responses', name)]),
    ),
  };
}

function contentOf(
  answer: Answer,
  toRef: (schema: Extract<Answer, { schema: unknown }>['schema']) => Json,
  schemas: Json,
): Json {
  if (answer.kind === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  const success = { const: successValue };
  const schema: Json = {
    type: 'object',
    properties: {
      [dialect.success.field]: success,
      ...(answer.kind === 'any' ? {} : { data: dataOf(answer, toRef) }),
    },
    required: answer.kind === 'any' ? [dialect.success.field] : [dialect.success.field, 'data'],
  };
  return jsonContent(schema, exampleOf(schema, schemas));
}

function dataOf(
  { kind, schema }: Extract<Answer, { schema: unknown }>,
  toRef: (schema: Extract<Answer, { schema: unknown }>['schema']) => Json,
): Json {
  const record = toRef(schema);
  if (kind === 'list') return { type: 'array', items: record };
  if (kind !== 'page') return record;
  return {
    type: 'object',
    description: 'records, rows, items and content are read in place of list.',
    properties: {
      list: { type: 'array', items: record, description: 'At most as many as were asked for' },
      total: { type: 'integer', minimum: 0, description: 'Of all pages' },
    },
    required: ['list', 'total'],
  };
}
