import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { renderComponent } from '../support.tsx';

async function setUp(busy = false) {
  const onConfirm = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>问</button>
        <ConfirmDialog
          open={open}
          title="删除友情链接"
          confirmText="删除"
          danger
          busy={busy}
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        >
          确定删除“示范基地”吗？
        </ConfirmDialog>
      </>
    );
  }
  const view = await renderComponent(<Page />, { mountOnce: true });
  await view.user.click(screen.getByRole('button', { name: '问' }));
  return { ...view, onConfirm };
}

describe('ConfirmDialog', () => {
  it('B1: names the record and focuses the cancel button', async () => {
    const { user, onConfirm } = await setUp();
    const dialog = screen.getByRole('alertdialog', { name: '删除友情链接' });
    expect(dialog).toHaveAccessibleDescription('确定删除“示范基地”吗？');
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '问' })).toHaveFocus();
  });

  it('B1: cancels by Escape', async () => {
    const { user, onConfirm } = await setUp();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('B1: acts once it is confirmed', async () => {
    const { user, onConfirm } = await setUp();
    await user.click(screen.getByRole('button', { name: '删除' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('B1: cannot be confirmed twice', async () => {
    await setUp(true);
    expect(screen.getByRole('button', { name: /删除/ })).toBeDisabled();
  });
});
