import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { onlineManager } from '@tanstack/react-query';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '#src/session/session-store.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';
import { hastenRetries, passTimeout } from '#tests/faults/clock.ts';

const UPDATE = 'PUT /links/update';
const CREATE = 'POST /links/create';
const NEW = '/backstage/site/friendly-link/new';
const OVERVIEW = '/backstage/overview';

const clear = async () => {
  await localCopies.removeAll('admin');
  await localCopies.removeAll('chenmo');
  onlineManager.setOnline(true);
};
// Not after each test: its app, which is still there, would send.
beforeEach(clear);
afterAll(clear);

const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, { timeout: 20_000 });
const save = () => screen.getByRole('button', { name: SAVE });
const waits = () => screen.findByText('恢复网络后保存');

function firstLink() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  return link;
}

async function openAndRename(title = '断网时改的名称') {
  const link = firstLink();
  const app = await renderApp(`/backstage/site/friendly-link/${link.id}/edit`, { as: 'admin' });
  const name = await nameField();
  await app.user.clear(name);
  await app.user.type(name, title);
  return { ...app, link, name };
}

/** A save of an earlier visit that waits. */
async function leaveWaiting(values: Record<string, unknown> = { name: '上次改的名称' }) {
  const link = firstLink();
  await localCopies.write({
    kind: 'waiting',
    id: 'earlier',
    user: 'admin',
    type: 'links',
    record: String(link.id),
    at: Date.now(),
    title: '上次改的名称',
    values,
    base: { name: link.name },
    names: ['name', 'url'],
    isUncertain: false,
  });
  return link;
}

describe('a save without a network', () => {
  it('B12+: waits, says so in the bar, and is sent when the network is back, with what others changed', async () => {
    const { user, db, link, queryClient } = await openAndRename();
    onlineManager.setOnline(false);
    await user.click(save());
    expect(await waits()).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(0);
    expect(screen.queryByText(/保存失败/)).toBeNull();
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 1, draft: 0 });

    db.links.replace({ ...link, url: 'https://others.example.com/', addedByServer: '新字段' });
    onlineManager.setOnline(true);
    expect(await screen.findByText('「断网时改的名称」已在恢复网络后保存')).toBeVisible();
    expect(db.links.find(link.id)).toMatchObject({
      name: '断网时改的名称',
      url: 'https://others.example.com/',
      addedByServer: '新字段',
    });
    expect(await screen.findByText('没有修改')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^网址/ })).toHaveValue(
      'https://others.example.com/',
    );
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 0 });
    expect(queryClient.isMutating()).toBe(0);
  });

  it.each([
    ['before the request left', 'GET /links/details', 'drop'],
    ['after the request left', UPDATE, 'drop'],
    ['during the answer', UPDATE, 'cut'],
  ])('B12+: the line that is cut %s makes it wait too', async (_when, call, fault) => {
    const { user, db, link } = await openAndRename();
    db.faults.set(call, fault);
    await user.click(save());
    expect(await waits()).toBeVisible();
    onlineManager.setOnline(false);
    db.faults.clear();
    onlineManager.setOnline(true);
    expect(await screen.findByText('没有修改')).toBeVisible();
    expect(db.links.find(link.id)).toMatchObject({ name: '断网时改的名称' });
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0 });
  });

  describe('that answers too late', () => {
    hastenRetries();
    it('B12+: waits too', async () => {
      const { user, db, link } = await openAndRename();
      db.faults.set(UPDATE, 'hold');
      await user.click(save());
      await waitFor(() => expect(db.requests.of(UPDATE)).toHaveLength(1));
      passTimeout();
      expect(await waits()).toBeVisible();
      expect(screen.queryByText(/保存失败/)).toBeNull();
      db.faults.clear();
      db.faults.release();
      expect(await screen.findByText('没有修改')).toBeVisible();
      expect(db.links.find(link.id)).toMatchObject({ name: '断网时改的名称' });
      expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 0 });
    });
  });

  it('B12+: what is typed while it waits stays a change after it was sent', async () => {
    const { user, db, link, name } = await openAndRename('一');
    onlineManager.setOnline(false);
    await user.click(save());
    await waits();
    await user.type(name, '二');
    expect(await screen.findByText(/^之后的修改尚未保存/)).toBeVisible();
    onlineManager.setOnline(true);
    expect(await screen.findByText(/有未保存的修改/)).toBeVisible();
    expect(db.links.find(link.id)).toMatchObject({ name: '一' });
    expect(name).toHaveValue('一二');
    await user.click(save());
    await waitFor(() => expect(db.links.find(link.id)).toMatchObject({ name: '一二' }));
  });

  it('B12+: stays a change of the open form where others changed the same field, and saving it asks', async () => {
    const { user, db, link, name } = await openAndRename();
    onlineManager.setOnline(false);
    await user.click(save());
    await waits();
    db.links.replace({ ...link, name: '他人改的名称' });
    onlineManager.setOnline(true);
    expect(await screen.findByText(/^「断网时改的名称」没有保存：他人也修改了/)).toBeVisible();
    expect(await screen.findByText(/有未保存的修改/)).toBeVisible();
    expect(name).toHaveValue('断网时改的名称');
    await user.click(save());
    const asked = await screen.findByRole('dialog', { name: '他人也修改了这些内容' });
    expect(asked).toHaveTextContent('他人改的名称');
    expect(db.requests.of(UPDATE)).toHaveLength(0);
  });

  it('B12+: where nothing can be stored the form says so and stays as it is', async () => {
    const { user, name } = await openAndRename();
    vi.spyOn(localCopies, 'write').mockRejectedValue(new StorageError('full'));
    mock.db.faults.set(UPDATE, 'drop');
    await user.click(save());
    expect((await screen.findAllByText(/无法连接服务器/))[0]).toBeVisible();
    expect(await screen.findByText(/此浏览器无法保存草稿/)).toBeVisible();
    expect(name).toHaveValue('断网时改的名称');
  });
});

