import { getResponse, http, HttpResponse } from 'msw';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { createHandlers } from '#src/mocks/handlers/all.ts';
import { mock } from './mock.ts';

// An independent server for the API contract: ids are texts, statuses booleans, flags
// numbers, lists texts, dates zeros, and roles and categories' names are missing. Rows of lists are short,
// categories have a third level, and parents go round in a circle.

const ZERO_DATE = '0000-00-00 00:00:00';
const IDS = new Set(['id', 'categoryId', 'parentId']);
const FLAGS = new Set(['pinned', 'recommended', 'inForce', 'disabled']);
const LEFT_OUT = new Set(['role', 'categoryName']);
const DATES = /Time$|^deadline$|^date$|^validUntil$/;
/** Not in the rows of lists. */
const LONG = /^content$|^duties$|^requirements$|^introduction$|^description$|^seo/;

type Saved = { call: string; body: Record<string, unknown> };

/**
 * Makes the mock answer as that server. `recordOf` returns the whole record that was sent, by a call of its type and its
 * id: the test before may still read one of another type.
 */
export function answerAsSecondServer() {
  const saved: Saved[] = [];
  const read = new Map<string, Record<string, unknown>>();
  const handlers = createHandlers(mock.db);
  tangleParents();
  mock.server.use(
    http.all('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      if (request.method === 'PUT') {
        const body: unknown = await request.json();
        if (isRecord(body)) saved.push({ call: `PUT ${path}`, body });
        return HttpResponse.json({ success: true, data: null });
      }
      const answer = await getResponse(handlers, request.clone());
      const isJson = answer?.headers.get('Content-Type')?.includes('json');
      if (!answer || !isJson || !answer.ok || request.method !== 'GET') return answer;
      const body: unknown = await answer.json();
      if (!isRecord(body)) throw new Error('The mock answers with an envelope');
      const isOne = new URL(request.url).searchParams.has('id');
      const data = isOne ? foreign(body.data) : foreignList(body.data);
      if (isOne && isRecord(data)) read.set(`${typeOf(path)} ${String(data.id)}`, data);
      return HttpResponse.json({ ...body, data });
    }),
  );
  const recordOf = (call: string, id: Id) => read.get(`${typeOf(call)} ${id}`);
  return { saved, recordOf };
}

/** @param call for example `PUT /links/update` */
const typeOf = (call: string) => call.split('/')[1];

function tangleParents(): void {
  const { productCategories, menu } = mock.db;
  const [one, other] = menu.all().filter(({ path }) => path === '/job' || path === '/aboutus');
  Object.assign(productCategories.find(13) ?? {}, { parentId: 12 });
  Object.assign(productCategories.find(3) ?? {}, { parentId: 4 });
  Object.assign(productCategories.find(4) ?? {}, { parentId: 3 });
  Object.assign(one ?? {}, { parentId: other?.id });
  Object.assign(other ?? {}, { parentId: one?.id });
}

function foreignList(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((row: unknown) => short(foreign(row)));
  if (isRecord(data) && Array.isArray(data.list)) return { ...data, list: foreignList(data.list) };
  return data;
}

function short(row: unknown): unknown {
  if (!isRecord(row) || 'inForce' in row) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => !LONG.test(name)));
}

function foreign(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const fields = Object.entries(row).filter(([name]) => !LEFT_OUT.has(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, foreignValue(name, value)]));
}

function foreignValue(name: string, value: unknown): unknown {
  if (IDS.has(name)) return typeof value === 'number' ? `${value}` : value;
  if (name === 'status') return value === 0;
  if (FLAGS.has(name)) return Number(value);
  if (DATES.test(name)) return ZERO_DATE;
  if (name === 'children' && Array.isArray(value)) return value.map(foreign);
  if (name === 'specifications') return JSON.stringify(value);
  if (Array.isArray(value)) return value.join(',');
  return value === '' ? null : value;
}
