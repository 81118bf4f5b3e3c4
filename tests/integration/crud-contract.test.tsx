import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { closeDrafts } from '#tests/support/close-drafts.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { endToast, findToast } from './end-toast.ts';
import { CRUD_TYPES, type CrudType } from './crud-types.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// The path that every content type shares. What is special about one stands in its own test.

const NAME = '验收记录';

// Each for some of the types; `tests/faults` has all failures for every type's edit form.
const FAILURES = [
  { fault: '500', message: /服务器出现问题/ },
  { fault: 'html', message: /无法识别的内容/ },
  { fault: 'empty', message: /返回了空内容/ },
  // The second where the browser has storage: the save waits then.
  { fault: 'drop', message: /无法连接服务器|没有收到服务器的答复/ },
];
/** In `npm test` one type for each failure: the kit makes the forms, and what is special has a test of its own. */
const TYPES = FAILURES.flatMap((failure, place) =>
  inLooks(
    CRUD_TYPES.filter((_type, index) => index % FAILURES.length === place),
    ({ name }) => ['advertisement', 'news category', 'news', 'honor'].includes(name),
  ).map((type) => ({ ...type, ...failure })),
);

/** In `npm test` one type of each kind of list: the rest of their code is the same. */
const LISTS = inLooks(CRUD_TYPES, (type, index) => {
  return CRUD_TYPES.findIndex(({ list }) => list === type.list) === index;
});

const listPath = (type: CrudType) => `/backstage/${type.path}/list`;
const saveButton = () => screen.getByRole('button', { name: SAVE });
const nameField = (type: CrudType) =>
  screen.findByRole('textbox', { name: new RegExp(`^${type.label.text}`) });

async function openNew(type: CrudType) {
  const app = await renderApp(`/backstage/${type.path}/new`, { as: 'admin' });
  return { ...app, field: await nameField(type) };
}

async function openEdit(type: CrudType) {
  const [record] = type.stored(mock.db).all();
  if (!record) throw new Error('The mock has no record');
  Object.assign(record, { keptByServer: '原样保留' });
  const app = await renderApp(`/backstage/${type.path}/${record.id}/edit`, { as: 'admin' });
  return { ...app, record, field: await nameField(type) };
}

async function fillNew(type: CrudType, user: UserEvent, field: HTMLElement) {
  await user.type(field, NAME);
  await type.fill(user);
}

describe.each(LISTS)('the list of $name', (type) => {
  it('B1, B7: lists records with edit and delete, the quick filter stands in the URL', async () => {
    const { user, router } = await renderApp(listPath(type), { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: type.title })).toBeVisible();
    const deletes = await screen.findAllByRole('button', { name: /^删除「/ });
    expect(screen.getAllByRole('link', { name: /^编辑「/ })).toHaveLength(deletes.length);

    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '没有这样的内容{Enter}');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe('没有这样的内容'),
    );
    expect(await screen.findByText('没有符合条件的内容')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(await screen.findAllByRole('link', { name: /^编辑「/ })).not.toHaveLength(0);
  });

  it('B1, B2: an empty list leads to a new record, a record that does not exist back to the list', async () => {
    type.empty(mock.db);
    const { router } = await renderApp(listPath(type), { as: 'admin' });
    expect(await screen.findByText('还没有内容')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getAllByRole('link', { name: type.newButton })).toHaveLength(2);

    await router.navigate(`/backstage/${type.path}/999999/edit`);
    expect(await screen.findByText('记录不存在')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', listPath(type));
  });

  it('B1: a list that fails says why, and reads again; deleting asks, is undone, and keeps what is in use', async () => {
    type.freeAll?.(mock.db);
    const { user, db } = await renderApp(listPath(type), {
      as: 'admin',
      faults: { [type.calls.list]: '403' },
    });
    expect(await screen.findByText('您没有执行此操作的权限。')).toBeVisible();
    db.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));

    // The last one: what comes first may be in use.
    const remove = (await screen.findAllByRole('button', { name: /^删除「/ })).at(-1);
    if (!remove) throw new Error('Nothing to delete');
    const name = /「(.+)」/.exec(remove.getAttribute('aria-label') ?? '')?.[1] ?? '';
    db.faults.set(type.calls.remove, '409', {
      body: { success: false, message: '正在使用，不能删除' },
    });
    await user.click(remove);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(`确定删除「${name}」吗`);
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    const rowButton = () => screen.queryByLabelText(`删除「${name}」`);
    await waitFor(() => expect(rowButton()).not.toBeInTheDocument());
    expect(db.requests.of(type.calls.remove)).toHaveLength(0);
    await user.click((await findToast(`已删除「${name}」`)).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(rowButton()).toBeVisible());
    expect(db.requests.of(type.calls.remove)).toHaveLength(0);

    await user.click(await screen.findByLabelText(`删除「${name}」`));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await endToast(user, `已删除「${name}」`);
    const refusal = await findToast('正在使用，不能删除');
    await waitFor(() => expect(rowButton()).toBeVisible());

    db.faults.clear();
    const before = type.stored(db).all().length;
    await user.click(refusal.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(rowButton()).not.toBeInTheDocument());
    await waitFor(() => expect(type.stored(db).all()).toHaveLength(before - 1));
  });

  it('B7: several are deleted together once their toast ends; what failed comes back, says why, and is tried again', async () => {
    type.freeAll?.(mock.db);
    const { user, db } = await renderApp(listPath(type), { as: 'admin' });
    const boxes = (await screen.findAllByRole('checkbox', { name: /^(选择「|选择行)/ })).slice(-2);
    for (const box of boxes) await user.click(box);
    const labels = () =>
      screen.getAllByRole('button', { name: /^删除「/ }).map((one) => one.ariaLabel);
    const chosen = new Set(labels().slice(-2));
    // The server fills a page up with what comes next.
    const shown = () => labels().filter((label) => chosen.has(label)).length;
    await user.click(screen.getByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(shown()).toBe(0));
    db.faults.set(type.calls.remove, '500', { times: 1 });
    await endToast(user, '已删除 2 项');

    const refusal = await findToast(/^「.+」没有删除$/);
    expect(refusal.getByText(/服务器出现问题/)).toBeVisible();
    await waitFor(() => expect(shown()).toBe(1));
    const calls = db.requests.of(type.calls.remove).length;
    await user.click(refusal.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(shown()).toBe(0));
    await waitFor(() => expect(db.requests.of(type.calls.remove)).toHaveLength(calls + 1));
  });
});

