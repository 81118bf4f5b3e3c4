import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from '#src/app/toaster.tsx';
import { CopyButton } from '#src/components/copy-button.tsx';
import { renderComponent } from './support.tsx';

describe('CopyButton', () => {
  it('P8: copies and says so', async () => {
    const { user } = await renderComponent(<CopyButton text="400-000-0000" label="电话" />);
    await user.click(screen.getByRole('button', { name: '复制电话' }));
    expect(await navigator.clipboard.readText()).toBe('400-000-0000');
    expect(await screen.findByRole('status')).toHaveTextContent('已复制');
  });

  it('P8: says so where the browser refuses', async () => {
    const { user } = await renderComponent(
      <>
        <CopyButton text="x" label="电话" />
        <Toaster />
      </>,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: '复制电话' }));
    expect(await screen.findByText('复制失败，请手动选择文字复制。')).toBeVisible();
  });
});
