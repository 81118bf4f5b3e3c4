import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '#src/admin/drafts/draft.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/friendly-link';
const DAY = 86_400_000;

// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };
const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, FIRST);
const addressField = () => screen.findByRole('textbox', { name: /^网址/ });
const offer = () => screen.findByText(/^有一份 .+ 未保存的草稿$/);
const noOffer = () => expect(screen.queryByText(/未保存的草稿$/)).toBeNull();

const readDrafts = (record: string, user = 'admin') =>
  localCopies.ofRecord('draft', { user, type: 'links', record });

/** The first link, and a draft of it as an earlier visit left it. */
async function leaveDraft(values: Record<string, unknown>, draft: Partial<Draft> = {}) {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const place = { user: 'admin', type: 'links', record: String(link.id) };
  const base = { name: link.name, url: link.url, sort: link.sort };
  const written = { id: 'left', at: Date.now(), base, values, ...place, ...draft };
  await localCopies.write({ kind: 'draft', ...written });
  return { link, path: `${AREA}/${link.id}/edit`, record: place.record };
}

describe('a draft', () => {
  it('B8: of a new record is kept while typing, offered on return, restored, and gone once saved', async () => {
    const { user, router, db } = await renderApp(`${AREA}/new`, { as: 'admin' });
    await user.type(await nameField(), '半途苗圃');
    expect(await screen.findByText(/^草稿已存于 \d\d:\d\d$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '取消' }));
    await screen.findByRole('heading', { level: 1, name: '友情链接' });
    expect(await screen.findByText('未保存的修改已保留')).toBeVisible();

    await router.navigate(`${AREA}/new`);
    await offer();
    expect(await nameField()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: '恢复' }));
    expect(await nameField()).toHaveValue('半途苗圃');
    await waitFor(noOffer);
    await user.type(await addressField(), 'https://a.cn/');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/list`));
    expect(db.links.all().map(({ name }) => name)).toContain('半途苗圃');
    await waitFor(async () => expect(await readDrafts('new')).toEqual([]));
  });

  it.each(['恢复', '放弃草稿'])(
    'B8: the focus stays on the page when %s makes its notice go',
    async (button) => {
      const { path } = await leaveDraft({ name: '半途苗圃' });
      const { user } = await renderApp(path, { as: 'admin' });
      await offer();
      screen.getByRole('button', { name: button }).focus();
      await user.keyboard('{Enter}');
      await waitFor(noOffer);
      expect(screen.getByRole('main')).toHaveFocus();
    },
  );

  it.each(['采用所选内容', '放弃草稿'])(
    'B8: the focus stays on the page when %s in the comparison makes both go',
    async (button) => {
      const { path } = await leaveDraft({ name: '半途苗圃' });
      const { user } = await renderApp(path, { as: 'admin' });
      await offer();
      screen.getByRole('button', { name: '查看' }).focus();
      await user.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: '未保存的草稿' }));
      dialog.getByRole('button', { name: button }).focus();
      await user.keyboard('{Enter}');
      await waitFor(noOffer);
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    },
  );

  it('B8: of a record that is gone becomes a new one', async () => {
    const { link, path } = await leaveDraft({ name: '半途苗圃', url: 'https://a.cn/' });
    mock.db.links.remove(link.id);
    const { user, db } = await renderApp(path, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '用未保存的草稿新建' }, FIRST));
    await waitFor(async () => expect(await nameField()).toHaveValue('半途苗圃'));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(db.links.all().map(({ name }) => name)).toContain('半途苗圃'));
  });

  it('B8: is in the form at once where the person goes on with what they have left', async () => {
    const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    const name = await nameField();
    await user.clear(name);
    await user.type(name, '半途苗圃');
    await user.click(screen.getByRole('link', { name: '取消' }));
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    await screen.findByRole('heading', { level: 1, name: '编辑友情链接' });
    await waitFor(async () => expect(await nameField()).toHaveValue('半途苗圃'));
    await waitFor(noOffer);
    expect(await screen.findByText(/有未保存的修改/)).toBeVisible();
  });

  it('B8: is compared with what the server has now, and only what is chosen is taken', async () => {
    const { link, path, record } = await leaveDraft({
      name: '草稿里的名称',
      url: 'https://draft.cn/',
    });
    const fromOthers = 'https://newer.example.com/';
    Object.assign(link, { url: fromOthers, updateTime: new Date(Date.now() + DAY).toISOString() });
    const { user } = await renderApp(path, { as: 'admin' });
    await offer();
    await user.click(screen.getByRole('button', { name: '查看' }));
    const dialog = await screen.findByRole('dialog', { name: '未保存的草稿' });
    const name = within(dialog).getByRole('radiogroup', { name: '名称' });
    expect(within(name).getByRole('radio', { name: /^草稿\s*较新$/ })).toBeChecked();
    expect(name).toHaveTextContent(link.name);
    expect(name).toHaveTextContent('草稿里的名称');
    const url = within(dialog).getByRole('radiogroup', { name: '网址' });
    expect(within(url).getByRole('radio', { name: /^当前内容\s*较新$/ })).toBeChecked();
    await expectNoAxeViolations(dialog);

    await user.click(within(dialog).getByRole('button', { name: '采用所选内容' }));
    expect(await nameField()).toHaveValue('草稿里的名称');
    expect(await addressField()).toHaveValue(fromOthers);
    await waitFor(async () => {
      const [kept] = await readDrafts(record);
      expect(kept?.values).toEqual({ name: '草稿里的名称' });
    });
  });

  it('B8: can be discarded, and does not come back', async () => {
    const { link, path, record } = await leaveDraft({ name: '不要了' });
    const { user } = await renderApp(path, { as: 'admin' });
    await offer();
    await user.click(screen.getByRole('button', { name: '放弃草稿' }));
    await waitFor(noOffer);
    expect(await nameField()).toHaveValue(link.name);
    await waitFor(async () => expect(await readDrafts(record)).toEqual([]));
  });

  it("B8: is nobody else's, goes after 30 days, and is not offered where it says what the form says", async () => {
    const { link, path, record } = await leaveDraft(
      { name: '太久了' },
      { at: Date.now() - 31 * DAY },
    );
    await leaveDraft({ name: '别人的' }, { id: 'other', user: 'linxia' });
    await leaveDraft({ name: link.name }, { id: 'same' });
    await renderApp(path, { as: 'admin' });
    await nameField();
    await waitFor(async () => expect(await readDrafts(record)).toEqual([]));
    noOffer();
    expect(await readDrafts(record, 'linxia')).toHaveLength(1);
  });

  it('B8: is removed when the typed change is undone', async () => {
    const { path, record } = await leaveDraft({});
    const { user } = await renderApp(path, { as: 'admin' });
    await user.type(await nameField(), '改');
    await waitFor(async () => expect(await readDrafts(record)).toHaveLength(1));
    await user.keyboard('{Backspace}');
    await waitFor(async () => expect(await readDrafts(record)).toEqual([]));
    expect(screen.getByText('没有修改')).toBeVisible();
  });

  it('B8: of a user in a dialog is kept too, without the password', async () => {
    const { user, router } = await renderApp('/backstage/system/user/list#new', {
      as: 'admin',
    });
    const dialog = await screen.findByRole('dialog', { name: '新建用户' }, FIRST);
    await user.type(within(dialog).getByRole('textbox', { name: /^用户名/ }), 'half');
    await user.type(within(dialog).getByLabelText(/^密码/), 'secret-secret');
    expect(await screen.findByText(/^草稿已存于/)).toBeVisible();
    const [draft] = await localCopies.ofRecord('draft', {
      user: 'admin',
      type: 'user',
      record: 'new',
    });
    expect(draft?.values).toEqual({ username: 'half' });
    expect(router.state.location.pathname).toContain('/system/user');
  });
});

it('B8: where nothing can be stored the form says so, and saves', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The quota is used up', 'QuotaExceededError');
  });
  const { user, router } = await renderApp(`${AREA}/new`, { as: 'admin' });
  await user.type(await nameField(), '无处可存');
  expect(await screen.findByText('此浏览器无法保存草稿')).toBeVisible();
  await user.type(await addressField(), 'https://b.cn/');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/list`));
});
