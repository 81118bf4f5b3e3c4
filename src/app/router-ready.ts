import type { DataRouter } from 'react-router';

/** Resolves when the router is initialized: redirects followed, first page's code and texts loaded. */
export function routerReady(router: DataRouter): Promise<void> {
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