describe('a waiting save of an earlier visit', () => {
  it('B12+: is sent as the back office is opened', async () => {
    const link = await leaveWaiting();
    const { db } = await renderApp(OVERVIEW, { as: 'admin' });
    expect(await screen.findByText('「上次改的名称」已在恢复网络后保存')).toBeVisible();
    expect(db.links.find(link.id)).toMatchObject({ name: '上次改的名称' });
  });

  it('B12+: is in the overview without a network', async () => {
    onlineManager.setOnline(false);
    await leaveWaiting();
    await renderApp(OVERVIEW, { as: 'admin' });
    expect(await screen.findByText(/恢复网络后保存/, {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByRole('link', { name: '上次改的名称' })).toBeVisible();
    expect(screen.getByText(/草稿 30 天、断网时保存的内容 90 天后自动删除$/)).toBeVisible();
  });

  it('B12+: asks instead of being sent where others changed the same field', async () => {
    const link = await leaveWaiting();
    mock.db.links.replace({ ...link, name: '他人改的名称' });
    const { user, db } = await renderApp(OVERVIEW, { as: 'admin' });
    const said = await screen.findByText(/^「上次改的名称」没有保存：他人也修改了/);
    expect(said).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '查看' }));
    const asked = await screen.findByRole('dialog', { name: '未保存的草稿' }, { timeout: 20_000 });
    expect(asked).toHaveTextContent('他人改的名称');
    expect(asked).toHaveTextContent('上次改的名称');
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 1 });
  });

  it('B12+: becomes a draft with the reason where the server refuses it', async () => {
    await leaveWaiting();
    mock.db.faults.set(UPDATE, '422', { body: { success: false, msg: '名称已被占用' } });
    await renderApp(OVERVIEW, { as: 'admin' });
    expect(await screen.findByText('「上次改的名称」没有保存，修改仍在草稿中')).toBeVisible();
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 1 });
  });

  it('B12+: waits for its own person, and for the end of an ended session', async () => {
    const link = await leaveWaiting();
    const other = await renderApp(OVERVIEW, { as: 'chenmo' });
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 1 });
    expect(other.db.requests.of(UPDATE)).toHaveLength(0);

    mock.db.faults.set('GET /links/details', '401', { times: 1 });
    const token = mock.signIn('admin');
    session.start({ token, bearer: token });
    await waitFor(() => expect(session.getState().status).toBe('unauthenticated'));
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 1 });
    const again = mock.signIn('admin');
    session.start({ token: again, bearer: again });
    await waitFor(() =>
      expect(mock.db.links.find(link.id)).toMatchObject({ name: '上次改的名称' }),
    );
  });

  it('B12+: is left to the tab that is sending', async () => {
    await leaveWaiting();
    const request = (_name: string, _options: object, run: (lock: null) => unknown) => run(null);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { db } = await renderApp(OVERVIEW, { as: 'admin' });
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    await screen.findByRole('link', { name: '上次改的名称' });
    expect(db.requests.of(UPDATE)).toHaveLength(0);
  });
});

describe('a new record without a network', () => {
  async function typeNew() {
    const app = await renderApp(NEW, { as: 'admin' });
    await app.user.type(await nameField(), '断网新建');
    await app.user.type(screen.getByRole('textbox', { name: /^网址/ }), 'https://new.example.com/');
    return app;
  }
  const created = () => mock.db.links.all().filter(({ name }) => name === '断网新建');

  it('B12+: is created once when the network is back, and its form goes on', async () => {
    const { user, router } = await typeNew();
    onlineManager.setOnline(false);
    await user.click(save());
    expect(await waits()).toBeVisible();
    onlineManager.setOnline(true);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\d+\/edit$/));
    expect(created()).toHaveLength(1);
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 0 });
  });

  it('B12+: that may have arrived is not sent again unasked, and what the list has is shown', async () => {
    const { user, db } = await typeNew();
    db.faults.set(CREATE, 'cut');
    await user.click(save());
    expect(await screen.findByText(/没有收到服务器的答复，可能已经创建/)).toBeVisible();
    expect(await screen.findByText('可能已经创建，请核对')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const before = db.requests.of(CREATE).length;
    db.faults.clear();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    const notice = await screen.findByText(/^列表里/);
    expect(notice).toBeVisible();
    expect(db.requests.of(CREATE)).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: '再次发送' }));
    await waitFor(() => expect(db.requests.of(CREATE)).toHaveLength(before + 1));
  });

  it('B12+: that exists, as the person says, leaves no unsaved change and no draft in its form', async () => {
    const { user, db, router } = await typeNew();
    db.faults.set(CREATE, 'cut');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: '已经创建，不再发送' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/friendly-link\/list$/));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await localCopies.count('admin')).toMatchObject({ waiting: 0, draft: 0 });
    expect(db.requests.of(CREATE)).toHaveLength(1);
  });
});

it('B12+: signing out says how many saves wait for the network', async () => {
  onlineManager.setOnline(false);
  await leaveWaiting();
  const { user } = await renderApp('/backstage/site/friendly-link/list', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^账户/ }, { timeout: 20_000 }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: '退出登录' }));
  const question = await screen.findByRole('alertdialog', { name: '退出登录？' });
  expect(question).toHaveTextContent('断网时保存、还没发出的内容 1 份');
});
