import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#src/api/client.ts';
import { pageOf, rowsOf } from '#src/api/page.ts';
import { ProductName } from '#src/features/product/product-name.ts';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { Advertisement } from '#src/features/advertisement/schema.ts';
import { Announcement } from '#src/features/announcement/schema.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { Enquiry } from '#src/features/enquiry/schema.ts';
import { FriendlyLink } from '#src/features/friendly-link/schema.ts';
import { HistoryEntry } from '#src/features/history/schema.ts';
import { Honor } from '#src/features/honor/schema.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import { NewsCategory } from '#src/features/news/category/schema.ts';
import { News } from '#src/features/news/schema.ts';
import { Photo } from '#src/api/photo-schema.ts';
import { ProductCategory } from '#src/features/product/category/schema.ts';
import { Product } from '#src/features/product/schema.ts';
import { Job } from '#src/features/job/schema.ts';
import { User } from '#src/features/user/schema.ts';
import { calls } from '#src/mocks/handlers/all.ts';
import { OPTIONAL_CALLS, SPECIFIED_CALLS } from '../unit/api/specified-calls.ts';
import { call } from './call.ts';

type Read = { line: string; schema: Schema<unknown>; atLeast?: number };

const list = (line: string, record: Schema<unknown>, atLeast: number): Read => ({
  line,
  schema: rowsOf(record),
  atLeast,
});
const page = (line: string, record: Schema<unknown>, atLeast: number): Read => ({
  line: `${line}?pageNo=1&pageSize=500`,
  schema: pageOf(record, { pageNo: 1, pageSize: 500 }),
  atLeast,
});
const one = (line: string, schema: Schema<unknown>): Read => ({ line, schema });

const reads: Read[] = [
  list('GET /scroller/get', Advertisement, 5),
  one('GET /scroller/details?id=1', Advertisement),
  list('GET /contract/all', CompanyInfo, 2),
  one('GET /contract/get', CompanyInfo),
  list('GET /links/get', FriendlyLink, 12),
  one('GET /links/details?id=1', FriendlyLink),
  list('GET /notice/get', Announcement, 5),
  one('GET /notice/details?id=1', Announcement),
  page('GET /show', Photo, 200),
  list('GET /product-category/list', ProductCategory, 8),
  one('GET /product-category/get?id=1', ProductCategory),
  list('GET /product/simple-list', ProductName, 60),
  page('GET /product/page', Product, 60),
  one('GET /product/get?id=1', Product),
  list('GET /news/top3', News, 3),
  page('GET /news/page', News, 120),
  one('GET /news/get?id=1', News),
  list('GET /news-category/list', NewsCategory, 5),
  one('GET /news-category/get?id=1', NewsCategory),
  page('GET /job/page', Job, 12),
  one('GET /job/get?id=1', Job),
  page('GET /develop/page', HistoryEntry, 15),
  one('GET /develop/get?id=1', HistoryEntry),
  page('GET /honor/page', Honor, 9),
  one('GET /honor/get?id=1', Honor),
  page('GET /user/page', User, 40),
  page('GET /user/recycle/show', User, 1),
  one('GET /user/get?id=1', User),
  list('GET /menu/list', MenuItem, 5),
  list('GET /menu/foot', MenuItem, 3),
  list('GET /menu/system/list', MenuItem, 3),
  list('GET /menu/show', MenuItem, 20),
  one('GET /menu/get?id=1', MenuItem),
  list('GET /access-log/get', AccessLog, 3000),
  page('GET /access-log/get', AccessLog, 500),
  one('GET /access-log/details?id=log-1', AccessLog),
  page('GET /enquiry/page', Enquiry, 25),
  one('GET /enquiry/get?id=1', Enquiry),
  one('GET /system/captcha', v.object({ id: v.string(), image: v.string() })),
];

/** File downloads, tested in `files.test.ts`. */
const downloads = [
  'GET /download',
  'GET /user/get-import-template',
  'GET /user/export',
  'GET /product/export-excel',
];

describe('what the calls answer', () => {
  it.each(reads)('C5: $line fits its schema', async ({ line, schema, atLeast = 0 }) => {
    const { status, data } = await call(line, { as: 'admin' });
    expect(status).toBe(200);
    const parsed = v.parse(schema, data);
    if (atLeast === 0) return;
    const { rows, dropped } = v.parse(
      v.looseObject({ rows: v.array(v.unknown()), dropped: v.number() }),
      parsed,
    );
    expect(dropped).toBe(0);
    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });

  it('C3: the mock answers every call of the specification, the optional ones, and no other', () => {
    expect(calls.map((known) => known.call).toSorted()).toEqual(
      [...SPECIFIED_CALLS, ...OPTIONAL_CALLS].toSorted(),
    );
  });

  it('C5: every read is looked at here or among the files', () => {
    const looked = reads.map(({ line }) => line.replace(/\?.*/, ''));
    const known = calls.map((each) => each.call).filter((each) => each.startsWith('GET'));
    expect([...new Set([...looked, ...downloads])].toSorted()).toEqual(known.toSorted());
  });
});
