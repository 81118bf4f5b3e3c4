import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

// When a form reads its record: while the mouse rests on the link, and never an older one.

const LIST = '/backstage/content/industry-news/list';
const READ = 'GET /news/get';

const titleField = () => screen.findByRole('textbox', { name: /^标题/ }, { timeout: 20_000 });

afterEach(() => {
  vi.useRealTimers();
});

/** The list, with the mouse on the first row's link until its record is read. */
async function restOnLink() {
  const app = await renderApp(LIST, { as: 'admin' });
  const [link] = await screen.findAllByRole('link', { name: /^编辑「/ });
  const id = link?.getAttribute('href')?.split('/').at(-2);
  const news = mock.db.news.all().find((one) => String(one.id) === id);
  if (!link || !news) throw new Error('No row');
  await app.user.hover(link);
  await waitFor(() => expect(app.db.requests.of(READ)).toHaveLength(1));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  return { ...app, link, news };
}

it('N1: a record that was read while the mouse rested on its link opens without another read', async () => {
  const { user, db, link, news } = await restOnLink();
  await user.click(link);
  expect(await titleField()).toHaveValue(news.title);
  expect(db.requests.of(READ)).toHaveLength(1);
});

it('B2: a record that was read on hover some seconds ago is read again', async () => {
  const { user, db, link, news } = await restOnLink();
  db.news.replace({ ...news, title: '别人刚改的标题' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  await user.click(link);
  expect(await titleField()).toHaveValue('别人刚改的标题');
});

it('B2: the fields that are drawn after the first one leave the focus in it', async () => {
  const { user } = await renderApp('/backstage/content/industry-news/1/edit', { as: 'admin' });
  const title = await titleField();
  await user.click(title);
  expect(await screen.findByRole('textbox', { name: '正文' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^来源/ })).toBeVisible();
  expect(title).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('combobox', { name: /^分类/ })).toHaveFocus();
});
