import { isRecord } from '#src/lib/records/is-record.ts';
import {
  callOfOne,
  type Dialect,
  isKnown,
  LOCAL_DATES,
  type PlainAnswer,
  type PlainCall,
  renamed,
  wordsOf,
} from './dialect.ts';
import * as records from './ruoyi-records.ts';

// Answers as RuoYi-Vue: from its Java code, and tested with two ports, RuoYi-Nest and nest-admin. Content has the form
// of its code generator.

const CALLS: Record<string, [method: string, path: string]> = {
  'POST /login': ['POST', '/user/login'],
  'POST /logout': ['POST', '/user/logout'],
  'GET /getInfo': ['GET', '/user/info'],
  'GET /captchaImage': ['GET', '/system/captcha'],
  'POST /common/upload': ['POST', '/file'],
  // Roles and posts for the form of a new user, for administrators only.
  'GET /system/user': ['GET', '/user/page'],
  'GET /system/user/': ['GET', '/user/page'],
  'PUT /system/user/resetPwd': ['PUT', '/user/update-password'],
  'PUT /system/user/changeStatus': ['PUT', '/user/reset-status'],
  'POST /system/user/export': ['GET', '/user/export'],
  'POST /system/user/importTemplate': ['GET', '/user/get-import-template'],
  'POST /system/user/importData': ['POST', '/user/import'],
  'POST /content/product/export': ['GET', '/product/export-excel'],
  'GET /column/photo/list': ['GET', '/show'],
  'GET /site/menu/list': ['GET', '/menu/show'],
  // Not generated.
  'GET /site/menu/header': ['GET', '/menu/list'],
  'GET /site/menu/foot': ['GET', '/menu/foot'],
  'GET /site/menu/system': ['GET', '/menu/system/list'],
  'GET /site/contract/get': ['GET', '/contract/get'],
  'GET /content/news/top3': ['GET', '/news/top3'],
  'GET /content/product/simple-list': ['GET', '/product/simple-list'],
  'GET /column/photo/download': ['GET', '/download'],
};

const WRITES: Record<string, string> = { POST: 'create', PUT: 'update', DELETE: 'delete' };
const LISTS = ['page', 'list', 'all', 'get'];
/** The upload endings that RuoYi allows by default, without WebP and AVIF. */
const UPLOAD_ENDINGS =
  'bmp gif jpg jpeg png doc docx xls xlsx ppt pptx html htm txt rar zip gz bz2 mp4 avi rmvb pdf';

/** REST paths, `{ code, msg }` with the data beside it, status 200 whatever happens. */
export const ruoyi: Dialect = {
  prefix: '/prod-api',
  toCall,
  toUnknown: (asked) => ({ code: 500, msg: `Cannot ${asked}` }),
  token: { header: 'Authorization', form: /^Bearer (.+)$/ },
  toQuery: (query, path) => ({
    pageNo: query.get('pageNum'),
    pageSize: query.get('pageSize'),
    sortField: toOurName(path, query.get('orderByColumn')),
    sortOrder: query.get('isAsc')?.replace('ending', ''),
    // Generated lists find a part of the title or name.
    keyword: query.get('title') ?? query.get('name'),
    ...(path.startsWith('/notice/') && {
      title: query.get('noticeTitle'),
      type: records.NOTICE_TYPES[query.get('noticeType') ?? ''],
    }),
    ...(path.startsWith('/user/') && {
      username: query.get('userName'),
      phone: query.get('phonenumber'),
      role: null,
    }),
  }),
  toFields: (fields, path) => {
    if (path === '/user/login') return renamed(fields, { code: 'captcha', uuid: 'captchaId' });
    if (path.startsWith('/user/')) return records.fromUser(fields, path);
    return path.startsWith('/notice/') ? records.fromNotice(fields) : fields;
  },
  dates: LOCAL_DATES,
  shownStatus: 0,
  uploadField: 'file',
  uploadEndings: UPLOAD_ENDINGS.split(' '),
  uploads: /^\/profile\/upload\/[\d/]+\/([^/]+)$/,
  toAnswer: (answer) => ({ status: 200, body: toBody(answer) }),
};

