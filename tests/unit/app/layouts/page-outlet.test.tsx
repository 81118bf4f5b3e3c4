import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { PageOutlet } from '#src/app/layouts/backstage/pages/page-outlet.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { renderComponent } from '../../components/support.tsx';

it('N9: a dialog that is still loading when its page is left is not open when the page is back', async () => {
  const code = Promise.withResolvers<(props: { isOpen: boolean }) => string>();
  const LazyDialog = lazyPart(async () => ({ Dialog: await code.promise }), 'Dialog');
  function List() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        <LazyDialog isOpen={isOpen} onLoadFailed={() => setOpen(false)} />
      </>
    );
  }
  const router = createMemoryRouter(
    [
      {
        Component: PageOutlet,
        children: [
          { path: '/', Component: List, handle: { title: '', cachedAs: 'list' } },
          { path: '/other', element: '另一页', handle: { title: '', cachedAs: 'other' } },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  const { user } = await renderComponent(<RouterProvider router={router} />, { mountOnce: true });
  await user.click(screen.getByRole('button', { name: '打开' }));
  await router.navigate('/other');
  await screen.findByText('另一页');
  // It is removed a moment later.
  await waitFor(() => expect(screen.queryByRole('button', { hidden: true })).toBeNull());
  await router.navigate('/');
  code.resolve(({ isOpen }) => (isOpen ? '对话框' : ''));
  await screen.findByRole('button', { name: '打开' });
  await user.click(document.body);
  expect(screen.queryByText('对话框')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText('对话框')).toBeVisible();
});
