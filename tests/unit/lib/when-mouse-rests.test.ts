import { afterEach, expect, it, vi } from 'vitest';
import { whenMouseRests } from '#src/lib/browser/when-mouse-rests.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('N1: only a mouse that rests on a link reads ahead', () => {
  vi.useFakeTimers();
  const read = vi.fn<() => void>();
  const link = document.body.appendChild(document.createElement('a'));
  whenMouseRests(link, read);
  link.dispatchEvent(new MouseEvent('mouseleave'));
  vi.runAllTimers();
  expect(read).not.toHaveBeenCalled();

  whenMouseRests(link, read);
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(1);

  whenMouseRests(link, read);
  link.remove();
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(1);
});
