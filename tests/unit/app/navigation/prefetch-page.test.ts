import { matchRoutes } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backstageRoutes } from '#src/app/backstage-routes.ts';
import { prefetchPage } from '#src/app/navigation/prefetch-page.ts';

const LIST = '/backstage/content/industry-news/list';

it('N1: a page is prefetched once, and again only after a failure', async () => {
  const route = matchRoutes(backstageRoutes, LIST, '/backstage')?.at(-1)?.route;
  if (!route) throw new Error(`No route for ${LIST}`);
  const { lazy } = route;
  onTestFinished(() => {
    route.lazy = lazy;
  });
  const fetchPage = vi.fn<() => Promise<object>>(async () => ({}));
  fetchPage.mockRejectedValueOnce(new TypeError('offline'));
  route.lazy = fetchPage;

  prefetchPage(LIST);
  prefetchPage(LIST);
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await Promise.allSettled(fetchPage.mock.results.map(({ value }) => value));
  prefetchPage(LIST);
  prefetchPage(LIST);
  await Promise.allSettled(fetchPage.mock.results.map(({ value }) => value));
  prefetchPage(LIST);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});
