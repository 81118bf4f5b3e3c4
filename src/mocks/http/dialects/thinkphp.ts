import { isRecord } from '#src/lib/records/is-record.ts';
import { type Dialect, EPOCH_DATES, isKnown, type PlainCall, wordsOf } from './dialect.ts';

const NAMES: Record<string, string> = { add: 'create', edit: 'update', del: 'delete' };
const METHODS: Record<string, string> = { add: 'POST', edit: 'PUT', del: 'DELETE' };
const UNUSED_PATHS = /\/(page|create|update|delete)$/;

/** Servers made with ThinkPHP: code 1 is success, status 1 is shown, all writes are POST. */
export const thinkphp: Dialect = {
  prefix: '/api/cms',
  toCall,
  token: { header: 'token', form: /^(.+)$/ },
  toQuery: (query) => {
    const limit = query.get('limit');
    const page = Math.floor(Number(query.get('offset')) / Number(limit)) + 1;
    return {
      pageNo: limit === null ? null : String(page),
      pageSize: limit,
      sortField: query.get('sort'),
      sortOrder: query.get('order'),
      keyword: query.get('search'),
    };
  },
  dates: EPOCH_DATES,
  shownStatus: 1,
  englishEnding: '_en',
  uploadField: 'upload',
  toAnswer: (answer) => {
    const { call, status, success, data } = answer;
    const time = Math.floor(Date.now() / 1000);
    if (success) return { status: 200, body: { code: 1, msg: '', time, data: toData(call, data) } };
    const isSentAsStatus = status === 401 || status === 403 || status === 404;
    const body = { code: 0, msg: wordsOf(answer), time, data: null };
    return { status: isSentAsStatus ? status : 200, body };
  },
};

function toCall(method: string, path: string): PlainCall | null {
  if (UNUSED_PATHS.test(path)) return null;
  const [, resource = '', last = ''] = /^(\/[\w-]+)\/([^/]+)$/.exec(path) ?? [];
  const name = NAMES[last];
  if (name !== undefined) {
    return method === 'POST'
      ? { method: METHODS[last] ?? method, path: `${resource}/${name}` }
      : null;
  }
  const hasPages = last === 'index' && isKnown('GET', `${resource}/page`);
  return { method, path: hasPages ? `${resource}/page` : path };
}

function toData(call: string, data: unknown): unknown {
  if (!isRecord(data)) return data;
  if (call === 'POST /file') return { path: data.url };
  return Array.isArray(data.list) ? { rows: data.list, total: data.total } : data;
}
