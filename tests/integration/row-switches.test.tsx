import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const NEWS = '/backstage/content/industry-news/list?status=0';

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return found;
}

async function undoIn(text: string, user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const toast = (await screen.findByText(text)).closest('li');
  if (!toast) throw new Error('There is no toast');
  await user.click(within(toast).getByRole('button', { name: '撤销' }));
}

it('a news item is hidden and pinned in its row, each with undo', async () => {
  const { user } = await renderApp(NEWS, { as: 'admin' });
  const [first] = await screen.findAllByRole('switch', { name: /^在网站上显示「/ });
  const title = /「(.+)」$/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
  const { id, pinned } = mock.db.news.all().find((row) => row.title === title) ?? news(1);
  expect(first).toBeChecked();

  await user.click(screen.getByRole('switch', { name: `置顶「${title}」` }));
  await undoIn(`「${title}」${pinned ? '已取消' : '已设为'}置顶`, user);
  await waitFor(() => expect(news(Number(id)).pinned).toBe(pinned));

  await user.click(screen.getByRole('switch', { name: `在网站上显示「${title}」` }));
  await waitFor(() => expect(news(Number(id)).status).toBe(1));
  await undoIn(`已隐藏「${title}」`, user);
  await waitFor(() => expect(news(Number(id)).status).toBe(0));
});
