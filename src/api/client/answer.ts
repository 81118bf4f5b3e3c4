import { HTTPError, NetworkError, TimeoutError } from 'ky';
import * as v from 'valibot';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { readEnvelope, statusOf } from '#src/api/wire/envelope.ts';
import { fromWire, fromWireBody } from '#src/api/wire/wire.ts';

/**
 * Reads a successful answer.
 * @throws ApiError where it is empty, invalid JSON, `success: false`, or does not fit the schema.
 */
export function readAnswer<T>(
  schema: v.GenericSchema<unknown, T>,
  call: string,
  status: number,
  text: string,
): T {
  const isEmpty = text.trim() === '';
  if (isEmpty && status !== 204) throw new ApiError({ kind: 'empty', call, status });
  const body = isEmpty ? null : parseJson(call, status, text);
  const envelope = readEnvelope(body);
  if (!envelope.success) {
    throw new ApiError({
      ...envelope,
      kind: 'rejected',
      call,
      status: statusOf(envelope, status),
      data: body,
    });
  }
  const result = v.safeParse(schema, fromWire(call, envelope.data, body));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ApiError({
    kind: 'shape',
    call,
    status,
    message: `${call}: ${v.getDotPath(issue) ?? 'data'}: ${issue.message}`,
    data: body,
  });
}

function parseJson(call: string, status: number, text: string): unknown {
  try {
    return fromWireBody(text);
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', call, status, data: text.slice(0, 500), cause });
  }
}

/** Converts an answer of 400 to 599. */
export function toHttpError(
  call: string,
  status: number,
  body: unknown,
  retryAfter?: string | null,
): ApiError {
  const envelope = readEnvelope(body);
  const seconds = Number(retryAfter);
  return new ApiError({
    ...envelope,
    kind: 'http',
    call,
    status,
    data: body,
    retryAfter: retryAfter && Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** Converts ky's errors; other errors are returned unchanged. */
export function toApiError(call: string, error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const { status, headers } = error.response;
    return toHttpError(call, status, error.data, headers.get('Retry-After'));
  }
  if (error instanceof TimeoutError) return new ApiError({ kind: 'timeout', call, cause: error });
  if (error instanceof NetworkError || error instanceof TypeError) {
    return new ApiError({ kind: 'network', call, cause: error });
  }
  return error;
}
