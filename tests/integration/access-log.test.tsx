import { screen, waitFor, within } from '@testing-library/dom';
import { getResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '#src/mocks/handlers/all.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { endToast } from './end-toast.ts';

const LIST = '/backstage/system/access-log/list';
const GET = 'GET /access-log/get';
const DELETE = 'DELETE /access-log/delete';
const DAY = 86_400_000;

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Replaces the log by these visits, newest first. */
function keepOnly(...visits: object[]) {
  const { accessLog } = mock.db;
  accessLog.load(accessLog.all().slice(0, visits.length));
  const kept = accessLog.all();
  for (const [index, visit] of visits.entries()) {
    Object.assign(kept[index] ?? {}, { createTime: ago(index), region: '', path: '/home' }, visit);
  }
  return kept;
}

/** Queries of the page calls, latest first. */
function askedForPages() {
  return (
    mock.db.requests
      .of(GET)
      .map(({ url }) => Object.fromEntries(new URL(url).searchParams))
      // The statistics ask for larger pages.
      .filter(({ pageSize }) => Number(pageSize) <= 100)
      .toReversed()
  );
}

// By label, because role queries are slow in a large page.
const details = () => screen.findAllByLabelText(/^查看「.*」的详情$/);

async function openTable(tab: string) {
  const { user, ...app } = await renderApp(LIST, { as: 'admin' });
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click(screen.getByRole('button', { name: '看表格' }));
  return { user, ...app, table: await screen.findByRole('table', { name: tab }) };
}

describe('list', () => {
  it('B10: shows the newest of 3,000 visits first, page by page, read-only', async () => {
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: '访问日志' })).toBeVisible();
    expect(await details()).toHaveLength(20);
    expect(screen.queryByText(/^新建|^编辑/)).not.toBeInTheDocument();
    expect(screen.getByText('第 1 条到第 20 条，共 3,000 条')).toBeVisible();
    expect(askedForPages()[0]).toMatchObject({
      pageNo: '1',
      pageSize: '20',
      sortField: 'createTime',
      sortOrder: 'desc',
    });
    await screen.findByRole('tab', { name: '按天' });
  });

  it('B10: tells browser and device in words, and where a visit came from', async () => {
    keepOnly({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1',
      ip: '203.0.113.7',
      region: '浙江 杭州',
      username: 'linxia',
      duration: 1540,
      referrer: 'https://search.example.com/',
    });
    await renderApp(LIST, { as: 'admin' });
    const row = within(
      (await screen.findByText('203.0.113.7')).closest('[role="row"]') ?? document.body,
    );
    for (const text of ['Safari 19', 'iPhone', '浙江 杭州', 'linxia', '1.5秒', '/home']) {
      expect(row.getByText(text)).toBeVisible();
    }
  });

  it('B7: days, keyword and page stand in the URL and narrow the log on the server', async () => {
    await renderApp(
      `${LIST}?from=${ago(9).slice(0, 10)}&to=${ago(2).slice(0, 10)}&q=/news&page=2`,
      {
        as: 'admin',
      },
    );
    await details();
    expect(askedForPages()[0]).toMatchObject({
      pageNo: '2',
      from: ago(9).slice(0, 10),
      to: ago(2).slice(0, 10),
      keyword: '/news',
    });
    expect(await screen.findByText(/^按当前筛选，统计了/)).toBeVisible();
  });

  it('B1: an empty log says so; one that fails says why and can be retried', async () => {
    keepOnly();
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [GET]: '403' } });
    await waitFor(() => expect(screen.getAllByText(/您没有执行此操作的权限。/)).toHaveLength(2));
    db.faults.clear();
    for (const button of screen.getAllByRole('button', { name: '重试' })) await user.click(button);
    expect(await screen.findByText('还没有访问记录')).toBeVisible();
    expect(await screen.findByText('有人访问网站后，这里会显示统计图。')).toBeVisible();
  });

  it('B1: on a phone the visits are cards', async () => {
    keepOnly({ ip: '203.0.113.9', path: '/product' });
    await renderApp(LIST, { as: 'admin', width: 360 });
    const list = await screen.findByRole('list', { name: '访问日志' });
    expect(within(list).getByText('/product')).toBeVisible();
    expect(within(list).getByText(/203\.0\.113\.9/)).toBeVisible();
    expect(within(list).getByRole('button', { name: /^删除「/ })).toBeVisible();
  });
});

