import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { session } from '#src/session/session-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';

/** Opens the search with its shortcut. */
async function press(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  return within(dialog);
}

async function openSearch(options: Parameters<typeof renderApp>[1] = {}, path = LINKS) {
  const app = await renderApp(path, { as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, dialog: await press(app.user) };
}

type Search = Awaited<ReturnType<typeof openSearch>>;

/** Waits for the group and returns the titles in it. */
async function titlesIn({ dialog }: Pick<Search, 'dialog'>, group: string): Promise<string[]> {
  const options = within(await dialog.findByRole('group', { name: group })).getAllByRole('option');
  return options.map((option) => option.textContent.replace(new RegExp(`${group}$`), ''));
}

const keywords = (call: string) =>
  mock.db.requests
    .of(call)
    .map(({ url }) => new URL(url).searchParams.get('keyword'))
    .filter((keyword) => keyword !== null);

function rename(id: number, title: string) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  Object.assign(found, { title });
  return found;
}

describe('records in the search', () => {
  it('are found by title in all types at once, newest first, and lead to their forms', async () => {
    const old = rename(40, '雪莲果试种记录');
    const young = rename(41, '再访雪莲果基地');
    Object.assign(old, { publishTime: '2024-01-01T00:00:00.000Z' });
    Object.assign(young, { publishTime: '2025-01-01T00:00:00.000Z' });
    const product = mock.db.products.all()[0];
    Object.assign(product ?? {}, { name: '雪莲果采收机' });
    const search = await openSearch();
    await search.user.keyboard('雪莲果');
    expect(await titlesIn(search, '行业新闻')).toEqual(['再访雪莲果基地', '雪莲果试种记录']);
    expect(await titlesIn(search, '产品')).toEqual(['雪莲果采收机']);
    for (const mark of search.dialog.getAllByText('雪莲果')) expect(mark.tagName).toBe('MARK');
    expect(await search.dialog.findByText('3 个结果')).toBeInTheDocument();
    // Only once typing has paused.
    expect(keywords('GET /news/page')).toEqual(['雪莲果']);
    await expectNoAxeViolations();

    await search.user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(search.router.state.location.pathname).toBe(
        '/backstage/content/industry-news/40/edit',
      ),
    );
  });

  it.each([
    ['the first one is chosen, however late it comes', [], /雪莲果上市/],
    ['another one stays chosen for who has chosen it', ['{ArrowDown}'], /采收员/],
  ])('%s', async (_what, keys, chosen) => {
    rename(41, '雪莲果上市');
    Object.assign(mock.db.products.all()[0] ?? {}, { name: '雪莲果采收机' });
    Object.assign(mock.db.jobs.all()[0] ?? {}, { title: '雪莲果采收员' });
    mock.db.faults.set('GET /news/page', 'hold');
    const { dialog, user } = await openSearch();
    const isChosen = async (name: RegExp) => {
      const option = await dialog.findByRole('option', { name });
      const field = dialog.getByRole('combobox');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
    };
    await user.keyboard('雪莲果');
    await isChosen(/采收机/);
    for (const key of keys) await user.keyboard(key);
    mock.db.faults.release();
    await dialog.findByRole('option', { name: /雪莲果上市/ });
    await isChosen(chosen);
  });

  it('are found by pinyin too, among the newest of each type', async () => {
    Object.assign(rename(41, '鳄梨上市'), { publishTime: new Date().toISOString() });
    const search = await openSearch();
    await search.user.keyboard('elss');
    expect(await titlesIn(search, '行业新闻')).toContain('鳄梨上市');
    for (const mark of search.dialog.getAllByText('鳄梨上市')) expect(mark.tagName).toBe('MARK');
  });

  it('are products by model, specification, tag and text too, with the reason', async () => {
    const search = await openSearch();
    await search.user.keyboard('防水 土壤');
    const group = within(await search.dialog.findByRole('group', { name: '产品' }));
    expect(group.getAllByRole('option')[0]).toHaveTextContent('防护等级 IP68');
    await search.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(search.router.state.location.pathname).toMatch(/content\/products\/\d+\/edit$/),
    );
  });

  it('are found by several words of their titles, among the newest of each type', async () => {
    Object.assign(rename(41, '雪莲果基地的鳄梨'), { publishTime: new Date().toISOString() });
    const search = await openSearch();
    await search.user.keyboard('鳄梨 雪莲果');
    expect(await titlesIn(search, '行业新闻')).toContain('雪莲果基地的鳄梨');
  });

  it('are photos too, which lead to the library', async () => {
    const photo = mock.db.photos.all()[0];
    Object.assign(photo ?? {}, { name: '雪莲果.jpg' });
    const search = await openSearch();
    await search.user.keyboard('雪莲果');
    expect(await titlesIn(search, '图片库')).toEqual(['雪莲果.jpg']);
    await search.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(search.router.state.location.pathname).toBe(
        '/backstage/column/photo-management/download',
      ),
    );
    // The list's own field is there until the page has changed.
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('雪莲果.jpg'));
  });

  it('are users only for administrators', async () => {
    const name = mock.db.users.all().find(({ username }) => username === 'chenmo')?.nickname ?? '';
    const search = await openSearch();
    await search.user.keyboard(name);
    expect(await titlesIn(search, '用户管理')).toContain(name);
    search.unmount();

    mock.db.requests.clear();
    const other = await openSearch({ as: 'chenmo' });
    await other.user.keyboard(name);
    await other.dialog.findByText(/\d+ 个结果/);
    expect(other.dialog.queryByRole('group', { name: '用户管理' })).toBeNull();
    expect(mock.db.requests.of('GET /user/page')).toHaveLength(0);
  });

  it('A8: opened lately are only shown to who opened them, also where another person signs in meanwhile', async () => {
    rename(41, '雪莲果上市');
    const app = await renderApp('/backstage/content/industry-news/41/edit', { as: 'admin' });
    await screen.findByDisplayValue('雪莲果上市');
    const dialog = await press(app.user);
    await dialog.findByRole('option', { name: /雪莲果上市/ });

    const token = mock.signIn('linxia');
    session.start({ token, bearer: token });
    await waitFor(() => expect(screen.queryByRole('option', { name: /雪莲果上市/ })).toBeNull());
  });

  it('a type that cannot be searched hides no other, and can be tried again', async () => {
    rename(41, '雪莲果上市');
    const product = mock.db.products.all()[0];
    Object.assign(product ?? {}, { name: '雪莲果采收机' });
    const search = await openSearch({ faults: { 'GET /product/page': '500' } });
    await search.user.keyboard('雪莲果');
    expect(await titlesIn(search, '行业新闻')).toEqual(['雪莲果上市']);
    expect(await search.dialog.findByText('未能搜索：产品')).toBeVisible();
    await expectNoAxeViolations();
    mock.db.faults.clear('GET /product/page');
    await search.user.click(search.dialog.getByRole('button', { name: '重试' }));
    expect(await titlesIn(search, '产品')).toEqual(['雪莲果采收机']);
    expect(search.dialog.queryByText('未能搜索：产品')).toBeNull();
  });

  it('that this person opened last are listed before anything is typed', async () => {
    const { title } = rename(41, '雪莲果上市');
    const app = await renderApp('/backstage/content/industry-news/41/edit', { as: 'admin' });
    await screen.findByDisplayValue(title);
    const dialog = await press(app.user);
    expect(await titlesIn({ dialog }, '最近打开')).toEqual([`${title}行业新闻`]);
    app.unmount();

    const other = await openSearch({ as: 'chenmo' });
    expect(other.dialog.queryByText('最近打开')).toBeNull();
  });
});

describe('commands in the search', () => {
  it('switch the colour mode and the language', async () => {
    const search = await openSearch();
    await search.user.keyboard('深色');
    await search.user.click(search.dialog.getByRole('option', { name: /深色模式/ }));
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await press(search.user);
    await search.user.keyboard('dark');
    expect(again.queryByRole('option', { name: /深色模式/ })).toBeNull();
    await search.user.clear(again.getByRole('combobox'));
    await search.user.keyboard('language{Enter}');
    expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  });

  it('open the site in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const search = await openSearch();
    await search.user.keyboard('打开网站{Enter}');
    expect(open).toHaveBeenCalledWith('/home', '_blank', 'noopener');
  });

  it('sign out, after the question about drafts', async () => {
    await localCopies.write({
      kind: 'draft',
      id: 'admin links 1',
      user: 'admin',
      type: 'links',
      record: '1',
      at: Date.now(),
      base: { name: '' },
      values: { name: '写到一半' },
    });
    const search = await openSearch();
    await search.user.keyboard('tcdl{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: '退出登录？' }));
    await search.user.click(question.getByRole('button', { name: '退出登录' }));
    await waitFor(() =>
      expect(search.router.state.location.pathname).toBe('/auth/jwt-local/sign-in'),
    );
  });
});