function toCall(method: string, path: string): PlainCall | null {
  const single = CALLS[`${method} ${path}`];
  if (single) return { method: single[0], path: single[1] };
  const [, area = '', last] = /^(\/\w+\/[\w-]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const resource = records.RESOURCES[area];
  if (resource === undefined) return null;
  const write = WRITES[method];
  if (last === 'list') {
    const list = LISTS.find((name) => isKnown(method, `${resource}/${name}`));
    return list === undefined ? null : { method, path: `${resource}/${list}` };
  }
  // The id is either in the path or in the body.
  if ((last === undefined) !== (method === 'POST' || method === 'PUT')) return null;
  // Ids of users are numbers.
  if (resource === '/user' && last !== undefined && !/^\d+$/.test(last)) return null;
  const own = write === undefined ? callOfOne(resource) : `${resource}/${write}`;
  if (!isKnown(method, own)) return null;
  return { method, path: own, ...(last !== undefined && { id: last }) };
}

function toOurName(path: string, name: string | null): string | null {
  if (name === null) return null;
  if (path.startsWith('/user/')) return records.USER_FIELDS[name] ?? name;
  return path.startsWith('/notice/') ? (records.NOTICE_FIELDS[name] ?? name) : name;
}

function toBody(answer: PlainAnswer): object {
  const { asked, call, status, success, data } = answer;
  if (success) return { code: 200, msg: '操作成功', ...beside(answer, data) };
  if (status === 401) {
    const path = asked.split(' ')[1] ?? '';
    return { code: 401, msg: `请求访问：${path}，认证失败，无法访问系统资源` };
  }
  if (status === 403) return { code: 403, msg: '没有权限，请联系管理员授权' };
  if (status === 404 && asked.includes(' /system/user/')) {
    return { code: 500, msg: '没有权限访问用户数据！' };
  }
  // RuoYi answers a missing record with a success without data.
  if (status === 404 && call.startsWith('GET ')) return { code: 200, msg: '操作成功' };
  return { code: 500, msg: wordsOf(answer) };
}

/** The fields beside `code` and `msg`. */
function beside({ asked, call, query }: PlainAnswer, data: unknown): object {
  if (call === 'GET /user/page' && !asked.endsWith('/list')) return records.CHOICES;
  if (Array.isArray(data) && asked.endsWith('/list')) {
    const size = Number(query.get('pageSize') ?? 10);
    const from = (Number(query.get('pageNum') ?? 1) - 1) * size;
    return toRows(call, data.slice(from, from + size), data.length);
  }
  if (!isRecord(data)) return Array.isArray(data) ? { data } : {};
  if (Array.isArray(data.list)) return toRows(call, data.list, Number(data.total));
  if (call === 'POST /user/login') return { token: data.token };
  if (call === 'GET /user/info') return records.toInfo(data);
  if (call === 'GET /user/get') return records.toUserAnswer(data);
  if (call === 'POST /user/import') {
    const updates = query.get('updateSupport') === 'true';
    return { msg: records.toImportWords(data, updates) };
  }
  if (call === 'GET /system/captcha') {
    if (data.captchaEnabled === false) return data;
    const img = String(data.image).replace(/^data:.*,/, '');
    return { captchaEnabled: true, uuid: data.id, img };
  }
  if (call === 'POST /file') return toUpload(data);
  return { data: call === 'GET /notice/details' ? records.toNotice(data) : data };
}

/** An empty list has neither rows nor a total. */
function toRows(call: string, list: unknown[], total: number): object {
  if (total === 0) return { msg: '查询成功' };
  const toRow = call.startsWith('GET /user/')
    ? records.toUser
    : call.startsWith('GET /notice/')
      ? records.toNotice
      : null;
  return {
    msg: '查询成功',
    rows: toRow ? list.filter(isRecord).map((row) => toRow(row)) : list,
    total,
  };
}

/** Its `url` has the host that the server believes to have. */
function toUpload(data: Record<string, unknown>): object {
  const newFileName = String(data.url).split('/').at(-1);
  const fileName = `/profile/upload/2026/11/27/${newFileName}`;
  return {
    url: `http://localhost:8080${fileName}`,
    fileName,
    newFileName,
    originalFilename: data.name,
  };
}
