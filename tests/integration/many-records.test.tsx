import { screen, waitFor, within } from '@testing-library/dom';
import { getResponse, http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import type { Product } from '#src/features/product/schema.ts';
import { createHandlers } from '#src/mocks/handlers/all.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const MOST_CALLS = 30;
const callsOf = (call: string) => mock.db.requests.of(call).length;
const isQuiet = (app: Awaited<ReturnType<typeof renderApp>>) =>
  waitFor(() => {
    expect(screen.queryAllByRole('status', { name: '正在加载…' })).toEqual([]);
    expect(app.queryClient.isFetching()).toBe(0);
  });
const COVERED = {
  cn: '产品较多，筛选、选型、规格和资料只包括前 500 款。',
  en: 'Filters, the product finder, specifications and files cover only the first 500 products.',
};
const notes = (language: 'cn' | 'en' = 'cn') =>
  screen.queryAllByText((text) => text.startsWith(COVERED[language]));

beforeEach(letPicturesLoad);

describe('a company with 5,000 products', () => {
  let products: readonly Product[] = [];

  beforeAll(async () => {
    await mock.db.reset({ products: 5000 });
    products = mock.db.products.all();
  });
  beforeEach(() => mock.db.products.load(products));

  it.each([
    ['/product', 'cn'],
    [`/product?q=${encodeURIComponent('施肥')}`, 'cn'],
    [`/product?spec=${encodeURIComponent('防护等级:IP68')}`, 'en'],
    // Found nowhere.
    ['/product?q=zebra', 'cn'],
    ['/search?q=IP68', 'cn'],
    ['/search?q=zebra', 'en'],
    // Offers other words, with the number of products that each finds.
    [`/search?q=${encodeURIComponent('传感器火箭控制器')}`, 'cn'],
    ['/product/finder', 'cn'],
    ['/download', 'cn'],
    ['/download?type=software', 'en'],
    ['/download?q=zebra', 'cn'],
  ] as const)(
    'P7: %s (%s) says that 500 are covered, leads to a category, and asks little of the server',
    async (path, language) => {
      const app = await renderApp(path, { language });
      const lead =
        language === 'cn' ? '先选产品分类，结果会更全。' : 'Choose a category to narrow them down.';
      await waitFor(() => expect(notes(language)[0]).toHaveTextContent(lead));
      await isQuiet(app);
      expect(mock.db.requests.of().length).toBeLessThanOrEqual(MOST_CALLS);
    },
  );

  it('P7: the search leads to each category’s products with the same keyword', async () => {
    await renderApp('/search?q=IP68');
    const found = within(await screen.findByRole('region', { name: /^产品/ }));
    expect(await found.findByRole('link', { name: '智能控制' })).toHaveAttribute(
      'href',
      '/product?q=IP68&categoryId=2',
    );
  });

  it('P7: a category with more than 500 leads to its subcategories, one with fewer is searched whole', async () => {
    const path = `/product?q=${encodeURIComponent('施肥')}`;
    const app = await renderApp(`${path}&categoryId=3`);
    await waitFor(() => expect(notes()[0]).toHaveTextContent('再选下一级分类，结果会更全。'));
    await app.router.navigate(`${path}&categoryId=31`);
    await isQuiet(app);
    await waitFor(() => expect(notes()).toEqual([]));
  });

  it('P7: exactly 500 products are covered as a whole, and nothing is said', async () => {
    const shown = products.filter(({ status }) => status === 0).slice(0, 500);
    mock.db.products.load(shown);
    const app = await renderApp('/download');
    await waitFor(() => expect(callsOf('GET /product/page')).toBeGreaterThan(0));
    await isQuiet(app);
    expect(notes()).toEqual([]);
  });

  it('the office’s search says that specifications were looked for in the newest 500 products', async () => {
    const { user } = await renderApp('/backstage/site/friendly-link/list', { as: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await user.keyboard('IP68');
    const note = '产品较多，规格、标签和介绍只在最新的 500 款中查找。';
    expect(await dialog.findByText(note)).toBeVisible();
    await user.clear(dialog.getByRole('combobox'));
    await waitFor(() => expect(dialog.queryByText(note)).toBeNull());
    expect(callsOf('GET /product/page')).toBeLessThanOrEqual(8);
  });

  it('P6: the comparison reads its products alone', async () => {
    const app = await renderApp('/product/compare?ids=4001,4002');
    expect(await screen.findAllByText(products[4000]?.name ?? '')).not.toEqual([]);
    await isQuiet(app);
    expect(notes()).toEqual([]);
    expect(callsOf('GET /product/page')).toBe(0);
  });
});

it.each(['/product', '/product?q=IP68', '/search?q=zebra', '/search?q=IP68', '/download'])(
  'P7: %s says nothing of a number where all products are covered',
  async (path) => {
    const app = await renderApp(path);
    await waitFor(() => expect(callsOf('GET /product/page')).toBeGreaterThan(0));
    await isQuiet(app);
    expect(notes()).toEqual([]);
  },
);

it('P7: the news with a tag are those of the newest 500, and the page says so', async () => {
  await mock.db.reset({ news: 1200 });
  const tag = mock.db.news.all()[20]?.tags[0] ?? '';
  const app = await renderApp(`/news?tag=${encodeURIComponent(tag)}`);
  expect(await screen.findByText('内容较多，只在最新的 500 条中查找了这个标签。')).toBeVisible();
  await isQuiet(app);
  expect(callsOf('GET /news/page')).toBe(5);
  await app.router.navigate('/news');
  await waitFor(() => expect(screen.queryByText(/500/)).toBeNull());
});

/** Lets the server send the visits without their number. */
function sendNoTotals(): void {
  const handlers = createHandlers(mock.db);
  const Sent = v.looseObject({ data: v.looseObject({}) });
  mock.server.use(
    http.get('*/api/access-log/get', async ({ request }) => {
      const answer = await getResponse(handlers, request);
      const body = v.parse(Sent, await answer?.json());
      return HttpResponse.json({ ...body, data: { ...body.data, total: undefined } });
    }),
  );
}

it('without the number of visits, the overview says that it counts the newest', async () => {
  await mock.db.reset({ accessLog: 60_000 });
  sendNoTotals();
  const app = await renderApp('/backstage/overview', { as: 'admin' });
  expect(await screen.findByText(/^日志较长，只统计了最近的 2,\d{3} 次$/)).toBeVisible();
  await isQuiet(app);
});

it('without the number of visits, a log that is read to its end is counted as whole', async () => {
  sendNoTotals();
  const app = await renderApp('/backstage/overview', { as: 'admin' });
  await app.router.navigate('/backstage/system/access-log/list');
  // The number grows while it is read: with each, the sentence is another element.
  await waitFor(() => expect(screen.getByText(/的全部 2,\d{3} 次访问。/)).toBeVisible());
  expect(screen.queryByText(/更早/)).toBeNull();
});

it('the overview of a busy site counts the newest visits, says so, and asks little of the server', async () => {
  await mock.db.reset({ accessLog: 60_000 });
  const app = await renderApp('/backstage/overview', { as: 'admin' });
  expect(await screen.findByText(/^日志较长，只统计了最近的 2,\d{3} 次$/)).toBeVisible();
  await isQuiet(app);
  expect(callsOf('GET /access-log/get')).toBeLessThanOrEqual(10);
  expect(mock.db.requests.of().length).toBeLessThanOrEqual(MOST_CALLS);
});

describe('a server with 2,000 of each type', () => {
  const MANY = 2000;

  beforeEach(async () => {
    await mock.db.reset({ news: MANY, products: MANY });
    const { jobs, honors, history } = mock.db;
    for (const table of [jobs, honors, history]) multiply(table);
  });

  /** Fills a table up with copies of its shown records. */
  function multiply(table: {
    all: () => readonly { status: number | null }[];
    load: (rows: unknown) => void;
  }): void {
    const shown = table.all().filter(({ status }) => status === 0);
    const copies = Array.from({ length: MANY }, (_none, index) => shown[index % shown.length]);
    table.load(copies.flatMap((row, index) => (row ? [{ ...row, id: index + 1 }] : [])));
  }

  it.each(PUBLIC_PAGES.filter((page) => !('call' in page)).map(({ path }) => path))(
    'P7: %s asks a visitor’s server for little',
    async (path) => {
      const app = await renderApp(path);
      await screen.findAllByRole('heading', { level: 1 });
      await isQuiet(app);
      expect(mock.db.requests.of().length).toBeLessThanOrEqual(MOST_CALLS);
    },
  );

  it.each([
    ['/job', ['职位较多，这里只列出最近发布的 500 个。']],
    ['/aboutus', ['条目较多，这里只列出最近的 500 条。', '荣誉较多，这里只列出前 500 项。']],
  ])('%s says that it lists the first 500', async (path, texts) => {
    await renderApp(path);
    for (const text of texts) expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });
});

it.each(['/job', '/aboutus'])('%s says no number where everything is listed', async (path) => {
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  await isQuiet(app);
  expect(screen.queryByText(/只列出/)).toBeNull();
});
