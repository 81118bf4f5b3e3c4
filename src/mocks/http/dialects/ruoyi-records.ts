import { isRecord } from '#src/lib/records/is-record.ts';
import { renamed, Unreadable } from './dialect.ts';

type Fields = Record<string, unknown>;

/** Our names of RuoYi's user fields. */
export const USER_FIELDS: Record<string, string> = {
  userId: 'id',
  userName: 'username',
  nickName: 'nickname',
  phonenumber: 'phone',
  loginDate: 'lastLoginTime',
  loginIp: 'lastLoginIp',
};
export const NOTICE_FIELDS: Record<string, string> = {
  noticeId: 'id',
  noticeTitle: 'title',
  noticeType: 'type',
  noticeContent: 'content',
};
export const NOTICE_TYPES: Record<string, string> = { 1: 'notice', 2: 'bulletin' };

const TIMES = { createBy: 'admin', createTime: '2026-11-27 04:16:43', remark: null };
const ROLES = [
  { ...TIMES, roleId: 1, roleName: '超级管理员', roleKey: 'admin', roleSort: 1, admin: true },
  { ...TIMES, roleId: 2, roleName: '普通角色', roleKey: 'common', roleSort: 2, admin: false },
  { ...TIMES, roleId: 3, roleName: '内容编辑', roleKey: 'content', roleSort: 3, admin: false },
].map((role) => ({ ...role, dataScope: '2', status: '0', delFlag: '0', flag: false }));
const POSTS = [
  { ...TIMES, postId: 1, postCode: 'ceo', postName: '董事长', postSort: 1, status: '0' },
  { ...TIMES, postId: 2, postCode: 'se', postName: '项目经理', postSort: 2, status: '0' },
  { ...TIMES, postId: 4, postCode: 'user', postName: '普通员工', postSort: 4, status: '0' },
];
const DEPARTMENT = {
  children: [],
  deptId: 105,
  parentId: 101,
  ancestors: '0,100,101',
  deptName: '测试部门',
  orderNum: 3,
  leader: '若依',
  status: '0',
};

/** The roles and posts for users, without the administrator's role. */
export const CHOICES = { roles: ROLES.slice(1), posts: POSTS };

/** The first part of our paths by RuoYi's. */
export const RESOURCES: Record<string, string> = {
  '/system/user': '/user',
  '/system/notice': '/notice',
  '/system/access-log': '/access-log',
  '/site/menu': '/menu',
  '/site/links': '/links',
  '/site/scroller': '/scroller',
  '/site/contract': '/contract',
  '/column/photo': '/show',
  '/content/news': '/news',
  '/content/news-category': '/news-category',
  '/content/product': '/product',
  '/content/product-category': '/product-category',
  '/content/job': '/job',
  '/content/develop': '/develop',
  '/content/honor': '/honor',
};

const ACTIONS = ['list', 'query', 'add', 'edit', 'remove', 'export'];
const PERMITTED = Object.keys(RESOURCES)
  .filter((path) => path !== '/system/user' && path !== '/system/access-log')
  .flatMap((path) => ACTIONS.map((action) => `${path.slice(1).replace('/', ':')}:${action}`));

/** A user as lists have it, without roles. */
export function toUser(user: Fields): Fields {
  const { deptId = 105, sex = '0', status, ...own } = user;
  return {
    ...renamed(picked(own, 'id username nickname email phone avatar remark'), THEIR_USER),
    ...picked(own, 'createTime updateTime'),
    createBy: 'admin',
    updateBy: '',
    deptId,
    dept: deptId === null ? null : DEPARTMENT,
    sex,
    status: String(status),
    delFlag: '0',
    loginIp: own.lastLoginIp,
    loginDate: own.lastLoginTime || null,
    admin: own.id === 1,
    roleId: null,
    roleIds: null,
    postIds: null,
  };
}

/** The answer with one user. The ids of roles and posts are beside the user; those in it are null. */
export function toUserAnswer(user: Fields): Fields {
  const data = { ...toUser(user), password: '$2a$10$7JB720yubVSZvUI0rEqK', roles: rolesOf(user) };
  return { data, ...CHOICES, roleIds: roleIdsOf(user), postIds: postIdsOf(user) };
}

