import { isRecord } from '#src/lib/records/is-record.ts';
import {
  callOfOne,
  type Dialect,
  isKnown,
  LOCAL_DATES,
  type PlainCall,
  wordsOf,
} from './dialect.ts';

const RENAMED_CALLS: Record<string, string> = {
  'POST /sys/login': '/user/login',
  'POST /sys/logout': '/user/logout',
  'POST /sys/common/upload': '/file',
};
const NAMES: Record<string, string> = { add: 'create', edit: 'update', delete: 'delete' };
const UNUSED_PATHS = /\/(page|create|update|details|login|logout)$|^\/file$/;

/** JeecgBoot: `{ success, code, message, result }`, token in its own header. */
export const jeecg: Dialect = {
  prefix: '/jeecg-boot',
  toCall,
  token: { header: 'X-Access-Token', form: /^(.+)$/ },
  toQuery: (query) => ({
    pageNo: query.get('pageNo'),
    pageSize: query.get('pageSize'),
    sortField: query.get('column'),
    sortOrder: query.get('order'),
    keyword: query.get('keyWord'),
  }),
  dates: LOCAL_DATES,
  shownStatus: 0,
  uploadField: 'file',
  toAnswer: (answer) => {
    const { call, status, success, data } = answer;
    const timestamp = Date.now();
    if (success) {
      const result = call === 'POST /user/login' ? toLogin(data) : toResult(data);
      return { status: 200, body: { success, code: 200, message: '', result, timestamp } };
    }
    const words = status === 404 ? '未找到对应数据' : wordsOf(answer);
    const body = { success, code: status === 401 ? 401 : 500, message: words, result: null };
    return { status: status === 401 ? 401 : 200, body: { ...body, timestamp } };
  },
};

function toCall(method: string, path: string): PlainCall | null {
  const moved = RENAMED_CALLS[`${method} ${path}`];
  if (moved !== undefined) return { method, path: moved };
  if (UNUSED_PATHS.test(path)) return null;
  const [, resource = '', last = ''] = /^(\/[\w-]+)\/([^/]+)$/.exec(path) ?? [];
  const name = NAMES[last];
  if (name !== undefined) return { method, path: `${resource}/${name}` };
  if (last === 'queryById') return { method, path: callOfOne(resource) };
  const hasPages = last === 'list' && isKnown('GET', `${resource}/page`);
  return { method, path: hasPages ? `${resource}/page` : path };
}

function toResult(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data.list)) return data;
  const { list, total } = data;
  return { records: list, total, size: list.length, current: 1 };
}

function toLogin(data: unknown): unknown {
  return isRecord(data) ? { token: data.token, userInfo: data.user } : data;
}
