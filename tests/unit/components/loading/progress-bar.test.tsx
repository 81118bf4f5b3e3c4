import { act } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ProgressBar } from '#src/components/loading/progress-bar.tsx';
import { renderComponent } from '../support.tsx';

/** A page whose loader ends when the test says so. */
async function setUp() {
  const loader = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <ProgressBar />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>一</p> },
        { path: '/slow', loader: () => loader.promise, element: <p>二</p> },
      ],
    },
  ]);
  const { container } = await renderComponent(<RouterProvider router={router} />);
  vi.useFakeTimers();
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  await act(async () => void router.navigate('/slow'));
  const arrive = async () => {
    await act(async () => loader.resolve(null));
    // The bar fills and fades.
    await wait(1000);
  };
  return { container, wait, arrive };
}

const bar = () => document.querySelector('#nprogress .bar');

describe('ProgressBar', () => {
  it('N3: runs while a navigation is under way, says so, and goes when it is over', async () => {
    const { container, wait, arrive } = await setUp();
    await wait(100);
    expect(bar()).toBeInTheDocument();
    // Drawn for the eye only; this is heard.
    expect(container.querySelector('output')).toHaveTextContent('加载中…');

    await arrive();
    expect(container).toHaveTextContent('二');
    expect(container).not.toHaveTextContent('加载中…');
    expect(bar()).not.toBeInTheDocument();
  });

  it('N3: shows nothing for a wait under 100 ms', async () => {
    const { container, wait, arrive } = await setUp();
    await wait(99);
    expect(bar()).not.toBeInTheDocument();
    await arrive();
    expect(bar()).not.toBeInTheDocument();
    expect(container).toHaveTextContent('二');
  });
});
