import '#src/lib/trusted-types.ts';
import { createBrowserRouter } from 'react-router';
import { withQueryClient } from './api/query-client-context.ts';
import { firstPage } from './app/first-page.ts';
import { createQueryClient } from './app/query-client.ts';
import { createRoutes, discoverRoutes } from './app/router.tsx';
import { prepareDirection } from './app/settings/emotion-cache.ts';
import { startApp } from './app/start-app.tsx';
import { env } from './env.ts';
import { startI18n } from './i18n/i18n.ts';
import { watchLoadFailures } from './lib/load-failure.ts';
import { nameEntry } from './lib/name-entry.ts';
import { pause } from './lib/pause.ts';
import { connectSession } from './session/connect-session.ts';

async function start(root: HTMLElement): Promise<void> {
  watchLoadFailures();
  // Running the modules was one task.
  await pause();
  if (import.meta.env.DEV && env.mock) {
    const { startMock } = await import('./mocks/browser.ts');
    await startMock();
  }
  connectSession();
  await Promise.all([startI18n(), prepareDirection()]);
  nameEntry();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(), {
    patchRoutesOnNavigation: discoverRoutes,
    getContext: withQueryClient(queryClient),
  });
  // Until the first page's code is here, what index.html has stands better than anything we draw.
  await firstPage(router);
  // Where the page stands already, somebody may have scrolled it: nobody scrolls it back.
  const { prerendered = 'off' } = document.documentElement.dataset;
  if (prerendered !== 'off') {
    const { location } = router.state;
    const state: unknown = location.state;
    await router.navigate(location, { replace: true, preventScrollReset: true, state });
  }
  await startApp(root, router, queryClient);
}

const root = document.getElementById('root');
// The boot script, which stands apart from all of this, then says so.
if (root) start(root).catch(() => dispatchEvent(new Event('program-failed')));