/** The signed-in user. */
export function toInfo({ user }: Fields): Fields {
  if (!isRecord(user)) return {};
  const roles = rolesOf(user);
  return {
    user: { ...toUser(user), roles },
    roles: roles.map(({ roleKey }) => roleKey),
    permissions: roles.some(({ admin }) => admin) ? ['*:*:*'] : PERMITTED,
  };
}

/**
 * Our fields of a user. Missing roles and posts are removed; other missing or null fields stay unchanged.
 * @throws Unreadable where nobody may change the user
 */
export function fromUser(body: Fields, path: string): Fields {
  if (path !== '/user/create' && String(body.userId) === '1') {
    throw new Unreadable('不允许操作超级管理员用户');
  }
  const { deptId, status, roleIds, postIds, ...rest } = renamed(body, USER_FIELDS);
  const names = 'id username nickname email phone avatar remark sex password';
  const fields = {
    ...present(picked(rest, names)),
    ...(status != null && { status: Number(status) }),
  };
  if (path !== '/user/create' && path !== '/user/update') return fields;
  const ids = Array.isArray(roleIds) ? roleIds.map(Number) : [];
  return {
    ...fields,
    ...(deptId !== undefined && { deptId }),
    roleIds: ids,
    postIds: Array.isArray(postIds) ? postIds.map(Number) : [],
    role: ids.includes(1) ? 'admin' : 'editor',
  };
}

export function toNotice(notice: Fields): Fields {
  const type = Object.entries(NOTICE_TYPES).find(([, ours]) => ours === notice.type)?.[0];
  return {
    ...renamed(picked(notice, 'id title content'), THEIR_NOTICE),
    noticeType: type ?? notice.type,
    status: String(notice.status),
    ...picked(notice, 'createTime updateTime'),
    createBy: 'admin',
    updateBy: '',
    remark: null,
  };
}

/** Our fields of a notice. Missing and null fields stay unchanged. */
export function fromNotice(body: Fields): Fields {
  const { type, status, ...rest } = present(renamed(body, NOTICE_FIELDS));
  return {
    ...picked(rest, 'id title content'),
    ...(typeof type === 'string' && { type: NOTICE_TYPES[type] ?? type }),
    ...(status !== undefined && { status: Number(status) }),
  };
}

/**
 * The message after an import: a summary, and a line for each failed row.
 * @param updates whether users that exist were to be changed
 */
export function toImportWords({ created, updated, failures }: Fields, updates: boolean): string {
  if (!updates && Number(updated) > 0) {
    return `很抱歉，导入失败！共 ${Number(updated)} 条数据格式不正确，错误如下：<br/>1、账号已存在`;
  }
  const failed = Array.isArray(failures) ? failures.filter(isRecord) : [];
  const lines = failed.map(({ row, message }) => `<br/>第 ${String(row)} 行：${String(message)}`);
  return failed.length > 0
    ? `很抱歉，导入失败！共 ${failed.length} 条数据格式不正确，错误如下：${lines.join('')}`
    : `恭喜您，数据已全部导入成功！共 ${Number(created) + Number(updated)} 条`;
}

const THEIR_USER = reversed(USER_FIELDS);
const THEIR_NOTICE = reversed(NOTICE_FIELDS);

function rolesOf(user: Fields) {
  const ids = roleIdsOf(user);
  return ROLES.filter(({ roleId }) => ids.includes(roleId));
}

function roleIdsOf({ roleIds, role }: Fields): unknown[] {
  return Array.isArray(roleIds) ? roleIds : [role === 'admin' ? 1 : 2];
}

function postIdsOf({ postIds }: Fields): unknown[] {
  return Array.isArray(postIds) ? postIds : [2, 4];
}

function picked(fields: Fields, names: string): Fields {
  return Object.fromEntries(
    names.split(' ').flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
}

function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null));
}

function reversed(names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([theirs, ours]) => [ours, theirs]));
}
