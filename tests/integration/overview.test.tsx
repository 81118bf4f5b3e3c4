import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveVersions } from '#src/admin/drafts/save-versions.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { findToast } from './end-toast.ts';

const OVERVIEW = '/backstage/overview';
const WEEK = '未来 7 天';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

type Row = { id: unknown };

/** Sets fields of the records with these ids, and the same fields of all others to `otherwise`. */
function set(
  collection: { all: () => readonly Row[] },
  otherwise: object,
  changes: Record<number, object>,
) {
  for (const row of collection.all()) Object.assign(row, otherwise, changes[Number(row.id)]);
}

/** Nothing begins or ends soon or is hidden, but for these. */
function haveOnly(changes: {
  news?: Record<number, object>;
  jobs?: Record<number, object>;
  honors?: Record<number, object>;
  announcements?: Record<number, object>;
  advertisements?: Record<number, object>;
}) {
  const { db } = mock;
  const status = 0;
  set(db.news, { publishTime: inDays(-3), status }, changes.news ?? {});
  set(db.jobs, { publishTime: inDays(-3), deadline: '', status }, changes.jobs ?? {});
  set(db.honors, { validUntil: '', status }, changes.honors ?? {});
  set(
    db.announcements,
    { publishTime: inDays(-3), expireTime: '', status },
    changes.announcements ?? {},
  );
  set(db.advertisements, { startTime: '', endTime: '', status }, changes.advertisements ?? {});
}

async function open(options: Parameters<typeof renderApp>[1] = {}, hash = '') {
  const app = await renderApp(`${OVERVIEW}${hash}`, { as: 'admin', ...options });
  // The first test loads the page's chunk.
  await screen.findByRole('heading', { level: 1, name: '概览' }, { timeout: 20_000 });
  return app;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The texts of a card's rows, once it has loaded. */
async function rowsOf(name: string): Promise<string[]> {
  const list = await (await card(name)).findByRole('list', { name });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
}

describe('the kept overview', () => {
  it('N9: shows what it had after any time, while it reads it again', async () => {
    haveOnly({ news: { 1: { title: '明天的新闻', publishTime: inDays(1) } } });
    const { router } = await open();
    expect(await rowsOf(WEEK)).toEqual(['明天的新闻']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await router.navigate('/backstage/site/enquiry/list');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.useRealTimers();
    mock.db.faults.set('*', 'hold');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { level: 1, name: '概览' })).toBeVisible();
    expect(await rowsOf(WEEK)).toEqual(['明天的新闻']);
    expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull();
    mock.db.faults.clear();
    mock.db.faults.release();
  });
});

