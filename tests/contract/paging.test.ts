import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/api/records/page.ts';
import { newsApi } from '#src/features/news/schema.ts';
import { mock } from '#tests/support/mock.ts';
import { call } from './call.ts';

const Rows = v.looseObject({
  list: v.array(v.looseObject({ id: v.union([v.number(), v.string()]) })),
  total: v.number(),
});

async function page(query: string, as = 'admin') {
  return v.parse(Rows, (await call(`GET ${query}`, { as })).data);
}

describe('pages', () => {
  it('B1: have the rows asked for, and the total of all', async () => {
    const first = await page('/news/page?pageNo=1&pageSize=20');
    const last = await page('/news/page?pageNo=6&pageSize=20');
    const beyond = await page('/news/page?pageNo=7&pageSize=20');
    expect([first.total, first.list.length, last.list.length, beyond.list.length]).toEqual([
      120, 20, 20, 0,
    ]);
    expect(last.list.some(({ id }) => first.list.some((row) => row.id === id))).toBe(false);
  });

  it('have the first ten rows by default', async () => {
    expect((await page('/news/page')).list).toHaveLength(10);
    expect((await page('/news/page?pageNo=abc&pageSize=-5')).list).toHaveLength(10);
  });

  it('show pinned news first, then the newest', async () => {
    const { list } = await page('/news/page?pageSize=120');
    const order = list.map((row) => `${row.pinned === true ? 1 : 0} ${String(row.publishTime)}`);
    expect(order).toEqual(order.toSorted().toReversed());
  });

  it('B1: are sorted by numbers, times and Chinese texts, both ways', async () => {
    const byViews = await page('/news/page?pageSize=120&sortField=views&sortOrder=asc');
    const views = byViews.list.map((row) => Number(row.views));
    expect(views).toEqual(views.toSorted((one, other) => one - other));
    const asc = await page('/product/page?pageSize=60&sortField=name&sortOrder=asc');
    const desc = await page('/product/page?pageSize=60&sortField=name&sortOrder=desc');
    const names = asc.list.map((row) => String(row.name));
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh-CN', { numeric: true }).compare));
    expect(desc.list.map((row) => row.name)).toEqual(names.toReversed());
  });

  it('B1: a write is seen by the next sorted page', async () => {
    await page('/news/page?sortField=views&sortOrder=desc');
    await call('PUT /news/update', { as: 'admin', body: { id: 50, views: 999_999 } });
    expect((await page('/news/page?sortField=views&sortOrder=desc')).list[0]).toMatchObject({
      id: 50,
    });
  });

  it('B1: are searched for a keyword', async () => {
    const { list, total } = await page('/news/page?pageSize=500&keyword=%E8%8D%89%E8%8E%93');
    expect(total).toBeGreaterThan(3);
    expect(list.every((row) => `${String(row.title)}${String(row.summary)}`.includes('草莓'))).toBe(
      true,
    );
  });

  it('P7: are filtered by category, status and days', async () => {
    const inCategory = await page('/news/page?pageSize=500&categoryId=3');
    expect(inCategory.total).toBe(22);
    expect(inCategory.list.every((row) => row.categoryName === '产品动态')).toBe(true);
    const hidden = await page('/news/page?pageSize=500&status=1');
    expect(hidden.list.every((row) => row.status === 1)).toBe(true);
    const [row] = mock.db.news.all().slice(30);
    const day = new Date(Date.parse(row?.publishTime ?? '') + 8 * 3_600_000)
      .toISOString()
      .slice(0, 10);
    const onDay = await page(`/news/page?from=${day}&to=${day}`);
    expect(onDay.list).toMatchObject([{ id: row?.id }]);
  });

  it('P7: a parent category includes its children', async () => {
    const parent = await page('/product/page?pageSize=500&categoryId=1');
    const children = await Promise.all(
      [11, 12, 13].map((id) => page(`/product/page?categoryId=${id}`)),
    );
    expect(parent.total).toBe(20);
    expect(children.reduce((sum, { total }) => sum + total, 0)).toBe(20);
  });

  it('P7: are filtered by city and type', async () => {
    expect((await page('/job/page?city=%E6%B9%96%E5%B7%9E')).total).toBe(2);
    expect((await page('/job/page?type=intern')).total).toBe(2);
  });

  it('have fewer news for visitors than for administrators', async () => {
    const { data } = await call('GET /news/page');
    expect(v.parse(Rows, data).total).toBeLessThan(120);
  });
});

describe('other forms of a page', () => {
  const query = { pageNo: 2, pageSize: 10 };
  const line = 'GET /news/page?pageNo=2&pageSize=10';

  it.each(['list=records', 'list=rows', 'list=items', 'bare'])(
    'C1: %s reads the same',
    async (fault) => {
      const usual = await call(line);
      const other = await call(line, { headers: { 'x-mock-fault': fault } });
      expect(other.body).not.toEqual(usual.body);
      const data = fault === 'bare' ? other.body : other.data;
      expect(v.parse(pageOf(newsApi.record, query), data)).toEqual(
        v.parse(pageOf(newsApi.record, query), usual.data),
      );
    },
  );

  it('C1: a bare list is paged by the client', async () => {
    const { data } = await call('GET /news/page?pageNo=1&pageSize=25', {
      headers: { 'x-mock-fault': 'list=bare' },
    });
    const { rows, total } = v.parse(pageOf(newsApi.record, query), data);
    expect([rows.length, total]).toEqual([10, 25]);
  });

  it('C5: a broken record is left out and counted', async () => {
    const { data } = await call(line, { headers: { 'x-mock-fault': 'bad-row' } });
    const { rows, dropped } = v.parse(pageOf(newsApi.record, query), data);
    expect([rows.length, dropped]).toEqual([9, 1]);
  });
});
