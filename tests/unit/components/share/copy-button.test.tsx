import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Toaster } from '#src/app/toaster.tsx';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { renderComponent } from '../support.tsx';

describe('CopyButton', () => {
  it('P8: copies and says so', async () => {
    const { user } = await renderComponent(<CopyButton text="400-000-0000" label="电话" />);
    await user.click(screen.getByRole('button', { name: '复制电话' }));
    expect(await navigator.clipboard.readText()).toBe('400-000-0000');
    expect(await screen.findByRole('status')).toHaveTextContent('已复制');
  });

  it.each([
    ['does not let it', () => Promise.reject(new Error('denied'))],
    ['never answers', () => new Promise<void>(() => {})],
  ])('P8: says where the browser %s', async (failed, writeText) => {
    const { user } = await renderComponent(
      <>
        <CopyButton text="x" label="电话" failed={failed} />
        <Toaster />
      </>,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await user.click(screen.getByRole('button', { name: '复制电话' }));
    expect(await screen.findByText(failed, {}, { timeout: 5000 })).toBeVisible();
  });
});
