/**
 * Why a call failed:
 * - `http`: status 400 to 599
 * - `rejected`: `success: false`
 * - `network`: no answer
 * - `timeout`: no answer in time
 * - `malformed`: invalid JSON
 * - `empty`: no body
 * - `shape`: JSON that does not fit the schema
 */
export type ApiErrorKind =
  | 'http'
  | 'rejected'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'empty'
  | 'shape';

type ApiErrorInit = {
  kind: ApiErrorKind;
  call: string;
  status?: number | undefined;
  code?: string | number | undefined;
  message?: string | undefined;
  data?: unknown;
  retryAfter?: number | undefined;
  cause?: unknown;
};

/** The data of an answer without a body. */
const NO_DATA = 'Something went wrong!';

/** The error of every failed call. `message` is the server's text, '' where it sent none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Method and path: `GET /links/get`. */
  readonly call: string;
  readonly status: number | undefined;
  readonly code: string | number | undefined;
  /** The answer's body, or 'Something went wrong!' where there was none. */
  readonly data: unknown;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message ?? '', { cause: init.cause });
    this.kind = init.kind;
    this.call = init.call;
    this.status = init.status;
    this.code = init.code;
    this.data = init.data ?? NO_DATA;
    this.retryAfter = init.retryAfter;
  }
}

/** True for status 404, sent as HTTP status or in the envelope. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What the routers of Express, Nest and Spring answer at an address that they do not know. */
const NO_ADDRESS =
  /\bCannot (?:GET|POST|PUT|DELETE) \/|^No static resource |^No message available$/;

/** True where the server has no such call, as far as its answer shows it. */
export function isNoAddress(error: ApiError): boolean {
  return error.status === 405 || NO_ADDRESS.test(wordsOf(error));
}

/** What routers and hosts answer with status 404: a page, nothing, or that nothing was found. */
const NOT_FOUND = /^\s*<|^$|^(?:404 )?(?:page )?not found\.?$|^The route \S+ could not be found/i;

/** True where the server has no such list. Where a list is empty, some servers answer 404 too, but say so. */
export function isNoList(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isFrom404 = error.kind === 'http' && error.status === 404;
  return isNoAddress(error) || (isFrom404 && NOT_FOUND.test(wordsOf(error)));
}

function wordsOf({ message, data }: ApiError): string {
  return message || (typeof data === 'string' && data !== NO_DATA ? data : '');
}
