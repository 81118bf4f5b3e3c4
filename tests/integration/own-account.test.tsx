import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { session } from '#src/session/session-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const LINKS = '/backstage/site/friendly-link/list';

/** Opens a part of the account from the drawer. */
async function openPart(part: '我的资料' | '修改密码', as = 'admin', has = '保存') {
  const app = await renderApp(LINKS, { as });
  await app.user.click(await screen.findByRole('button', { name: /^账户/ }));
  await app.user.click(await screen.findByRole('button', { name: part }));
  // The first test loads the dialog's chunk; a skeleton comes before the form.
  await screen.findByRole('button', { name: has }, { timeout: 20_000 });
  const dialog = screen.getByRole('dialog', { name: part });
  return { ...app, dialog };
}

const own = () => mock.db.users.all().find(({ username }) => username === 'admin');
const field = (dialog: HTMLElement, name: string) =>
  within(dialog).findByLabelText(new RegExp(`^${name}`), { selector: 'input' });

describe('own account', () => {
  it('A13: a new name is saved and shown at once, also after a reload; all else stays', async () => {
    const before = { ...own() };
    const { user, dialog } = await openPart('我的资料');
    const name = await field(dialog, '姓名');
    await user.clear(name);
    await user.type(name, '陆衡');
    await expectNoAxeViolations(dialog);
    await user.click(within(dialog).getByRole('button', { name: SAVE }));
    expect(await screen.findByText('资料已更新')).toBeVisible();
    const updateTime = own()?.updateTime;
    expect(own()).toEqual({ ...before, updateTime, nickname: '陆衡' });
    expect(await screen.findByRole('dialog', { name: '陆衡' })).toBeVisible();

    // As a reload does.
    session.restore();
    expect(session.getState().user).toMatchObject({ displayName: '陆衡', username: 'admin' });
  });

  it('A13: a new picture replaces the initials', async () => {
    const record = own();
    Object.assign(record ?? {}, { avatar: '/api/pictures/avatar-1.svg' });
    const { user, dialog } = await openPart('我的资料');
    await user.click(await within(dialog).findByRole('button', { name: /移除|删除/ }));
    await user.click(within(dialog).getByRole('button', { name: SAVE }));
    await waitFor(() => expect(own()?.avatar).toBe(''));
    expect(session.getState().user).toMatchObject({ avatar: '' });
  });

  it('A13: the password is changed for this account alone, after both entries agree', async () => {
    const { user, dialog } = await openPart('修改密码');
    await user.type(await field(dialog, '密码'), 'Gewaechshaus-7');
    expect(within(dialog).getByText('密码强度：强')).toBeVisible();
    await user.type(await field(dialog, '再次输入密码'), 'Gewaechshaus-8');
    await user.click(within(dialog).getByRole('button', { name: SAVE }));
    expect(mock.db.requests.of('PUT /user/update-password')).toHaveLength(0);
    await user.type(await field(dialog, '再次输入密码'), '{Backspace}7');
    await user.click(within(dialog).getByRole('button', { name: SAVE }));
    expect(await screen.findByText('密码已修改，下次登录请用新密码')).toBeVisible();
    expect(own()?.password).toBe('Gewaechshaus-7');
  });

  it('A13: says so where the role may not change it, and what to do', async () => {
    const { user, dialog } = await openPart('我的资料', 'chenmo', '重试');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '您没有执行此操作的权限。 您的角色不能自己修改资料和密码，请联系管理员代为修改。',
    );
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '我的资料' })).toBeNull());
    expect(screen.getByRole('dialog', { name: '陈默' })).toBeVisible();
  });

  it('A13: closing the dialog asks while something is not saved', async () => {
    const { user, dialog } = await openPart('修改密码');
    await user.type(await field(dialog, '密码'), 'Gewaechshaus-7');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '关闭而不保存？' });
    await user.click(within(question).getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field(dialog, '密码')).toHaveValue('Gewaechshaus-7');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '关闭' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '修改密码' })).toBeNull());
  });
});