describe('records', () => {
  it('N8: are listed when they begin or end in the coming week, the soonest first, with time and author, and links to forms and the calendar', async () => {
    const today = serverDay(Date.now());
    haveOnly({
      news: {
        1: { title: '明天的新闻', publishTime: inDays(1), author: '市场部' },
        2: { title: '下下周的新闻', publishTime: inDays(8) },
        3: { title: '隐藏的新闻', publishTime: inDays(2), status: 1 },
        4: { title: '刚发布的新闻', publishTime: new Date(Date.now() - 1000).toISOString() },
      },
      jobs: {
        1: { title: '快截止的职位', deadline: inDays(5) },
        2: { title: '后天的职位', publishTime: inDays(2), deadline: inDays(31) },
      },
      announcements: { 1: { title: '三天后的公告', publishTime: inDays(3) } },
      advertisements: { 1: { title: '四天后的轮播', startTime: inDays(4), endTime: inDays(6) } },
      honors: {
        1: { name: '今天到期的证书', validUntil: today },
        2: { name: '昨天到期的证书', validUntil: serverDay(Date.now() - DAY) },
      },
    });
    const { user, router } = await open();
    expect(await rowsOf(WEEK)).toEqual(['今天到期的证书', '明天的新闻', '后天的职位']);
    const week = await card(WEEK);
    expect(week.getByText('7')).toBeVisible();
    const rows = week.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('荣誉资质 · 结束');
    expect(rows[0]).toContain(today);
    expect(rows[1]).toContain('行业新闻 · 发布 · 市场部');
    expect(week.getByRole('link', { name: '后天的职位' })).toHaveAttribute(
      'href',
      '/backstage/content/recruitment-info/2/edit#field-publishTime',
    );
    await user.click(week.getByRole('link', { name: '打开内容日历' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/backstage/calendar'));
    expect(await screen.findByRole('link', { name: /^荣誉资质「今天到期的证书」/ })).toBeVisible();
  });

  it('N8: are counted also where a card does not show them', async () => {
    haveOnly({
      news: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => [id, { publishTime: inDays(id / 2) }]),
      ),
    });
    await open();
    expect(await rowsOf(WEEK)).toHaveLength(3);
    expect((await card(WEEK)).getByText('9')).toBeVisible();
  });

  it('N8: a card without records is absent, and what is said of drafts stands only beside drafts', async () => {
    haveOnly({ news: { 1: { publishTime: inDays(-1) } } });
    mock.db.accessLog.load([]);
    set(mock.db.enquiries, { progress: 'done' }, {});
    const { container } = await open();
    const main = within(screen.getByRole('main'));
    await waitFor(() =>
      expect(main.getAllByRole('region').map((one) => one.textContent)).toEqual([
        expect.stringMatching(/^站点体检/),
        expect.stringMatching(/^最近发布/),
      ]),
    );
    expect(screen.queryByText(/只保存在这台电脑/)).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('N8: the other lists are shown where one fails, and that can be retried', async () => {
    haveOnly({
      news: { 1: { title: '明天的新闻', publishTime: inDays(1) } },
      jobs: { 2: { title: '后天的职位', publishTime: inDays(2) } },
    });
    const { user, db } = await open({ faults: { 'GET /job/page': '403' } });
    expect(await rowsOf(WEEK)).toEqual(['明天的新闻']);
    const week = await card(WEEK);
    expect(week.getByRole('alert')).toHaveTextContent(
      '未能读取：招聘信息。 您没有执行此操作的权限。',
    );
    db.faults.clear();
    await user.click(week.getByRole('button', { name: '重试：招聘信息' }));
    await waitFor(async () => expect(await rowsOf(WEEK)).toEqual(['明天的新闻', '后天的职位']));
  });
});

describe('what one does first', () => {
  it('is one press away, as far as one may', async () => {
    await open();
    const actions = within(screen.getByRole('navigation', { name: '常用操作' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/backstage/content/industry-news/new',
      '/backstage/content/products/new',
      '/backstage/column/photo-management/upload',
      // Not in the menu.
      '/backstage/site/announcement/list',
    ]);
  });
});

describe('what there is to do', () => {
  it('N8: begins with the messages that nobody has read, which lead to their forms and to the list of these', async () => {
    const { db } = mock;
    set(db.enquiries, { progress: 'done', createTime: inDays(-9) }, {});
    const [one, other] = db.enquiries.all();
    const about = { name: '王建国', title: '气象站' };
    Object.assign(one ?? {}, { ...about, content: '多少钱？', progress: 'new' });
    Object.assign(other ?? {}, { content: '能装吗？', progress: 'new', createTime: inDays(-1) });
    await open();
    expect(await rowsOf('未读留言')).toEqual(['能装吗？', '多少钱？']);
    const messages = await card('未读留言');
    expect(messages.getByText('2')).toBeVisible();
    expect(messages.getByText('王建国 · 气象站')).toBeVisible();
    expect(messages.getByRole('link', { name: '多少钱？' })).toHaveAttribute(
      'href',
      `/backstage/site/enquiry/${one?.id}/edit`,
    );
    expect(messages.getByRole('link', { name: '查看全部' })).toHaveAttribute(
      'href',
      '/backstage/site/enquiry/list?progress=new',
    );
    const [first] = within(screen.getByRole('main')).getAllByRole('region');
    expect(first).toHaveAccessibleName('未读留言');
  });

  it('is where the logo and the first entry of the menu lead', async () => {
    await renderApp('/backstage/site/friendly-link/list', { as: 'admin' });
    const menu = await screen.findByRole('navigation', { name: '主导航' }, { timeout: 20_000 });
    expect(within(menu).getAllByRole('link')[0]).toHaveAttribute('href', OVERVIEW);
    expect(screen.getByRole('link', { name: '管理后台' })).toHaveAttribute('href', OVERVIEW);
  });
});

describe('visits', () => {
  const VISITS = '近 7 天的访问';

  function keepVisits(paths: string[]) {
    const { accessLog } = mock.db;
    accessLog.load(accessLog.all().slice(0, paths.length));
    for (const [index, path] of paths.entries()) {
      Object.assign(accessLog.all()[index] ?? {}, { path, createTime: inDays(-index / 10) });
    }
    // Longer ago than the card counts.
    Object.assign(accessLog.all().at(-1) ?? {}, { createTime: inDays(-9) });
  }

  it('N8: are counted, and pages listed by their titles without addresses, with links to the log', async () => {
    keepVisits([
      '/job',
      '/product/details?id=8',
      '/product/details?id=8',
      '/backstage/overview',
      '/home',
    ]);
    const title = mock.db.products.find(8)?.name ?? '';
    await open();
    const visits = await card(VISITS);
    const link = await visits.findByRole('link', { name: title });
    const [from, to] = [serverDay(Date.now() - 6 * DAY), serverDay(Date.now())];
    expect(link).toHaveAttribute(
      'href',
      `/backstage/system/access-log/list?from=${from}&to=${to}&path=${encodeURIComponent('/product/details?id=8')}`,
    );
    // Of the site alone.
    expect(visits.getAllByText('3')[0]).toBeVisible();
    expect(visits.getByText('2 次')).toBeVisible();
    const pages = within(visits.getByRole('list', { name: VISITS }));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      title,
      '加入我们',
    ]);
    expect(visits.queryByText('/product/details?id=8')).toBeNull();
  });

  it('N8: are left out where the server disables the log', async () => {
    const path = '/backstage/system/access-log/list';
    const item = mock.db.menu.all().find(({ position }) => position === 'system');
    if (!item) throw new Error('The mock has no menu');
    mock.db.menu.insert((id) => ({ ...item, id, path, disabled: true }));
    await open();
    await card('未读留言');
    await waitFor(() => expect(screen.queryByRole('region', { name: VISITS })).toBeNull());
  });
});

describe('what was published', () => {
  afterEach(() => localCopies.removeAll('admin'));

  const ago = (hours: number) => inDays(-hours / 24);

  function publish() {
    haveOnly({ news: { 1: { title: '刚发的新闻', publishTime: ago(3) } } });
    const { db } = mock;
    set(db.news, { publishTime: inDays(-30) }, { 1: { publishTime: ago(3) } });
    set(db.jobs, { publishTime: inDays(-30) }, {});
    set(db.products, { createTime: inDays(-30) }, { 8: { name: '新产品', createTime: ago(5) } });
    for (const enquiry of db.enquiries.all()) Object.assign(enquiry, { createTime: inDays(-40) });
    const [first] = db.enquiries.all();
    Object.assign(first ?? {}, { type: 'product', recordId: 8, createTime: ago(1) });
  }

  it('says the views that its list says, and the messages about a product, and nothing of what is not counted', async () => {
    publish();
    Object.assign(mock.db.news.find(1) ?? {}, { views: 0 });
    Object.assign(mock.db.products.find(8) ?? {}, { views: 4807 });
    await open();
    // Each type's list has an answer of its own.
    await waitFor(async () => expect(await rowsOf('最近发布')).toEqual(['刚发的新闻', '新产品']));
    const [news, product] = (await card('最近发布')).getAllByRole('listitem');
    await waitFor(() => expect(product).toHaveTextContent('4,807 次浏览1 条留言'));
    expect(news).not.toHaveTextContent(/次浏览|次访问|条留言/);
  });

  it('says one and several in English', async () => {
    publish();
    Object.assign(mock.db.products.find(8) ?? {}, { views: 1 });
    Object.assign(mock.db.news.find(1) ?? {}, { views: 2 });
    await renderApp(OVERVIEW, { as: 'admin', language: 'en' });
    const published = within(await screen.findByRole('region', { name: 'Recently published' }));
    expect(await published.findByText('1 view')).toBeVisible();
    expect(await published.findByText('1 message')).toBeVisible();
    expect(published.getByText('2 views')).toBeVisible();
  });

  it('is this person’s own where this computer knows that they saved it', async () => {
    publish();
    const key = { user: 'admin', type: 'news', record: '1' };
    await saveVersions(key, [
      { at: Date.now(), isReplaced: false, values: { title: '刚发的新闻' } },
    ]);
    await open();
    expect(await rowsOf('我发布的内容')).toEqual(['刚发的新闻']);
  });
});

describe('drafts', () => {
  afterEach(async () => {
    for (const user of ['admin', 'chenmo']) await localCopies.removeAll(user);
  });

  async function leaveDraft(type: string, record: string, values: object, user = 'admin') {
    await localCopies.write({
      kind: 'draft',
      id: `${user} ${type} ${record}`,
      user,
      type,
      record,
      at: Date.now() - 60_000,
      base: {},
      values: { ...values },
    });
  }

  it('say that storage fails where it does, and are read again', async () => {
    await leaveDraft('news', 'new', { title: '写到一半的新闻' });
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Storage is closed', 'SecurityError');
    });
    const { user } = await open({}, '#drafts');
    const drafts = await card('我的草稿');
    expect(await drafts.findByText(/此浏览器的存储已满、被禁用或没有响应/)).toBeVisible();
    vi.restoreAllMocks();
    await user.click(drafts.getByRole('button', { name: /^重试/ }));
    expect(await drafts.findByRole('link', { name: '写到一半的新闻' })).toBeVisible();
  });

  it('N8: of this person in this browser are listed, and open their forms', async () => {
    await leaveDraft('news', 'new', { title: '写到一半的新闻' });
    await leaveDraft('news', '7', { summary: '只改了摘要' });
    await leaveDraft('enquiry', '1', { note: '已回电' });
    await leaveDraft('user', 'new', { nickname: '新同事' });
    await leaveDraft('news', '8', { title: '别人的' }, 'chenmo');
    await open({}, '#drafts');
    const drafts = await card('我的草稿');
    expect(screen.getByRole('region', { name: '我的草稿' })).toHaveFocus();
    const link = (name: string) => drafts.findByRole('link', { name });
    const area = '/backstage/content/industry-news';
    expect(await link('写到一半的新闻')).toHaveAttribute('href', `${area}/new`);
    // Where the title is not changed, it is the record's.
    const title = mock.db.news.find(7)?.title ?? '';
    expect(await link(title)).toHaveAttribute('href', `${area}/7/edit`);
    const sender = mock.db.enquiries.find(1)?.name ?? '';
    expect(await link(sender)).toHaveAttribute('href', '/backstage/site/enquiry/1/edit');
    expect(await link('新同事')).toHaveAttribute('href', '/backstage/system/user/list#new');
    expect(drafts.getAllByRole('listitem')).toHaveLength(4);
    expect(drafts.queryByText('别人的')).not.toBeInTheDocument();
  });

  it('N8: are deleted after a question, with undo', async () => {
    await leaveDraft('news', 'new', { title: '不要了' });
    await leaveDraft('news', '7', { title: '留着' });
    const { user } = await open();
    const drafts = await card('我的草稿');
    const ask = async () => {
      await user.click(await drafts.findByRole('button', { name: '删除「不要了」' }));
      const dialog = await screen.findByRole('alertdialog', { name: '确认删除' });
      expect(dialog).toHaveAccessibleDescription(/未保存的内容会丢失/);
      await user.click(within(dialog).getByRole('button', { name: '删除' }));
      await waitFor(() => expect(drafts.queryByText('不要了')).not.toBeInTheDocument());
    };
    await ask();
    await user.click((await findToast('已删除「不要了」')).getByRole('button', { name: '撤销' }));
    expect(await drafts.findByText('不要了')).toBeVisible();
    expect(await localCopies.count('admin')).toMatchObject({ draft: 2 });

    await ask();
    // The place of the row is the other one's.
    await waitFor(() => expect(drafts.getByRole('button', { name: '删除「留着」' })).toHaveFocus());
    await user.click((await findToast('已删除「不要了」')).getByRole('button', { name: '关闭' }));
    await waitFor(async () => expect(await localCopies.count('admin')).toMatchObject({ draft: 1 }));
    expect(drafts.getByText('留着')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('已删除「不要了」')).not.toBeInTheDocument());
  });
});
