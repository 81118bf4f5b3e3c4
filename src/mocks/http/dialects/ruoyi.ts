import { isRecord } from '#src/lib/records/is-record.ts';
import { callOfOne, isKnown, LOCAL_DATES, wordsOf } from './dialect.ts';
import type { Dialect, PlainCall } from './dialect.ts';

const RENAMED_CALLS: Record<string, string> = {
  'POST /login': '/user/login',
  'GET /captchaImage': '/system/captcha',
  'POST /logout': '/user/logout',
  'POST /common/upload': '/file',
};
const WRITES: Record<string, string> = { POST: 'create', PUT: 'update', DELETE: 'delete' };
/** What it takes without a change of its settings: no WebP, no AVIF. */
const UPLOAD_ENDINGS =
  'bmp gif jpg jpeg png doc docx xls xlsx ppt pptx html htm txt rar zip gz bz2 mp4 avi rmvb pdf'.split(
    ' ',
  );
const UNUSED_PATHS = /\/(page|create|update|delete|details|login|logout)$|^\/file$/;

/** RuoYi: REST paths, `{ code, msg }` with the data beside it, always status 200. */
export const ruoyi: Dialect = {
  prefix: '/prod-api',
  toCall,
  token: { header: 'Authorization', form: /^Bearer (.+)$/ },
  toPage: (query) => ({
    pageNo: query.get('pageNum'),
    pageSize: query.get('pageSize'),
    sortField: query.get('orderByColumn'),
    sortOrder: query.get('isAsc'),
    keyword: query.get('searchValue'),
  }),
  dates: LOCAL_DATES,
  shownStatus: 0,
  uploadField: 'file',
  uploadEndings: UPLOAD_ENDINGS,
  signInFields: { code: 'captcha', uuid: 'captchaId' },
  toAnswer: (answer) => {
    const { call, status, success, data } = answer;
    const isMissing = status === 404 && call.startsWith('GET ');
    if (success || isMissing) {
      const envelope = { code: 200, msg: '操作成功' };
      return { status: 200, body: isMissing ? envelope : { ...envelope, ...beside(call, data) } };
    }
    const code = status === 401 || status === 403 ? status : 500;
    return { status: 200, body: { code, msg: wordsOf(answer) } };
  },
};

function toCall(method: string, path: string): PlainCall | null {
  const moved = RENAMED_CALLS[`${method} ${path}`];
  if (moved !== undefined) return { method, path: moved };
  if (UNUSED_PATHS.test(path)) return null;
  const [, resource = '', last] = /^(\/[\w-]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const write = WRITES[method];
  if (last === undefined && write !== undefined) return { method, path: `${resource}/${write}` };
  if (last === 'list' && isKnown('GET', `${resource}/page`)) {
    return { method, path: `${resource}/page` };
  }
  if (last === undefined || isKnown(method, path)) return { method, path };
  return { method, path: write ? `${resource}/${write}` : callOfOne(resource), id: last };
}

function beside(call: string, data: unknown): object {
  if (data === null || data === true) return {};
  if (!isRecord(data)) return { data };
  if (call === 'POST /user/login') return { token: data.token };
  if (call === 'GET /system/captcha') {
    if (data.captchaEnabled === false) return data;
    const img = String(data.image).replace(/^data:.*,/, '');
    return { captchaEnabled: true, uuid: data.id, img };
  }
  if (call === 'POST /file') return { fileName: data.url, url: data.url };
  return Array.isArray(data.list) ? { total: data.total, rows: data.list } : { data };
}
