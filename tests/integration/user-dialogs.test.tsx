import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { closeDrafts } from '#tests/support/close-drafts.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const LIST = '/backstage/system/user/list';

function person(username: string) {
  const found = mock.db.users.all().find((user) => user.username === username);
  if (!found) throw new Error(`The mock has no user ${username}`);
  return found;
}

const named = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const save = () => screen.getByRole('button', { name: SAVE });
const open = async (hash: string) => {
  const app = await renderApp(`${LIST}?q=tianye${hash}`, { as: 'admin' });
  // The first test loads the page's chunk.
  await screen.findByRole('button', { name: SAVE }, { timeout: 20_000 });
  return app;
};

/** The backdrop, which a click outside the dialog hits. */
function backdrop(): Element {
  const around = screen.getByRole('dialog').parentElement;
  if (!around) throw new Error('No dialog');
  return around;
}

describe('create', () => {
  it('B6: a new user is created with a first password and stands in the list', async () => {
    const { user, router } = await renderApp(`${LIST}?q=tianye`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '新建用户' }, { timeout: 20_000 }));
    await named('新建用户');
    expect(router.state.location.hash).toBe('#new');
    await user.type(field('用户名'), 'qinghe');
    await user.type(field('姓名'), '秦禾');
    await user.type(field('密码'), 'Gewaechshaus-7');
    await user.type(field('再次输入密码'), 'Gewaechshaus-7');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(router.state.location.hash).toBe('');
    expect(person('qinghe')).toMatchObject({
      role: 'editor',
      status: 0,
      password: 'Gewaechshaus-7',
    });
  });

  it('B2: says beside each field what is wrong; both passwords have to be the same', async () => {
    const { user } = await open('#new');
    await user.click(save());
    expect(field('用户名')).toHaveAccessibleDescription(/此项为必填/);
    expect(field('用户名')).toHaveFocus();
    await user.type(field('密码'), 'short');
    expect(field('密码')).toHaveAccessibleDescription('至少 8 个字符');
    await user.clear(field('密码'));
    await user.type(field('密码'), 'long enough');
    await user.type(field('再次输入密码'), 'long enouhg');
    await waitFor(() =>
      expect(field('再次输入密码')).toHaveAccessibleDescription('两次输入的密码不一致'),
    );
    await expectNoAxeViolations();
    expect(mock.db.requests.of('POST /user/create')).toEqual([]);
  });

  it('B3: what the server refuses stands beside its field, and nothing typed is lost', async () => {
    const { user } = await open('#new');
    await user.type(field('用户名'), 'linxia');
    await user.type(field('密码'), 'long enough');
    await user.type(field('再次输入密码'), 'long enough');
    await user.click(save());
    // Not the toast, which says the same.
    const dialog = within(screen.getByRole('dialog', { name: '新建用户' }));
    expect(await dialog.findByText('保存失败，填写的内容仍在')).toBeVisible();
    expect(field('用户名')).toHaveAccessibleDescription(/用户名“linxia”已存在/);
    expect(field('用户名')).toHaveFocus();
    expect(field('密码')).toHaveValue('long enough');
  });

  it('B6: two clicks create one user', async () => {
    mock.db.faults.set('POST /user/create', 'hold');
    const { user } = await open('#new');
    await user.type(field('用户名'), 'once');
    await user.type(field('密码'), 'long enough');
    await user.type(field('再次输入密码'), 'long enough');
    await user.dblClick(save());
    await waitFor(() => expect(mock.db.requests.of('POST /user/create')).not.toHaveLength(0));
    mock.db.faults.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mock.db.requests.of('POST /user/create')).toHaveLength(1);
  });
});

describe('ways out of a dialog', () => {
  it('B6: Escape, a click outside and the back button ask first where something was typed', async () => {
    closeDrafts();
    const { user, router } = await renderApp(`${LIST}?q=tianye`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '新建用户' }));
    await named('新建用户');
    await user.type(field('用户名'), 'draft');
    await screen.findByText('此浏览器无法保存草稿');
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(backdrop()),
      () => router.navigate(-1),
    ]) {
      await leave();
      const question = within(await screen.findByRole('alertdialog', { name: '离开此页面？' }));
      await user.click(question.getByRole('button', { name: '继续编辑' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(field('用户名')).toHaveValue('draft');
    }
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.hash).toBe('');
  });

  it('B6: an untouched dialog closes at once, and the focus goes back to where it was', async () => {
    const { user, router } = await renderApp(`${LIST}?q=tianye`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '编辑「田野」' }));
    await named('编辑用户「田野」');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?q=tianye');
    expect(screen.getByRole('button', { name: '编辑「田野」' })).toHaveFocus();
  });
});

describe('edit', () => {
  it('B6: keeps fields it does not know, and says that it saved', async () => {
    Object.assign(person('tianye'), { keptByServer: '原样保留' });
    const { user } = await open(`#edit-${person('tianye').id}`);
    await named('编辑用户「田野」');
    await user.clear(field('姓名'));
    await user.type(field('姓名'), '田小野');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(person('tianye')).toMatchObject({ nickname: '田小野', keptByServer: '原样保留' });
  });

  it('B6: role and access of one’s own account cannot be changed', async () => {
    await open('#edit-1');
    const own = await named('编辑用户「系统管理员」');
    expect(own.getByText(/这是您自己的账号/)).toBeVisible();
    expect(own.queryByRole('combobox', { name: /角色/ })).not.toBeInTheDocument();
    expect(own.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('B6: says where there is no such user, and where reading failed', async () => {
    const { router, user } = await renderApp(`${LIST}#edit-999`, { as: 'admin' });
    expect(await screen.findByText('记录不存在')).toBeVisible();
    mock.db.faults.set('GET /user/get', '500', { times: 2 });
    await router.navigate(`${LIST}#edit-2`);
    await user.click(await screen.findByRole('button', { name: '重试' }, { timeout: 10_000 }));
    await named('编辑用户「林夏」');
  });
});

describe('password', () => {
  it('B6: a new one is typed twice, its strength is shown, it can be revealed, and it replaces the old one', async () => {
    const { user } = await renderApp(`${LIST}?q=tianye`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '「田野」的更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '修改密码' }));
    await named('修改「田野」的密码');
    const password = field('密码');
    await user.type(password, 'abcdefgh');
    expect(password).toHaveAccessibleDescription('密码强度：弱');
    await user.type(password, 'ABC-123-xyz');
    expect(password).toHaveAccessibleDescription('密码强度：强');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.type(field('再次输入密码'), 'abcdefghABC-123-xyz');
    await user.click(save());
    expect(await screen.findByText('「田野」的密码已修改')).toBeVisible();
    expect(person('tianye').password).toBe('abcdefghABC-123-xyz');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '「田野」的更多操作' })).toHaveFocus(),
    );
  });

  it('B3: what the server says of it stands beside the field', async () => {
    mock.db.faults.set('PUT /user/update-password', '422', {
      body: { success: false, message: '密码不合规', errors: { password: '最近用过这个密码' } },
    });
    const { user } = await open('#password-2');
    await user.type(field('密码'), 'long enough');
    await user.type(field('再次输入密码'), 'long enough');
    await user.click(save());
    await waitFor(() => expect(field('密码')).toHaveAccessibleDescription('最近用过这个密码'));
  });
});
