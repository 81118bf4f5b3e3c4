import { screen, waitFor } from '@testing-library/dom';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { startApp } from '#src/app/start-app.tsx';
import { stopRememberingPresses, rememberPresses } from '#src/boot/remember-presses.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { isTimePinned, pinTime } from '#src/lib/time/clock.ts';

const page = document.documentElement;

beforeEach(async () => {
  await startI18n();
});

afterEach(() => {
  stopRememberingPresses();
  delete page.dataset.prerendered;
  document.body.replaceChildren();
});

/** Hydrates a prerendered page with the boot script's ear on it. */
async function hydrate(
  Component: () => React.ReactNode,
  queryClient = createQueryClient(),
  queries: unknown[] = [],
): Promise<void> {
  const router = createMemoryRouter([{ path: '/', Component }]);
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
  });
  const root = document.createElement('div');
  root.id = 'root';
  pinTime(0);
  root.innerHTML = renderToString(<App router={router} queryClient={queryClient} />);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'prerendered-data';
  data.textContent = JSON.stringify({ queries, mutations: [] });
  document.body.append(root, data);
  page.dataset.prerendered = 'cn';
  page.dataset.time = '0';
  rememberPresses();
  await startApp(root, router, queryClient);
}

const seeReady = () => waitFor(() => expect(isTimePinned()).toBe(false));

it('R15: a press right after hydration takes effect once', async () => {
  const answer = vi.fn<() => void>();
  await hydrate(function Page() {
    // After React has taken the page over, before its effects.
    useLayoutEffect(() => queueMicrotask(() => screen.getByRole('button').click()), []);
    return (
      <button type="button" onClick={answer}>
        按
      </button>
    );
  });
  await seeReady();
  expect(answer).toHaveBeenCalledOnce();
});

it('R15: a press before hydration takes effect too, and the file’s data are removed', async () => {
  const answer = vi.fn<() => void>();
  const started = hydrate(() => (
    <button type="button" onClick={answer}>
      按
    </button>
  ));
  screen.getByRole('button').click();
  await started;
  await seeReady();
  expect(answer).toHaveBeenCalledOnce();
  expect(document.querySelector('#prerendered-data')).toBe(null);
});

it('P7: keeps the data of the file where the server’s are the same, so that nothing is drawn again', async () => {
  const query = companyInfoApi.inForce();
  const reader = createQueryClient();
  const company = await reader.fetchQuery(query);
  const [read] = dehydrate(reader).queries;
  // The file leaves them out.
  const { englishSources, ...stored } = { ...company };
  expect(englishSources).toBeTypeOf('string');
  const drawn: unknown[] = [];
  const queryClient = createQueryClient();
  const Page = () => {
    const { data } = useQuery(query);
    if (data) drawn.push(data);
    return '页';
  };
  const state = { ...read?.state, data: stored, dataUpdatedAt: 1 };
  await hydrate(Page, queryClient, [{ ...read, state }]);
  await seeReady();
  expect(queryClient.getQueryData(query.queryKey)).toBe(drawn[0]);
  expect(drawn[0]).toEqual(company);
});
