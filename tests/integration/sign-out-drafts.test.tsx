import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { saveVersions } from '#src/admin/drafts/save-versions.ts';
import { deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';
const DAY = 86_400_000;

async function leaveDraft(user: string, record: string, age = 0) {
  await localCopies.write({
    kind: 'draft',
    id: `${user} ${record}`,
    user,
    type: 'links',
    record,
    at: Date.now() - age,
    base: { name: '' },
    values: { name: '写到一半' },
  });
}

/** Presses 退出登录 in the account drawer. */
async function signOut() {
  const app = await renderApp(LINKS, { as: 'chenmo' });
  await app.user.click(await screen.findByRole('button', { name: /^账户/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await app.user.click(drawer.getByRole('button', { name: '退出登录' }));
  return { ...app, drawer };
}

const question = () => screen.findByRole('alertdialog', { name: '退出登录？' });
const KEEP = { name: '在这台电脑上保留这些内容' };
const confirm = async () => within(await question()).getByRole('button', { name: '退出登录' });

describe('signing out with drafts on this computer', () => {
  it('B8: asks about them, says how many there are, and keeps them by default', async () => {
    await leaveDraft('chenmo', '1');
    await leaveDraft('chenmo', 'new');
    await leaveDraft('chenmo', 'old', 31 * DAY);
    await leaveDraft('admin', '1');
    const { user, router, db } = await signOut();
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription('这台电脑上有您的： 未保存的草稿 2 份');
    expect(within(dialog).getByRole('checkbox', KEEP)).toBeChecked();
    expect(db.requests.of('POST /user/logout')).toHaveLength(0);
    await expectNoAxeViolations(dialog);

    await user.click(await confirm());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
    expect(await localCopies.count('chenmo')).toMatchObject({ draft: 2 });
  });

  it("B8: says how many versions and deleted records there are besides, and deletes all on request, nobody else's", async () => {
    const state = { at: Date.now(), isReplaced: false, values: { name: '保存过' } };
    const place = { type: 'links', record: '1' };
    await saveVersions({ ...place, user: 'chenmo' }, [state]);
    await saveVersions({ ...place, user: 'admin' }, [state]);
    await leaveDraft('chenmo', '1');
    await leaveDraft('chenmo', 'new');
    await leaveDraft('admin', '1');
    const key = { ...place, user: 'chenmo' };
    const common = { kind: 'deleted', id: deletedId(key), ...key } as const;
    await localCopies.write({ ...common, at: Date.now(), title: '', isSure: true, fields: {} });
    const { user, router } = await signOut();
    const items = within(await question()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '未保存的草稿 2 份',
      '历史版本 1 个',
      '最近删除的内容 1 条',
    ]);
    await user.click(within(await question()).getByRole('checkbox', KEEP));
    await user.click(await confirm());
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
    expect(await localCopies.count('chenmo')).toMatchObject({ draft: 0 });
    expect(await localCopies.count('admin')).toMatchObject({ draft: 1 });
    expect(await localCopies.count('chenmo')).toEqual({
      draft: 0,
      waiting: 0,
      version: 0,
      deleted: 0,
    });
    expect(await localCopies.count('admin')).toEqual({
      draft: 1,
      waiting: 0,
      version: 1,
      deleted: 0,
    });
  });

  it('B8, A11: deletes them also where another tab’s refused call ends the session meanwhile', async () => {
    await leaveDraft('chenmo', '1');
    const { user, router, db } = await signOut();
    db.faults.set('POST /user/logout', 'hold');
    await user.click(within(await question()).getByRole('checkbox', KEEP));
    await user.click(await confirm());
    await waitFor(() => expect(db.requests.of('POST /user/logout')).toHaveLength(1));
    const key = 'session';
    const newValue = JSON.stringify({ endedBy: 'unauthorized' });
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    db.faults.release();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
    await waitFor(async () =>
      expect(await localCopies.count('chenmo')).toMatchObject({ draft: 0 }),
    );
  });

  it('B8: goes back on cancel, with session and drafts', async () => {
    await leaveDraft('chenmo', '1');
    const { user, router, db, drawer } = await signOut();
    await user.click(within(await question()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(drawer.getByRole('button', { name: '退出登录' })).toHaveFocus();
    expect(db.requests.of('POST /user/logout')).toHaveLength(0);
    expect(router.state.location.pathname).toBe(LINKS);
    expect(await localCopies.count('chenmo')).toMatchObject({ draft: 1 });
  });

  it('B8: deletes nothing where the server did not sign out', async () => {
    await leaveDraft('chenmo', '1');
    const { user, db } = await signOut();
    db.faults.set('POST /user/logout', '500');
    await user.click(within(await question()).getByRole('checkbox', KEEP));
    await user.click(await confirm());
    expect(await screen.findByText('无法退出登录!')).toBeVisible();
    expect(await localCopies.count('chenmo')).toMatchObject({ draft: 1 });
  });

  it('B8: says where they could not be deleted', async () => {
    await leaveDraft('chenmo', '1');
    const { user, router } = await signOut();
    const dialog = within(await question());
    const fault = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('checkbox', KEEP));
    await user.click(await confirm());
    expect(await screen.findByText('未能删除这台电脑上保存的内容')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/jwt-local/sign-in'));
    fault.mockRestore();
  });
});
