import * as v from 'valibot';
import { fileEnding } from '#src/lib/files/file-types.ts';
import { parseExact, stringifyExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { parseDateTime } from '#src/lib/time/date-time.ts';
import { type Dialect, type PlainAnswer, type PlainCall, renamed, Unreadable } from './dialect.ts';

type Answer = (request: Request) => Promise<Response>;

/** The paths of files, which are not translated: records contain them. */
const FILES = /^\/api\/(pictures|files|__mock__)\//;

const OurAnswer = v.object({
  success: v.boolean(),
  data: v.optional(v.unknown()),
  message: v.optional(v.string(), ''),
  errors: v.optional(v.record(v.string(), v.string()), {}),
});

/** Wraps a server so that it speaks a dialect. */
export function translated(dialect: Dialect, answer: Answer): Answer {
  return async (request) => {
    const url = new URL(request.url);
    if (FILES.test(url.pathname)) return answer(request);
    const upload = dialect.uploads?.exec(url.pathname)?.[1];
    if (upload !== undefined) return answer(new Request(new URL(`/api/files/${upload}`, url)));
    if (!url.pathname.startsWith(`${dialect.prefix}/`)) return new Response(null, { status: 404 });
    const path = url.pathname.slice(dialect.prefix.length);
    const asked = `${request.method} ${path}`;
    const call = dialect.toCall(request.method, path);
    if (call === null) {
      const body = dialect.toUnknown?.(asked);
      return body ? Response.json(body) : new Response(null, { status: 404 });
    }
    const made = await ours(dialect, call, request, answer);
    return made instanceof Response
      ? made
      : toTheirs(dialect, { ...made, asked, query: url.searchParams });
  };
}

type Made = Omit<PlainAnswer, 'asked' | 'query'>;

/** Makes the translated call and returns our answer, or a file. */
async function ours(
  dialect: Dialect,
  call: PlainCall,
  request: Request,
  answer: Answer,
): Promise<Made | Response> {
  const name = `${call.method} ${call.path}`;
  try {
    const made = await answer(await toOurs(dialect, call, request));
    if (!(made.headers.get('Content-Type') ?? '').includes('json')) return made;
    const body = v.parse(OurAnswer, parseExact(await made.text()));
    return { ...body, data: body.data, call: name, status: made.status };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message } = error;
    return { call: name, status: 400, success: false, data: null, message, errors: {} };
  }
}

async function toOurs(dialect: Dialect, call: PlainCall, request: Request): Promise<Request> {
  const url = new URL(request.url);
  const query = Object.entries(dialect.toQuery(url.searchParams, call.path));
  url.pathname = `/api${call.path}`;
  for (const [name] of query) url.searchParams.delete(name);
  for (const [name, value] of url.searchParams) {
    url.searchParams.set(name, String(toOurValue(dialect, name, value)));
  }
  for (const [name, value] of [...query, ['id', call.id] as const]) {
    if (value) url.searchParams.set(name, value);
  }
  const headers = new Headers(request.headers);
  const { header, form } = dialect.token;
  const token = form.exec(request.headers.get(header) ?? '')?.[1];
  headers.delete('Authorization');
  headers.delete('Cookie');
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const type = headers.get('Content-Type') ?? '';
  const isForm = type.includes('multipart');
  // The new request names the form's boundary itself.
  if (isForm) headers.delete('Content-Type');
  const body = isForm
    ? await toOurForm(dialect, call, request)
    : await toOurBody(dialect, call, request);
  const isSent = body !== null && call.method !== 'GET';
  return new Request(url, { method: call.method, headers, ...(isSent && { body }) });
}

async function toOurBody(dialect: Dialect, call: PlainCall, request: Request) {
  // Such a server reads the id only from the path.
  if (call.method === 'DELETE' && call.id !== undefined) return JSON.stringify({ id: call.id });
  const text = await request.text();
  const isJson = (request.headers.get('Content-Type') ?? '').includes('json');
  if (text === '' || !isJson) return text || null;
  const body: unknown = parseExact(text);
  const fields = isRecord(body) ? (dialect.toFields?.(body, call.path) ?? body) : body;
  return stringifyExact(
    mapped(fields, {
      names: (names) => englishNames(names, dialect.englishEnding, 'En'),
      change: (name, value) => toOurValue(dialect, name, value),
    }),
  );
}

/**
 * The form of an upload with our field name; a file with another field name is ignored.
 * @throws Unreadable for a file of another kind
 */
async function toOurForm(
  { uploadField, uploadEndings }: Dialect,
  { path }: PlainCall,
  request: Request,
): Promise<FormData> {
  const form = await request.formData();
  const file = form.get(uploadField);
  form.delete('file');
  form.delete(uploadField);
  if (file === null || typeof file === 'string') return form;
  const ending = fileEnding(file.name);
  if (path === '/file' && uploadEndings && !uploadEndings.includes(ending)) {
    const allowed = uploadEndings.join(', ');
    throw new Unreadable(`文件[${file.name}]后缀[${ending}]不正确，请上传[${allowed}]格式`);
  }
  form.set('file', file);
  return form;
}

/** @throws Unreadable for a time in another format. */
function toOurValue({ dates, shownStatus }: Dialect, name: string, value: unknown): unknown {
  if (name === 'status' && shownStatus === 1) return otherStatus(value);
  // Such a server sends null for an empty time.
  if (isTime(name) && value === null) return '';
  const isSet = typeof value === 'number' || (typeof value === 'string' && value !== '');
  if (!isTime(name) || !isSet) return value;
  const text = `${value}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return value;
  if (!dates.form.test(text)) throw new Unreadable(`Cannot read ${name}: ${text}`);
  return parseDateTime(text)?.toISOString();
}

function toTheirs(dialect: Dialect, made: PlainAnswer): Response {
  const data = mapped(made.data, {
    names: (names) => englishNames(names, 'En', dialect.englishEnding),
    change: (name, value) => toTheirValue(dialect, name, value),
  });
  const { status, body } = dialect.toAnswer({ ...made, data });
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

type Mapping = {
  /** The new names of a record's fields, for those that change. */
  names: (names: string[]) => Record<string, string>;
  change: (name: string, value: unknown) => unknown;
};

/** Maps every field of a value recursively. */
function mapped(value: unknown, mapping: Mapping): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, mapping));
  if (!isRecord(value)) return value;
  const changed = Object.entries(value).map(
    ([name, inner]) => [name, mapping.change(name, mapped(inner, mapping))] as const,
  );
  return renamed(Object.fromEntries(changed), mapping.names(Object.keys(value)));
}

/** English values beside their Chinese ones: `titleEn` as `title_en`, or the reverse. */
function englishNames(names: string[], from = 'En', to = 'En'): Record<string, string> {
  if (from === to) return {};
  const english = names.filter((name) => names.includes(`${name}${from}`));
  return Object.fromEntries(english.map((name) => [`${name}${from}`, `${name}${to}`]));
}
