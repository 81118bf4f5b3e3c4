import '#src/lib/html/trusted-types.ts';
import { createBrowserRouter } from 'react-router';
import { withQueryClient } from './api/cache/query-client-context.ts';
import { routerReady } from './app/router-ready.ts';
import { createQueryClient } from './app/query-client.ts';
import { createRoutes, discoverRoutes } from './app/router.tsx';
import { prepareDirection } from './app/settings/emotion-cache.ts';
import { prepareEasyReading } from './app/settings/load-easy-reading.ts';
import { startApp } from './app/start-app.tsx';
import { env } from './env.ts';
import { printInLight } from './app/settings/print-in-light.ts';
import { startI18n } from './i18n/i18n.ts';
import { overlayHistory } from './lib/browser/overlay-history.ts';
import { watchLoadFailures } from './lib/errors/load-failure.ts';
import { nameEntry } from './lib/links/name-entry.ts';
import { pause } from './lib/time/pause.ts';
import { connectSession } from './session/connect-session.ts';

async function start(root: HTMLElement): Promise<void> {
  watchLoadFailures();
  printInLight();
  // Evaluating the modules was one long task: let the browser handle input before the next one.
  await pause();
  if (import.meta.env.DEV && env.mock) {
    const { startMock } = await import('./mocks/browser.ts');
    await startMock();
  }
  connectSession();
  await Promise.all([startI18n(), prepareDirection(), prepareEasyReading()]);
  nameEntry();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(), {
    patchRoutesOnNavigation: discoverRoutes,
    getContext: withQueryClient(queryClient),
    instrumentations: [overlayHistory],
  });
  const { prerendered = 'off', area } = document.documentElement.dataset;
  // A prerendered page or the public site's skeleton stays visible until the first page's code is loaded; elsewhere the
  // loading screen does.
  if (prerendered !== 'off' || area === 'site') await routerReady(router);
  // The user may have scrolled a prerendered page already: keep that scroll position.
  if (prerendered !== 'off') {
    const { location } = router.state;
    const state: unknown = location.state;
    await router.navigate(location, { replace: true, preventScrollReset: true, state });
  }
  await startApp(root, router, queryClient);
}

const root = document.getElementById('root');
// `src/boot/start-program.ts` listens for this event and shows the error.
if (root) start(root).catch(() => dispatchEvent(new Event('program-failed')));
