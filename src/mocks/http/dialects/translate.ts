import * as v from 'valibot';
import { parseExact, stringifyExact } from '#src/lib/records/exact-json.ts';
import { fileEnding } from '#src/lib/files/file-types.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { parseDateTime } from '#src/lib/time/date-time.ts';
import type { Dialect, PlainCall } from './dialect.ts';

type Answer = (request: Request) => Promise<Response>;

const PAGE_NAMES = ['pageNo', 'pageSize', 'sortField', 'sortOrder', 'keyword'];
/** Files keep the URLs stored in records. */
const FILES = /^\/api\/(pictures|files|__mock__)\//;

const OurAnswer = v.object({
  success: v.boolean(),
  data: v.optional(v.unknown()),
  message: v.optional(v.string(), ''),
  errors: v.optional(v.record(v.string(), v.string()), {}),
});

type OurAnswer = v.InferOutput<typeof OurAnswer> & { status: number };

/** Thrown for values that such a server cannot parse. */
class Unreadable extends Error {}

/** Wraps a server so that it speaks a dialect. */
export function translated(dialect: Dialect, answer: Answer): Answer {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (FILES.test(pathname)) return answer(request);
    const method = request.method;
    const isBelow = pathname.startsWith(`${dialect.prefix}/`);
    const call = isBelow ? dialect.toCall(method, pathname.slice(dialect.prefix.length)) : null;
    if (call === null) return new Response(null, { status: 404 });
    try {
      const refusal = await uploadRefusal(dialect, call, request);
      if (refusal !== undefined) return theirAnswer(dialect, call, refusal);
      return await toTheirs(dialect, call, await answer(await toOurs(dialect, call, request)));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return new Response(error.message, { status: 400 });
    }
  };
}

async function toOurs(dialect: Dialect, call: PlainCall, request: Request): Promise<Request> {
  const url = new URL(request.url);
  const page = dialect.toPage(url.searchParams);
  url.pathname = `/api${call.path}`;
  for (const name of PAGE_NAMES) url.searchParams.delete(name);
  for (const [name, value] of url.searchParams) {
    url.searchParams.set(name, String(toOurValue(dialect, name, value)));
  }
  for (const [name, value] of Object.entries({ ...page, id: call.id })) {
    if (value) url.searchParams.set(name, value);
  }
  const headers = new Headers(request.headers);
  const { header, form } = dialect.token;
  const token = form.exec(request.headers.get(header) ?? '')?.[1];
  headers.delete('Authorization');
  headers.delete('Cookie');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const type = headers.get('Content-Type') ?? '';
  const isRenamed = type.includes('multipart') && dialect.uploadField !== 'file';
  // The new request names the form's boundary itself.
  if (isRenamed) headers.delete('Content-Type');
  const body = isRenamed
    ? await renamedUpload(dialect, request)
    : await toOurBody(dialect, call, type, request);
  return new Request(url, { method: call.method, headers, ...(body === null ? {} : { body }) });
}

async function toOurBody(dialect: Dialect, call: PlainCall, type: string, request: Request) {
  if (!type.includes('json')) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > 0 ? bytes : null;
  }
  const body: unknown = parseExact(await request.text());
  const ours = mapped(body, (name, value) => toOurValue(dialect, name, value));
  return stringifyExact(call.path === '/user/login' ? renamed(ours, dialect.signInFields) : ours);
}

/** Under our name; a file under another one is not read. */
async function renamedUpload({ uploadField }: Dialect, request: Request): Promise<FormData> {
  const form = await request.formData();
  const file = form.get(uploadField);
  form.delete('file');
  form.delete(uploadField);
  if (file !== null) form.set('file', file);
  return form;
}

/** The answer to a file that such a server does not take, in RuoYi's words. */
async function uploadRefusal(
  { uploadEndings }: Dialect,
  { path }: PlainCall,
  request: Request,
): Promise<OurAnswer | undefined> {
  if (uploadEndings === undefined || path !== '/file') return undefined;
  const [, name = ''] = /; filename="([^"]*)"/.exec(await request.clone().text()) ?? [];
  const ending = fileEnding(name);
  if (uploadEndings.includes(ending)) return undefined;
  const message = `文件[${name}]后缀[${ending}]不正确，请上传[${uploadEndings.join(', ')}]格式`;
  return { success: false, status: 500, message, errors: {}, data: null };
}

function renamed(body: unknown, names: Record<string, string> = {}): unknown {
  if (!isRecord(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [names[name] ?? name, value]),
  );
}

/** @throws Unreadable for a time in another format. */
function toOurValue({ dates, shownStatus }: Dialect, name: string, value: unknown): unknown {
  if (name === 'status' && shownStatus === 1) return otherStatus(value);
  const isSet = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (!isTime(name) || !isSet) return value;
  const text = `${value}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return value;
  if (!dates.form.test(text)) throw new Unreadable(`Cannot read ${name}: ${text}`);
  return parseDateTime(text)?.toISOString();
}

async function toTheirs(dialect: Dialect, call: PlainCall, made: Response): Promise<Response> {
  if (!(made.headers.get('Content-Type') ?? '').includes('json')) return made;
  return theirAnswer(dialect, call, {
    ...v.parse(OurAnswer, parseExact(await made.text())),
    status: made.status,
  });
}

function theirAnswer(dialect: Dialect, call: PlainCall, { data, ...ours }: OurAnswer): Response {
  const { status, body } = dialect.toAnswer({
    ...ours,
    call: `${call.method} ${call.path}`,
    data: mapped(data, (name, value) => toTheirValue(dialect, name, value)),
  });
  if (body === undefined) return new Response(null, { status });
  const headers = { 'Content-Type': 'application/json' };
  return new Response(stringifyExact(body), { status, headers });
}

function toTheirValue({ dates, shownStatus }: Dialect, name: string, value: unknown): unknown {
  if (name === 'status' && shownStatus === 1) return otherStatus(value);
  if (!isTime(name) || (typeof value !== 'string' && typeof value !== 'number')) return value;
  const time = value === '' ? null : parseDateTime(value);
  return time === null ? null : dates.toText(time.getTime());
}

function isTime(name: string): boolean {
  return /Time$|^(from|to|deadline)$/.test(name);
}

function otherStatus(value: unknown): unknown {
  if (value === '' || value === null) return value;
  return Number(value) === 1 ? 0 : 1;
}

/** Maps every field of a value recursively. */
function mapped(value: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, change(name, mapped(inner, change))]),
  );
}
