import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { findToast } from './end-toast.ts';

const LIST = '/backstage/system/user/list';
const PAGE = 'GET /user/page';

function person(username: string) {
  const found = mock.db.users.all().find((user) => user.username === username);
  if (!found) throw new Error(`The mock has no user ${username}`);
  return found;
}

/** Query of the last call. */
function asked(call = PAGE) {
  const last = mock.db.requests.of(call).at(-1);
  return Object.fromEntries(new URL(last?.url ?? 'http://none').searchParams);
}

async function row(name: string) {
  const found = (await screen.findByText(name)).closest('[role="row"]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return within(found);
}

async function openMenu(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(await screen.findByRole('button', { name: `「${name}」的更多操作` }));
  return within(await screen.findByRole('menu'));
}

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('who may come here', () => {
  it('R14: the index leads to the list; only administrators see it', async () => {
    const { router } = await renderApp('/backstage/system/user', { as: 'admin' });
    await screen.findByRole('heading', { name: '用户管理' });
    expect(router.state.location.pathname).toBe(LIST);
  });

  it('R14: an editor is refused, and the side menu does not offer it', async () => {
    await renderApp(LIST, { as: 'zhouyi' });
    await screen.findByRole('heading', { name: '没有访问权限' });
    const menu = within(screen.getByRole('navigation', { name: '主导航' }));
    expect(menu.getByRole('link', { name: '友情链接' })).toBeVisible();
    expect(menu.queryByRole('link', { name: '用户管理' })).not.toBeInTheDocument();
    expect(mock.db.requests.of(PAGE)).toEqual([]);
  });
});

describe('list', () => {
  it('B1: shows name, remark, role, contact, status and last sign-in; the server searches, filters and sorts', async () => {
    Object.assign(person('tianye'), { lastLoginTime: '', status: 1 });
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    const first = await row('田野');
    expect(first.getByText('tianye@qinghe.example.com')).toBeVisible();
    expect(first.getByText('· 农艺部')).toBeVisible();
    expect(first.getByText('从未登录')).toBeVisible();
    expect(first.getByText('已停用')).toBeVisible();

    await user.click(screen.getByRole('combobox', { name: '角色' }));
    await user.click(await screen.findByRole('option', { name: '管理员' }));
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '正常' }));
    await waitFor(() => expect(router.state.location.search).toBe('?role=admin&status=0'));
    await waitFor(() => expect(asked()).toMatchObject({ role: 'admin', status: '0' }));
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), 'adm');
    await waitFor(() => expect(asked()).toMatchObject({ keyword: 'adm' }));
    expect(await row('系统管理员')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('田野')).not.toBeInTheDocument());
  });

  it('B7: page, size and order are restored from the address', async () => {
    await renderApp(`${LIST}?page=2&size=10&sort=username`, { as: 'admin' });
    await screen.findByText('第 11 条到第 20 条，共 40 条');
    expect(asked()).toMatchObject({ pageNo: '2', pageSize: '10', sortField: 'username' });
  });

  it('B1: on a phone users are cards with the same actions', async () => {
    const { user } = await renderApp(LIST, { as: 'admin', width: 360 });
    const [first] = within(await screen.findByRole('list', { name: '用户管理' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('田野');
    expect(first).toHaveTextContent('编辑 · 从未登录');
    expect((await openMenu(user, '田野')).getByRole('menuitem', { name: '停用' })).toBeVisible();
  });

  it('B6: exports what the list finds, all of it, as the server’s file', async () => {
    const saved = catchSavedFiles();
    const { user } = await renderApp(`${LIST}?role=admin&size=10`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出用户' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('用户.csv');
    expect(asked('GET /user/export')).toEqual({ role: 'admin' });
  });

  it('B6: says why an export failed', async () => {
    const { user } = await renderApp(LIST, { as: 'admin', faults: { 'GET /user/export': '403' } });
    await user.click(await screen.findByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出用户' }));
    expect(await screen.findByText('导出失败')).toBeVisible();
  });
});

describe('enable, disable, delete', () => {
  it('B6: disables after asking, then offers to enable', async () => {
    const { user } = await renderApp(`${LIST}?q=tianye`, { as: 'admin' });
    await user.click((await openMenu(user, '田野')).getByRole('menuitem', { name: '停用' }));
    const question = await dialog('确认停用');
    expect(question.getByText(/确定停用「田野」吗/)).toBeVisible();
    expect(person('tianye').status).toBe(0);
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('已停用「田野」')).toBeVisible();
    expect(person('tianye').status).toBe(1);
    await waitFor(async () => expect((await row('田野')).getByText('已停用')).toBeVisible());

    await user.click((await openMenu(user, '田野')).getByRole('menuitem', { name: '启用' }));
    await user.click((await dialog('确认启用')).getByRole('button', { name: '启用' }));
    await waitFor(() => expect(person('tianye').status).toBe(0));
  });

  it('B6: deletes after asking; the focus goes on to the next row', async () => {
    const { user } = await renderApp(`${LIST}?size=10`, { as: 'admin' });
    await user.click((await openMenu(user, '田野')).getByRole('menuitem', { name: '删除' }));
    await user.click((await dialog('确认删除')).getByRole('button', { name: '删除' }));
    const toast = await findToast('已删除「田野」');
    await waitFor(() =>
      expect(screen.queryByText('tianye@qinghe.example.com')).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '「姚瑶」的更多操作' })).toHaveFocus(),
    );
    await user.click(toast.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(person('tianye').deleted).toBe(true));
  });

  it('B6: the recycle bin shows deleted users', async () => {
    Object.assign(person('tianye'), { deleted: true });
    const { user, router } = await renderApp(`${LIST}?size=10`, { as: 'admin' });
    await row('姚瑶');
    await user.click(screen.getByRole('link', { name: '回收站' }));
    const bin = within(await screen.findByRole('list', { name: '回收站' }));
    expect(bin.getByText('田野')).toBeVisible();
    expect(router.state.location.search).toBe('?recycle=1');
    expect(asked('GET /user/recycle/show')).not.toHaveProperty('recycle');
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), 'oldstaff');
    await waitFor(() => expect(screen.queryByText('田野')).not.toBeInTheDocument());
    expect(screen.getByText('程海')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '返回用户列表' }));
    await row('姚瑶');
  });

  it('B6: nobody disables or deletes themselves, and is told why', async () => {
    const { user } = await renderApp(`${LIST}?q=admin`, { as: 'admin' });
    const menu = await openMenu(user, '系统管理员');
    const disable = menu.getByRole('menuitem', { name: /停用/ });
    const remove = menu.getByRole('menuitem', { name: /删除/ });
    expect(disable).toHaveAttribute('aria-disabled', 'true');
    expect(disable).toHaveTextContent('不能停用自己的账号');
    expect(remove).toHaveAttribute('aria-disabled', 'true');
    expect(remove).toHaveTextContent('不能删除自己的账号');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(remove).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(person('admin').deleted).not.toBe(true);
  });

  it('B6, B7: many are deleted together, which can be undone; the own account stays, and the question says why', async () => {
    const { user } = await renderApp(`${LIST}?role=admin`, { as: 'admin' });
    await row('系统管理员');
    for (const name of ['系统管理员', '林夏', '邓丽']) {
      const one = await row(name);
      await user.click(one.getByRole('checkbox'));
    }
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: '删除' }));
      const question = await dialog('确认删除');
      expect(question.getByText(/确定删除选中的 2 位用户吗/)).toBeVisible();
      expect(question.getByRole('listitem')).toHaveTextContent('不能删除自己的账号');
      await user.click(question.getByRole('button', { name: '删除' }));
      await waitFor(() => expect(screen.queryByText('林夏')).not.toBeInTheDocument());
      return findToast('已删除 2 项');
    };
    await user.click((await remove()).getByRole('button', { name: '撤销' }));
    for (const name of ['林夏', '邓丽']) {
      const one = await row(name);
      await user.click(one.getByRole('checkbox'));
    }
    expect(mock.db.requests.of('DELETE /user/delete')).toHaveLength(0);

    await user.click((await remove()).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(person('linxia').deleted).toBe(true));
    expect(mock.db.requests.of('DELETE /user/delete')).toHaveLength(2);
    expect(person('admin').deleted).not.toBe(true);
  });

  it('B6, B7: disabling many can be undone, and gives each its former status', async () => {
    Object.assign(person('linxia'), { status: 1 });
    const { user } = await renderApp(`${LIST}?role=admin`, { as: 'admin' });
    for (const name of ['林夏', '邓丽']) {
      const one = await row(name);
      await user.click(one.getByRole('checkbox'));
    }
    await user.click(screen.getByRole('button', { name: '停用' }));
    await user.click((await dialog('确认停用')).getByRole('button', { name: '停用' }));
    const toast = await findToast('已停用 2 位用户');
    expect(person('dengli').status).toBe(1);
    await user.click(toast.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已撤销')).toBeVisible();
    expect([person('linxia').status, person('dengli').status]).toEqual([1, 0]);
    await waitFor(() => expect(screen.queryByText('已停用 2 位用户')).not.toBeInTheDocument());
  });
});
