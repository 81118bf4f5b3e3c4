import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackToTop } from '#src/components/page/back-to-top.tsx';
import { renderComponent } from '../support.tsx';

async function setUp() {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await renderComponent(
    <main tabIndex={-1}>
      <BackToTop gutter={{ media: '(min-width: 1280px)', width: 48 }} />
    </main>,
  );
  vi.useFakeTimers();
  return { scrollTo };
}

function scrollPageTo(y: number, wait: number) {
  Object.assign(window, { scrollY: y });
  fireEvent.scroll(window);
  pass(wait);
}

function pass(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

const button = () => screen.queryByRole('button', { name: '回到顶部' });

describe('BackToTop', () => {
  it('P9: appears once the page is scrolled past a threshold, and disappears near the top', async () => {
    await setUp();
    expect(button()).toBeNull();
    scrollPageTo(300, 100);
    expect(button()).toBeNull();
    scrollPageTo(900, 100);
    expect(button()).toBeVisible();
    scrollPageTo(0, 100);
    expect(button()).toBeNull();
  });

  it('P9: checks the scroll position 100 ms after the last movement', async () => {
    await setUp();
    scrollPageTo(900, 99);
    expect(button()).toBeNull();
    scrollPageTo(950, 99);
    expect(button()).toBeNull();
    pass(1);
    expect(button()).toBeVisible();
  });

  it('P9: scrolls smoothly to the top and moves the focus there', async () => {
    const { scrollTo } = await setUp();
    scrollPageTo(900, 100);
    fireEvent.click(screen.getByRole('button', { name: '回到顶部' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
