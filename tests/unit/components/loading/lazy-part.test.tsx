import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { toast } from 'sonner';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Toaster } from '#src/app/toaster.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { renderComponent } from '../support.tsx';

const FAILED = /^这部分功能没有加载成功/;

function Panel({ name }: { name: string }) {
  return <p>{`${name}在这里`}</p>;
}

/** An import that fails as long as the network does. */
function createImport() {
  const network = { isDown: true };
  const importPart = vi.fn<() => Promise<{ Panel: typeof Panel }>>(async () => {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module');
    return { Panel };
  });
  return { network, importPart };
}

it('a dialog that did not load says so, is closed, and is loaded again when it opens', async () => {
  const { network, importPart } = createImport();
  const Lazy = lazyPart(importPart, 'Panel');
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          打开
        </button>
        {isOpen && <Lazy name="面板" onLoadFailed={() => setOpen(false)} />}
        <Toaster />
      </>
    );
  }
  onTestFinished(() => void toast.dismiss());
  const { user } = await renderComponent(<Page />);
  const button = screen.getByRole('button', { name: '打开' });
  await user.click(button);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  network.isDown = false;
  await user.click(button);
  expect(await screen.findByText('面板在这里')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('a part of a page says so in its place, and tries again there', async () => {
  const { network, importPart } = createImport();
  const Lazy = lazyPart(importPart, 'Panel');
  const { user } = await renderComponent(<Lazy name="图表" fallback={<p>骨架</p>} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  network.isDown = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('图表在这里')).toBeVisible();
  expect(screen.queryByText('骨架')).not.toBeInTheDocument();
});

it('is loaded once, by the first hover, focus or touch, or when it opens', async () => {
  const { network, importPart } = createImport();
  network.isDown = false;
  const Lazy = lazyPart(importPart, 'Panel');
  const page = (isOpen: boolean) => (
    <>
      <button type="button" {...Lazy.prefetchOn}>
        打开
      </button>
      <Lazy name="抽屉" isOpen={isOpen} />
    </>
  );
  const { user, rerender } = await renderComponent(page(false));
  expect(importPart).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button', { name: '打开' }));
  await user.tab();
  expect(importPart).toHaveBeenCalledOnce();
  // What is here is shown at once.
  rerender(page(true));
  expect(screen.getByText('抽屉在这里')).toBeVisible();
  expect(importPart).toHaveBeenCalledOnce();
});

it('passes the part’s props on, and keeps those for loading', async () => {
  const Part = vi.fn<(props: { name: string }) => null>(() => null);
  const Lazy = lazyPart(async () => ({ Part }), 'Part');
  const close = () => {};
  await renderComponent(<Lazy name="对话框" isOpen fallback={<p>骨架</p>} onLoadFailed={close} />);
  await waitFor(() => expect(Part.mock.lastCall?.[0]).toEqual({ name: '对话框', isOpen: true }));
});

it('without a network nothing is fetched ahead, because some browsers repeat a failure for ever', async () => {
  const { network, importPart } = createImport();
  const Lazy = lazyPart(importPart, 'Panel');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { user } = await renderComponent(<button {...Lazy.prefetchOn}>打开</button>);
  await user.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(importPart).not.toHaveBeenCalled();

  network.isDown = false;
  onLine.mockReturnValue(true);
  await user.hover(screen.getByRole('button'));
  expect(importPart).toHaveBeenCalledTimes(1);
});
