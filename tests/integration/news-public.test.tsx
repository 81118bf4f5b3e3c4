import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const ONE = 'GET /news/get';
const main = () => within(screen.getByRole('main'));
const findRows = () => main().findAllByRole('article');
const titles = async () =>
  (await findRows()).map((row) => within(row).getByRole('heading').textContent);

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return found;
}

async function openList(path = '/news', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: '新闻资讯' });
  return app;
}

describe('list', () => {
  it('P7: ten rows a page with date, title, summary and category; pages are links', async () => {
    const { user, router } = await openList();
    const [row] = await findRows();
    expect(await findRows()).toHaveLength(10);
    const pinned = mock.db.news.all().find((item) => item.pinned);
    expect(within(row ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/news/details?id=${pinned?.id}`,
    );
    expect(within(row ?? document.body).getByText(pinned?.summary ?? '?')).toBeVisible();
    expect(within(row ?? document.body).getByText('置顶')).toBeVisible();
    const first = await titles();

    await user.click(main().getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await waitFor(async () => expect(await titles()).not.toEqual(first));
  });

  it('P7: a category narrows the list, starts at its first page and is marked', async () => {
    const { user, router } = await openList('/news?page=2');
    await user.click(await main().findByRole('link', { name: '技术文章' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=4'));
    await waitFor(async () => {
      const rows = await findRows();
      expect(rows.every((row) => within(row).queryByText('技术文章'))).toBe(true);
    });
    expect(main().getByRole('link', { name: '技术文章', current: true })).toBeVisible();
  });

  it('P7: a keyword is looked for on Enter, within the category, and stands in the URL', async () => {
    const { user, router } = await openList('/news?categoryId=4');
    await user.type(await screen.findByRole('searchbox', { name: '搜索新闻' }), ' 番茄 {Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe('番茄'),
    );
    expect(new URLSearchParams(router.state.location.search).get('categoryId')).toBe('4');
    await waitFor(async () =>
      expect((await findRows()).every((row) => row.textContent.includes('番茄'))).toBe(true),
    );
    expect(screen.getByRole('searchbox', { name: '搜索新闻' })).toHaveValue('番茄');
  });

  it('P7: where nothing fits, a way back to all is offered', async () => {
    const { user } = await openList('/news?q=nothing-like-this');
    expect(await main().findByText('没有找到符合条件的新闻。')).toBeVisible();
    await user.click(main().getByRole('link', { name: '查看全部新闻' }));
    expect(await findRows()).toHaveLength(10);
  });

  it('P7: says so where there is no news at all', async () => {
    for (const item of mock.db.news.all()) Object.assign(item, { status: 1 });
    await openList();
    expect(await main().findByText('还没有发布新闻，过些时候再来看看。')).toBeVisible();
  });

  it('P7: past the last page the address leads to the last one', async () => {
    const { router } = await openList('/news?page=99');
    await waitFor(() => expect(router.state.location.search).toBe('?page=11'));
    expect((await findRows()).length).toBeGreaterThan(0);
  });

  it('P7: hidden and scheduled items are not shown, although an administrator is sent them', async () => {
    const pinned = mock.db.news.all().find((item) => item.pinned);
    Object.assign(pinned ?? {}, { publishTime: new Date(Date.now() + 60_000).toISOString() });
    await openList('/news', { as: 'admin' });
    const shown = await titles();
    expect(shown).not.toContain(pinned?.title);
    const visible = mock.db.news
      .all()
      .filter((item) => item.status === 0 && Date.parse(item.publishTime) <= Date.now());
    expect(visible.map(({ title }) => title)).toEqual(expect.arrayContaining(shown));
  });

  it('P7: the list works without categories, and shows a row without date and cover', async () => {
    const pinned = mock.db.news.all().find((item) => item.pinned);
    Object.assign(pinned ?? {}, { publishTime: '', cover: '' });
    await openList('/news', { faults: { 'GET /news-category/list': '503' } });
    expect(await titles()).toContain(pinned?.title);
    expect(main().queryByRole('link', { name: '技术文章' })).not.toBeInTheDocument();
  });
});

describe('details', () => {
  it('P7: show the item with its meta line, text and tags, and its title in the tab', async () => {
    Object.assign(news(10), { content: '<h2>小标题</h2><p>正文<script>alert(1)</script></p>' });
    await renderApp('/news/details?id=10');
    const { title, seoDescription } = news(10);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(main().getByText(/^来源：/)).toBeVisible();
    expect(main().getByText(/次阅读$/)).toBeVisible();
    expect(main().getByRole('heading', { name: '小标题' })).toBeVisible();
    expect(main().getByText('正文')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${title} - 青禾智控科技有限公司`));
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      seoDescription,
    );
  });

  it('P7: link to the news before and after, and to more of the category', async () => {
    const { user, router } = await renderApp('/news/details?id=20');
    const near = within(await screen.findByRole('navigation', { name: '上一篇和下一篇' }));
    expect(
      await near.findByRole('link', { name: new RegExp(`^下一篇 ?${news(19).title}`) }),
    ).toHaveAttribute('href', '/news/details?id=19');
    expect(
      await near.findByRole('link', { name: new RegExp(`^上一篇 ?${news(21).title}`) }),
    ).toHaveAttribute('href', '/news/details?id=21');
    const related = within(await screen.findByRole('region', { name: '相关新闻' }));
    const others = related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(others).toHaveLength(3);
    for (const title of others) {
      expect(
        mock.db.news
          .all()
          .some((item) => item.title === title && item.categoryId === news(20).categoryId),
      ).toBe(true);
    }
    await user.click(near.getByRole('link', { name: /^上一篇/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=21'));
    expect(await screen.findByRole('heading', { level: 1, name: news(21).title })).toBeVisible();
  });

  it('P7: link news of the same publish time one after the other too', async () => {
    const tied = [20, 21, 22, 23, 24, 25];
    for (const id of tied) {
      Object.assign(news(id), { publishTime: news(20).publishTime, status: 0, pinned: false });
    }
    const { router } = await renderApp('/news/details?id=19');
    const walk = async (way: string, ids: number[]) => {
      for (const id of ids) {
        const near = within(await screen.findByRole('navigation', { name: '上一篇和下一篇' }));
        const name = new RegExp(`^${way} ?${news(id).title}`);
        await router.navigate((await near.findByRole('link', { name })).getAttribute('href') ?? '');
        await screen.findByRole('heading', { level: 1, name: news(id).title });
      }
    };
    await walk('上一篇', [...tied.toReversed(), 26]);
    await walk('下一篇', [...tied, 19]);
    expect(router.state.location.search).toBe('?id=19');
  });

  it('R2: an id of any characters opens the article from its card', async () => {
    const changes = { id: '新闻 1/2&3', title: '编号不是数字', pinned: true };
    const item = mock.db.news.insert(() => ({ ...news(20), ...changes }));
    const { user } = await openList('/news');
    await user.click(await main().findByRole('link', { name: item.title }));
    // The list's data show it at first, those of the server then.
    await waitFor(() => expect(mock.db.requests.of(ONE)).not.toEqual([]));
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeVisible();
  });

  it('P7: an item that a list has shown appears at once, while it is read again', async () => {
    const { user } = await openList('/news', { faults: { [ONE]: 'hang' } });
    const [row] = await findRows();
    const link = within(row ?? document.body).getByRole('link');
    await user.click(link);
    expect(
      await screen.findByRole('heading', { level: 1, name: link.textContent ?? '' }),
    ).toBeVisible();
  });

  it.each([
    ['without an id', '/news/details', undefined],
    ['without such a record', '/news/details?id=4711', undefined],
    ['hidden', '/news/details?id=10', { status: 1 }],
    ['scheduled', '/news/details?id=10', { publishTime: '2999-01-01T00:00:00.000Z' }],
  ])('P7: an item that is %s is not found, and links to the list', async (_why, path, change) => {
    Object.assign(news(10), change);
    const { user } = await renderApp(path, { as: 'admin' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这篇新闻' }),
    ).toBeVisible();
    await user.click(main().getByRole('link', { name: '全部新闻' }));
    expect(await screen.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
  });

  it('P7: a server that answers null for a missing record says the same', async () => {
    await renderApp('/news/details?id=10', { faults: { [ONE]: 'null' } });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这篇新闻' }),
    ).toBeVisible();
  });
});
