import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Analytics } from '#src/app/analytics/analytics.tsx';
import { env } from '#src/env.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="stats"]');

beforeEach(async () => {
  localStorage.setItem('i18nextLng', 'cn');
  await startI18n();
  await loadTexts('cn', ['privacy']);
});

afterEach(() => {
  Object.assign(env, { analyticsUrl: '', analyticsId: '' });
  vi.unstubAllGlobals();
  script()?.remove();
  for (const name of ['_paq', '_hmt', 'umami']) Reflect.deleteProperty(window, name);
});

async function visit(analyticsUrl: string, analyticsId = '') {
  Object.assign(env, { analyticsUrl, analyticsId });
  vi.useFakeTimers();
  const layout = (
    <>
      <Outlet />
      <Analytics />
    </>
  );
  const router = createMemoryRouter(
    [{ element: layout, children: [{ path: '*', element: <p /> }] }],
    { initialEntries: ['/home'] },
  );
  render(<RouterProvider router={router} />);
  const wait = () => act(() => vi.advanceTimersByTimeAsync(600));
  await wait();
  return {
    wait,
    goTo: async (path: string) => {
      await act(() => router.navigate(path));
      await wait();
    },
  };
}

it('counts each page once for Umami, as soon as its script has loaded', async () => {
  const { goTo } = await visit('https://stats.example.com/script.js', 'a1');
  expect(script()?.dataset).toMatchObject({ websiteId: 'a1', autoTrack: 'false' });
  const paths: string[] = [];
  Reflect.set(window, 'umami', {
    track: (change: (props: object) => { url: string }) => paths.push(change({}).url),
  });
  script()?.dispatchEvent(new Event('load'));
  await goTo('/product/details?id=6');
  expect(paths).toEqual(['/home', '/product/details?id=6']);
});

it('counts for Matomo without cookies, at the address beside its script', async () => {
  const { goTo } = await visit('https://stats.example.com/matomo.js', '3');
  await goTo('/news');
  expect(Reflect.get(window, '_paq')).toEqual([
    ['disableCookies'],
    ['setTrackerUrl', 'https://stats.example.com/matomo.php'],
    ['setSiteId', '3'],
    ['setCustomUrl', 'http://localhost:3000/home'],
    ['setDocumentTitle', ''],
    ['trackPageView'],
    ['setReferrerUrl', 'http://localhost:3000/home'],
    ['setCustomUrl', 'http://localhost:3000/news'],
    ['setDocumentTitle', ''],
    ['trackPageView'],
  ]);
});

it('asks before Baidu’s script, which sets cookies, and remembers the answer', async () => {
  const { wait, goTo } = await visit('https://stats.example.com/hm.js?abc');
  expect(script()).toBeNull();
  act(() => screen.getByRole('button', { name: '同意' }).click());
  await wait();
  expect(screen.queryByRole('region', { name: '访问统计' })).not.toBeInTheDocument();
  await goTo('/job');
  expect(script()?.src).toBe('https://stats.example.com/hm.js?abc');
  expect(Reflect.get(window, '_hmt')).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/home'],
    ['_trackPageview', '/job'],
  ]);
  expect(localStorage.getItem('analytics-consent')).toBe('"given"');
});

it('loads nothing for a visitor who declines, and does not ask again', async () => {
  const { goTo } = await visit('https://stats.example.com/hm.js?def');
  act(() => screen.getByRole('button', { name: '不同意' }).click());
  await goTo('/news');
  expect(script()).toBeNull();
  expect(screen.queryByRole('region', { name: '访问统计' })).not.toBeInTheDocument();
});

it('neither loads nor asks where the browser objects to tracking, or the build has no statistics', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { globalPrivacyControl: true }),
  );
  await visit('https://stats.example.com/hm.js?def');
  expect(script()).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