describe.each(TYPES)('the form of $name', (type) => {
  const labelOf = (record: { [field: string]: unknown }) => String(record[type.label.field]);

  it('B2, B3: a new record is checked, kept through a failure, created once, and listed', async () => {
    const { user, db, router, field } = await openNew(type);
    await user.click(saveButton());
    expect((await screen.findAllByText(/此项为必填/))[0]).toBeVisible();
    expect(db.requests.of(type.calls.create)).toHaveLength(0);

    await fillNew(type, user, field);
    db.faults.set(type.calls.create, type.fault);
    await user.click(saveButton());
    expect(await screen.findByText(type.message)).toBeVisible();
    expect(field).toHaveValue(NAME);

    db.faults.set(type.calls.create, '422', {
      body: { success: false, message: '校验失败', errors: { [type.label.field]: '服务器不接受' } },
    });
    await user.click(saveButton());
    await waitFor(() => expect(field).toHaveAccessibleDescription(/服务器不接受/));
    expect(field).toHaveFocus();
    expect(field).toHaveValue(NAME);

    db.faults.clear();
    const before = db.requests.of(type.calls.create).length;
    await user.dblClick(saveButton());
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(listPath(type)));
    expect(db.requests.of(type.calls.create)).toHaveLength(before + 1);
    expect(type.stored(db).all().map(labelOf)).toContain(NAME);
  });

  it('B2, B8: an edit asks before it is lost, and sends back what the server sent, fields we do not know included', async () => {
    closeDrafts();
    const { user, db, record, router, field: firstField } = await openEdit(type);
    const address = router.state.location.pathname;
    expect(firstField).toHaveValue(labelOf(record));
    expect(screen.getByRole('button', { name: /其他内容/ })).toBeVisible();
    // What was taken back is no change.
    await user.type(firstField, '改{Backspace}');
    await user.click(screen.getByRole('link', { name: '取消' }));
    await screen.findByRole('heading', { level: 1, name: type.title });
    expect(router.state.location.pathname).toBe(listPath(type));

    await router.navigate(address);
    const field = await nameField(type);
    await user.clear(field);
    await user.type(field, NAME);
    expect(await screen.findByText('此浏览器无法保存草稿')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '取消' }));
    const dialog = await screen.findByRole('alertdialog', { name: '离开此页面？' });
    await user.click(within(dialog).getByRole('button', { name: '继续编辑' }));
    expect(router.state.location.pathname).toBe(address);

    await user.click(await screen.findByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(type.stored(db).find(record.id)).toMatchObject({
      [type.label.field]: NAME,
      keptByServer: '原样保留',
    });
  });
});
