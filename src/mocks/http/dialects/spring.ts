import { isRecord } from '#src/lib/records/is-record.ts';
import { callOfOne, type Dialect, isKnown, type PlainCall, ZONED_DATES } from './dialect.ts';

const WRITES: Record<string, string> = { POST: 'create', PUT: 'update', DELETE: 'delete' };
const UNUSED_PATHS = /\/(page|create|update|delete|details)$/;

/**
 * Spring Data: no envelope, pages from 0 with `content`, HTTP statuses and problem details for
 * failures.
 */
export const spring: Dialect = {
  prefix: '/api/v1',
  toCall,
  token: { header: 'Authorization', form: /^Bearer (.+)$/ },
  toQuery: (query) => {
    const [sortField, sortOrder] = query.get('sort')?.split(',') ?? [];
    const page = query.get('page');
    return {
      pageNo: page === null ? null : String(Number(page) + 1),
      pageSize: query.get('size'),
      sortField,
      sortOrder,
      keyword: query.get('q'),
    };
  },
  dates: ZONED_DATES,
  shownStatus: 0,
  uploadField: 'file',
  toAnswer: ({ call, query, status: given, success, data, message, errors }) => {
    if (success) {
      if (data === true || data === null) return { status: 204 };
      const status = call.endsWith('/create') || call === 'POST /file' ? 201 : 200;
      return { status, body: toBody(call, query, data) };
    }
    const status = given === 200 ? 401 : given;
    const fields = Object.entries(errors).map(([field, text]) => ({ field, defaultMessage: text }));
    const detail = { type: 'about:blank', title: 'Problem', status, detail: message };
    return { status, body: fields.length > 0 ? { ...detail, errors: fields } : detail };
  },
};

function toCall(method: string, path: string): PlainCall | null {
  if (UNUSED_PATHS.test(path)) return null;
  const [, resource = '', last] = /^(\/[\w-]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const write = WRITES[method];
  if (isKnown(method, path)) return { method, path };
  if (last === undefined) return { method, path: `${resource}/${write ?? 'page'}` };
  return { method, path: write ? `${resource}/${write}` : callOfOne(resource), id: last };
}

function toBody(call: string, query: URLSearchParams, data: unknown): object {
  if (call === 'POST /user/login' && isRecord(data)) {
    return { access_token: data.token, token_type: 'Bearer', expires_in: 259_200 };
  }
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) return { id: data };
  if (!Array.isArray(data.list)) return data;
  const size = Number(query.get('size') ?? 20);
  const total = Number(data.total);
  return {
    content: data.list,
    page: {
      size,
      number: Number(query.get('page') ?? 0),
      totalElements: total,
      totalPages: Math.ceil(total / size),
    },
  };
}
