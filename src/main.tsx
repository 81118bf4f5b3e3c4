import '#src/lib/trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './app/providers.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createRoutes, discoverRoutes } from './app/router.tsx';
import { prepareDirection } from './app/settings/emotion-cache.ts';
import { env } from './env.ts';
import { startI18n } from './i18n/i18n.ts';
import { watchLoadFailures } from './lib/load-failure.ts';
import { nameEntry } from './lib/name-entry.ts';
import { pause } from './lib/pause.ts';
import { connectSession } from './session/connect-session.ts';

async function start(container: HTMLElement): Promise<void> {
  watchLoadFailures();
  // The code itself was one task.
  await pause();
  if (import.meta.env.DEV && env.mock) {
    const { startMock } = await import('./mocks/browser.ts');
    await startMock();
  }
  const { shell } = document.documentElement.dataset;
  const takingOver = shell === undefined ? undefined : import('./app/take-over/take-over.tsx');
  connectSession();
  await Promise.all([startI18n(), prepareDirection()]);
  await pause();
  nameEntry();
  const router = createBrowserRouter(createRoutes(), {
    patchRoutesOnNavigation: discoverRoutes,
  });
  // Until the first page's code is here, what index.html has stands better than anything we draw.
  await firstPage(router);
  // Where the page stands already, somebody may have scrolled it: nobody scrolls it back.
  if (shell === 'shown') {
    await router.navigate(router.state.location, { replace: true, preventScrollReset: true });
  }
  const queryClient = createQueryClient();
  const app = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (takingOver) await (await takingOver).takeOver(app, queryClient);
  else createRoot(container).render(app);
}

function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) end();
    });
    const end = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) end();
  });
}

const container = document.getElementById('root');
// The boot script, which stands apart from all of this, then says so.
if (container) start(container).catch(() => dispatchEvent(new Event('program-failed')));
