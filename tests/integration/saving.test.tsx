import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { saveAnd } from './save-and.ts';

// What saving does, and where it leads.

const NEWS = '/backstage/content/industry-news';
const LINKS = '/backstage/site/friendly-link';
const UPDATE = 'PUT /links/update';
const DAY = 86_400_000;
const YESTERDAY = new Date(Date.now() - DAY).toISOString();
const TOMORROW = new Date(Date.now() + DAY).toISOString();

const saveButton = () => screen.getByRole('button', { name: SAVE });
const titleField = () => screen.findByRole('textbox', { name: /^标题/ });

function record<T>(rows: { find: (id: number) => T | undefined }, id: number): T {
  const found = rows.find(id);
  if (!found) throw new Error(`The mock has no record ${id}`);
  return found;
}

it('the button says whether saving publishes, schedules, updates or only saves', async () => {
  mock.db.news.replace({ ...record(mock.db.news, 1), status: 0, publishTime: YESTERDAY });
  const { user, router } = await renderApp(`${NEWS}/1/edit`, { as: 'admin' });
  await titleField();
  expect(saveButton()).toHaveTextContent('更新');
  await user.click(screen.getByRole('switch', { name: '在网站上显示' }));
  expect(saveButton()).toHaveTextContent('保存');

  await router.navigate(`${NEWS}/new`);
  await screen.findByRole('heading', { level: 1, name: '发布新闻' });
  await titleField();
  expect(saveButton()).toHaveTextContent('发布');
});

it('a scheduled item says when it will be published, and the toast takes that back', async () => {
  mock.db.news.replace({ ...record(mock.db.news, 1), status: 1, publishTime: TOMORROW });
  const { user } = await renderApp(`${NEWS}/1/edit`, { as: 'admin' });
  await titleField();
  const shown = screen.getByRole('switch', { name: '在网站上显示' });
  await user.click(shown);
  expect(saveButton()).toHaveTextContent('定时发布');
  await user.click(saveButton());
  const toast = (await screen.findByText(/^已定于 .+ 发布$/)).closest('li');
  if (!toast) throw new Error('There is no toast');
  expect(record(mock.db.news, 1).status).toBe(0);
  await user.click(within(toast).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(record(mock.db.news, 1).status).toBe(1));
});

it('Ctrl+S stays in the form, and what is typed while it is sent stays a change', async () => {
  const { user, db, router } = await renderApp(`${LINKS}/1/edit`, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  await user.clear(name);
  await user.type(name, '第一次');
  db.faults.set(UPDATE, 'hold', { times: 1 });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(db.requests.of(UPDATE)).toHaveLength(1));
  await user.type(name, '，又写');
  db.faults.release();
  await screen.findByText('保存成功');
  expect(router.state.location.pathname).toBe(`${LINKS}/1/edit`);
  expect(name).toHaveValue('第一次，又写');
  expect(name).toHaveFocus();
  expect(record(db.links, 1).name).toBe('第一次');
  await screen.findByText(/有未保存的修改/);
  await user.click(screen.getByRole('button', { name: '撤销「名称」的修改' }));
  expect(name).toHaveValue('第一次');
  expect(await screen.findByText('没有修改')).toBeVisible();

  await user.type(name, '改');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(record(db.links, 1).name).toBe('第一次改'));
  expect(await screen.findByText('没有修改')).toBeVisible();
});

it('Ctrl+S shows what another person saved in other fields', async () => {
  const { user, db } = await renderApp(`${LINKS}/1/edit`, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  await user.type(name, '改');
  db.links.replace({ ...record(db.links, 1), url: 'https://others.example.com/' });
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('保存成功');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^网址/ })).toHaveValue(
      'https://others.example.com/',
    ),
  );
  expect(await screen.findByText('没有修改')).toBeVisible();
});

