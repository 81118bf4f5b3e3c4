import { listOf } from '#src/lib/records/list-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { dialect } from '#src/api/dialects/dialect.ts';

/** Names of the list in an answer with a page. */
export const LIST_NAMES: readonly string[] = ['list', 'records', 'rows', 'items', 'content'];

/** An answer without its envelope. */
export type Envelope = {
  success: boolean;
  data: unknown;
  message: string | undefined;
  code: string | number | undefined;
};

/** Unwraps `{ success, data, message }`, or `{ data }` alone. Another body is the data itself. */
export function readEnvelope(body: unknown, { field, values } = dialect.success): Envelope {
  if (!isRecord(body)) return { success: true, data: body, message: undefined, code: undefined };
  const said = String(body[field]);
  const isSuccess = values.some((value) => String(value) === said);
  return {
    success: isSuccess || !(field in body),
    data: dataIn(body, field),
    message: readText(body.message) ?? readText(body.msg) ?? readText(body.detail),
    code: typeof body.code === 'number' ? body.code : readText(body.code),
  };
}

/**
 * Data is in `data` or `result`. Servers with a `code` often send it beside: `{ code, msg, rows }`,
 * and some the total of a page: `{ data: [], count }`.
 */
function dataIn(body: Record<string, unknown>, field: string): unknown {
  const { data, result = data } = body;
  const total = totalIn(body);
  const isBeside = total !== undefined && result !== undefined;
  // A record that is missing, or a page without rows.
  if (isBeside && result === null) return null;
  const list = isBeside ? listOf(result) : undefined;
  if (list) return { list, total };
  // With a message beside it the data may be a refusal's.
  const isAlone = result !== undefined && Object.keys(body).length === 1;
  if (!(field in body)) return isAlone ? result : body;
  if (result !== undefined || field === 'success') return result;
  const wrapping = new Set([field, 'code', 'message', 'msg']);
  const beside = Object.entries(body).filter(([name]) => !wrapping.has(name));
  return beside.length > 0 ? Object.fromEntries(beside) : null;
}

const TOTAL_NAMES = ['total', 'totalElements', 'totalCount', 'totalItems', 'count'];

/** Total of a page under its usual names, also one level lower: `{ content, page: { totalElements } }`. */
export function totalIn(data: unknown): unknown {
  if (!isRecord(data)) return undefined;
  const name = TOTAL_NAMES.find((one) => data[one] !== undefined && data[one] !== null);
  if (name !== undefined) return data[name];
  return totalIn([data.page, data.meta, data.pagination].find(isRecord));
}

/**
 * Codes of an ended session: of HTTP, of vue-element-admin, whose servers are many, and of Alibaba's handbook for Java.
 */
const ENDED = new Set(
  [401, 50008, 50012, 50014, 'A0230', ...(dialect.endedSession ?? [])].map(String),
);

/**
 * The status of a refusal: some servers send 401 or 404 in the envelope with status 200, or a code of their own for the
 * end of a session.
 */
export function statusOf({ code }: Pick<Envelope, 'code'>, status: number): number {
  if (ENDED.has(String(code))) return 401;
  return Number(code) >= 400 && Number(code) < 600 ? Number(code) : status;
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
