import { isRecord } from '#src/lib/is-record.ts';
import { SUCCESS_FIELD, SUCCESS_VALUES } from './dialect.ts';

/** An answer without its envelope. */
export type Envelope = {
  success: boolean;
  data: unknown;
  message: string | undefined;
  code: string | number | undefined;
};

/**
 * Unwraps `{ success, data, message }`. A body without the success field (`dialect.ts`) is the data
 * itself.
 */
export function readEnvelope(body: unknown): Envelope {
  if (!isRecord(body)) return { success: true, data: body, message: undefined, code: undefined };
  const isWrapped = SUCCESS_FIELD in body;
  return {
    success: !isWrapped || SUCCESS_VALUES.split(',').includes(String(body[SUCCESS_FIELD])),
    data: isWrapped ? dataIn(body) : body,
    message: readText(body.message) ?? readText(body.msg) ?? readText(body.detail),
    code: typeof body.code === 'number' ? body.code : readText(body.code),
  };
}

/**
 * Data is in `data` or `result`. Servers with a `code` often send it beside: `{ code, msg, rows }`.
 */
function dataIn(body: Record<string, unknown>): unknown {
  const { data, result = data } = body;
  if (result !== undefined || SUCCESS_FIELD === 'success') return result;
  const wrapping = new Set([SUCCESS_FIELD, 'code', 'message', 'msg']);
  const beside = Object.entries(body).filter(([name]) => !wrapping.has(name));
  return beside.length > 0 ? Object.fromEntries(beside) : null;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
