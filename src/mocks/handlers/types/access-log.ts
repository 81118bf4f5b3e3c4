import * as v from 'valibot';
import { optionalInput, requiredInput } from '#src/api/fields/input.ts';
import { VisitInput } from '#src/features/access-log/input.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import type { Database } from '../../database.ts';
import { toServerTime } from '../../server-time.ts';
import { createCall, oneCall, removeCall, type Resource, updateCall } from '../crud.ts';
import { define } from '../define.ts';
import { equals, newestFirst, pageOf, rowsOf } from '../query.ts';

const DAY = 'YYYY-MM-DD'.length;

const AccessLogInput = v.object({
  ...VisitInput.entries,
  ip: requiredInput(45),
  region: optionalInput(60),
  username: optionalInput(30),
});

const resource: Resource<AccessLog> = {
  rows: (db) => db.accessLog,
  record: AccessLog,
  input: AccessLogInput,
  empty: {
    // Visitors' browsers do not know it.
    ip: '127.0.0.1',
    region: '',
    path: '',
    referrer: '',
    userAgent: '',
    username: '',
    duration: null,
  },
  noun: '访问记录',
  listing: {
    search: ['ip', 'path', 'region', 'username'],
    filters: {
      ip: equals('ip'),
      username: equals('username'),
      path: equals('path'),
      region: equals('region'),
      from: ({ createTime }, day) => toServerTime(createTime).slice(0, DAY) >= day,
      to: ({ createTime }, day) => toServerTime(createTime).slice(0, DAY) <= day,
    },
    order: newestFirst('createTime'),
  },
  // The only resource with times as `YYYY-MM-DD HH:mm:ss`, as many servers send them.
  present: ({ updateTime: _, ...row }) => ({ ...row, createTime: toServerTime(row.createTime) }),
};

const create = createCall('POST /access-log/create', resource);
const update = updateCall('PUT /access-log/update', resource);
/** The update of a visit by a visitor's browser, which may change the duration only. */
const end = updateCall('PUT /access-log/update', {
  ...resource,
  owned: ['path', 'referrer', 'userAgent', 'ip', 'region', 'username'],
});

export const accessLogCalls = [
  define(
    'GET /access-log/get',
    (context) => {
      const rows = rowsOf(context, context.db.accessLog, resource.listing);
      const present = (row: AccessLog) => resource.present?.(row, context.db);
      if (!context.query.has('pageNo')) return rows.map(present);
      const { list, total } = pageOf(context.query, rows);
      return { list: list.map(present), total };
    },
    'session',
  ),
  { ...oneCall('GET /access-log/details', resource), access: 'session' as const },
  define(
    create.call,
    async (context) => {
      const id = await create.answer(context);
      countView(context.db, context.db.accessLog.find(id)?.path ?? '');
      return id;
    },
    'anyone',
  ),
  define(update.call, (context) => (context.user ? update : end).answer(context), 'anyone'),
  removeCall('DELETE /access-log/delete', resource),
];

/** Counts a visit of a record's page as its view, so that list and log say the same. */
function countView({ news, products }: Database, path: string): void {
  const [, type, query] = /^\/(news|case|product)\/details\?(.*)$/.exec(path) ?? [];
  const id = new URLSearchParams(query).get('id');
  const item = type === 'news' || type === 'case' ? news.find(id) : undefined;
  const product = type === 'product' ? products.find(id) : undefined;
  if (item) news.replace({ ...item, views: item.views + 1 });
  if (product) products.replace({ ...product, views: product.views + 1 });
}
