import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';
import { allMounted } from '#src/admin/form/core/use-mounted-later.ts';

it('what needs all parts of a form waits for the last one, also where paints come faster than parts', async () => {
  const paint = (work: FrameRequestCallback) => {
    queueMicrotask(() => work(0));
    return 0;
  };
  vi.stubGlobal('requestAnimationFrame', paint);
  vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work));
  render(
    <MountLater placeholder={null}>
      <p>first</p>
      <MountLater placeholder={null}>last</MountLater>
    </MountLater>,
  );
  await allMounted();
  const found = screen.queryByText('last');
  vi.unstubAllGlobals();
  expect(found).toBeVisible();
});
