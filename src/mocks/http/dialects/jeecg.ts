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

// From JeecgBoot's controllers; content as its generator makes it.

type Fields = Record<string, unknown>;

const RENAMED_CALLS: Record<string, string> = {
  'POST /sys/login': '/user/login',
  'POST /sys/logout': '/user/logout',
  'POST /sys/common/upload': '/file',
  'GET /sys/user/queryUserRole': '/user/get',
  'GET /sys/user/userDepartList': '/user/get',
  'PUT /sys/user/frozenBatch': '/user/reset-status',
  'PUT /sys/user/changePassword': '/user/update-password',
  'GET /sys/user/recycleBin': '/user/recycle/show',
  'GET /sys/user/exportXls': '/user/export',
  'POST /sys/user/importExcel': '/user/import',
  // The form of its answer is made below.
  'GET /sys/role/queryall': '/user/page',
};
const ROLES = [
  { id: '1', roleName: '管理员', roleCode: 'admin' },
  { id: '2', roleName: '普通用户', roleCode: 'user' },
];
const NAMES: Record<string, string> = { add: 'create', edit: 'update', delete: 'delete' };
const UNUSED_PATHS = /^\/user\/|\/(page|create|update|details|login|logout)$|^\/file$/;

/** JeecgBoot: `{ success, code, message, result }`, token in its own header. */
export const jeecg: Dialect = {
  prefix: '/jeecg-boot',
  toCall,
  token: { header: 'X-Access-Token', form: /^(.+)$/ },
  toQuery: (query, path) => ({
    pageNo: query.get('pageNo'),
    pageSize: path === '/user/page' && query.has('id') ? '1000' : query.get('pageSize'),
    sortField: query.get('column'),
    sortOrder: query.get('order'),
    keyword: query.get('keyWord'),
    ...(path === '/user/get' && { id: query.get('userid') ?? query.get('userId') }),
    ...(path.startsWith('/user/') && { status: toOurStatus(query.get('status')) }),
  }),
  toFields: (body, path) => {
    if (path === '/user/login') return body;
    return path.startsWith('/user/') ? fromUser(body, path) : body;
  },
  dates: LOCAL_DATES,
  shownStatus: 0,
  uploadField: 'file',
  uploads: /^\/jeecg-boot\/sys\/common\/static\/temp\/([^/]+)$/,
  toAnswer: (answer) => {
    const { call, status, success, data } = answer;
    const timestamp = Date.now();
    if (call === 'POST /file' && success && isRecord(data)) {
      const message = `temp/${String(data.url).split('/').at(-1)}`;
      return { status: 200, body: { success, code: 0, message, result: null, timestamp } };
    }
    const refusal = success ? refusalOf(answer) : undefined;
    if (success && refusal === undefined) {
      const body = { success, code: 200, message: '', result: toResult(answer), timestamp };
      return { status: 200, body };
    }
    const words = refusal ?? (status === 404 ? '未找到对应数据' : wordsOf(answer));
    const code = status === 401 ? 401 : 500;
    const body = { success: false, code, message: words, result: null, timestamp };
    return { status: status === 401 ? 401 : 200, body };
  },
};

function toCall(method: string, path: string): PlainCall | null {
  const moved = RENAMED_CALLS[`${method} ${path}`];
  if (moved !== undefined) return { method, path: moved };
  if (/^\/sys\/randomImage\/\w+$/.test(path)) return { method, path: '/system/captcha' };
  if (UNUSED_PATHS.test(path)) return null;
  const [, area = '', last = ''] = /^((?:\/sys)?\/[\w-]+)\/([^/]+)$/.exec(path) ?? [];
  const resource = area.replace(/^\/sys\/user$/, '/user');
  if (resource.startsWith('/sys/')) return null;
  const name = NAMES[last];
  if (name !== undefined) return { method, path: `${resource}/${name}` };
  if (last === 'queryById') return { method, path: callOfOne(resource) };
  const hasPages = last === 'list' && isKnown('GET', `${resource}/page`);
  return { method, path: hasPages ? `${resource}/page` : path };
}

/** The message with which it says that a user has no roles or departments. */
function refusalOf({ asked, data }: PlainAnswer): string | undefined {
  if (!isRecord(data)) return undefined;
  if (asked.endsWith('/queryUserRole') && idsOf(data.roleIds ?? [2]).length === 0)
    return '未找到用户相关角色信息';
  if (asked.endsWith('/userDepartList') && idsOf(data.postIds).length === 0) return '查找失败';
  return undefined;
}

function toResult({ asked, call, query, data }: PlainAnswer): unknown {
  if (asked.endsWith('/queryall')) return ROLES;
  if (!isRecord(data)) return data;
  if (asked.endsWith('/queryUserRole')) return idsOf(data.roleIds ?? [2]);
  if (asked.endsWith('/userDepartList')) {
    return idsOf(data.postIds).map((key) => ({ key, value: key, title: '研发部' }));
  }
  if (call === 'POST /user/login') return { token: data.token, userInfo: data.user };
  if (call === 'GET /system/captcha') return data.image ?? data;
  if (!Array.isArray(data.list)) return data;
  const isUser = call.startsWith('GET /user/');
  const rows = isUser ? data.list.filter(isRecord).map(toUser) : data.list;
  const id = query.get('id');
  const list = id === null ? rows : rows.filter((row) => isRecord(row) && String(row.id) === id);
  if (asked.endsWith('/recycleBin')) return list;
  return { records: list, total: id === null ? data.total : list.length, size: list.length };
}

const UNKNOWN = new Set(['roleIds', 'postIds', 'role', 'lastLoginTime', 'lastLoginIp', 'remark']);

function toUser(user: Fields): Fields {
  const own = Object.fromEntries(Object.entries(user).filter(([name]) => !UNKNOWN.has(name)));
  return { ...renamed(own, { nickname: 'realname' }), status: own.status === 0 ? 1 : 2 };
}

/** Our fields of a user. Missing roles and departments are removed. */
function fromUser(body: Fields, path: string): Fields {
  const { selectedroles, selecteddeparts, status, ids, ...rest } = body;
  const fields = renamed(rest, { realname: 'nickname' });
  if (ids !== undefined) fields.id = ids;
  if (status !== undefined) fields.status = Number(toOurStatus(`${Number(status)}`));
  if (path !== '/user/create' && path !== '/user/update') return fields;
  return {
    ...fields,
    roleIds: idsIn(selectedroles),
    postIds: idsIn(selecteddeparts),
    role: idsIn(selectedroles).includes(1) ? 'admin' : 'editor',
  };
}

function toOurStatus(status: string | null): string | null {
  return status === null ? null : status === '1' ? '0' : '1';
}

function idsOf(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.map(String) : [];
}

function idsIn(text: unknown): number[] {
  return typeof text === 'string' && text !== '' ? text.split(',').map(Number) : [];
}
