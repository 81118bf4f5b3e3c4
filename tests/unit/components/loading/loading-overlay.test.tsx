import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showLoadingOverlay } from '#src/components/loading/loading-overlay-store.ts';
import { LoadingOverlay } from '#src/components/loading/loading-overlay.tsx';
import { renderComponent } from '../support.tsx';

function cover(label: string): () => void {
  let uncover = () => {};
  act(() => {
    uncover = showLoadingOverlay(label);
  });
  return () => act(uncover);
}

describe('LoadingOverlay', () => {
  it('N3: covers the screen, says why, and keeps the focus away from the page below', async () => {
    const { user } = await renderComponent(
      <>
        <button>下面</button>
        <LoadingOverlay />
      </>,
    );
    const below = screen.getByRole('button', { name: '下面' });
    below.focus();

    const uncover = cover('正在退出登录…');
    expect(screen.getByText('正在退出登录…')).toBeVisible();
    expect(screen.queryByRole('button', { name: '下面' })).toBeNull();
    await user.tab();
    expect(below).not.toHaveFocus();

    uncover();
    await waitFor(() => expect(below).toHaveFocus());
    expect(screen.queryByText('正在退出登录…')).toBeNull();
  });

  it('N3: stays until the last reason ends, and shows the latest one', async () => {
    await renderComponent(<LoadingOverlay />);
    const uncoverFirst = cover('第一');
    const uncoverSecond = cover('第二');
    expect(screen.getByText('第二')).toBeVisible();
    uncoverFirst();
    expect(screen.getByText('第二')).toBeVisible();
    uncoverSecond();
    await waitFor(() => expect(screen.queryByText('第二')).toBeNull());
  });
});
