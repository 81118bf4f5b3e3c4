import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

beforeEach(() => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused by a test', 'SecurityError');
  });
});

it('N3: leaving the site logs no warning where the browser’s storage is closed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderApp('/privacy');
  await screen.findByRole('heading', { level: 1 });
  window.dispatchEvent(new Event('pagehide'));
  expect(warn.mock.calls).toEqual([]);
});

it('N3: a navigation scrolls to the top there too, and the browser restores the position on Back', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { router } = await renderApp('/privacy');
  const { textContent: title } = await screen.findByRole('heading', { level: 1 });
  scroll.mockClear();

  await router.navigate('/coming-soon');
  await waitFor(() => expect(scroll.mock.calls).toEqual([[0, 0]]));
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(scroll).toHaveBeenCalledOnce();
});

it('N3: a link to a part of a page shows that part there too, on a cold start as well', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function show(this: Element) {
    shown.push(this.id);
  });
  const { router } = await renderApp('/aboutus#honors');
  await waitFor(() => expect(shown).toContain('honors'));

  await router.navigate('/privacy');
  await screen.findByRole('heading', { level: 1, name: '个人信息保护声明' });
  shown.length = 0;
  await router.navigate('/aboutus#history');
  await waitFor(() => expect(shown).toContain('history'));
});
