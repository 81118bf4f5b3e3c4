/**
 * Why a call failed:
 * `http` an answer of 400 to 599; `rejected` an answer with `success: false`; `network` no answer;
 * `timeout` none in time; `malformed` an answer that is no JSON; `empty` one without a body;
 * `shape` JSON that does not fit the schema.
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

/** The one error of every failed call (E3). `message` is the server's own text, '' where it gave none. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Method and path, as `GET /links/get`. */
  readonly call: string;
  readonly status: number | undefined;
  readonly code: string | number | undefined;
  /** The answer's body, or 'Something went wrong!' where there was none. */
  readonly data: unknown;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message ?? '', { cause: init.cause });
    this.kind = init.kind;
    this.call = init.call;
    this.status = init.status;
    this.code = init.code;
    this.data = init.data ?? 'Something went wrong!';
    this.retryAfter = init.retryAfter;
  }
}

/** True for the two ways in which a server says that a record does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