describe('details', () => {
  it('B10: open by address, and narrow the log to similar visits', async () => {
    const [visit] = keepOnly({ ip: '203.0.113.7', userAgent: 'curl/8.1' }, { ip: '192.0.2.1' });
    const { user, router } = await renderApp(`${LIST}#visit=${visit?.id}`, { as: 'admin' });
    const dialog = await screen.findByRole('dialog', { name: '访问详情' });
    expect(await within(dialog).findByText('curl/8.1')).toBeVisible();
    expect(within(dialog).getByText('搜索引擎等自动程序')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '只看此IP 地址' }));
    await waitFor(() => expect(router.state.location.search).toBe('?ip=203.0.113.7'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('第 1 条到第 1 条，共 1 条')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(await screen.findByText('第 1 条到第 2 条，共 2 条')).toBeVisible();
  });

  it('B10: of a visit that is gone say so; closing leaves the list as it was', async () => {
    const { user, router } = await renderApp(`${LIST}?q=news#visit=none`, { as: 'admin' });
    const dialog = await screen.findByRole('dialog', { name: '访问详情' });
    expect(await within(dialog).findByText(/^这条访问记录不存在/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ search: '?q=news', hash: '' });
  });
});

describe('statistics', () => {
  it('B10: counts every visit of a server that sends ten by default and 500 at most', async () => {
    const handlers = createHandlers(mock.db);
    mock.server.use(
      http.get('*/api/access-log/get', async ({ request }) => {
        const url = new URL(request.url);
        const size = Math.min(500, Number(url.searchParams.get('pageSize') ?? 10));
        url.searchParams.set('pageSize', `${size}`);
        url.searchParams.set('pageNo', url.searchParams.get('pageNo') ?? '1');
        return getResponse(handlers, new Request(url, request));
      }),
    );
    await renderApp(LIST, { as: 'admin' });
    // The statistics are drawn anew while the log is read.
    const ofBackstage = mock.db.accessLog.all().filter(({ path }) => path.startsWith('/backstage'));
    const ofSite = (3000 - ofBackstage.length).toLocaleString('en');
    await waitFor(() =>
      expect(
        screen.getByText(
          new RegExp(`的全部 ${ofSite} 次访问。 不含管理后台的 ${ofBackstage.length} 次。$`),
        ),
      ).toBeVisible(),
    );
  });

  it('N8: say the number that the overview says: visits of the site, and how many of the back office they leave out', async () => {
    const visit = { createTime: new Date().toISOString() };
    keepOnly(
      { ...visit, path: '/home' },
      { ...visit, path: '/backstage/overview' },
      { ...visit, path: '/auth/jwt/sign-in' },
      { ...visit, path: '/job' },
      { ...visit, path: '/backstagestories' },
    );
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText(/的全部 3 次访问。 不含管理后台的 2 次。$/)).toBeVisible();
    expect(screen.getByLabelText('合计')).toHaveTextContent('访问次数3');
    expect(screen.getByText('第 1 条到第 5 条，共 5 条')).toBeVisible();
  });

  it('B10: count pages of the back office where they are asked for', async () => {
    keepOnly({ path: '/backstage/content/industry-news/list', username: 'linxia' }, {});
    const { user } = await renderApp(`${LIST}?username=linxia`, { as: 'admin' });
    expect(await screen.findByText(/的 1 次访问。$/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '按页面' }));
    expect(screen.getByText(/最多的是 行业新闻 · 列表，共 1 次/)).toBeVisible();
  });

  it('B10: come after the list, and say which period they cover', async () => {
    keepOnly(
      { createTime: '2026-03-05T08:00:00+08:00' },
      { createTime: '2026-03-02T08:00:00+08:00' },
    );
    await renderApp(LIST, { as: 'admin' });
    expect(
      await screen.findByText('统计了 2026-03-02 至 2026-03-05 的全部 2 次访问。'),
    ).toBeVisible();
    const calls = mock.db.requests.of(GET).map(({ url }) => new URL(url).searchParams);
    expect(calls.map((query) => query.get('pageSize'))).toEqual(['20', '1000']);
  });

  it('B10: visits per day as a table, days without visits included; a day narrows the log', async () => {
    keepOnly(
      { createTime: '2026-03-05T08:00:00+08:00' },
      { createTime: '2026-03-05T23:30:00+08:00' },
      { createTime: '2026-03-03T00:30:00+08:00' },
    );
    const { user, router, table } = await openTable('按天');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '2026-03-05266.7%',
      '2026-03-0400%',
      '2026-03-03133.3%',
    ]);
    await user.click(within(table).getByRole('button', { name: '2026-03-05' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?from=2026-03-05&to=2026-03-05'),
    );
    expect(await screen.findByText('第 1 条到第 2 条，共 2 条')).toBeVisible();
  });

  it('B10: visits per page and region, the most visited first, in words as well', async () => {
    keepOnly(
      { path: '/job', region: '北京' },
      { path: '/news', region: '上海' },
      { path: '/news', region: '' },
      { path: '/news', region: '上海' },
    );
    const { user, table } = await openTable('按页面');
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('/news375%');
    expect(screen.getByText('共 2 个页面有访问，最多的是 新闻资讯，共 3 次。')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: '按地区' }));
    const regions = await screen.findByRole('table', { name: '按地区' });
    expect(within(regions).getAllByRole('row').at(-1)).toHaveTextContent(/^未知/);
  });

  it('B10: call pages by their titles, with the address in small print', async () => {
    const news = mock.db.news.find(6);
    keepOnly(
      { path: '/news/details?id=6' },
      { path: '/news/details?id=6&utm_source=x' },
      { path: '/news/details?id=999999' },
      { path: '/aboutus' },
      { path: '/wp-login.php' },
    );
    const { table } = await openTable('按页面');
    const cell = (address: string) =>
      within(table)
        .getAllByRole('rowheader')
        .find((each) => each.textContent.endsWith(address));
    await waitFor(() =>
      expect(cell('/news/details?id=6')).toHaveTextContent(`${news?.title}/news/details?id=6`),
    );
    expect(cell('utm_source=x')).toHaveTextContent(news?.title ?? '');
    expect(cell('/aboutus')).toHaveTextContent('关于我们/aboutus');
    // Nothing is known of these.
    expect(cell('id=999999')?.textContent).toBe('/news/details?id=999999');
    expect(cell('.php')?.textContent).toBe('/wp-login.php');
  });

  it('B10: say totals, and how they differ from the same number of days before', async () => {
    keepOnly(
      { createTime: '2026-03-09T08:00:00+08:00', ip: '192.0.2.1', duration: 1500 },
      { createTime: '2026-03-08T08:00:00+08:00', ip: '192.0.2.1', duration: null },
      { createTime: '2026-03-08T07:00:00+08:00', ip: '192.0.2.2', duration: 500 },
      { createTime: '2026-03-07T23:00:00+08:00', ip: '192.0.2.3', duration: 1000 },
      { createTime: '2026-03-06T08:00:00+08:00', ip: '192.0.2.4', duration: 1000 },
      // Too early to be compared.
      { createTime: '2026-03-05T08:00:00+08:00', ip: '192.0.2.5', duration: 9000 },
    );
    await renderApp(`${LIST}?from=2026-03-08&to=2026-03-09`, { as: 'admin' });
    expect(await screen.findByText('与上一周期（2026-03-06 至 2026-03-07）相比。')).toBeVisible();
    const totals = screen.getByLabelText('合计');
    const texts = [...totals.children].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      '访问次数3增加 50%上一周期 2',
      '访客人数2持平上一周期 2',
      '平均停留时间1秒持平上一周期 1秒',
    ]);
  });

  it('B10: compare nothing while the whole log is shown, and say how to compare', async () => {
    keepOnly({}, {});
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText(/^选择访问时间的起止日期后/)).toBeVisible();
    expect(screen.queryByText(/上一周期/)).not.toBeInTheDocument();
  });

  it('B10: say how many visits they do not count', async () => {
    keepOnly({}, {});
    await renderApp(LIST, { as: 'admin', faults: { [GET]: 'bad-row' } });
    expect(
      await screen.findByText(/另有 1 条记录服务器未返回或无法识别，没有计入。/),
    ).toBeVisible();
  });
});

