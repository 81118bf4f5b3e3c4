import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '#src/app/toaster.tsx';
import { ShareButtons } from '#src/components/share/share-buttons.tsx';
import { renderComponent } from '../support.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it('P7: where the browser opens no share menu the link is copied, and that is said; who closes it is told nothing', async () => {
  const share = vi.fn<typeof navigator.share>();
  Object.assign(navigator, { share });
  const poster = { picture: '', kicker: [], facts: [], summary: '' };
  const { user } = await renderComponent(
    <MemoryRouter initialEntries={['/news/details?id=1']}>
      <ShareButtons title="标题" poster={poster} />
      <Toaster />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: '分享到其他应用' });
  await navigator.clipboard.writeText('before');

  share.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
  await user.click(button);
  expect(share).toHaveBeenCalledTimes(1);
  expect(await navigator.clipboard.readText()).toBe('before');
  expect(screen.queryByText(/已复制/)).not.toBeInTheDocument();

  share.mockRejectedValueOnce(new DOMException('Permission denied', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText('分享菜单没有打开，链接已复制。')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/\/news\/details\?id=1$/);
});
