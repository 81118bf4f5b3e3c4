import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { toast } from '#src/lib/toast.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const REGION = { name: /^通知/ };

/** What the region of toasts contains in the moment in which it comes. */
function textOfNewRegion(): Promise<string> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const region = screen.queryByRole('region', REGION);
      if (!region) return;
      observer.disconnect();
      resolve(region.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

it('while the code of toasts cannot be loaded, the last toast is a plain one with its action, which can be closed', async () => {
  vi.doMock('sonner', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { user } = await renderApp('/error/500');
  const onClick = vi.fn<() => void>();
  toast.error('没有复制');
  toast.error('没有网络', { description: '请稍后再试', action: { label: '再来', onClick } });
  await screen.findByText('没有网络');
  const plain = within(screen.getByRole('alert'));
  expect(plain.getByText('请稍后再试')).toBeVisible();
  expect(screen.queryByText('没有复制')).not.toBeInTheDocument();
  await user.click(plain.getByRole('button', { name: '再来' }));
  expect(onClick).toHaveBeenCalledOnce();
  await user.click(plain.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText('没有网络')).not.toBeInTheDocument();

  toast.error('还是没有', { id: 'part' });
  await screen.findByText('还是没有');
  toast.dismiss('other');
  expect(screen.getByText('还是没有')).toBeVisible();
  toast.dismiss('part');
  await expect.poll(() => screen.queryByText('还是没有')).toBeNull();
  toast.error('仍然没有');
  await screen.findByText('仍然没有');
  vi.doUnmock('sonner');
});

it('the first toasts come once and in their order, into a region that is there already', async () => {
  await renderApp('/error/500');
  expect(screen.queryByRole('region', REGION)).not.toBeInTheDocument();
  const textAtFirst = textOfNewRegion();
  toast.loading('一', { id: 'one' });
  toast.info('二');
  toast.error('三', { id: 'three' });
  toast.dismiss('three');
  toast.success('四', { id: 'one' });
  expect(await textAtFirst).toBe('');
  const region = screen.getByRole('region', REGION);
  await within(region).findByText('二');
  await expect
    .poll(() =>
      within(region)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )
    .toEqual(['二', '四']);
  toast.info('五');
  await within(region).findByText('五');
  expect(screen.queryByText('仍然没有')).not.toBeInTheDocument();
});
