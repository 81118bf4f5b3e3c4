import { screen } from '@testing-library/dom';
import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import { toast, Toaster } from 'sonner';
import { expect, it } from 'vitest';
import { render } from '#tests/support/render.tsx';

/** More than React does at a time, in ms. */
const LONG = 20;

function workLong(): void {
  const end = performance.now() + LONG;
  while (performance.now() < end);
}

it('a wait for an element ends after its effects, however much React has to do before', async () => {
  render(<Toaster />);
  setTimeout(() => unstable_scheduleCallback(unstable_NormalPriority, workLong));
  // Its effect makes it visible.
  toast('保存成功');
  expect(await screen.findByText('保存成功')).toBeVisible();
});