describe('deleting', () => {
  it('B1: asks first, and reads list and charts again', async () => {
    const [visit] = keepOnly({ path: '/job' }, {});
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^删除「.*\/job」$/ }));
    const dialog = await screen.findByRole('alertdialog', { name: '确认删除' });
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('第 1 条到第 1 条，共 1 条')).toBeVisible();
    await endToast(user, /^已删除「/);
    expect(await screen.findByText(/的全部 1 次访问。/)).toBeVisible();
    expect(db.accessLog.find(visit?.id)).toBeUndefined();
  });

  it('B10: old visits are deleted by age after two questions; the rest stays', async () => {
    keepOnly({}, {}, { createTime: ago(100) }, { createTime: ago(200) }, { createTime: ago(300) });
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '清理旧记录' }));
    const choice = await screen.findByRole('dialog', { name: '清理旧记录' });
    expect(await within(choice).findByText(/共有 2 条访问记录。$/)).toBeVisible();
    await user.click(within(choice).getByRole('combobox', { name: '保留最近' }));
    await user.click(await screen.findByRole('option', { name: '365 天' }));
    expect(await within(choice).findByText(/无需清理。$/)).toBeVisible();
    expect(within(choice).getByRole('button', { name: '继续' })).toBeDisabled();
    await user.click(within(choice).getByRole('combobox', { name: '保留最近' }));
    await user.click(await screen.findByRole('option', { name: '90 天' }));
    await within(choice).findByText(/共有 3 条访问记录。$/);
    await user.click(within(choice).getByRole('button', { name: '继续' }));
    expect(db.requests.of(DELETE)).toHaveLength(0);

    const question = await screen.findByRole('alertdialog', { name: '确认删除' });
    await user.click(within(question).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('第 1 条到第 2 条，共 2 条')).toBeVisible();
    expect(db.requests.of(DELETE)).toHaveLength(0);
    await endToast(user, '已删除 3 项');
    await waitFor(() => expect(db.accessLog.all()).toHaveLength(2));
    expect(db.requests.of(DELETE)).toHaveLength(3);
  });
});