it('the list marks the row that was just saved', async () => {
  const { user } = await renderApp(`${LINKS}/1/edit`, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  await user.clear(name);
  await user.type(name, '刚保存的');
  await user.click(saveButton());
  const row = (await screen.findByRole('link', { name: '刚保存的' })).closest('li, [role="row"]');
  await waitFor(() => expect(row).toHaveAttribute('data-saved'));
});

describe('a save that is answered', () => {
  const nameField = () => screen.findByRole('textbox', { name: /^名称/ });
  const tabs = () => screen.getByRole('navigation', { name: '打开的页面' });
  const isAskedOnUnload = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const WAYS = [
    { way: 'by the button', path: `${LINKS}/1/edit`, press: SAVE },
    { way: 'by the button, of a new record', path: `${LINKS}/new`, press: SAVE },
    { way: 'by the button, of a copy', path: `${LINKS}/new?copy=1`, press: SAVE },
    { way: 'and continued', path: `${LINKS}/new`, press: '保存并继续' },
    { way: 'and followed by a new one', path: `${LINKS}/1/edit`, press: '保存并新建' },
  ];

  it.each(WAYS)('$way leaves no sign of unsaved work in the form', async ({ path, press }) => {
    const { user, router } = await renderApp(path, { as: 'admin' });
    const name = await nameField();
    await user.type(name, '改');
    await user.type(
      screen.getByRole('textbox', { name: /^网址/ }),
      '{Control>}a{/Control}https://a.cn/',
    );
    await within(tabs()).findByRole('button', { name: /（有未保存的修改）$/ });
    await screen.findByText(/^草稿已存于/);
    expect(isAskedOnUnload()).toBe(true);
    // The page that follows is never there: the form stays in sight.
    vi.spyOn(router, 'navigate').mockResolvedValue();
    if (typeof press === 'string') {
      await saveAnd(user, press);
    } else {
      await user.click(saveButton());
    }
    await screen.findByText(SAVED);
    expect(await screen.findByText('没有修改')).toBeVisible();
    await waitFor(() =>
      expect(within(tabs()).queryByRole('button', { name: /未保存/ })).toBeNull(),
    );
    expect(isAskedOnUnload()).toBe(false);
    await waitFor(async () => expect(await localCopies.count('admin')).toMatchObject({ draft: 0 }));
  });

  it('leaves what was typed while it was sent, behind the dot of its tab, and that is saved too', async () => {
    const { user, db } = await renderApp(`${LINKS}/1/edit`, { as: 'admin' });
    const name = await nameField();
    await user.clear(name);
    await user.type(name, '第一次');
    db.faults.set(UPDATE, 'hold', { times: 1 });
    await user.click(saveButton());
    await waitFor(() => expect(db.requests.of(UPDATE)).toHaveLength(1));
    await user.type(name, '，又写');
    db.faults.release();
    await screen.findByText('保存成功');
    await screen.findByRole('heading', { level: 1, name: '友情链接' });
    expect(record(db.links, 1).name).toBe('第一次');
    await user.click(
      await within(tabs()).findByRole('button', { name: '第一次（有未保存的修改）' }),
    );
    expect(await nameField()).toHaveValue('第一次，又写');
    await user.click(saveButton());
    await waitFor(() => expect(record(db.links, 1).name).toBe('第一次，又写'));
    await waitFor(() =>
      expect(within(tabs()).queryByRole('button', { name: /未保存/ })).toBeNull(),
    );
  });

  it('of a new record takes nothing more while it is sent, and all of it again where the server refuses', async () => {
    const CREATE = 'POST /links/create';
    const { user, db } = await renderApp(`${LINKS}/new`, { as: 'admin' });
    const name = await nameField();
    await user.type(name, '新链接');
    await user.type(screen.getByRole('textbox', { name: /^网址/ }), 'https://a.example.com/');
    db.faults.set(CREATE, 'hold,422', { times: 1 });
    await user.click(saveButton());
    await waitFor(() => expect(db.requests.of(CREATE)).toHaveLength(1));
    expect(name.closest('[inert]')).not.toBeNull();
    db.faults.release();
    await screen.findAllByText(/^保存失败/);
    expect(name.closest('[inert]')).toBeNull();
    expect(name).toHaveValue('新链接');
  });
});
