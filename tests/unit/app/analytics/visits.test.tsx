import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Visits } from '#src/app/analytics/visits.tsx';
import { SessionContext } from '#src/session/session-provider.tsx';
import type { SessionState } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';

const VISITOR: SessionState = {
  status: 'unauthenticated',
  user: null,
  endedBy: null,
  isHere: true,
};
const EDITOR: SessionState = {
  status: 'authenticated',
  user: { accessToken: 'a.b.c', role: 'editor', exp: 0 },
};

let known = 0;
beforeEach(() => {
  known = mock.db.accessLog.all().length;
});
afterEach(() => vi.unstubAllGlobals());

/** Reads two pages, as this person, and returns the recorded paths. */
async function readPages(session: SessionState): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const layout = (
    <>
      <Outlet />
      <Visits />
    </>
  );
  const router = createMemoryRouter(
    [{ element: layout, children: [{ path: '*', element: <p /> }] }],
    { initialEntries: ['/news/?lng=en'] },
  );
  const { unmount } = render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000));
  // The same page: what is filtered or searched for in it is nobody's business.
  await act(() => router.navigate('/news?q=%E8%96%AA%E8%B5%84'));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await act(() => router.navigate('/news/details?id=6&utm_source=letter#top'));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  unmount();
  vi.useRealTimers();
  const isSent = () =>
    mock.db.accessLog.all().every(({ duration }, index) => index < known || duration);
  await vi.waitUntil(isSent);
  return mock.db.accessLog
    .all()
    .slice(known)
    .map(({ path, duration }) => `${path} ${duration}`);
}

it('records each page of a visitor once, in StrictMode too, without what was searched for', async () => {
  expect(await readPages(VISITOR)).toEqual(['/news 4000', '/news/details?id=6 2000']);
});

it('records nothing of people who are signed in', async () => {
  expect(await readPages(EDITOR)).toEqual([]);
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('records nothing where the browser objects: %s', async (_name, said) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), said));
  expect(await readPages(VISITOR)).toEqual([]);
});

it('records nothing of a visitor who has declined the statistics', async () => {
  localStorage.setItem('analytics-consent', '"refused"');
  expect(await readPages(VISITOR)).toEqual([]);
});
