import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BACKSTAGE_PAGES } from '#tests/support/backstage-pages.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { LOOKED_AT } from '#tests/support/pages.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const MANY = 20_000;
const MOST_CALLS = 30;
/** Of one content type. */
const MOST_PAGES = 2;

let news: ReturnType<typeof mock.db.news.all> = [];

// Generating so many takes seconds, so it is done once.
beforeAll(async () => {
  await mock.db.reset({ news: MANY });
  news = mock.db.news.all();
}, 60_000);

beforeEach(() => {
  mock.db.news.load(news);
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(_address: string) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

it.each(inLooks(BACKSTAGE_PAGES, (path) => LOOKED_AT.some((one) => one.path === path)))(
  'N8: %s, opened with nothing pressed, asks little of a server with 20,000 news items',
  async (path) => {
    const { queryClient } = await renderApp(path, { as: 'admin' });
    await waitFor(() => {
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(screen.queryAllByRole('status', { name: '正在加载…' })).toEqual([]);
      expect(queryClient.isFetching()).toBe(0);
    });
    const calls = mock.db.requests.of().map(({ call }) => call);
    const byCall = Map.groupBy(
      calls.filter((call) => call !== 'GET /access-log/get' && call.endsWith('/page')),
      (call) => call,
    );
    const tooOften = [...byCall].filter(([, own]) => own.length > MOST_PAGES);
    expect(tooOften.map(([call, own]) => `${call} ${own.length}`)).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS);
  },
);

const pagesOf = (call: string) =>
  mock.db.requests.of(call).map(({ url }) => new URL(url).searchParams.get('pageNo'));

it('B4: where a picture is used is looked for at a press, says how far it is, is stopped and goes on where it was', async () => {
  letPicturesLoad();
  mock.db.news.load(news.slice(0, 950));
  const { user, queryClient } = await renderApp(
    '/backstage/column/photo-management/download?size=10',
    { as: 'admin' },
  );
  const name = mock.db.photos.find('photo-200')?.name ?? '';
  await user.click(await screen.findByRole('button', { name: `「${name}」的详情` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^共有 1,\d{3} 条内容，数量较多/)).toBeVisible();
  expect(pagesOf('GET /news/page')).toEqual(['1']);

  mock.db.faults.set('GET /news/page', 'hold');
  await user.click(dialog.getByRole('button', { name: '开始查找' }));
  const progress = /^正在查找使用位置：已查看 \d+ \/ 1,\d{3} 条内容$/;
  expect(await dialog.findByRole('progressbar', { name: progress })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '停止' }));
  expect(await dialog.findByText(/^已停止：查看了 \d+ \/ 1,\d{3} 条内容。$/)).toBeVisible();
  expect(dialog.queryByRole('progressbar', { name: progress })).toBeNull();

  mock.db.faults.clear();
  mock.db.faults.release();
  await user.click(dialog.getByRole('button', { name: '继续查找' }));
  expect(await dialog.findByText(/处内容使用这张图片$|^没有内容使用/)).toBeVisible();
  expect(pagesOf('GET /news/page').filter((page) => page === '1')).toHaveLength(1);
  expect(pagesOf('GET /news/page')).toContain('10');

  // A change elsewhere makes nothing be read again before a press, and then that type alone.
  const read = [pagesOf('GET /news/page').length, pagesOf('GET /job/page').length];
  await queryClient.invalidateQueries({ queryKey: ['news'] });
  expect(await dialog.findByText(/^查找之后有内容改动过/)).toBeVisible();
  expect(pagesOf('GET /news/page')).toHaveLength(read[0] ?? 0);
  await user.click(dialog.getByRole('button', { name: '重新查找' }));
  expect(await dialog.findByText(/处内容使用这张图片$|^没有内容使用/)).toBeVisible();
  expect(pagesOf('GET /news/page').slice(read[0])).toContain('10');
  expect(pagesOf('GET /job/page')).toHaveLength(read[1] ?? 0);
});

it('a filter that the server lacks looks at the first thousand records, says so, and looks further at a press', async () => {
  mock.db.news.load(news.slice(0, 1500));
  const { user } = await renderApp('/backstage/content/industry-news/list?translation=none', {
    as: 'admin',
  });
  expect(await screen.findByText(/前 1,000 条中找过（共 1,500 条）/)).toBeVisible();
  expect(mock.db.requests.of('GET /news/page')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: '继续往后找' }));
  await waitFor(() => expect(screen.queryByText(/条中找过/)).toBeNull());
  expect(new Set(pagesOf('GET /news/page').slice(10))).toEqual(
    new Set(['11', '12', '13', '14', '15']),
  );
});
